/**
 * Every failure the product can name, with the HTTP status it travels under.
 * The code doubles as the message key (`errors:<code>`): a line added here does not
 * compile until both languages have a message for it (see platform/i18n.ts).
 */
export const ERROR_STATUS = {
  "auth.login_required": 401,
  "auth.login_failed": 401,
  "auth.banned": 403,
  "auth.id_required": 400,
  "auth.password_required": 400,
  "auth.throttled": 429,
  "auth.id_taken": 409,
  "auth.id_format": 400,
  "auth.password_short": 400,
  "auth.password_long": 400,
  "auth.password_common": 400,
  "auth.password_is_id": 400,
  "auth.password_wrong": 403,
  "auth.name_required": 400,
  "auth.email_required": 400,
  "auth.email_format": 400,
  "auth.email_unproved": 400,
  "auth.code_wrong": 400,
  "auth.phone_required": 400,
  "auth.phone_format": 400,
  "auth.birthday_required": 400,
  "auth.too_young": 403,
  "auth.consent_required": 400,
  "auth.link_expired": 410,
  "auth.second_factor_wrong": 401,
  "auth.sign_up_failed": 500,
  "auth.social_failed": 502,
  "auth.social_refused": 403,
  "auth.social_taken": 409,
  "auth.social_second": 409,
  "auth.last_way_in": 409,
  "coupon.unknown": 404,
  "coupon.expired": 409,
  "coupon.already_have": 409,
  "coupon.code_required": 400,
  "member.save_failed": 500,
  "member.has_open_reservation": 409,
  "member.withdraw_failed": 500,
  "member.staff_stays": 409,
  "member.word_wrong": 403,
  "member.role_refused": 409,
  "member.ban_refused": 409,
  "cart.add_failed": 500,
  "cart.caddy_needs_course": 409,
  "common.not_ready": 503,
  "common.bad_request": 400,
  "common.not_found": 404,
  "common.gone": 410,
  "common.method_not_allowed": 405,
  "common.server_error": 500,
  "common.unexpected": 500,
  "common.wrong_origin": 403,
  "community.title_required": 400,
  "community.content_required": 400,
  "community.region_required": 400,
  "community.post_failed": 500,
  "community.edit_failed": 500,
  "community.delete_failed": 500,
  "community.region_unavailable": 500,
  "home.recommend_failed": 500,
  "member.info_unavailable": 500,
  "member.name_refused": 409,
  "member.name_failed": 500,
  "notice.save_failed": 500,
  "notice.title_required": 400,
  "notice.body_required": 400,
  "payment.failed": 502,
  "qna.submit_failed": 500,
  "reservation.date_not_ready": 409,
  "reservation.refund_failed": 500,
  "review.submit_failed": 500,
  "review.update_failed": 500,
  "review.rating_required": 400,
  "review.content_required": 400,
  "review.too_long": 400,
  "search.courses_failed": 500,
  "tournament.apply_failed": 500,
  "upload.failed": 500,
  "upload.not_an_image": 400,
  "upload.not_ready": 503,
  "upload.too_large": 400,
  "upload.too_many": 400,
  "upload.too_many_pixels": 400,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof ERROR_STATUS;

export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === "string" && Object.hasOwn(ERROR_STATUS, value);
}

/** A refusal we foresaw. Anything else that is thrown is a bug and reads as one. */
export class AppError extends Error {
  override readonly name = "AppError";
  readonly code: ErrorCode;

  constructor(code: ErrorCode, options?: ErrorOptions) {
    super(code, options);
    this.code = code;
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }
}
