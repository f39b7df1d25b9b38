import type { ErrorCode } from "#app/domain/common/errors/errors.ts";

type SpecMessage = {
  /** As the specification has it (§8), and its Korean counterpart. */
  readonly en: string;
  readonly ko: string;
  readonly code: ErrorCode;
  /** A page that the server sends, or a part of a page that the browser shows later. */
  readonly shownBy: "page" | "part";
};

const row = (en: string, ko: string, code: ErrorCode, shownBy: "page" | "part" = "page") =>
  ({ en, ko, code, shownBy }) as const satisfies SpecMessage;

/** Every message that the specification lists for users, in its order. */
export const SPEC_MESSAGES: readonly SpecMessage[] = [
  row("Login required", "로그인 필요", "auth.login_required"),
  row("Login error", "로그인 오류", "auth.login_failed"),
  row("Add to cart error", "장바구니 담기 오류", "cart.add_failed", "part"),
  row("Service not ready", "서비스 준비 중", "common.not_ready"),
  row("Wrong request format", "잘못된 요청 형식", "common.bad_request"),
  row("Title required", "제목 입력 필요", "community.title_required"),
  row("Content required", "내용 입력 필요", "community.content_required"),
  row("Region required", "지역 선택 필요", "community.region_required"),
  row("Post failed", "글 등록 실패", "community.post_failed"),
  row("User info error", "회원 정보 오류", "member.info_unavailable"),
  row("Region info error", "지역 정보 오류", "community.region_unavailable"),
  row("Server error", "서버 오류", "common.server_error"),
  row("Image type error", "이미지 형식 오류", "upload.not_an_image", "part"),
  row("Image size error", "이미지 크기 오류", "upload.too_large", "part"),
  row("Edit failed", "수정 실패", "community.edit_failed"),
  row("Delete failed", "삭제 실패", "community.delete_failed"),
  row("Name change failed", "이름 변경 실패", "member.name_refused"),
  row("Error changing name", "이름 변경 중 오류", "member.name_failed"),
  row("Tournament application failed", "대회 참가 신청 실패", "tournament.apply_failed"),
  row("Question submission failed", "문의 등록 실패", "qna.submit_failed"),
  row("Server error occurred", "서버 오류 발생", "common.unexpected"),
  row("Review submit error", "후기 등록 오류", "review.submit_failed"),
  row("Review update error", "후기 수정 오류", "review.update_failed"),
  row("Refund request failed", "환불 요청 실패", "reservation.refund_failed"),
  row("Payment failed", "결제 실패", "payment.failed"),
  row(
    "Reservation not ready for the chosen date",
    "선택한 날짜는 예약 준비 중",
    "reservation.date_not_ready",
    "part",
  ),
  row(
    "Error fetching recommended courses and reviews",
    "추천 골프장과 후기 불러오기 오류",
    "home.recommend_failed",
  ),
  row("Error searching golf courses", "골프장 검색 오류", "search.courses_failed"),
];
