import { visitPath } from "#app/domain/catalog/course/course-visit.ts";
import { MAX_NIGHTS, MAX_ROOMS } from "#app/domain/catalog/hotel/hotel-stay.ts";
import { addDays, daysBetween } from "#app/domain/common/date/local-date.ts";
import type { OrderFacts } from "#app/domain/order/check/order-facts.ts";
import {
  changeFix,
  type Fix,
  linkFix,
  type OrderIssue,
  removeFix,
} from "#app/domain/order/check/order-issue.ts";
import type { CartLine, LineOf } from "#app/domain/order/line/cart-line.ts";
import { lineKey } from "#app/domain/order/line/line-facts.ts";
import { fitsRooms, type RoomFees } from "#app/domain/pricing/stay-bill.ts";
import { caddiesOf, linesOf } from "../rounds-of.ts";

type Stay = LineOf<"hotel">;
type Round = LineOf<"golf">;

/** Further than this one does not drive to a round and back. */
export const FAR_MINUTES = 120;

/** Everybody has a bed, and the stay is one we can sell. */
export function roomIssues(lines: readonly CartLine[], facts: OrderFacts): OrderIssue[] {
  return linesOf(lines, "hotel").flatMap((stay) => {
    const room = facts.rooms[stay.roomId];
    const drop = removeFix("remove_stay", [stay]);
    if (!room) return [blocking("order.not_sold", stay, [drop])];
    if (daysBetween(stay.checkIn, stay.checkOut) > MAX_NIGHTS) {
      const fix = changeFix("shorter_stay", stay, { checkOut: addDays(stay.checkIn, MAX_NIGHTS) });
      return [blocking("order.stay_too_long", stay, [fix, drop])];
    }
    if (stay.rooms > MAX_ROOMS)
      return [blocking("order.too_many_rooms", stay, [...roomFix(stay, room), drop])];
    if (fitsRooms(room, stay)) return [];
    const code = stay.adults < stay.rooms ? "order.rooms_without_adult" : "order.rooms_too_small";
    return [blocking(code, stay, [...roomFix(stay, room), drop])];
  });
}

/** The fewest rooms that hold the party. */
function roomFix(stay: Stay, room: RoomFees): Fix[] {
  for (let rooms = 1; rooms <= MAX_ROOMS; rooms++) {
    if (!fitsRooms(room, { ...stay, rooms })) continue;
    return [changeFix(rooms > stay.rooms ? "more_rooms" : "fewer_rooms", stay, { rooms })];
  }
  return [];
}

function blocking(code: OrderIssue["code"], stay: Stay, fixes: readonly Fix[]): OrderIssue {
  return { code, level: "blocking", lines: [lineKey(stay)], fixes };
}

/** Beds and rounds that do not go together: worth a warning, never a refusal. */
export function stayWarnings(lines: readonly CartLine[], facts: OrderFacts): OrderIssue[] {
  const stays = linesOf(lines, "hotel");
  if (stays.length === 0) return [];
  return linesOf(lines, "golf").flatMap((round) => {
    const around = stays.filter((stay) => isDuring(round, stay));
    if (around.length === 0) return [outside(round, stays, lines)];
    const isNear = around.some((stay) => minutesTo(round, stay, facts) <= FAR_MINUTES);
    return isNear ? [] : [tooFar(round, around, lines)];
  });
}

/** One may arrive on the day, or play before flying home. */
function isDuring({ date }: Round, { checkIn, checkOut }: Stay): boolean {
  return checkIn <= date && date <= checkOut;
}

/** No warning for a road that has not been measured. */
function minutesTo({ courseId }: Round, { hotelId }: Stay, facts: OrderFacts): number {
  return facts.hotels[hotelId]?.minutesTo[courseId] ?? 0;
}

function outside(round: Round, stays: readonly Stay[], lines: readonly CartLine[]): OrderIssue {
  const longer = stays
    .map((stay) => ({
      stay,
      checkIn: round.date < stay.checkIn ? round.date : stay.checkIn,
      checkOut: round.date > stay.checkOut ? round.date : stay.checkOut,
    }))
    .filter(({ checkIn, checkOut }) => daysBetween(checkIn, checkOut) <= MAX_NIGHTS)
    .toSorted((a, b) => addedNights(a) - addedNights(b))
    .slice(0, 1)
    .map(({ stay, checkIn, checkOut }) => changeFix("extend_stay", stay, { checkIn, checkOut }));
  const drop = removeFix("remove_round", [round, ...caddiesOf(round, lines)]);
  return {
    code: "order.round_outside_stay",
    level: "warning",
    lines: [round, ...stays].map(lineKey),
    fixes: [...longer, drop],
  };
}

function addedNights({
  stay,
  checkIn,
  checkOut,
}: Pick<Stay, "checkIn" | "checkOut"> & { stay: Stay }) {
  return daysBetween(checkIn, stay.checkIn) + daysBetween(stay.checkOut, checkOut);
}

function tooFar(round: Round, around: readonly Stay[], lines: readonly CartLine[]): OrderIssue {
  const near = visitPath(round.courseId, {
    date: round.date,
    time: round.time,
    players: round.players,
  });
  const drop = removeFix("remove_round", [round, ...caddiesOf(round, lines)]);
  return {
    code: "order.round_far_from_stay",
    level: "warning",
    lines: [round, ...around].map(lineKey),
    fixes: [linkFix("other_hotel", near), drop],
  };
}
