export type Answer = { readonly status: number; readonly body: object };
export type Refusal = {
  readonly status: number;
  readonly body: { readonly code: string; readonly message: string };
};

/** Status and message of each error code of the simulator. */
const CODES: Readonly<Record<string, readonly [status: number, message: string]>> = {
  INVALID_REQUEST: [400, "잘못된 요청입니다."],
  INVALID_API_KEY: [400, "잘못된 시크릿키 연동 정보 입니다."],
  UNAUTHORIZED_KEY: [401, "인증되지 않은 시크릿 키 혹은 클라이언트 키 입니다."],
  INCORRECT_BASIC_AUTH_FORMAT: [403, "잘못된 요청입니다. ':' 를 포함해 base64로 인코딩해 주세요."],
  FORBIDDEN_REQUEST: [403, "허용되지 않은 요청입니다."],
  INVALID_IDEMPOTENCY_KEY: [400, "멱등키는 300자 이하여야 합니다."],
  IDEMPOTENT_REQUEST_PROCESSING: [409, "이전 멱등 요청이 처리중입니다."],
  TOO_MANY_REQUESTS: [429, "요청이 너무 많습니다. 잠시 후 다시 시도해주세요."],
  NOT_FOUND_PAYMENT: [404, "존재하지 않는 결제 정보 입니다."],
  NOT_FOUND_PAYMENT_SESSION: [404, "결제 시간이 만료되어 결제 진행 데이터가 존재하지 않습니다."],
  EXPIRED_PAYMENT: [400, "결제 유효 기간이 지났습니다."],
  ALREADY_PROCESSED_PAYMENT: [400, "이미 처리된 결제 입니다."],
  ALREADY_COMPLETED_PAYMENT: [400, "이미 완료된 결제 입니다."],
  ALREADY_CANCELED_PAYMENT: [400, "이미 취소된 결제 입니다."],
  ALREADY_REFUND_PAYMENT: [400, "이미 환불된 결제입니다."],
  PROVIDER_ERROR: [400, "일시적인 오류가 발생했습니다. 잠시 후 다시 시도해주세요."],
  BELOW_MINIMUM_AMOUNT: [400, "신용카드는 결제금액이 100원 이상부터 결제가 가능합니다."],
  REJECT_CARD_PAYMENT: [403, "한도초과 혹은 잔액부족으로 결제에 실패했습니다."],
  REJECT_CARD_COMPANY: [403, "결제 승인이 거절되었습니다."],
  REJECT_ACCOUNT_PAYMENT: [403, "잔액부족으로 결제에 실패했습니다."],
  INVALID_REJECT_CARD: [400, "카드 사용이 거절되었습니다. 카드사 문의가 필요합니다."],
  INVALID_STOPPED_CARD: [400, "정지된 카드 입니다."],
  INVALID_CARD_EXPIRATION: [400, "카드 정보를 다시 확인해주세요. (유효기간)"],
  INVALID_CARD_LOST_OR_STOLEN: [400, "분실 혹은 도난 카드입니다."],
  EXCEED_MAX_DAILY_PAYMENT_COUNT: [400, "하루 결제 가능 횟수를 초과했습니다."],
  EXCEED_MAX_AMOUNT: [403, "거래금액 한도를 초과했습니다."],
  NOT_AVAILABLE_PAYMENT: [400, "결제가 불가능한 시간대입니다."],
  NOT_SUPPORTED_CARD_TYPE: [400, "지원되지 않는 카드 종류입니다."],
  FDS_ERROR: [403, "위험거래가 감지되어 결제가 제한됩니다."],
  NOT_CANCELABLE_AMOUNT: [403, "취소 할 수 없는 금액 입니다."],
  NOT_CANCELABLE_PAYMENT: [403, "취소 할 수 없는 결제 입니다."],
  NOT_ALLOWED_PARTIAL_REFUND: [403, "부분 환불이 불가한 결제입니다."],
  EXCEED_MAX_REFUND_DUE: [403, "환불 가능한 기간이 지났습니다."],
  REFUND_REJECTED: [400, "환불이 거절됐습니다."],
  FORBIDDEN_CONSECUTIVE_REQUEST: [403, "반복적인 요청은 허용되지 않습니다."],
  FAILED_PAYMENT_INTERNAL_SYSTEM_PROCESSING: [500, "결제가 완료되지 않았어요. 다시 시도해주세요."],
  FAILED_INTERNAL_SYSTEM_PROCESSING: [500, "내부 시스템 처리 작업이 실패했습니다."],
  PAY_PROCESS_CANCELED: [400, "사용자에 의해 결제가 취소되었습니다."],
  PAY_PROCESS_ABORTED: [400, "결제 진행 중 승인에 실패하여 결제가 중단되었습니다."],
  DUPLICATED_ORDER_ID: [400, "이미 승인 및 취소가 진행된 중복된 주문번호 입니다."],
};

/** Unknown codes are answered too: the real API may send new ones. */
export function refusal(code: string): Refusal {
  const known = Object.hasOwn(CODES, code) ? CODES[code] : undefined;
  const [status, message] = known ?? [400, "알 수 없는 오류입니다."];
  return { status, body: { code, message } };
}
