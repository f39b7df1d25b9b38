import { halfOf } from "#app/domain/catalog/caddie/caddie-day.ts";
import { daysBetween } from "#app/domain/common/date/local-date.ts";
import type { CartLine, LineOf } from "#app/domain/order/line/cart-line.ts";
import { lineDay, linePeople } from "#app/domain/order/line/line-facts.ts";

/** fewer: a part is given up · more: something is added · other: the whole line is given up for another. */
export type ChangeExtent = "same" | "fewer" | "more" | "other";

/** What a change gives up: another date or time everything, fewer people or nights their part, more nothing. */
export function changeExtent(before: CartLine, after: CartLine): ChangeExtent {
  if (before.kind === "golf" && after.kind === "golf") {
    return isSameStart(before, after) ? compare([[before.players, after.players]]) : "other";
  }
  if (before.kind === "callvan" && after.kind === "callvan") {
    return isSameStart(before, after) ? compare([[before.people, after.people]]) : "other";
  }
  if (before.kind === "hotel" && after.kind === "hotel") return compareStays(before, after);
  return before === after ? "same" : "other";
}

/** A line linked to a round: within the day it stays as it is, except a caddie booked by the half day. */
export function linkedExtent(before: CartLine, after: CartLine): ChangeExtent {
  if (lineDay(before) !== lineDay(after)) return "other";
  if (before.kind !== "caddy" || after.kind !== "caddy") {
    return compare([[linePeople(before), linePeople(after)]]);
  }
  const isSameHalf = halfOf(before.time ?? "") === halfOf(after.time ?? before.time ?? "");
  return isSameHalf ? "same" : "other";
}

type Start = { readonly date: string; readonly time?: string | undefined };

function isSameStart(before: Start, after: Start): boolean {
  return before.date === after.date && before.time === after.time;
}

/** A stay that begins on the same day keeps its nights, and so does one with nights added before them all. */
function compareStays(before: LineOf<"hotel">, after: LineOf<"hotel">): ChangeExtent {
  const isAround = after.checkIn < before.checkIn && before.checkOut <= after.checkOut;
  if (before.checkIn !== after.checkIn && !isAround) return "other";
  return compare([
    [daysBetween(before.checkIn, before.checkOut), daysBetween(after.checkIn, after.checkOut)],
    [before.rooms, after.rooms],
    [before.adults, after.adults],
    [before.children, after.children],
  ]);
}

/** More of one and fewer of another is another line. */
function compare(pairs: readonly (readonly [number, number])[]): ChangeExtent {
  const isMore = pairs.some(([old, now]) => now > old);
  const isFewer = pairs.some(([old, now]) => now < old);
  if (isMore && isFewer) return "other";
  if (isMore) return "more";
  return isFewer ? "fewer" : "same";
}
