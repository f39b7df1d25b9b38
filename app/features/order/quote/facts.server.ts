import type { Database } from "#app/db/client.server.ts";
import { batchSelect, NO_ROWS, type RowsOf } from "#app/db/query/json-rows.server.ts";
import { canTake } from "#app/domain/catalog/course/tee-board.ts";
import { driveMinutes, roadKm } from "#app/domain/catalog/place/road.ts";
import { shopDayOf } from "#app/domain/common/date/local-date.ts";
import { type OrderFacts, roadKey, teesKey } from "#app/domain/order/check/order-facts.ts";
import type { CartLine, LineOf } from "#app/domain/order/line/cart-line.ts";
import { lineKey } from "#app/domain/order/line/line-facts.ts";
import { daysAround } from "#app/domain/order/nearest-times.ts";
import type { QuotedLine } from "#app/domain/order/quote-types.ts";
import { linesOf } from "#app/domain/order/rounds-of.ts";
import { namedCaddiePrice } from "#app/domain/pricing/round-price.ts";
import {
  type Freed,
  freedHolds,
  freedTakes,
  holdQueries,
  holdsOf,
  type MemberHolds,
} from "#app/features/pricing/stock/member-holds.server.ts";
import { courseFacts, courseQueries, slotsOf } from "./facts-courses.server.ts";
import { peopleQueries, policyFacts, stockFacts } from "./facts-people.server.ts";
import { rideQueries } from "./facts-rides.server.ts";
import { seatFacts, seatQueries } from "./facts-seats.server.ts";
import { stayFacts, stayQueries } from "./facts-stays.server.ts";

export type CartFacts = ReturnType<typeof factsOf>;

type FactsWanted = {
  /** What a change of paid lines releases. */
  readonly freed?: readonly Freed[];
  /** Rounds that are not wanted, but might be. */
  readonly around?: readonly LineOf<"golf">[];
};

/** All facts of a cart, in one statement; what the buyer's unpaid order holds counts as free. */
export async function loadFacts(
  db: Database,
  lines: readonly CartLine[],
  buyerId?: string,
  { freed, around = [] }: FactsWanted = {},
) {
  const rows = await batchSelect(db, {
    ...courseQueries([...lines, ...around]),
    ...stayQueries(lines),
    ...rideQueries(lines),
    ...peopleQueries(lines, buyerId),
    ...seatQueries(lines, buyerId),
    freed: freed ? freedTakes(freed) : NO_ROWS,
    ...holdQueries(freed ? undefined : buyerId, lines),
  });
  return factsOf(rows, freed ? freedHolds(rows.freed, freed) : holdsOf(rows));
}

type FactRows = RowsOf<
  ReturnType<typeof courseQueries> &
    ReturnType<typeof stayQueries> &
    ReturnType<typeof rideQueries> &
    ReturnType<typeof peopleQueries> &
    ReturnType<typeof seatQueries>
>;

/** The rows of those queries, as prices and rules read them. */
export function factsOf(rows: FactRows, memberHolds: MemberHolds) {
  const { routes, vehicles, surcharges, peaks } = rows;
  return {
    rounds: courseFacts(rows, memberHolds),
    stays: stayFacts(rows, memberHolds),
    rides: { routes, vehicles, surcharges, peaks },
    caddies: new Map(rows.caddies.map((caddie) => [caddie.id, caddie])),
    tournaments: new Map(rows.tournaments.map((each) => [String(each.id), each])),
    stock: stockFacts(rows.stock, memberHolds),
    policies: policyFacts(rows.policies),
    seats: new Map(seatFacts(rows.seats).map((seat) => [seat.postId, seat])),
  };
}

/** The same, as the rules of an order need it. */
export function orderFacts(
  lines: readonly CartLine[],
  facts: CartFacts,
  quoted: readonly Pick<QuotedLine, "line" | "notReady">[],
  now: Date,
): OrderFacts {
  const { rounds, stays, rides, stock } = facts;
  return {
    today: shopDayOf(now),
    courses: Object.fromEntries(rounds.courses),
    caddies: Object.fromEntries(caddieFacts(facts)),
    vehicles: rides.vehicles,
    rooms: Object.fromEntries(
      linesOf(lines, "hotel").flatMap(({ roomId, hotelId }) => {
        const room = stays.rooms.get(roomId);
        return room?.hotelId === hotelId ? [[roomId, room]] : [];
      }),
    ),
    hotels: Object.fromEntries(
      [...Map.groupBy(stays.roads, ({ hotelId }) => hotelId)].map(([hotelId, roads]) => [
        hotelId,
        { minutesTo: Object.fromEntries(roads.map((road) => [road.courseId, road.driveMinutes])) },
      ]),
    ),
    tournaments: Object.fromEntries(
      [...facts.tournaments].map(([id, { applyUntil, playsOn, capacity, hasQueue }]) => {
        const need = { kind: "entry", productId: id, day: playsOn, slot: "", capacity } as const;
        const left = stock.left(need);
        const placesLeft = hasQueue ? Math.min(left, stock.ownOf(need)) : left;
        return [id, { applyUntil, playsOn, placesLeft, hasQueue }];
      }),
    ),
    roads: roadsBetween(facts),
    freeTees: freeTees(lines, facts, now),
    notReady: Object.fromEntries(
      quoted.flatMap(({ line, notReady }) =>
        notReady && notReady !== "gone" ? [[lineKey(line), notReady]] : [],
      ),
    ),
  };
}

function caddieFacts({ caddies, rounds, stock }: CartFacts) {
  const taken = Map.groupBy(
    stock.rows.filter((row) => row.kind === "caddy" && row.taken >= row.capacity),
    ({ productId }) => productId,
  );
  return [...caddies].flatMap(([id, { courseId, dayOff, ...fees }]) => {
    const course = rounds.courses.get(courseId);
    if (!course) return [];
    const halves = (taken.get(id) ?? []).map(({ day, slot }) => `${day}:${slot}`);
    return [
      [id, { courseId, dayOff, taken: halves, price: namedCaddiePrice(fees, course) }],
    ] as const;
  });
}

/** Estimated from the distance as the crow flies. */
export function roadsBetween({ rounds }: Pick<CartFacts, "rounds">): Record<string, number> {
  const places = [...rounds.courses.values()].map(({ id, latitude, longitude }) => ({
    id,
    lat: latitude,
    lng: longitude,
  }));
  return Object.fromEntries(
    places.flatMap((from, index) =>
      places
        .slice(index + 1)
        .map((to) => [roadKey(from.id, to.id), driveMinutes(roadKm(from, to))]),
    ),
  );
}

/** Free tee times on the days of the rounds, and on the days around them where those are known. */
function freeTees(lines: readonly CartLine[], { rounds }: CartFacts, now: Date) {
  const dayOf = (round: LineOf<"golf">) => teesKey(round.courseId, round.date);
  // On a day with rounds of its own those alone say how many places are needed.
  const byDay = new Map([
    ...Map.groupBy(roundsAround(lines), dayOf),
    ...Map.groupBy(linesOf(lines, "golf"), dayOf),
  ]);
  return Object.fromEntries(
    [...byDay].flatMap(([key, [round, ...others]]) => {
      const course = round && rounds.courses.get(round.courseId);
      if (!round || !course || rounds.days.get(key)?.closed !== false) return [];
      const players = Math.max(round.players, ...others.map((other) => other.players));
      const slots = slotsOf({ ...round, players }, course, rounds, now);
      return [[key, slots.filter(canTake).map(({ time }) => time)]];
    }),
  );
}

/** The same rounds a day earlier and a day later. */
export function roundsAround(lines: readonly CartLine[]): LineOf<"golf">[] {
  return linesOf(lines, "golf").flatMap((round) =>
    daysAround(round.date).map((date) => ({ ...round, date })),
  );
}
