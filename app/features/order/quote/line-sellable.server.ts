import { nightsOfStay } from "#app/domain/catalog/hotel/hotel-stay.ts";
import { halfDay } from "#app/domain/order/check/order-facts.ts";
import type { OrderLine } from "#app/domain/order/check/order-line.ts";
import type { CartLine, LineOf } from "#app/domain/order/line/cart-line.ts";
import type { SellableLine } from "#app/domain/order/line/line-snapshot.ts";
import { roundOfCaddie } from "#app/domain/order/rounds-of.ts";
import { type Bill, type BillRow, billOfRows } from "#app/domain/pricing/bill.ts";
import { contractDay, withCoolingOff } from "#app/domain/reservation/refund/cooling-off.ts";
import type { CartFacts } from "./facts.server.ts";
import type { LineDetails } from "./line-details.ts";
import { rideOfRound, transfer } from "./line-rides.server.ts";
import {
  caddieDetail,
  caddieTitle,
  entryDetail,
  roundDetail,
  stayDetail,
} from "./line-titles.server.ts";

type LineToSell = {
  readonly order: OrderLine;
  readonly line: CartLine;
  readonly bill: Bill;
  readonly lines: readonly CartLine[];
  readonly facts: CartFacts;
  readonly now: Date;
};

/** A line as it can be sold: its texts, refund policy and stock needs; undefined where it cannot be sold. */
export function sellableLine(input: LineToSell): SellableLine | undefined {
  const { order, line, bill, now } = input;
  const details = detailsOf(input);
  if (!details) return undefined;
  return {
    key: order.key,
    kind: order.kind,
    productId: order.productId,
    usedOn: order.usedOn,
    endsOn: null,
    parentLine: order.parentLine,
    choice: line,
    bill: partOf(bill, order, line),
    amount: order.amount,
    ...details,
    tiers: withCoolingOff(details.tiers, order.usedOn, contractDay(now)),
  };
}

function detailsOf({ order, line, lines, facts }: LineToSell): LineDetails | undefined {
  switch (line.kind) {
    case "golf":
      return order.kind === "callvan" ? rideOfRound(line, facts) : round(line, facts);
    case "hotel":
      return stay(line, facts);
    case "caddy":
      return caddie(line, lines, facts);
    case "callvan":
      return transfer(line, facts);
    case "tournament":
      return entry(line, facts);
  }
}

/** The van of a round has the rows of the ride, the round all others. */
function partOf(bill: Bill, order: OrderLine, line: CartLine): Bill {
  if (line.kind !== "golf") return bill;
  const isRide = ({ code }: BillRow) => code.startsWith("ride");
  const wanted = order.kind === "callvan";
  return billOfRows(bill.rows.filter((row) => isRide(row) === wanted));
}

function round(line: LineOf<"golf">, { rounds }: CartFacts): LineDetails | undefined {
  const course = rounds.courses.get(line.courseId);
  return (
    course && {
      title: course.name,
      detail: roundDetail(line, course),
      zone: course.timeZone,
      booking: course.booking,
      tiers: course.tiers,
      needs: [
        {
          kind: "tee",
          productId: course.id,
          day: line.date,
          slot: line.time,
          quantity: line.players,
          capacity: course.teePlaces,
        },
      ],
    }
  );
}

function stay(line: LineOf<"hotel">, { stays }: CartFacts): LineDetails | undefined {
  const room = stays.rooms.get(line.roomId);
  if (!room) return undefined;
  const capacities = new Map(
    (stays.nights.get(room.id) ?? []).map(({ night, capacity }) => [night, capacity]),
  );
  return {
    productId: room.hotelId,
    endsOn: line.checkOut,
    title: room.hotelName,
    detail: stayDetail(line, room),
    zone: room.timeZone,
    booking: room.booking,
    tiers: room.tiers,
    needs: nightsOfStay(line).map((day) => ({
      kind: "night",
      productId: room.id,
      day,
      slot: "",
      quantity: line.rooms,
      capacity: capacities.get(day) ?? 0,
    })),
  };
}

/** A caddie is taken for half a day, known by the tee time of her round. */
function caddie(
  line: LineOf<"caddy">,
  lines: readonly CartLine[],
  { caddies, rounds, policies }: CartFacts,
): LineDetails | undefined {
  const course = rounds.courses.get(line.courseId);
  const known = caddies.get(line.caddyId);
  const out = roundOfCaddie(line, lines);
  if (!course || !known || !out) return undefined;
  return {
    title: caddieTitle(course),
    detail: caddieDetail(known),
    zone: course.timeZone,
    booking: course.booking,
    tiers: policies.caddy,
    needs: [
      {
        kind: "caddy",
        productId: known.id,
        day: out.date,
        slot: halfDay(out.date, out.time).slice(-2),
        quantity: 1,
        capacity: 1,
      },
    ],
  };
}

function entry(
  line: LineOf<"tournament">,
  { tournaments, policies }: CartFacts,
): LineDetails | undefined {
  const known = tournaments.get(line.tournamentId);
  return (
    known && {
      title: known.title,
      detail: entryDetail(line),
      zone: known.zone,
      booking: "instant",
      tiers: policies.tournament,
      needs: [
        {
          kind: "entry",
          productId: line.tournamentId,
          day: known.playsOn,
          slot: "",
          quantity: line.people,
          capacity: known.capacity,
        },
      ],
    }
  );
}
