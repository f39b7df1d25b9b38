import { halfOf } from "#app/domain/catalog/caddie/caddie-day.ts";
import { daysBetween, type LocalDate } from "#app/domain/common/date/local-date.ts";
import { readDay, readId, readTime } from "#app/domain/common/query-readers.ts";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import type { StockNeed } from "#app/domain/order/stock-need.ts";
import { minutesOf } from "#app/domain/pricing/tee-price.ts";
import { retimed } from "#app/domain/reservation/status/time-offer-rules.ts";

/** Where and when a round is, or could be instead. */
export type OfferOption = {
  readonly courseId: string;
  readonly date: LocalDate;
  readonly time: string;
};

/** As it is stored and sent, with only what differs: "07:12", "2026-12-03 07:12", "siam-old 2026-12-03 07:12". */
export function optionText({ courseId, date, time }: OfferOption, round: OfferOption): string {
  if (courseId !== round.courseId) return `${courseId} ${date} ${time}`;
  return date === round.date ? time : `${date} ${time}`;
}

/** What such a text means for a round; undefined where it means nothing. */
export function readOption(text: string, round: OfferOption): OfferOption | undefined {
  const parts = text.split(" ");
  const time = readTime(parts.at(-1) ?? "");
  if (!time || parts.length > 3) return undefined;
  const date = parts.length > 1 ? readDay(parts.at(-2) ?? "") : round.date;
  const courseId = parts.length > 2 ? readId(parts[0] ?? "") : round.courseId;
  return date && courseId ? { courseId, date, time } : undefined;
}

/** Another day or another course: what was booked for the round moves with it, or not. */
export function isElsewhere(option: OfferOption, round: OfferOption): boolean {
  return option.courseId !== round.courseId || option.date !== round.date;
}

/** The nearest in days first, then in minutes, then at the same course. */
export function nearestOptions(
  options: readonly OfferOption[],
  round: OfferOption,
  count: number,
): OfferOption[] {
  const away = ({ courseId, date, time }: OfferOption) => [
    Math.abs(daysBetween(round.date, date)),
    Math.abs(minutesOf(time) - minutesOf(round.time)),
    courseId === round.courseId ? 0 : 1,
  ];
  return options
    .map((option) => ({ option, away: away(option) }))
    .toSorted((a, b) => compareParts(a.away, b.away))
    .slice(0, count)
    .map(({ option }) => option);
}

function compareParts(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((part, index) => part !== b[index]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}

/** What a line needs once its round has moved: cars and caddies stay who they are, on the new day. */
export function movedNeeds<Need extends Omit<StockNeed, "capacity">>(
  needs: readonly Need[],
  to: OfferOption,
): Need[] {
  return needs.map((need) => {
    if (need.kind === "tee")
      return { ...need, productId: to.courseId, day: to.date, slot: to.time };
    if (need.kind === "caddy") return { ...need, day: to.date, slot: halfOf(to.time) };
    return need.kind === "car" ? { ...need, day: to.date } : need;
  });
}

/** A line's choice after its round moved to another day, at the same course. */
export function movedChoice(choice: CartLine, from: OfferOption, to: OfferOption): CartLine {
  const moved = retimed(choice, { from: from.time, to: to.time });
  switch (moved.kind) {
    case "golf":
      return { ...moved, courseId: to.courseId, date: to.date };
    case "caddy":
    case "callvan":
      return { ...moved, date: to.date };
    case "hotel":
    case "tournament":
      return moved;
  }
}

/** How far ahead and back staff look for another day. */
export const MAX_SEARCH_DAYS = 31;

type Search = {
  readonly from: LocalDate;
  readonly to: LocalDate;
  /** All courses of the region where none is chosen. */
  readonly courseId: string | undefined;
};

/** What the address asks for; undefined where it does not ask, or for a period that ends before it begins or is too long. */
export function offerSearch(search: URLSearchParams): Search | undefined {
  const from = readDay(search.get("from") ?? "");
  const to = readDay(search.get("to") ?? "");
  if (!from || !to || to < from || daysBetween(from, to) >= MAX_SEARCH_DAYS) return undefined;
  return { from, to, courseId: readId(search.get("at") ?? "") };
}
