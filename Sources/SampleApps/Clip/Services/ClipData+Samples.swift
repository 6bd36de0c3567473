extension ClipData {
  /// A page of the web.
  struct Page {
    let title: String
    let url: String

    init(_ title: String, _ url: String) {
      self.title = title
      self.url = "https://" + url
    }
  }

  /// A clip with its pages.
  struct Folder {
    let title: String
    let pages: [Page]
  }

  /// A site, perhaps without an address.
  struct SampleSite {
    let title: String
    let url: String?
  }

  static let nicknames = ["토스터", "Mina", "jungwoo", "하루", "Sol", "지현"]

  static let weeklyPages = [
    Page("이번 주에 읽을 만한 글 다섯 편", "careerly.co.kr/comments/91220"),
    Page("How to take notes you will read again", "maggieappleton.com/notes"),
    Page("봄에 걷기 좋은 서울 골목", "visitseoul.net/spring-walks"),
    Page("The best time to plan a week is Friday", "todoist.com/inspiration/weekly-review"),
    Page("요즘 회의는 왜 짧아졌을까", "yozm.wishket.com/magazine/detail/2471"),
  ]

  static let recommendedSites = [
    SampleSite(title: "브런치", url: "https://brunch.co.kr"),
    SampleSite(title: "Medium", url: "https://medium.com"),
    SampleSite(title: "뉴닉", url: "https://newneek.co"),
    SampleSite(title: "Pinterest", url: "https://www.pinterest.com"),
    SampleSite(title: "요즘IT", url: "https://yozm.wishket.com"),
    SampleSite(title: "Coming soon", url: nil),
  ]

  static let times = ["07:30", "09:00", "12:30", "18:00", "21:15"]

  static let days = ["Monday", "Wednesday", "Friday", "Sunday"]

  static let repeats = [[1, 3, 5], [6, 7], [2], [1, 2, 3, 4, 5]]

  static let surveyURL = "https://forms.gle/toaster-survey"
}
