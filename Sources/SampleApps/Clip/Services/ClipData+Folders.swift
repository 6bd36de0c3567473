extension ClipData {
  /// Twelve clips with sixty links; one of them is empty.
  static let folders = [
    Folder(
      title: "개발",
      pages: [
        Page("좋은 코드 리뷰를 위한 열 가지 습관", "tech.kakao.com/posts/601"),
        Page("A debugging checklist for bad days", "jvns.ca/blog/debugging-checklist"),
        Page("테스트 코드, 어디까지 써야 할까", "techblog.woowahan.com/17674"),
        Page("What every programmer should know about time", "unix4lyfe.org/time"),
        Page("깃 브랜치 전략 다시 보기", "velog.io/@dev/git-branches"),
        Page("The twelve-factor app", "12factor.net"),
        Page("모노레포로 옮긴 뒤 달라진 것들", "toss.tech/article/monorepo"),
      ]),
    Folder(
      title: "Design",
      pages: [
        Page("Ten usability heuristics", "www.nngroup.com/articles/ten-usability-heuristics"),
        Page("한글 타이포그래피의 기본", "designcompass.org/hangul-typography"),
        Page("Laws of UX", "lawsofux.com"),
        Page("디자인 시스템을 처음 만들 때", "blog.banksalad.com/design-system"),
      ]),
    Folder(
      title: "Swift",
      pages: [
        Page("Swift 6 concurrency, step by step", "www.swift.org/migration"),
        Page("Value semantics in practice", "www.swiftbysundell.com/articles/value-semantics"),
        Page("코디네이터 패턴으로 화면 전환 나누기", "velog.io/@ios/coordinator-pattern"),
        Page("Existential types, explained slowly", "www.avanderlee.com/swift/existential-any"),
        Page("UIKit의 내비게이션 스택 이해하기", "zeddios.tistory.com/navigation-stack"),
      ]),
    Folder(
      title: "맛집",
      pages: [
        Page("성수동 커피 지도", "www.diningcode.com/seongsu-coffee"),
        Page("을지로 노포 아홉 곳", "www.mangoplate.com/euljiro"),
        Page("Best ramen in Mapo", "www.eater.com/seoul-ramen"),
        Page("비 오는 날 먹는 칼국수", "www.siksinhot.com/kalguksu"),
        Page("연남동 빵집 순례", "brunch.co.kr/@bread/21"),
        Page("Where to eat near Gwangjang market", "www.timeout.com/seoul/gwangjang"),
        Page("부산 밀면, 어디가 진짜일까", "www.diningcode.com/milmyeon"),
        Page("혼자 가기 좋은 초밥집", "www.catchtable.co.kr/solo-sushi"),
        Page("Vegan tables in Itaewon", "www.happycow.net/itaewon"),
      ]),
    Folder(
      title: "Travel",
      pages: [
        Page("Three days in Kyoto without a plan", "www.lonelyplanet.com/kyoto-three-days"),
        Page("제주 동쪽 한 바퀴", "www.visitjeju.net/east"),
        Page("Night trains of Europe", "www.seat61.com/night-trains"),
      ]),
    Folder(
      title: "경제 뉴스",
      pages: [
        Page("금리가 내리면 무엇이 달라지나", "newneek.co/post/interest-rates"),
        Page("Inflation in one chart", "ourworldindata.org/inflation"),
        Page("전세와 월세, 다시 계산해 보기", "uppity.co.kr/rent"),
        Page("반도체 산업 지도 읽는 법", "www.hankyung.com/chips"),
        Page("How index funds really work", "www.bogleheads.org/wiki/Index_fund"),
        Page("연말정산 준비, 지금 시작해야 하는 이유", "www.nts.go.kr/year-end"),
      ]),
    Folder(title: "나중에 읽기", pages: []),
    Folder(
      title: "Recipes",
      pages: [
        Page("Weeknight tomato pasta", "www.seriouseats.com/tomato-pasta"),
        Page("십 분 김치볶음밥", "www.10000recipe.com/kimchi-rice"),
        Page("No-knead bread", "cooking.nytimes.com/no-knead-bread"),
        Page("된장찌개 실패하지 않는 법", "www.10000recipe.com/doenjang"),
        Page("Crisp tofu without a wok", "www.loveandlemons.com/crisp-tofu"),
        Page("달걀말이 예쁘게 마는 법", "www.10000recipe.com/rolled-omelette"),
        Page("Overnight oats, five ways", "www.bbcgoodfood.com/overnight-oats"),
        Page("여름 오이냉국", "www.10000recipe.com/cucumber-soup"),
      ]),
    Folder(
      title: "운동",
      pages: [
        Page("Couch to five kilometres", "www.nhs.uk/better-health/couch-to-5k"),
        Page("하루 십 분 스트레칭", "www.kspo.or.kr/stretching"),
      ]),
    Folder(
      title: "Music",
      pages: [
        Page("Songs to work by", "www.npr.org/music/songs-to-work-by"),
        Page("재즈 입문 앨범 스무 장", "izm.co.kr/jazz-albums"),
        Page("Why old records sound warm", "pitchfork.com/features/vinyl"),
        Page("올해의 인디 음악", "www.melon.com/indie"),
        Page("Reading music for adults", "www.musictheory.net"),
      ]),
    Folder(
      title: "책",
      pages: [
        Page("다시 읽고 싶은 소설 열두 권", "www.aladin.co.kr/novels"),
        Page("How to read a book", "fs.blog/how-to-read-a-book"),
        Page("독서 모임을 오래 하는 법", "brunch.co.kr/@reading/88"),
        Page("Short stories worth a lunch break", "www.newyorker.com/short-stories"),
        Page("과학책 읽기의 즐거움", "ch.yes24.com/science"),
        Page("A reading list on cities", "longreads.com/cities"),
        Page("번역가가 고른 문장들", "ch.yes24.com/sentences"),
        Page("The art of the footnote", "www.theparisreview.org/footnotes"),
        Page("밤에 읽기 좋은 에세이", "www.kyobobook.co.kr/essays"),
        Page("Libraries that lend more than books", "www.atlasobscura.com/libraries"),
      ]),
    Folder(
      title: "Gifts",
      pages: [
        Page("Thirty gifts under thirty dollars", "www.nytimes.com/wirecutter/gifts")
      ]),
  ]
}
