import type { LineKind } from "#app/domain/booking/line/line-kind.ts";
import { dateFormat } from "#app/domain/formats.ts";
import { type LocalDate, toUtcDate } from "#app/domain/local-date.ts";
import type { BillCode } from "#app/domain/pricing/bill.ts";
import type { WayBack } from "./way-back.ts";

/** A voucher speaks to its owner, to the desk and to the driver at once, whatever language its page is in. */
export type VoucherWord = { readonly ko: string; readonly en: string; readonly th: string };

export const VOUCHER_KIND: Record<LineKind, VoucherWord> = {
  golf: { ko: "골프 이용권", en: "Golf voucher", th: "บัตรออกรอบกอล์ฟ" },
  hotel: { ko: "호텔 이용권", en: "Hotel voucher", th: "บัตรเข้าพักโรงแรม" },
  caddy: { ko: "캐디 이용권", en: "Caddie voucher", th: "บัตรแคดดี้" },
  callvan: { ko: "콜밴 이용권", en: "Van voucher", th: "บัตรรถรับส่ง" },
  tournament: { ko: "대회 참가권", en: "Tournament entry", th: "บัตรเข้าแข่งขัน" },
};

/** What the desk or the driver is asked to do. */
export const VOUCHER_PLEASE: Record<LineKind, VoucherWord> = {
  golf: {
    ko: "이 골프장으로 가 주세요",
    en: "Please take me to this course",
    th: "กรุณาพาไปที่สนามกอล์ฟนี้",
  },
  hotel: {
    ko: "이 호텔로 가 주세요",
    en: "Please take me to this hotel",
    th: "กรุณาพาไปที่โรงแรมนี้",
  },
  caddy: { ko: "지정한 캐디예요", en: "This caddie was booked by name", th: "จองแคดดี้ท่านนี้ไว้" },
  callvan: { ko: "예약한 차량이에요", en: "This ride is booked", th: "จองรถคันนี้ไว้แล้ว" },
  tournament: { ko: "대회에 참가해요", en: "Entered in this tournament", th: "ลงทะเบียนแข่งขันแล้ว" },
};

export const VOUCHER_WORDS = {
  date: { ko: "날짜", en: "Date", th: "วันที่" },
  teeOff: { ko: "티오프", en: "Tee-off", th: "เวลาออกรอบ" },
  pickUp: { ko: "픽업", en: "Pick-up", th: "เวลารับ" },
  note: { ko: "픽업 메모", en: "Pick-up note", th: "หมายเหตุการรับ" },
  wayBack: { ko: "돌아오는 길", en: "Way back", th: "ขากลับ" },
  caddie: { ko: "지정 캐디", en: "Named caddie", th: "แคดดี้" },
  until: { ko: "나오는 날", en: "Check-out", th: "วันออก" },
  time: { ko: "시각", en: "Time", th: "เวลา" },
  local: { ko: "현지 시각", en: "local time", th: "เวลาท้องถิ่น" },
  players: { ko: "인원", en: "Players", th: "จำนวนผู้เล่น" },
  carts: { ko: "카트 · 캐디", en: "Carts · caddies", th: "รถกอล์ฟ · แคดดี้" },
  confirmed: { ko: "확정", en: "Confirmed", th: "ยืนยันแล้ว" },
  rechecked: { ko: "재확인", en: "Re-confirmed", th: "ยืนยันซ้ำแล้ว" },
  people: { ko: "이름", en: "Names", th: "ชื่อผู้จอง" },
  reference: { ko: "현지 확정 번호", en: "Supplier reference", th: "หมายเลขยืนยัน" },
  code: { ko: "바우처 번호", en: "Voucher code", th: "รหัสบัตร" },
  included: { ko: "포함", en: "Included", th: "รวม" },
  address: { ko: "주소", en: "Address", th: "ที่อยู่" },
  contact: { ko: "문의", en: "Contact", th: "ติดต่อ" },
  paid: {
    ko: "결제가 끝난 예약이에요",
    en: "Paid in full through Palmtee",
    th: "ชำระเงินครบแล้วผ่าน Palmtee",
  },
} as const satisfies Record<string, VoucherWord>;

/** What happens at the time that a voucher names. */
export const TIME_WORD: Record<LineKind, VoucherWord> = {
  golf: VOUCHER_WORDS.teeOff,
  caddy: VOUCHER_WORDS.teeOff,
  callvan: VOUCHER_WORDS.pickUp,
  hotel: VOUCHER_WORDS.time,
  tournament: VOUCHER_WORDS.time,
};

export const WAY_BACK: Record<WayBack, VoucherWord> = {
  after_round: { ko: "라운드가 끝난 뒤", en: "After the round", th: "หลังจบรอบ" },
  same_car: { ko: "같은 차로 돌아와요", en: "With the same car", th: "รถคันเดิมรับกลับ" },
};

/** What the price has in it, by the rows of the bill. */
const INCLUDED: Partial<Record<BillCode, VoucherWord>> = {
  green: { ko: "그린피", en: "green fee", th: "ค่ากรีนฟี" },
  cart: { ko: "카트", en: "cart", th: "รถกอล์ฟ" },
  caddy: { ko: "캐디피", en: "caddie fee", th: "ค่าแคดดี้" },
  caddy_name: { ko: "캐디 지정", en: "named caddie", th: "ระบุแคดดี้" },
  room: { ko: "객실", en: "room", th: "ห้องพัก" },
  extra_bed: { ko: "추가 침대", en: "extra bed", th: "เตียงเสริม" },
  ride: { ko: "차량과 기사", en: "car and driver", th: "รถพร้อมคนขับ" },
  entry: { ko: "참가비", en: "entry fee", th: "ค่าสมัคร" },
};

/** So that nobody pays at the desk for what is paid; each thing once, however many nights it took. */
export function includedWords(codes: readonly BillCode[]): readonly VoucherWord[] {
  return [...new Set(codes)].flatMap((code) => INCLUDED[code] ?? []);
}

/** Handed over in cash: never part of what was paid. */
export function tipWords(baht: number, players: number | null): VoucherWord {
  const each = `${baht.toLocaleString("en-US")}`;
  const all = players === null ? each : (baht * players).toLocaleString("en-US");
  const times = players === null ? each : `${each} × ${players}`;
  return {
    ko: players === null ? `현장 현금 1인 ${each}바트` : `현장 현금 ${all}바트`,
    en: `Caddie tip ${times} baht, in cash`,
    th: `ทิปแคดดี้ ${times} บาท เงินสด`,
  };
}

/** 12 มกราคม 2570: Thai desks count their years from the Buddha. */
export function thaiDay(day: LocalDate): string {
  return dateFormat("th-TH-u-ca-buddhist", {
    timeZone: "UTC",
    day: "numeric",
    month: "long",
    year: "numeric",
  })
    .format(toUtcDate(day))
    .replace(/พ\.ศ\.\s*/, "");
}
