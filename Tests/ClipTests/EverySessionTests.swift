// swift-format-ignore-file
// One test for each session file. Do not change them by hand: this writes them again, in the folder of this file:
//   navwright xctest ../Sessions -o EverySessionTests.swift

import Airports
import Clip
import Memo
import Movies
import NavwrightTesting
import XCTest

@MainActor
final class EverySessionTests: XCTestCase {
  func test_account_login_pages() async {
    await expectSessions(in: "../Sessions/account/login-pages.nav", apps: [ClipApp.self])
  }

  func test_account_popup_p5_withdraw() async {
    await expectSessions(in: "../Sessions/account/popup-p5-withdraw.nav", apps: [ClipApp.self])
  }

  func test_account_popup_p6_logged_out() async {
    await expectSessions(in: "../Sessions/account/popup-p6-logged-out.nav", apps: [ClipApp.self])
  }

  func test_account_popup_p8_survey_go() async {
    await expectSessions(in: "../Sessions/account/popup-p8-survey-go.nav", apps: [ClipApp.self])
  }

  func test_account_popup_p8_survey_hide() async {
    await expectSessions(in: "../Sessions/account/popup-p8-survey-hide.nav", apps: [ClipApp.self])
  }

  func test_account_popup_p8_survey_in_the_way() async {
    await expectSessions(in: "../Sessions/account/popup-p8-survey-in-the-way.nav", apps: [ClipApp.self])
  }

  func test_account_service_main() async {
    await expectSessions(in: "../Sessions/account/service-main.nav", apps: [ClipApp.self])
  }

  func test_account_service_profile() async {
    await expectSessions(in: "../Sessions/account/service-profile.nav", apps: [ClipApp.self])
  }

  func test_account_service_session() async {
    await expectSessions(in: "../Sessions/account/service-session.nav", apps: [ClipApp.self])
  }

  func test_account_service_sign_in() async {
    await expectSessions(in: "../Sessions/account/service-sign-in.nav", apps: [ClipApp.self])
  }

  func test_account_service_sign_out() async {
    await expectSessions(in: "../Sessions/account/service-sign-out.nav", apps: [ClipApp.self])
  }

  func test_account_service_sites() async {
    await expectSessions(in: "../Sessions/account/service-sites.nav", apps: [ClipApp.self])
  }

  func test_account_service_survey() async {
    await expectSessions(in: "../Sessions/account/service-survey.nav", apps: [ClipApp.self])
  }

  func test_account_service_version() async {
    await expectSessions(in: "../Sessions/account/service-version.nav", apps: [ClipApp.self])
  }

  func test_account_service_weekly() async {
    await expectSessions(in: "../Sessions/account/service-weekly.nav", apps: [ClipApp.self])
  }

  func test_account_service_withdraw() async {
    await expectSessions(in: "../Sessions/account/service-withdraw.nav", apps: [ClipApp.self])
  }

  func test_account_trap_t10_expiry_handled_once() async {
    await expectSessions(in: "../Sessions/account/trap-t10-expiry-handled-once.nav", apps: [ClipApp.self])
  }

  func test_account_trap_t11_splash() async {
    await expectSessions(in: "../Sessions/account/trap-t11-splash.nav", apps: [ClipApp.self])
  }

  func test_account_trap_t3_withdraw_fails() async {
    await expectSessions(in: "../Sessions/account/trap-t3-withdraw-fails.nav", apps: [ClipApp.self])
  }

  func test_account_trap_t4_profile_401() async {
    await expectSessions(in: "../Sessions/account/trap-t4-profile-401.nav", apps: [ClipApp.self])
  }

  func test_airports_city() async {
    await expectSessions(in: "../Sessions/airports/city.nav", apps: [AirportsApp.self])
  }

  func test_airports_data() async {
    await expectSessions(in: "../Sessions/airports/data.nav", apps: [AirportsApp.self])
  }

  func test_airports_details() async {
    await expectSessions(in: "../Sessions/airports/details.nav", apps: [AirportsApp.self])
  }

  func test_airports_search() async {
    await expectSessions(in: "../Sessions/airports/search.nav", apps: [AirportsApp.self])
  }

  func test_back_button() async {
    await expectSessions(in: "../Sessions/back-button.nav", apps: [ClipApp.self])
  }

  func test_clip() async {
    await expectSessions(in: "../Sessions/clip.nav", apps: [ClipApp.self])
  }

  func test_detail_clip() async {
    await expectSessions(in: "../Sessions/detail-clip.nav", apps: [ClipApp.self])
  }

  func test_double_tap() async {
    await expectSessions(in: "../Sessions/double-tap.nav", apps: [ClipApp.self])
  }

  func test_failures() async {
    await expectSessions(in: "../Sessions/failures.nav", apps: [ClipApp.self])
  }

  func test_held_replies() async {
    await expectSessions(in: "../Sessions/held-replies.nav", apps: [ClipApp.self])
  }

  func test_home_services() async {
    await expectSessions(in: "../Sessions/home-services.nav", apps: [ClipApp.self])
  }

  func test_home() async {
    await expectSessions(in: "../Sessions/home.nav", apps: [ClipApp.self])
  }

  func test_late_replies() async {
    await expectSessions(in: "../Sessions/late-replies.nav", apps: [ClipApp.self])
  }

  func test_launch() async {
    await expectSessions(in: "../Sessions/launch.nav", apps: [ClipApp.self])
  }

  func test_links_before_login() async {
    await expectSessions(in: "../Sessions/links-before-login.nav", apps: [ClipApp.self])
  }

  func test_links() async {
    await expectSessions(in: "../Sessions/links.nav", apps: [ClipApp.self])
  }

  func test_links_gone() async {
    await expectSessions(in: "../Sessions/links/gone.nav", apps: [ClipApp.self])
  }

  func test_links_navigation_bar() async {
    await expectSessions(in: "../Sessions/links/navigation-bar.nav", apps: [ClipApp.self])
  }

  func test_links_popup_p4_delete_clip() async {
    await expectSessions(in: "../Sessions/links/popup-p4-delete-clip.nav", apps: [ClipApp.self])
  }

  func test_links_row_c1_clip() async {
    await expectSessions(in: "../Sessions/links/row-c1-clip.nav", apps: [ClipApp.self])
  }

  func test_links_row_c2_edit_clip() async {
    await expectSessions(in: "../Sessions/links/row-c2-edit-clip.nav", apps: [ClipApp.self])
  }

  func test_links_row_c3_detail_clip() async {
    await expectSessions(in: "../Sessions/links/row-c3-detail-clip.nav", apps: [ClipApp.self])
  }

  func test_links_row_c4_link() async {
    await expectSessions(in: "../Sessions/links/row-c4-link.nav", apps: [ClipApp.self])
  }

  func test_links_row_c5_back() async {
    await expectSessions(in: "../Sessions/links/row-c5-back.nav", apps: [ClipApp.self])
  }

  func test_links_row_h4_all_links() async {
    await expectSessions(in: "../Sessions/links/row-h4-all-links.nav", apps: [ClipApp.self])
  }

  func test_links_row_h5_link_of_all_links() async {
    await expectSessions(in: "../Sessions/links/row-h5-link-of-all-links.nav", apps: [ClipApp.self])
  }

  func test_links_service_add_clip() async {
    await expectSessions(in: "../Sessions/links/service-add-clip.nav", apps: [ClipApp.self])
  }

  func test_links_service_clips_on_clip() async {
    await expectSessions(in: "../Sessions/links/service-clips-on-clip.nav", apps: [ClipApp.self])
  }

  func test_links_service_clips_on_edit_clip() async {
    await expectSessions(in: "../Sessions/links/service-clips-on-edit-clip.nav", apps: [ClipApp.self])
  }

  func test_links_service_clips_on_link_sheet() async {
    await expectSessions(in: "../Sessions/links/service-clips-on-link-sheet.nav", apps: [ClipApp.self])
  }

  func test_links_service_delete_clip() async {
    await expectSessions(in: "../Sessions/links/service-delete-clip.nav", apps: [ClipApp.self])
  }

  func test_links_service_delete_link() async {
    await expectSessions(in: "../Sessions/links/service-delete-link.nav", apps: [ClipApp.self])
  }

  func test_links_service_edit_title() async {
    await expectSessions(in: "../Sessions/links/service-edit-title.nav", apps: [ClipApp.self])
  }

  func test_links_service_links() async {
    await expectSessions(in: "../Sessions/links/service-links.nav", apps: [ClipApp.self])
  }

  func test_links_service_mark_read() async {
    await expectSessions(in: "../Sessions/links/service-mark-read.nav", apps: [ClipApp.self])
  }

  func test_links_service_move_link() async {
    await expectSessions(in: "../Sessions/links/service-move-link.nav", apps: [ClipApp.self])
  }

  func test_links_service_rename_clip() async {
    await expectSessions(in: "../Sessions/links/service-rename-clip.nav", apps: [ClipApp.self])
  }

  func test_links_share() async {
    await expectSessions(in: "../Sessions/links/share.nav", apps: [ClipApp.self])
  }

  func test_links_sheet_b1_add_clip() async {
    await expectSessions(in: "../Sessions/links/sheet-b1-add-clip.nav", apps: [ClipApp.self])
  }

  func test_links_sheet_b1_wrong_names() async {
    await expectSessions(in: "../Sessions/links/sheet-b1-wrong-names.nav", apps: [ClipApp.self])
  }

  func test_links_sheet_b2_rename_clip() async {
    await expectSessions(in: "../Sessions/links/sheet-b2-rename-clip.nav", apps: [ClipApp.self])
  }

  func test_links_sheet_b3_delete_link() async {
    await expectSessions(in: "../Sessions/links/sheet-b3-delete-link.nav", apps: [ClipApp.self])
  }

  func test_links_sheet_b3_link() async {
    await expectSessions(in: "../Sessions/links/sheet-b3-link.nav", apps: [ClipApp.self])
  }

  func test_links_sheet_b4_title() async {
    await expectSessions(in: "../Sessions/links/sheet-b4-title.nav", apps: [ClipApp.self])
  }

  func test_links_sheet_b5_change_clip() async {
    await expectSessions(in: "../Sessions/links/sheet-b5-change-clip.nav", apps: [ClipApp.self])
  }

  func test_links_sheet_b5_no_other_clip() async {
    await expectSessions(in: "../Sessions/links/sheet-b5-no-other-clip.nav", apps: [ClipApp.self])
  }

  func test_links_tabs_during_sheets() async {
    await expectSessions(in: "../Sessions/links/tabs-during-sheets.nav", apps: [ClipApp.self])
  }

  func test_links_toast_marks() async {
    await expectSessions(in: "../Sessions/links/toast-marks.nav", apps: [ClipApp.self])
  }

  func test_links_tooltip_detail_clip() async {
    await expectSessions(in: "../Sessions/links/tooltip-detail-clip.nav", apps: [ClipApp.self])
  }

  func test_links_tooltip_link_web() async {
    await expectSessions(in: "../Sessions/links/tooltip-link-web.nav", apps: [ClipApp.self])
  }

  func test_links_trap_t13_one_sheet_after_another() async {
    await expectSessions(in: "../Sessions/links/trap-t13-one-sheet-after-another.nav", apps: [ClipApp.self])
  }

  func test_links_trap_t16_popup_stays() async {
    await expectSessions(in: "../Sessions/links/trap-t16-popup-stays.nav", apps: [ClipApp.self])
  }

  func test_links_trap_t18_limit() async {
    await expectSessions(in: "../Sessions/links/trap-t18-limit.nav", apps: [ClipApp.self])
  }

  func test_links_trap_t26_two_touches() async {
    await expectSessions(in: "../Sessions/links/trap-t26-two-touches.nav", apps: [ClipApp.self])
  }

  func test_links_trap_t9_every_way_out() async {
    await expectSessions(in: "../Sessions/links/trap-t9-every-way-out.nav", apps: [ClipApp.self])
  }

  func test_load_again() async {
    await expectSessions(in: "../Sessions/load-again.nav", apps: [ClipApp.self])
  }

  func test_log_out() async {
    await expectSessions(in: "../Sessions/log-out.nav", apps: [ClipApp.self])
  }

  func test_login() async {
    await expectSessions(in: "../Sessions/login.nav", apps: [ClipApp.self])
  }

  func test_memo_detail() async {
    await expectSessions(in: "../Sessions/memo/detail.nav", apps: [MemoApp.self])
  }

  func test_memo_links() async {
    await expectSessions(in: "../Sessions/memo/links.nav", apps: [MemoApp.self])
  }

  func test_memo_list() async {
    await expectSessions(in: "../Sessions/memo/list.nav", apps: [MemoApp.self])
  }

  func test_memo_new_memo() async {
    await expectSessions(in: "../Sessions/memo/new-memo.nav", apps: [MemoApp.self])
  }

  func test_memo_share() async {
    await expectSessions(in: "../Sessions/memo/share.nav", apps: [MemoApp.self])
  }

  func test_memo_storage() async {
    await expectSessions(in: "../Sessions/memo/storage.nav", apps: [MemoApp.self])
  }

  func test_memo_unsaved() async {
    await expectSessions(in: "../Sessions/memo/unsaved.nav", apps: [MemoApp.self])
  }

  func test_movies_about() async {
    await expectSessions(in: "../Sessions/movies/about.nav", apps: [MoviesApp.self])
  }

  func test_movies_links() async {
    await expectSessions(in: "../Sessions/movies/links.nav", apps: [MoviesApp.self])
  }

  func test_movies_log_out() async {
    await expectSessions(in: "../Sessions/movies/log-out.nav", apps: [MoviesApp.self])
  }

  func test_movies_onboarding() async {
    await expectSessions(in: "../Sessions/movies/onboarding.nav", apps: [MoviesApp.self])
  }

  func test_movies_search() async {
    await expectSessions(in: "../Sessions/movies/search.nav", apps: [MoviesApp.self])
  }

  func test_movies_settings() async {
    await expectSessions(in: "../Sessions/movies/settings.nav", apps: [MoviesApp.self])
  }

  func test_movies_trending() async {
    await expectSessions(in: "../Sessions/movies/trending.nav", apps: [MoviesApp.self])
  }

  func test_movies_watched() async {
    await expectSessions(in: "../Sessions/movies/watched.nav", apps: [MoviesApp.self])
  }

  func test_movies_wishlist() async {
    await expectSessions(in: "../Sessions/movies/wishlist.nav", apps: [MoviesApp.self])
  }

  func test_outside_background() async {
    await expectSessions(in: "../Sessions/outside/background.nav", apps: [ClipApp.self])
  }

  func test_outside_entries_and_copied_link() async {
    await expectSessions(in: "../Sessions/outside/entries-and-copied-link.nav", apps: [ClipApp.self])
  }

  func test_outside_entries_before_login() async {
    await expectSessions(in: "../Sessions/outside/entries-before-login.nav", apps: [ClipApp.self])
  }

  func test_outside_entries_on_splash() async {
    await expectSessions(in: "../Sessions/outside/entries-on-splash.nav", apps: [ClipApp.self])
  }

  func test_outside_external_link() async {
    await expectSessions(in: "../Sessions/outside/external-link.nav", apps: [ClipApp.self])
  }

  func test_outside_link_and_expiry() async {
    await expectSessions(in: "../Sessions/outside/link-and-expiry.nav", apps: [ClipApp.self])
  }
}

@MainActor
final class EverySessionTests2: XCTestCase {
  func test_outside_link_over_saving() async {
    await expectSessions(in: "../Sessions/outside/link-over-saving.nav", apps: [ClipApp.self])
  }

  func test_outside_link_over_sheet() async {
    await expectSessions(in: "../Sessions/outside/link-over-sheet.nav", apps: [ClipApp.self])
  }

  func test_outside_notification_timer_over_modals() async {
    await expectSessions(in: "../Sessions/outside/notification-timer-over-modals.nav", apps: [ClipApp.self])
  }

  func test_outside_notification_timer_over_saving() async {
    await expectSessions(in: "../Sessions/outside/notification-timer-over-saving.nav", apps: [ClipApp.self])
  }

  func test_outside_token_expired_over_modals() async {
    await expectSessions(in: "../Sessions/outside/token-expired-over-modals.nav", apps: [ClipApp.self])
  }

  func test_outside_token_expired_over_saving() async {
    await expectSessions(in: "../Sessions/outside/token-expired-over-saving.nav", apps: [ClipApp.self])
  }

  func test_outside_token_expired() async {
    await expectSessions(in: "../Sessions/outside/token-expired.nav", apps: [ClipApp.self])
  }

  func test_outside_trap_t2_notification_timer() async {
    await expectSessions(in: "../Sessions/outside/trap-t2-notification-timer.nav", apps: [ClipApp.self])
  }

  func test_outside_trap_t25_update_alert() async {
    await expectSessions(in: "../Sessions/outside/trap-t25-update-alert.nav", apps: [ClipApp.self])
  }

  func test_outside_update_and_popups() async {
    await expectSessions(in: "../Sessions/outside/update-and-popups.nav", apps: [ClipApp.self])
  }

  func test_outside_update_kinds() async {
    await expectSessions(in: "../Sessions/outside/update-kinds.nav", apps: [ClipApp.self])
  }

  func test_popup_p7_once() async {
    await expectSessions(in: "../Sessions/popup-p7-once.nav", apps: [ClipApp.self])
  }

  func test_popups() async {
    await expectSessions(in: "../Sessions/popups.nav", apps: [ClipApp.self])
  }

  func test_saving_double_taps() async {
    await expectSessions(in: "../Sessions/saving/double-taps.nav", apps: [ClipApp.self])
  }

  func test_saving_fresh_data() async {
    await expectSessions(in: "../Sessions/saving/fresh-data.nav", apps: [ClipApp.self])
  }

  func test_saving_navigation_bar() async {
    await expectSessions(in: "../Sessions/saving/navigation-bar.nav", apps: [ClipApp.self])
  }

  func test_saving_popup_p1_stop_saving() async {
    await expectSessions(in: "../Sessions/saving/popup-p1-stop-saving.nav", apps: [ClipApp.self])
  }

  func test_saving_row_a1_first_link() async {
    await expectSessions(in: "../Sessions/saving/row-a1-first-link.nav", apps: [ClipApp.self])
  }

  func test_saving_row_a2_select_clip() async {
    await expectSessions(in: "../Sessions/saving/row-a2-select-clip.nav", apps: [ClipApp.self])
  }

  func test_saving_row_a3_leave() async {
    await expectSessions(in: "../Sessions/saving/row-a3-leave.nav", apps: [ClipApp.self])
  }

  func test_saving_row_r3_copied_link() async {
    await expectSessions(in: "../Sessions/saving/row-r3-copied-link.nav", apps: [ClipApp.self])
  }

  func test_saving_row_r4_select_clip() async {
    await expectSessions(in: "../Sessions/saving/row-r4-select-clip.nav", apps: [ClipApp.self])
  }

  func test_saving_row_r5_leave() async {
    await expectSessions(in: "../Sessions/saving/row-r5-leave.nav", apps: [ClipApp.self])
  }

  func test_saving_row_r6_plus() async {
    await expectSessions(in: "../Sessions/saving/row-r6-plus.nav", apps: [ClipApp.self])
  }

  func test_saving_service_add_clip_on_select_clip() async {
    await expectSessions(in: "../Sessions/saving/service-add-clip-on-select-clip.nav", apps: [ClipApp.self])
  }

  func test_saving_service_clips_on_select_clip() async {
    await expectSessions(in: "../Sessions/saving/service-clips-on-select-clip.nav", apps: [ClipApp.self])
  }

  func test_saving_service_save_link() async {
    await expectSessions(in: "../Sessions/saving/service-save-link.nav", apps: [ClipApp.self])
  }

  func test_saving_sheet_b1_add_clip() async {
    await expectSessions(in: "../Sessions/saving/sheet-b1-add-clip.nav", apps: [ClipApp.self])
  }

  func test_saving_toast_link_saved() async {
    await expectSessions(in: "../Sessions/saving/toast-link-saved.nav", apps: [ClipApp.self])
  }

  func test_saving_toast_save_failed() async {
    await expectSessions(in: "../Sessions/saving/toast-save-failed.nav", apps: [ClipApp.self])
  }

  func test_saving_trap_t18_limit() async {
    await expectSessions(in: "../Sessions/saving/trap-t18-limit.nav", apps: [ClipApp.self])
  }

  func test_saving_trap_t21_origin_tab() async {
    await expectSessions(in: "../Sessions/saving/trap-t21-origin-tab.nav", apps: [ClipApp.self])
  }

  func test_saving_trap_t24_tab_bar() async {
    await expectSessions(in: "../Sessions/saving/trap-t24-tab-bar.nav", apps: [ClipApp.self])
  }

  func test_saving_trap_t5_copied_over_modal() async {
    await expectSessions(in: "../Sessions/saving/trap-t5-copied-over-modal.nav", apps: [ClipApp.self])
  }

  func test_saving_trap_t6_copied_twice() async {
    await expectSessions(in: "../Sessions/saving/trap-t6-copied-twice.nav", apps: [ClipApp.self])
  }

  func test_saving_url_rule() async {
    await expectSessions(in: "../Sessions/saving/url-rule.nav", apps: [ClipApp.self])
  }

  func test_search_double_taps() async {
    await expectSessions(in: "../Sessions/search/double-taps.nav", apps: [ClipApp.self])
  }

  func test_search_fresh_results() async {
    await expectSessions(in: "../Sessions/search/fresh-results.nav", apps: [ClipApp.self])
  }

  func test_search_late_replies() async {
    await expectSessions(in: "../Sessions/search/late-replies.nav", apps: [ClipApp.self])
  }

  func test_search_query() async {
    await expectSessions(in: "../Sessions/search/query.nav", apps: [ClipApp.self])
  }

  func test_search_reselect_tab() async {
    await expectSessions(in: "../Sessions/search/reselect-tab.nav", apps: [ClipApp.self])
  }

  func test_search_row_s1_search() async {
    await expectSessions(in: "../Sessions/search/row-s1-search.nav", apps: [ClipApp.self])
  }

  func test_search_row_s2_link() async {
    await expectSessions(in: "../Sessions/search/row-s2-link.nav", apps: [ClipApp.self])
  }

  func test_search_row_s3_clip() async {
    await expectSessions(in: "../Sessions/search/row-s3-clip.nav", apps: [ClipApp.self])
  }

  func test_search_row_s4_link_of_clip() async {
    await expectSessions(in: "../Sessions/search/row-s4-link-of-clip.nav", apps: [ClipApp.self])
  }

  func test_search_row_s5_back() async {
    await expectSessions(in: "../Sessions/search/row-s5-back.nav", apps: [ClipApp.self])
  }

  func test_search_service_search() async {
    await expectSessions(in: "../Sessions/search/service-search.nav", apps: [ClipApp.self])
  }

  func test_seed() async {
    await expectSessions(in: "../Sessions/seed.nav", apps: [ClipApp.self])
  }

  func test_swipe() async {
    await expectSessions(in: "../Sessions/swipe.nav", apps: [ClipApp.self])
  }

  func test_tabs() async {
    await expectSessions(in: "../Sessions/tabs.nav", apps: [ClipApp.self])
  }

  func test_timer_b6_timer_sheet() async {
    await expectSessions(in: "../Sessions/timer/b6-timer-sheet.nav", apps: [ClipApp.self])
  }

  func test_timer_b7_alarm_sheet() async {
    await expectSessions(in: "../Sessions/timer/b7-alarm-sheet.nav", apps: [ClipApp.self])
  }

  func test_timer_b8_repeat_sheet() async {
    await expectSessions(in: "../Sessions/timer/b8-repeat-sheet.nav", apps: [ClipApp.self])
  }

  func test_timer_enter_time() async {
    await expectSessions(in: "../Sessions/timer/enter-time.nav", apps: [ClipApp.self])
  }

  func test_timer_fresh_data() async {
    await expectSessions(in: "../Sessions/timer/fresh-data.nav", apps: [ClipApp.self])
  }

  func test_timer_no_repeat_day() async {
    await expectSessions(in: "../Sessions/timer/no-repeat-day.nav", apps: [ClipApp.self])
  }

  func test_timer_no_timers() async {
    await expectSessions(in: "../Sessions/timer/no-timers.nav", apps: [ClipApp.self])
  }

  func test_timer_outside() async {
    await expectSessions(in: "../Sessions/timer/outside.nav", apps: [ClipApp.self])
  }

  func test_timer_p2_stop_timer() async {
    await expectSessions(in: "../Sessions/timer/p2-stop-timer.nav", apps: [ClipApp.self])
  }

  func test_timer_p3_delete_timer() async {
    await expectSessions(in: "../Sessions/timer/p3-delete-timer.nav", apps: [ClipApp.self])
  }

  func test_timer_service_add_timer() async {
    await expectSessions(in: "../Sessions/timer/service-add-timer.nav", apps: [ClipApp.self])
  }

  func test_timer_service_clips() async {
    await expectSessions(in: "../Sessions/timer/service-clips.nav", apps: [ClipApp.self])
  }

  func test_timer_service_delete_timer() async {
    await expectSessions(in: "../Sessions/timer/service-delete-timer.nav", apps: [ClipApp.self])
  }

  func test_timer_service_edit_timer() async {
    await expectSessions(in: "../Sessions/timer/service-edit-timer.nav", apps: [ClipApp.self])
  }

  func test_timer_service_profile() async {
    await expectSessions(in: "../Sessions/timer/service-profile.nav", apps: [ClipApp.self])
  }

  func test_timer_service_timers_edit() async {
    await expectSessions(in: "../Sessions/timer/service-timers-edit.nav", apps: [ClipApp.self])
  }

  func test_timer_service_timers_remind() async {
    await expectSessions(in: "../Sessions/timer/service-timers-remind.nav", apps: [ClipApp.self])
  }

  func test_timer_service_toggle_timer() async {
    await expectSessions(in: "../Sessions/timer/service-toggle-timer.nav", apps: [ClipApp.self])
  }

  func test_timer_switch() async {
    await expectSessions(in: "../Sessions/timer/switch.nav", apps: [ClipApp.self])
  }

  func test_timer_t_12_no_placeholder() async {
    await expectSessions(in: "../Sessions/timer/t-12-no-placeholder.nav", apps: [ClipApp.self])
  }

  func test_timer_t_14_present_while_dismissing() async {
    await expectSessions(in: "../Sessions/timer/t-14-present-while-dismissing.nav", apps: [ClipApp.self])
  }

  func test_timer_t_15_push_while_dismissing() async {
    await expectSessions(in: "../Sessions/timer/t-15-push-while-dismissing.nav", apps: [ClipApp.self])
  }

  func test_timer_t_19_no_clip_chosen() async {
    await expectSessions(in: "../Sessions/timer/t-19-no-clip-chosen.nav", apps: [ClipApp.self])
  }

  func test_timer_t_20_login_expired() async {
    await expectSessions(in: "../Sessions/timer/t-20-login-expired.nav", apps: [ClipApp.self])
  }

  func test_timer_t_26_double_taps() async {
    await expectSessions(in: "../Sessions/timer/t-26-double-taps.nav", apps: [ClipApp.self])
  }

  func test_timer_t1_first_visit() async {
    await expectSessions(in: "../Sessions/timer/t1-first-visit.nav", apps: [ClipApp.self])
  }

  func test_timer_t2_choose_a_clip() async {
    await expectSessions(in: "../Sessions/timer/t2-choose-a-clip.nav", apps: [ClipApp.self])
  }

  func test_timer_t3_new_timer() async {
    await expectSessions(in: "../Sessions/timer/t3-new-timer.nav", apps: [ClipApp.self])
  }

  func test_timer_t4_edit_timer() async {
    await expectSessions(in: "../Sessions/timer/t4-edit-timer.nav", apps: [ClipApp.self])
  }

  func test_timer_t5_given_up() async {
    await expectSessions(in: "../Sessions/timer/t5-given-up.nav", apps: [ClipApp.self])
  }

  func test_timer_t5_saved() async {
    await expectSessions(in: "../Sessions/timer/t5-saved.nav", apps: [ClipApp.self])
  }

  func test_timer_t6_clip_of_a_timer() async {
    await expectSessions(in: "../Sessions/timer/t6-clip-of-a-timer.nav", apps: [ClipApp.self])
  }

  func test_timer_t7_link_of_a_timer() async {
    await expectSessions(in: "../Sessions/timer/t7-link-of-a-timer.nav", apps: [ClipApp.self])
  }

  func test_timer_t8_settings() async {
    await expectSessions(in: "../Sessions/timer/t8-settings.nav", apps: [ClipApp.self])
  }

  func test_timer_t9_log_out() async {
    await expectSessions(in: "../Sessions/timer/t9-log-out.nav", apps: [ClipApp.self])
  }

  func test_timer_t9_withdraw() async {
    await expectSessions(in: "../Sessions/timer/t9-withdraw.nav", apps: [ClipApp.self])
  }

  func test_timer_toast_deleted() async {
    await expectSessions(in: "../Sessions/timer/toast-deleted.nav", apps: [ClipApp.self])
  }

  func test_timer_toast_edited() async {
    await expectSessions(in: "../Sessions/timer/toast-edited.nav", apps: [ClipApp.self])
  }

  func test_timer_toast_five_timers() async {
    await expectSessions(in: "../Sessions/timer/toast-five-timers.nav", apps: [ClipApp.self])
  }

  func test_timer_toast_one_per_clip() async {
    await expectSessions(in: "../Sessions/timer/toast-one-per-clip.nav", apps: [ClipApp.self])
  }

  func test_timer_toast_set() async {
    await expectSessions(in: "../Sessions/timer/toast-set.nav", apps: [ClipApp.self])
  }

  func test_timer_view_app_alarm_off() async {
    await expectSessions(in: "../Sessions/timer/view-app-alarm-off.nav", apps: [ClipApp.self])
  }

  func test_timer_view_both_alarms_off() async {
    await expectSessions(in: "../Sessions/timer/view-both-alarms-off.nav", apps: [ClipApp.self])
  }

  func test_timer_view_device_alarm_off() async {
    await expectSessions(in: "../Sessions/timer/view-device-alarm-off.nav", apps: [ClipApp.self])
  }

  func test_timer_view_unknown() async {
    await expectSessions(in: "../Sessions/timer/view-unknown.nav", apps: [ClipApp.self])
  }
}
