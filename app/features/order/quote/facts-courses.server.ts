import { and, eq, type Placeholder, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { storedQuery } from "#app/db/query/stored-query.server.ts";
import { type RowsIn, type RowsOf, together } from "#app/db/query/together.server.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { refundPolicies } from "#app/db/schema/catalog/place-tables.ts";
import { courseDays, teeTimes } from "#app/db/schema/pricing/price-calendar-tables.ts";
import { teePrices } from "#app/db/schema/pricing/pricing-tables.ts";
import { canTake, type TeeSlot, teeBoard } from "#app/domain/catalog/course/tee-board.ts";
import { earliestTee } from "#app/domain/catalog/sale/cut-off.ts";
import { type DayState, dayState } from "#app/domain/catalog/sale/sale-month.ts";
import type { Won } from "#app/domain/common/money.ts";
import { teesKey } from "#app/domain/order/check/order-facts.ts";
import type { CartLine, LineOf } from "#app/domain/order/line/cart-line.ts";
import { linesOf } from "#app/domain/order/rounds-of.ts";
import { teeGreenFee } from "#app/domain/pricing/tee-price.ts";
import type { MemberHolds } from "#app/features/pricing/stock/member-holds.server.ts";

export type CourseRow = RowsIn<ReturnType<typeof listCourses>>[number];

const listCourses = storedQuery((db, value: (name: "ids") => Placeholder) =>
  db
    .select({
      id: courses.id,
      name: courses.name,
      regionId: courses.regionId,
      timeZone: courses.timeZone,
      booking: courses.booking,
      cutOffHours: courses.cutOffHours,
      timeRates: courses.timeRates,
      latitude: courses.latitude,
      longitude: courses.longitude,
      minPlayers: courses.minPlayers,
      maxPlayers: courses.maxPlayers,
      teePlaces: courses.teePlaces,
      firstTee: courses.firstTee,
      lastTee: courses.lastTee,
      teeIntervalMinutes: courses.teeIntervalMinutes,
      caddyFee: courses.caddyFee,
      cartFee: courses.cartFee,
      playersPerCart: courses.playersPerCart,
      includesCaddy: courses.includesCaddy,
      includesCart: courses.includesCart,
      caddyPolicy: courses.caddyPolicy,
      cartPolicy: courses.cartPolicy,
      tiers: refundPolicies.tiers,
    })
    .from(courses)
    .innerJoin(refundPolicies, eq(refundPolicies.id, courses.refundPolicyId))
    .where(and(sql`${courses.id} = any(${value("ids")})`, eq(courses.published, true))),
);

type OfDays = (name: "ids" | "days") => Placeholder;

const isOfDays = (table: typeof courseDays | typeof teeTimes | typeof teePrices, value: OfDays) =>
  sql`${table.courseId} = any(${value("ids")}) and ${table.day} = any(${value("days")}::text[]::date[])`;

const listDays = storedQuery((db, value: OfDays) =>
  db.select().from(courseDays).where(isOfDays(courseDays, value)),
);
const listTees = storedQuery((db, value: OfDays) =>
  db.select().from(teeTimes).where(isOfDays(teeTimes, value)),
);
const listTeePrices = storedQuery((db, value: OfDays) =>
  db.select().from(teePrices).where(isOfDays(teePrices, value)),
);

export type CourseFacts = ReturnType<typeof courseFacts>;

/** The courses of a cart, with the price and the tee times of its days. */
export async function loadCourses(db: Database, lines: readonly CartLine[]) {
  return courseFacts(await together(db, courseQueries(db, lines)), () => 0);
}

export function courseQueries(db: Database, lines: readonly CartLine[]) {
  const rounds = linesOf(lines, "golf");
  const wanted = [...rounds, ...linesOf(lines, "caddy")];
  const ids = [...new Set(wanted.map(({ courseId }) => courseId))];
  const days = [...new Set(rounds.map(({ date }) => date))];
  const hasDays = days.length > 0;
  return {
    courses: ids.length > 0 ? listCourses(db, { ids }) : null,
    courseDays: hasDays ? listDays(db, { ids, days }) : null,
    tees: hasDays ? listTees(db, { ids, days }) : null,
    teePrices: hasDays ? listTeePrices(db, { ids, days }) : null,
  };
}

export function courseFacts(
  rows: RowsOf<ReturnType<typeof courseQueries>>,
  memberHolds: MemberHolds,
) {
  return {
    courses: new Map(rows.courses.map((row) => [row.id, row])),
    days: new Map(rows.courseDays.map((row) => [teesKey(row.courseId, row.day), row])),
    tees: Map.groupBy(
      rows.tees.map((tee) => ({ ...tee, taken: tee.taken - memberHolds(teeOf(tee)) })),
      ({ courseId, day }) => teesKey(courseId, day),
    ),
    ownPrices: new Map(
      rows.teePrices.map((tee) => [
        `${teesKey(tee.courseId, tee.day)} ${tee.teeTime.slice(0, 5)}`,
        tee,
      ]),
    ),
  };
}

function teeOf({ courseId, day, teeTime }: typeof teeTimes.$inferSelect) {
  return { kind: "tee", productId: courseId, day, slot: teeTime.slice(0, 5) } as const;
}

/** The green fee of a round's own tee time. */
export function greenFeeOf(
  { courseId, date, time }: LineOf<"golf">,
  { timeRates }: Pick<CourseRow, "timeRates">,
  { ownPrices }: CourseFacts,
  dayFee: Won,
): Won {
  const own = ownPrices.get(`${teesKey(courseId, date)} ${time}`)?.greenFee;
  return teeGreenFee({ dayFee, timeRates, own, time });
}

type Round = Pick<LineOf<"golf">, "courseId" | "date" | "players">;

/** A preview needs the same day many times, so its tee times are cached with the facts. */
const boards = new WeakMap<CourseFacts, Map<string, TeeSlot[]>>();

/** The tee times of a round's day; a party larger than a flight is another rule's issue. */
export function slotsOf(round: Round, course: CourseRow, facts: CourseFacts, now: Date): TeeSlot[] {
  const known = boards.get(facts) ?? new Map<string, TeeSlot[]>();
  boards.set(facts, known);
  const key = [round.courseId, round.date, round.players, now.getTime()].join();
  const slots = known.get(key) ?? drawUp(round, course, facts, now);
  known.set(key, slots);
  return slots;
}

function drawUp(round: Round, course: CourseRow, facts: CourseFacts, now: Date): TeeSlot[] {
  const taken = facts.tees.get(teesKey(round.courseId, round.date)) ?? [];
  return teeBoard({
    day: round.date,
    sheet: {
      first: course.firstTee,
      last: course.lastTee,
      intervalMinutes: course.teeIntervalMinutes,
    },
    capacity: course.teePlaces,
    taken: taken.map(({ teeTime, ...tee }) => ({ ...tee, time: teeTime })),
    players: Math.min(round.players, course.maxPlayers),
    earliest: earliestTee(course.timeZone, course, now),
  });
}

/** Whether the round is available: first its day, then its tee time. */
export function roundState(
  round: LineOf<"golf">,
  course: CourseRow,
  facts: CourseFacts,
  now: Date,
): DayState {
  const slots = slotsOf(round, course, facts, now);
  const players = Math.min(round.players, course.maxPlayers);
  const state = dayState(
    {
      day: round.date,
      price: facts.days.get(teesKey(round.courseId, round.date)),
      lastTee: course.lastTee,
      teeTimes: slots.length,
      full: slots.filter(({ left }) => left < players).length,
    },
    earliestTee(course.timeZone, course, now),
  );
  if (state !== "open") return state;
  const slot = slots.find(({ time }) => time === round.time);
  if (!slot) return "no_price";
  if (slot.state === "late") return "past_cutoff";
  return canTake(slot) ? "open" : "sold_out";
}
