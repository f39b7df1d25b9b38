import type { CartLine } from "#app/domain/booking/cart-line.ts";
import type { LineKind } from "#app/domain/booking/line/line-kind.ts";
import type { Traveller } from "#app/domain/booking/traveller.ts";
import { dateFormat } from "#app/domain/formats.ts";
import { type LocalDate, toUtcDate } from "#app/domain/local-date.ts";
import { type Localized, localizedText } from "#app/domain/locale.ts";
import type { ReservationStatus } from "#app/domain/reservation/status/status.ts";

export const REQUEST_LANGUAGES = ["en", "th"] as const;
export type RequestLanguage = (typeof REQUEST_LANGUAGES)[number];

export type Requested = {
  readonly kind: LineKind;
  readonly title: Localized;
  readonly detail: Localized;
  readonly usedOn: LocalDate;
  readonly endsOn: LocalDate | null;
  /** Of the van of a round, the round's own. */
  readonly choice: CartLine | null;
  readonly travellers: readonly Pick<Traveller, "firstName" | "lastName">[];
  readonly orderNumber: string;
  readonly status: ReservationStatus;
  readonly supplierReference: string | null;
};

/** Suppliers are written to in their own language, not in that of the shop's pages. */
const WORDS = {
  en: {
    tag: "en-GB",
    request: "[Palmtee] Booking request",
    recheck: "[Palmtee] Re-confirmation",
    date: "Date",
    tee: "Tee time",
    players: "Players",
    carts: "Golf carts",
    caddies: "Caddies",
    checkIn: "Check-in",
    checkOut: "Check-out",
    rooms: "Rooms",
    adults: "Adults",
    children: "Children",
    from: "Pick-up",
    to: "Drop-off",
    note: "Pick-up note",
    time: "Time",
    people: "Passengers",
    bags: "Golf bags",
    cars: "Cars",
    names: "Names",
    reference: "Our ref",
    yours: "Your ref",
    please: "Please reply with your booking number. Thank you.",
    again: "Please confirm once more that you have this booking. Thank you.",
  },
  th: {
    tag: "th-TH-u-ca-gregory",
    request: "[Palmtee] ขอจอง",
    recheck: "[Palmtee] ขอยืนยันการจองอีกครั้ง",
    date: "วันที่",
    tee: "เวลาออกรอบ",
    players: "จำนวนผู้เล่น",
    carts: "รถกอล์ฟ",
    caddies: "แคดดี้",
    checkIn: "เช็คอิน",
    checkOut: "เช็คเอาท์",
    rooms: "จำนวนห้อง",
    adults: "ผู้ใหญ่",
    children: "เด็ก",
    from: "จุดรับ",
    to: "จุดส่ง",
    note: "หมายเหตุการรับ",
    time: "เวลา",
    people: "จำนวนผู้โดยสาร",
    bags: "ถุงกอล์ฟ",
    cars: "จำนวนรถ",
    names: "ชื่อ",
    reference: "เลขอ้างอิงของเรา",
    yours: "เลขที่การจองของท่าน",
    please: "กรุณาตอบกลับพร้อมเลขที่การจอง ขอบคุณค่ะ",
    again: "กรุณายืนยันอีกครั้งว่ามีการจองนี้อยู่ ขอบคุณค่ะ",
  },
} as const;

type Words = (typeof WORDS)[RequestLanguage];
type Row = readonly [label: string, value: string | number | undefined];

/** What is sent to a supplier by LINE, or read out on the phone; of what is confirmed, whether it still stands. */
export function supplierRequest(line: Requested, language: RequestLanguage): string {
  const words = WORDS[language];
  const day = (date: LocalDate) =>
    dateFormat(words.tag, {
      timeZone: "UTC",
      weekday: "short",
      day: "numeric",
      month: "short",
      year: "numeric",
    }).format(toUtcDate(date));
  const when: Row[] =
    line.endsOn === null
      ? [[words.date, day(line.usedOn)]]
      : [
          [words.checkIn, day(line.usedOn)],
          [words.checkOut, day(line.endsOn)],
        ];
  const names = line.travellers.map(({ firstName, lastName }) =>
    `${lastName} ${firstName}`.toUpperCase(),
  );
  const rows: Row[] = [
    ...when,
    ...choiceRows(line, words),
    [words.names, names.join(", ") || undefined],
    [words.reference, line.orderNumber],
    [words.yours, line.supplierReference ?? undefined],
  ];
  const isConfirmed = line.status === "COMPLETE";
  return [
    isConfirmed ? words.recheck : words.request,
    localizedText(line.title, "en"),
    ...(line.choice ? [] : [localizedText(line.detail, "en")]),
    ...rows.flatMap(([label, value]) => (value === undefined ? [] : [`${label}: ${value}`])),
    isConfirmed ? words.again : words.please,
  ].join("\n");
}

function choiceRows({ kind, choice }: Requested, words: Words): Row[] {
  if (!choice) return [];
  switch (choice.kind) {
    case "golf":
      // The van of a round was chosen with it.
      if (kind === "callvan") {
        return [
          [words.tee, choice.time],
          [words.people, choice.players],
          [words.cars, choice.cars || undefined],
        ];
      }
      return [
        [words.tee, choice.time],
        [words.players, choice.players],
        [words.carts, choice.carts],
        [words.caddies, choice.caddies],
      ];
    case "hotel":
      return [
        [words.rooms, choice.rooms],
        [words.adults, choice.adults],
        [words.children, choice.children || undefined],
      ];
    case "caddy":
      return [[words.tee, choice.time]];
    case "callvan":
      return [
        [words.from, choice.from],
        [words.to, choice.to],
        [words.note, choice.note],
        [words.time, choice.time],
        [words.people, choice.people],
        [words.bags, choice.golfBags],
        [words.cars, choice.cars],
      ];
    case "tournament":
      return [[words.players, choice.people]];
  }
}
