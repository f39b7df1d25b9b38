import type { LineKind } from "#app/domain/booking/line/line-kind.ts";
import type { VoucherWord } from "./voucher-words.ts";
import type { WayBack } from "./way-back.ts";

type Booking = {
  readonly kind: LineKind;
  readonly name: string;
  readonly time: string | null;
  readonly wayBack: WayBack | null;
};

const WAIT: VoucherWord = {
  ko: "라운드가 끝날 때까지 여기서 기다려 주세요.",
  en: "Please wait here until the round is over.",
  th: "กรุณารอที่นี่จนกว่าจะเล่นจบรอบ",
};
const RAIN: VoucherWord = {
  ko: "비가 오면 레인체크가 되나요?",
  en: "Is there a rain check if it rains?",
  th: "ถ้าฝนตก มีเรนเช็คไหม",
};
const LUGGAGE: VoucherWord = {
  ko: "짐과 골프백을 맡길 수 있나요?",
  en: "May I leave my luggage and golf bags?",
  th: "ขอฝากกระเป๋าและถุงกอล์ฟได้ไหม",
};
const SLOWLY: VoucherWord = {
  ko: "천천히 가 주세요.",
  en: "Please drive slowly.",
  th: "กรุณาขับช้า ๆ",
};

const MORE: Record<LineKind, readonly VoucherWord[]> = {
  golf: [WAIT, RAIN],
  hotel: [LUGGAGE],
  caddy: [RAIN],
  callvan: [SLOWLY],
  tournament: [RAIN],
};

/** What one says most often there, for somebody who does not speak the language: held out, not spoken. */
export function voucherPhrases(booking: Booking): readonly VoucherWord[] {
  // From an airport there is no round to wait for.
  const waits = booking.wayBack === "after_round" ? [WAIT] : [];
  return [greeting(booking), ...waits, ...MORE[booking.kind]];
}

function greeting({ kind, name, time }: Booking): VoucherWord {
  if (kind === "golf" && time) {
    return {
      ko: `${name} 이름으로 예약했어요. 티오프는 ${time}이에요.`,
      en: `The booking is under ${name}. Tee-off is at ${time}.`,
      th: `จองไว้ชื่อ ${name} เวลาออกรอบ ${time} น.`,
    };
  }
  return {
    ko: `${name} 이름으로 예약했어요.`,
    en: `The booking is under ${name}.`,
    th: `จองไว้ชื่อ ${name}`,
  };
}
