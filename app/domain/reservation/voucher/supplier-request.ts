import { type LocalDate, toUtcDate } from "#app/domain/common/date/local-date.ts";
import {
  type Localized,
  localizedText,
  SUPPLIER_LOCALE,
} from "#app/domain/common/language/languages.ts";
import type { LineKind } from "#app/domain/common/product/product-kind.ts";
import { dateFormat } from "#app/domain/common/text/formats.ts";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import type { Traveller } from "#app/domain/order/people/traveller.ts";
import type { ReservationStatus } from "#app/domain/reservation/status/status.ts";

/** Suppliers read their own language, not one of the shop's pages. */
export const REQUEST_LANGUAGES = ["en", "th"] as const;
export type RequestLanguage = (typeof REQUEST_LANGUAGES)[number];

export type RequestedLine = {
  readonly kind: LineKind;
  readonly title: Localized;
  readonly detail: Localized;
  readonly usedOn: LocalDate;
  readonly endsOn: LocalDate | null;
  /** For the van of a round, the round's own choice. */
  readonly choice: CartLine | null;
  readonly travellers: readonly Pick<Traveller, "firstName" | "lastName">[];
  /** In whose name it is where no traveller has one yet. */
  readonly booker?: { readonly name: string } | null;
  readonly orderNumber: string;
  readonly status: ReservationStatus;
  readonly supplierReference: string | null;
};

/** How a supplier's language writes a day. */
const REQUEST_TAG: Record<RequestLanguage, string> = { en: "en-GB", th: "th-TH-u-ca-gregory" };

/** The labels of a request in one language. */
export type RequestLabels = Readonly<Record<RequestLabel, string>>;
type RequestLabel =
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

/** What is sent to a supplier by LINE, or read out on the phone; for a confirmed line it asks whether it is still right. */
export function supplierRequest(
  line: RequestedLine,
  language: RequestLanguage,
  labels: RequestLabels,
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
      ? [[labels.date, day(line.usedOn)]]
      : [
          [labels.check_in, day(line.usedOn)],
          [labels.check_out, day(line.endsOn)],
        ];
  const names = line.travellers.map(({ firstName, lastName }) =>
    `${lastName} ${firstName}`.toUpperCase(),
  );
  const rows: Row[] = [
    ...when,
    ...choiceRows(line, labels),
    [labels.names, names.join(", ") || line.booker?.name],
    [labels.reference, line.orderNumber],
    [labels.yours, line.supplierReference ?? undefined],
  ];
  const isConfirmed = line.status === "COMPLETE";
  return [
    isConfirmed ? labels.recheck : labels.request,
    localizedText(line.title, SUPPLIER_LOCALE),
    ...(line.choice ? [] : [localizedText(line.detail, SUPPLIER_LOCALE)]),
    ...rows.flatMap(([label, value]) => (value === undefined ? [] : [`${label}: ${value}`])),
    isConfirmed ? labels.again : labels.please,
  ].join("\n");
}

function choiceRows({ kind, choice }: RequestedLine, labels: RequestLabels): Row[] {
  if (!choice) return [];
  switch (choice.kind) {
    case "golf":
      // The van of a round was chosen with it.
      if (kind === "callvan") {
        return [
          [labels.tee, choice.time],
          [labels.people, choice.players],
          [labels.cars, choice.cars || undefined],
        ];
      }
      return [
        [labels.tee, choice.time],
        [labels.players, choice.players],
        [labels.carts, choice.carts],
        [labels.caddies, choice.caddies],
      ];
    case "hotel":
      return [
        [labels.rooms, choice.rooms],
        [labels.adults, choice.adults],
        [labels.children, choice.children || undefined],
      ];
    case "caddy":
      return [[labels.tee, choice.time]];
    case "callvan":
      return [
        [labels.from, choice.from],
        [labels.to, choice.to],
        [labels.note, choice.note],
        [labels.time, choice.time],
        [labels.people, choice.people],
        [labels.bags, choice.golfBags],
        [labels.cars, choice.cars],
      ];
    case "tournament":
      return [[labels.players, choice.people]];
  }
}
