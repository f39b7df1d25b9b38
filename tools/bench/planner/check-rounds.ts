import { daysBetween, type LocalDate, weekdayOf } from "#app/domain/common/date/local-date.ts";
import type { LineOf } from "#app/domain/order/line/cart-line.ts";
import { brokenRules } from "./broken-rules.ts";
import { type PlannedRound, type PlannedTrip, playersOf } from "./planned-trip.ts";
import { sunDown } from "./sun-down.ts";
import { clockMinutes } from "./trip-clock.ts";

const ROUND = 270;
const REACH = 120;
const APART = 60;
/** From tee-off to tee-off of the next round. */
const BETWEEN = 330;
/** Two ways to compute a sunset agree to about a minute. */
const SUN_TOLERANCE = 2;

export function checkRounds(trip: PlannedTrip): string[] {
  const { wish, rounds, nights } = trip;
  const perDay = wish.holesPerDay === 36 ? 2 : 1;
  const due = wish.rounds ?? nights + (perDay === 2 ? nights - 1 : 0);
  const played = rounds.map(({ course }) => course.id);
  const { must = [], avoid = [] } = wish;
  const isRepeated = new Set(played).size < played.length;
  return [
    ...brokenRules(
      [rounds.length !== due, `rounds: ${rounds.length} instead of ${due}`],
      [isRepeated && !wish.repeatCourses, "rounds: a course twice"],
    ),
    ...must.filter((id) => !played.includes(id)).map((id) => `must: ${id} is not played`),
    ...avoid.filter((id) => played.includes(id)).map((id) => `avoid: ${id} is played`),
    ...[...Map.groupBy(rounds, ({ day }) => day)].flatMap(([day, those]) =>
      checkDay(day, those, { trip, perDay }),
    ),
    ...rounds.flatMap((round) => checkRound(round, trip)),
  ];
}

type OfDay = { readonly trip: PlannedTrip; readonly perDay: number };

function checkDay(day: LocalDate, rounds: readonly PlannedRound[], { trip, perDay }: OfDay) {
  const { wish, start, nights } = trip;
  const later = daysBetween(start, day);
  const minutes = rounds.reduce((sum, round) => sum + 2 * (round.minutes ?? 0), 0);
  return [
    ...brokenRules(
      [later < 0 || later > nights, `rounds: ${day} is not in the trip`],
      [rounds.length > perDay, `rounds: ${rounds.length} on ${day}`],
      [minutes > (wish.driveMinutes ?? minutes), `drives: ${minutes} minutes on ${day}`],
    ),
    ...tooClose(rounds),
  ];
}

function checkRound(round: PlannedRound, { wish, shop }: PlannedTrip): string[] {
  const { course, day, lines, minutes } = round;
  const where = `${course.id} on ${day}`;
  const times = lines.map(({ time }) => clockMinutes(time));
  const [first, last] = [Math.min(...times), Math.max(...times)];
  const { earliest = "00:00", latest = "23:59" } = wish.teeTime ?? {};
  const dark = course.night_golf ? Number.POSITIVE_INFINITY : sunDown(day, course) + SUN_TOLERANCE;
  const sold = shop.days.get(`${course.id} ${day}`);
  return [
    ...brokenRules(
      [playersOf(lines) !== wish.golfers, `flights: not all play ${where}`],
      [lines.some(({ players }) => players > 4), `flights: more than four at ${where}`],
      [last - first > APART, `flights: more than an hour apart at ${where}`],
      [(minutes ?? REACH + 1) > REACH, `drives: ${where} is out of reach`],
      [first < clockMinutes(earliest), `teeTime: too early at ${where}`],
      [last > clockMinutes(latest), `teeTime: too late at ${where}`],
      [last + ROUND > dark, `sunset: ${where} ends in the dark`],
      [sold?.closed !== false, `places: ${where} is not sold`],
    ),
    ...lines.flatMap(({ time, players }) => {
      const left = shop.tees.get(`${course.id} ${day} ${time}`) ?? course.places;
      return brokenRules([left < players, `places: ${left} at ${time}, ${where}`]);
    }),
  ];
}

/** Two rounds a day: time for the first, a meal and the road. */
function tooClose(rounds: readonly PlannedRound[]): string[] {
  return rounds.flatMap((one, index) =>
    rounds.slice(index + 1).flatMap((other) => {
      const road = one.course === other.course ? 0 : roadMinutes(one, other);
      const gaps = one.lines.flatMap((a) =>
        other.lines.map((b) => Math.abs(clockMinutes(a.time) - clockMinutes(b.time))),
      );
      return Math.min(...gaps) < BETWEEN + road
        ? [`rounds: ${one.course.id} and ${other.course.id} are too close`]
        : [];
    }),
  );
}

/** The least that a road between them could take: as the crow flies, at motorway speed. */
function roadMinutes(one: PlannedRound, other: PlannedRound): number {
  const radians = Math.PI / 180;
  const [a, b] = [one.course.latitude * radians, other.course.latitude * radians];
  const east = (other.course.longitude - one.course.longitude) * radians * Math.cos((a + b) / 2);
  return Math.floor((6371 * Math.hypot(b - a, east)) / 2);
}

/** Each is out once, with a round at her course, on a day she works. */
export function checkCaddies({ wish, caddies, rounds, shop }: PlannedTrip): string[] {
  const named = caddies.map(({ caddyId }) => caddyId);
  const wrong: string[] = [];
  for (const id of wish.caddies ?? []) {
    const times = named.filter((each) => each === id).length;
    if (times !== 1) wrong.push(`caddies: ${id} is out ${times} times`);
  }
  for (const id of named)
    if (!wish.caddies?.includes(id)) wrong.push(`caddies: nobody asked for ${id}`);
  const lines = rounds.flatMap((round) => round.lines);
  for (const line of caddies) wrong.push(...checkCaddie(line, { lines, shop }));
  for (const round of lines) {
    const with_ = caddies.filter((line) => isOut(line, round)).length;
    if (with_ > round.players) wrong.push(`caddies: ${with_} for ${round.players}`);
  }
  return wrong;
}

function isOut(caddie: LineOf<"caddy">, round: LineOf<"golf">): boolean {
  const isThere = caddie.courseId === round.courseId && caddie.date === round.date;
  return isThere && (caddie.time === undefined || caddie.time === round.time);
}

function checkCaddie(
  line: LineOf<"caddy">,
  { lines, shop }: { lines: readonly LineOf<"golf">[]; shop: PlannedTrip["shop"] },
): string[] {
  const known = shop.caddies.get(line.caddyId);
  const round = lines.find((each) => isOut(line, each));
  if (!known || known.course !== line.courseId) return [`caddies: ${line.caddyId} is not there`];
  if (!round) return [`caddies: ${line.caddyId} has no round`];
  if (known.day_off === weekdayOf(line.date)) return [`caddies: ${line.caddyId} is off`];
  const half = round.time < "12:00" ? "am" : "pm";
  const left = shop.stock.get(`caddy ${known.id} ${line.date} ${half}`) ?? 1;
  return left < 1 ? [`caddies: ${line.caddyId} is taken`] : [];
}
