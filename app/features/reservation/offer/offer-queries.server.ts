import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { reservations, timeOffers } from "#app/db/schema/order/order-tables.ts";
import { courseDays, teeTimes } from "#app/db/schema/pricing/price-calendar-tables.ts";
import { type TeeSlot, teeBoard } from "#app/domain/catalog/course/tee-board.ts";
import { earliestTee } from "#app/domain/catalog/sale/cut-off.ts";
import { type Won, won } from "#app/domain/common/money.ts";
import type { LineKind } from "#app/domain/common/product/product-kind.ts";
import type { CartLine, LineOf } from "#app/domain/order/line/cart-line.ts";
import {
  isElsewhere,
  type OfferOption,
  readOption,
} from "#app/domain/reservation/desk/offer-option.ts";
import { refusalPlan } from "#app/domain/reservation/refund/order-refund.ts";
import {
  type ReservationStatus,
  unfinishedStatuses,
} from "#app/domain/reservation/status/status.ts";
import { offerableTimes } from "#app/domain/reservation/status/time-offer-rules.ts";
import { paidLine } from "#app/features/order/record/lines-of-order.server.ts";
import { isRunning } from "#app/features/order/record/open-offers.server.ts";
import { checkElsewhere } from "./elsewhere.server.ts";

type Line = {
  readonly id: string;
  readonly orderId: string;
  readonly kind: LineKind;
  readonly status: ReservationStatus;
  readonly choice: CartLine | null;
};

/** The round of a line that may move: only one that still waits for its course. */
export function movableRound({ kind, status, choice }: Line): LineOf<"golf"> | null {
  return kind === "golf" && status === "PENDING" && choice?.kind === "golf" ? choice : null;
}

/** What staff can offer instead of the paid time; none where the line cannot be moved. */
export async function freeTimesFor(db: Database, line: Line, now: Date): Promise<string[]> {
  const round = movableRound(line);
  if (!round) return [];
  const slots = await slotsFor(db, round, now);
  const caddies = and(
    eq(reservations.parentLine, line.id),
    eq(reservations.kind, "caddy"),
    // A line whose refund is under review may still be used.
    inArray(reservations.status, unfinishedStatuses()),
  );
  const hasCaddie = (await db.$count(reservations, caddies)) > 0;
  return offerableTimes({ time: round.time, hasCaddie }, slots);
}

/** The open offer for the member, and the refund if the member declines; a time sold meanwhile is marked as gone. */
export async function findOpenOffer(
  db: Database,
  line: Line & { readonly amount: Won },
  now: Date,
) {
  const round = movableRound(line);
  if (!round) return null;
  const [offer] = await db
    .select({
      id: timeOffers.id,
      times: timeOffers.times,
      note: timeOffers.note,
      expiresAt: timeOffers.expiresAt,
      createdAt: timeOffers.createdAt,
    })
    .from(timeOffers)
    .where(and(eq(timeOffers.reservationId, line.id), eq(timeOffers.status, "OPEN"), isRunning));
  if (!offer) return null;
  const { createdAt, ...open } = offer;
  const slots = await slotsFor(db, round, now);
  const isFree = (time: string) =>
    slots.some((slot) => slot.time === time && slot.left >= round.players);
  const options = offer.times.flatMap((text) => readOption(text, round) ?? []);
  const elsewhere = options.filter((option) => isElsewhere(option, round));
  const checked = await checkElsewhere(db, line, round, elsewhere, createdAt);
  const names = await courseNames(db, elsewhere);
  const order = await db.select().from(reservations).where(eq(reservations.orderId, line.orderId));
  const plan = refusalPlan(line.id, order.map(paidLine));
  return {
    ...open,
    paidTime: round.time,
    times: offer.times.map((time) => {
      const option = readOption(time, round);
      if (!option || !isElsewhere(option, round)) return { time, isFree: isFree(time) };
      const found = checked.find(({ text }) => text === time);
      const price = found && found.price < line.amount ? found.price : undefined;
      const course = option.courseId === round.courseId ? undefined : names.get(option.courseId);
      return {
        time,
        isFree: found !== undefined,
        elsewhere: { ...option, course, price, staying: found?.staying ?? [] },
      };
    }),
    refund: plan?.refund ?? won(0),
    withIt: plan ? plan.lines.length - 1 : 0,
  };
}

async function courseNames(db: Database, options: readonly OfferOption[]) {
  const ids = options.map(({ courseId }) => courseId);
  const rows = await db
    .select({ id: courses.id, name: courses.name })
    .from(courses)
    .where(inArray(courses.id, ids));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** The course has answered already, so the cut-off of instant lines applies. */
async function slotsFor(db: Database, round: LineOf<"golf">, now: Date): Promise<TeeSlot[]> {
  const { courseId, date, players } = round;
  const [course] = await db
    .select({
      zone: courses.timeZone,
      capacity: courses.teePlaces,
      first: courses.firstTee,
      last: courses.lastTee,
      intervalMinutes: courses.teeIntervalMinutes,
    })
    .from(courses)
    .innerJoin(courseDays, eq(courseDays.courseId, courses.id))
    .where(and(eq(courses.id, courseId), eq(courseDays.day, date), eq(courseDays.closed, false)));
  if (!course) return [];
  const taken = await db
    .select({ time: teeTimes.teeTime, capacity: teeTimes.capacity, taken: teeTimes.taken })
    .from(teeTimes)
    .where(and(eq(teeTimes.courseId, courseId), eq(teeTimes.day, date)));
  const { zone, capacity, ...sheet } = course;
  const earliest = earliestTee(zone, { booking: "instant" }, now);
  return teeBoard({ day: date, sheet, capacity, taken, players, earliest });
}
