import { addDays, dayRange, type LocalDate } from "#app/domain/common/date/local-date.ts";
import { won } from "#app/domain/common/money.ts";
import { lineKey } from "#app/domain/order/line/line-facts.ts";
import { clock, minutesOf } from "#app/domain/pricing/tee-price.ts";
import { pickUpTime } from "#app/domain/pricing/van-price.ts";
import type { PlanCandidates, PlanChoice, TransferOption } from "../plan-candidates.ts";
import type { Plan, PlanDay, PlanItem } from "../plan-types.ts";
import type { PlanWish } from "../plan-wish.ts";
import { freeItems } from "./reason/free-time.ts";
import { type PlanContext, planContext } from "./reason/plan-context.ts";
import { roundReason, stayReason } from "./reason/plan-reasons.ts";
import { COURSE_MINUTES } from "./search/day-plays.ts";
import type { SolvedPlan } from "./solve-input.ts";
import { ROUND_MINUTES } from "./tee-options.ts";

const DAY_MINUTES = 24 * 60;

/** A solution day by day, with the reason for each of its parts. */
export function planOf(solved: SolvedPlan, wish: PlanWish, candidates: PlanCandidates): Plan {
  const { choice, style, value, bound, proven } = solved;
  const context = planContext(solved, wish, candidates);
  const { golfers, companions } = context.wish;
  return {
    style,
    total: choice.total,
    perPerson: won(Math.ceil(choice.total / (golfers + companions))),
    cashBaht: choice.rounds.reduce((sum, { round }) => sum + context.courseOf(round).tipBaht, 0),
    days: dayRange(choice.start, choice.nights + 1).map((date) => planDay(date, choice, context)),
    lines: choice.lines,
    optimum: { objective: style, value, bound, proven, ms: 0 },
  };
}

function planDay(date: LocalDate, choice: PlanChoice, context: PlanContext): PlanDay {
  const rounds = choice.rounds.filter(({ round }) => round.day === date);
  const items = [
    ...choice.transfers.filter((ride) => rideDay(ride) === date).map(transferItem),
    ...(date === choice.start ? [stayItem(choice, context)] : []),
    ...rounds.flatMap((round) => roundItems(round, choice, context)),
  ].toSorted((a, b) => (a.starts < b.starts ? -1 : Number(a.starts > b.starts)));
  return {
    date,
    driveMinutes: rounds.reduce((sum, { round }) => sum + 2 * context.minutesTo(round), 0),
    items: [...items, ...freeItems(date, items, choice, context)].toSorted((a, b) =>
      a.starts < b.starts ? -1 : Number(a.starts > b.starts),
    ),
  };
}

/** A ride after midnight is listed on the day on which it leaves, as long as the trip lasts. */
function rideDay({ line, day, way }: TransferOption): LocalDate {
  const isWithin = way === "there" ? line.date <= addDays(day, 1) : line.date >= addDays(day, -1);
  return isWithin ? line.date : day;
}

function transferItem({ line, price, minutes, airport, way }: TransferOption): PlanItem {
  const starts = line.time ?? "00:00";
  return {
    kind: "ride",
    starts,
    ends: clockOf(minutesOf(starts) + minutes),
    line: lineKey(line),
    price,
    reason: {
      code: way === "there" ? "ride_airport" : "ride_flight",
      values: { airport, minutes },
    },
  };
}

/** From the hour at which the party is at the hotel. */
function stayItem({ stay }: PlanChoice, context: PlanContext): PlanItem {
  const { arrives } = context.space.base;
  const starts = clock(Math.min(arrives, DAY_MINUTES - 1));
  return {
    kind: "stay",
    starts,
    ends: starts,
    line: lineKey(stay.line),
    price: stay.price,
    reason: stayReason(context),
  };
}

type Round = PlanChoice["rounds"][number];

function roundItems(chosen: Round, choice: PlanChoice, context: PlanContext): readonly PlanItem[] {
  const { round, withVan } = chosen;
  const lines = withVan && round.van ? round.van.lines : round.lines;
  const keys = lines.map(lineKey);
  const last = Math.max(...lines.map(({ time }) => minutesOf(time)));
  const ends = clockOf(last + ROUND_MINUTES);
  const play: PlanItem = {
    kind: "round",
    starts: round.time,
    ends,
    line: keys[0],
    price: round.price,
    reason: roundReason(round, context),
  };
  const caddies = choice.caddies.filter(
    ({ line }) => line.courseId === round.courseId && line.date === round.day && isOf(line, round),
  );
  return [
    rideThere(chosen, keys[0], context),
    play,
    ...caddies.map(({ caddieId, line }) => ({
      ...{ kind: "caddie" as const, starts: line.time ?? round.time, ends },
      ...{ line: lineKey(line), price: line.price },
      reason: { code: "caddie_named", values: { caddy: caddieId } },
    })),
    rideBack(chosen, keys[0], ends, context),
  ];
}

function isOf(line: PlanChoice["caddies"][number]["line"], { lines }: Round["round"]): boolean {
  return lines.some(({ time }) => time === line.time);
}

function rideThere(
  { round, withVan }: Round,
  line: string | undefined,
  context: PlanContext,
): PlanItem {
  const minutes = context.minutesTo(round);
  const ride = {
    kind: "ride" as const,
    starts: pickUpTime(round.time, minutes),
    ends: clockOf(minutesOf(round.time) - COURSE_MINUTES),
  };
  if (!withVan || !round.van) return { ...ride, reason: ownRide(minutes, context) };
  const cars = round.van.needs.reduce((sum, need) => sum + need.cars, 0);
  const reason = { code: "ride_van", values: { minutes, cars } };
  return { ...ride, line, price: round.van.price, reason };
}

function rideBack(
  { round, withVan }: Round,
  line: string | undefined,
  starts: string,
  context: PlanContext,
): PlanItem {
  const minutes = context.minutesTo(round);
  const ride = { kind: "ride" as const, starts, ends: clockOf(minutesOf(starts) + minutes) };
  if (!withVan) return { ...ride, reason: ownRide(minutes, context) };
  return { ...ride, line, reason: { code: "ride_back", values: { minutes } } };
}

/** Why no van comes: none was wished for, or none is to be had. */
function ownRide(minutes: number, { wish }: PlanContext): PlanItem["reason"] {
  const isDeclined = wish.rides === "airport" || wish.rides === "none";
  return { code: isDeclined ? "ride_none" : "ride_own", values: { minutes } };
}

function clockOf(minutes: number): string {
  return clock((minutes + DAY_MINUTES) % DAY_MINUTES);
}
