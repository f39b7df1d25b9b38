import { and, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { batchSelect, jsonRows, NO_ROWS, type RowsOf } from "#app/db/query/json-rows.server.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { refundPolicies } from "#app/db/schema/catalog/place-tables.ts";
import { courseDays, teeTimes } from "#app/db/schema/pricing/price-calendar-tables.ts";
import { teePrices } from "#app/db/schema/pricing/pricing-tables.ts";
import { canTake, type TeeSlot, teeBoard } from "#app/domain/catalog/course/tee-board.ts";
import { earliestTee, type VenueTime } from "#app/domain/catalog/sale/cut-off.ts";
import { type DayState, dayState } from "#app/domain/catalog/sale/sale-month.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import type { Won } from "#app/domain/common/money.ts";
import { teesKey } from "#app/domain/order/check/order-facts.ts";
import type { CartLine, LineOf } from "#app/domain/order/line/cart-line.ts";
import { linesOf } from "#app/domain/order/rounds-of.ts";
import { teeGreenFee } from "#app/domain/pricing/tee-price.ts";
import type { MemberHolds } from "#app/features/pricing/stock/member-holds.server.ts";

type CourseRows = RowsOf<ReturnType<typeof courseQueries>>;
export type CourseRow = CourseRows["courses"][number];

function listCourses(ids: readonly string[]) {
  return jsonRows(
    {
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
    },
    sql`from ${courses} join ${refundPolicies} on ${eq(refundPolicies.id, courses.refundPolicyId)}
      where ${and(inArray(courses.id, [...ids]), eq(courses.published, true))}`,
  );
}

type OfDays = { readonly ids: readonly string[]; readonly days: readonly LocalDate[] };

function listDays({ ids, days }: OfDays) {
  const { courseId, day, greenFee, cartFee, caddyFee, closed, rate } = courseDays;
  return jsonRows(
    { courseId, day, greenFee, cartFee, caddyFee, closed, rate },
    sql`from ${courseDays} where ${and(inArray(courseId, [...ids]), inArray(day, [...days]))}`,
  );
}

function listTees({ ids, days }: OfDays) {
  const { courseId, day, teeTime, capacity, taken } = teeTimes;
  return jsonRows(
    { courseId, day, teeTime, capacity, taken },
    sql`from ${teeTimes} where ${and(inArray(courseId, [...ids]), inArray(day, [...days]))}`,
  );
}

function listTeePrices({ ids, days }: OfDays) {
  const { courseId, day, teeTime, greenFee } = teePrices;
  return jsonRows(
    { courseId, day, teeTime, greenFee },
    sql`from ${teePrices} where ${and(inArray(courseId, [...ids]), inArray(day, [...days]))}`,
  );
}

export type CourseFacts = ReturnType<typeof courseFacts>;

/** The courses of a cart, with the price and the tee times of its days. */
export async function loadCourses(db: Database, lines: readonly CartLine[]) {
  return courseFacts(await batchSelect(db, courseQueries(lines)), () => 0);
}

export function courseQueries(lines: readonly CartLine[]) {
  const rounds = linesOf(lines, "golf");
  const wanted = [...rounds, ...linesOf(lines, "caddy")];
  return courseQueriesOf({
    ids: [...new Set(wanted.map(({ courseId }) => courseId))],
    days: [...new Set(rounds.map(({ date }) => date))],
  });
}

export function courseQueriesOf({ ids, days }: OfDays) {
  const hasDays = ids.length > 0 && days.length > 0;
  return {
    courses: ids.length > 0 ? listCourses(ids) : NO_ROWS,
    courseDays: hasDays ? listDays({ ids, days }) : NO_ROWS,
    tees: hasDays ? listTees({ ids, days }) : NO_ROWS,
    teePrices: hasDays ? listTeePrices({ ids, days }) : NO_ROWS,
  };
}

export function courseFacts(rows: CourseRows, memberHolds: MemberHolds) {
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

function teeOf({ courseId, day, teeTime }: CourseRows["tees"][number]) {
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
    earliest: firstTee(course, now),
  });
}

/** Asked for each day of a course; a zone's time is slow to tell. */
const firstTees = new WeakMap<CourseRow, { readonly now: number; readonly tee: VenueTime }>();

function firstTee(course: CourseRow, now: Date): VenueTime {
  const known = firstTees.get(course);
  if (known?.now === now.getTime()) return known.tee;
  const tee = earliestTee(course.timeZone, course, now);
  firstTees.set(course, { now: now.getTime(), tee });
  return tee;
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
    firstTee(course, now),
  );
  if (state !== "open") return state;
  const slot = slots.find(({ time }) => time === round.time);
  if (!slot) return "no_price";
  if (slot.state === "late") return "past_cutoff";
  return canTake(slot) ? "open" : "sold_out";
}
