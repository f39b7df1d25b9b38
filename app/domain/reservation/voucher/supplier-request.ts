import type { CartLine } from "#app/domain/booking/cart/cart-line.ts";
import type { LineKind } from "#app/domain/booking/line/line-kind.ts";
import type { Traveller } from "#app/domain/booking/people/traveller.ts";
import { type LocalDate, toUtcDate } from "#app/domain/date/local-date.ts";
import { type Localized, localizedText, SUPPLIER_LOCALE } from "#app/domain/locale.ts";
import type { ReservationStatus } from "#app/domain/reservation/status/status.ts";
import { dateFormat } from "#app/domain/text/formats.ts";

/** Suppliers are written to in a language of theirs, not in that of the shop's pages. */
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

/** How a supplier's language writes a day. */
const REQUEST_TAG: Record<RequestLanguage, string> = { en: "en-GB", th: "th-TH-u-ca-gregory" };

/** The words of a request in one language. */
export type RequestWords = Readonly<Record<RequestWord, string>>;
type RequestWord =
  | "request"
  | "recheck"
  | "date"
  | "tee"
  | "players"
  | "carts"
  | "caddies"
  | "check_in"
  | "check_out"
  | "rooms"
  | "adults"
  | "children"
  | "from"
  | "to"
  | "note"
  | "time"
  | "people"
  | "bags"
  | "cars"
  | "names"
  | "reference"
  | "yours"
  | "please"
  | "again";

type Row = readonly [label: string, value: string | number | undefined];

/** What is sent to a supplier by LINE, or read out on the phone; of what is confirmed, whether it still stands. */
export function supplierRequest(
  line: Requested,
  language: RequestLanguage,
  words: RequestWords,
): string {
  const day = (date: LocalDate) =>
    dateFormat(REQUEST_TAG[language], {
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
          [words.check_in, day(line.usedOn)],
          [words.check_out, day(line.endsOn)],
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
    localizedText(line.title, SUPPLIER_LOCALE),
    ...(line.choice ? [] : [localizedText(line.detail, SUPPLIER_LOCALE)]),
    ...rows.flatMap(([label, value]) => (value === undefined ? [] : [`${label}: ${value}`])),
    isConfirmed ? words.again : words.please,
  ].join("\n");
}

function choiceRows({ kind, choice }: Requested, words: RequestWords): Row[] {
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
