import type { FaultKind } from "./faults.ts";

export type Card = {
  readonly key: string;
  readonly name: string;
  readonly issuerCode: string;
  readonly number: string;
  /** The window itself says no. */
  readonly fails?: string;
  /** The window says yes, and the confirm says no. */
  readonly declines?: string;
  /** A fault during the confirm. */
  readonly fault?: { readonly kind: FaultKind; readonly ms?: number };
  readonly isPartialCancelable?: boolean;
};

/** What can be chosen in the window; each card has a fate. */
export const CARDS: readonly Card[] = [
  card("shinhan", "신한카드 · 승인돼요 (approves)", "41"),
  card("hyundai", "현대카드 · 승인돼요 (approves)", "61"),
  {
    ...card("whole", "하나카드 · 부분 취소가 안 돼요 (no partial cancel)", "21"),
    isPartialCancelable: false,
  },
  {
    ...card("over-limit", "국민카드 · 한도 초과 (over its limit)", "11"),
    declines: "REJECT_CARD_PAYMENT",
  },
  {
    ...card("stopped", "롯데카드 · 정지된 카드 (stopped)", "71"),
    declines: "INVALID_STOPPED_CARD",
  },
  {
    ...card("expired", "비씨카드 · 유효기간 지남 (expired)", "31"),
    declines: "INVALID_CARD_EXPIRATION",
  },
  {
    ...card("refused", "삼성카드 · 카드사 거절 (refused in the window)", "51"),
    fails: "REJECT_CARD_COMPANY",
  },
  {
    ...card("aborted", "농협카드 · 인증 중단 (breaks off in the window)", "91"),
    fails: "PAY_PROCESS_ABORTED",
  },
  {
    ...card("lost", "우리카드 · 승인 뒤 응답이 사라져요 (charged, answer lost)", "33"),
    fault: { kind: "drop-after" },
  },
  {
    ...card("slow", "씨티카드 · 승인이 3초 걸려요 (takes 3 seconds)", "36"),
    fault: { kind: "delay", ms: 3_000 },
  },
];

function card(key: string, name: string, issuerCode: string): Card {
  return { key, name, issuerCode, number: `43301234****${issuerCode.padStart(2, "0")}1*` };
}
