import { addDays, daysBetween, type LocalDate } from "#app/domain/common/date/local-date.ts";
import { type Won, won } from "#app/domain/common/money.ts";
import type { CartLine, LineOf } from "#app/domain/order/line/cart-line.ts";
import { lineDay, linePeople } from "#app/domain/order/line/line-facts.ts";
import { linesOf } from "../rounds-of.ts";

/** Lines further apart than this are no one trip. */
const LONGEST_TRIP = 31;

export type TripSpan = {
  readonly first: LocalDate;
  readonly last: LocalDate;
  readonly days: number;
};

/** From the first day to the last, on which one checks out or flies home. */
export function tripSpan(lines: readonly CartLine[]): TripSpan | undefined {
  const first = lines.map(lineDay).toSorted()[0];
  const last = lines.map(endOf).toSorted().at(-1);
  return first && last && { first, last, days: daysBetween(first, last) + 1 };
}

function endOf(line: CartLine): LocalDate {
  return line.kind === "hotel" ? line.checkOut : lineDay(line);
}

/** The first name of a region that has two: 「파타야」 of 「파타야·촌부리」. */
export function shortPlaceName(region: string): string {
  return region.split(/·| & /)[0] ?? region;
}

/** Whether the lines are one trip. */
export function isOneTrip(span: TripSpan | undefined): span is TripSpan {
  return span !== undefined && span.days <= LONGEST_TRIP;
}

/** How many travel, where all lines agree; a caddie line counts as one. */
export function tripParty(lines: readonly CartLine[]): number | undefined {
  const counts = new Set(lines.filter(({ kind }) => kind !== "caddy").map(linePeople));
  return counts.size === 1 ? [...counts][0] : undefined;
}

/** Every golfer's part, rounded up as everywhere. */
export function perPerson(total: Won, people: number): Won {
  return won(Math.ceil(total / people));
}

/** The part of a round's sum that its van costs; nothing where the round has no price. */
export function vanPart({ fees, callvan }: LineOf<"golf">, total: Won): Won {
  return callvan === "none" || total === 0 ? won(0) : fees.van;
}

/** A round without its van, which is a separate line. */
export function roundWithoutVan(round: LineOf<"golf">, total: Won): Won {
  return won(total - vanPart(round, total));
}

export type DayTheme =
  | { readonly kind: "round"; readonly courseIds: readonly string[] }
  | { readonly kind: "arrival" | "leaving" | "plain" };

/** The theme of a trip day: the round, else arrival or departure. */
export function dayTheme(day: LocalDate, lines: readonly CartLine[]): DayTheme {
  const rounds = linesOf(lines, "golf").filter(({ date }) => date === day);
  if (rounds.length > 0) {
    return { kind: "round", courseIds: [...new Set(rounds.map(({ courseId }) => courseId))] };
  }
  const span = tripSpan(lines);
  if (!isOneTrip(span) || span.days === 1) return { kind: "plain" };
  const isTravel = lines.some(
    (line) => (line.kind === "hotel" || line.kind === "callvan") && lineDay(line) === day,
  );
  if (day === span.first && isTravel) return { kind: "arrival" };
  return { kind: day === span.last ? "leaving" : "plain" };
}

/** The hotel around a day; on a day with a change of hotels, the one that is left. */
export function stayAround(
  day: LocalDate,
  lines: readonly CartLine[],
): LineOf<"hotel"> | undefined {
  const stays = linesOf(lines, "hotel").filter(
    ({ checkIn, checkOut }) => checkIn <= day && day <= checkOut,
  );
  return stays.toSorted((a, b) => a.checkIn.localeCompare(b.checkIn))[0];
}

/** The stay that ends on this day. */
export function stayEnding(day: LocalDate, lines: readonly CartLine[]) {
  return linesOf(lines, "hotel").find(({ checkOut }) => checkOut === day);
}

/** The stay as long as the whole trip, or as near to it as is sold; so that what it would cost is known. */
export function wholeStay(
  stay: LineOf<"hotel">,
  { first, last }: TripSpan,
  { nights, mostNights }: { readonly nights: number; readonly mostNights: number },
): LineOf<"hotel"> {
  const checkIn =
    first < stay.checkIn && daysBetween(first, last) <= mostNights ? first : stay.checkIn;
  const until = [addDays(stay.checkIn, nights), last, stay.checkOut].toSorted().at(-1) ?? last;
  const latest = addDays(checkIn, mostNights);
  return { ...stay, checkIn, checkOut: until < latest ? until : latest };
}
