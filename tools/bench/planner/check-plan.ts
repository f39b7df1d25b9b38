import { addDays, dayRange, type LocalDate } from "#app/domain/common/date/local-date.ts";
import { lineKey, lineTotal } from "#app/domain/order/line/line-facts.ts";
import type { Quote } from "#app/domain/order/quote-types.ts";
import type { Plan } from "#app/domain/planner/plan-types.ts";
import type { PlanStyle, PlanWish } from "#app/domain/planner/plan-wish.ts";
import { brokenRules } from "./broken-rules.ts";
import { checkRides } from "./check-rides.ts";
import { checkCaddies, checkRounds } from "./check-rounds.ts";
import { type PlannedTrip, ratingOfCourse, ratingOfHotel, readTrip } from "./planned-trip.ts";
import type { ShopSnapshot } from "./shop-snapshot.ts";

export type Checked = {
  readonly plan: Plan;
  readonly wish: PlanWish;
  readonly shop: ShopSnapshot;
  readonly today: LocalDate;
  /** Of the plan's lines, as an order prices them. */
  readonly quote: Quote;
};

/** The rules of docs/planner.md that a plan breaks. */
export function checkPlan({ plan, wish, shop, today, quote }: Checked): string[] {
  const trip = readTrip(plan, wish, shop);
  if (typeof trip === "string") return [trip];
  return [
    ...checkDates(trip, today),
    ...checkStay(trip),
    ...checkRounds(trip),
    ...checkRides(trip),
    ...checkCaddies(trip),
    ...checkMoney(trip, quote),
    ...checkDays(trip),
    ...checkValue(trip),
  ];
}

/** Up to three, that of the wish first, and none hardly different from another. */
export function checkPlans(plans: readonly Plan[], wish: PlanWish): string[] {
  const order = shownStyles(wish);
  const [wanted] = order;
  const styles = plans.map(({ style }) => style);
  const wrong: string[] = [];
  if (styles[0] !== wanted) wrong.push(`style: ${styles[0]} is first instead of ${wanted}`);
  const inOrder = order.filter((style) => styles.some((each) => each === style));
  if (inOrder.join() !== styles.join()) wrong.push(`style: ${styles.join()}`);
  const products = plans.map(productsOf);
  for (const [index, own] of products.entries()) {
    for (const [before, other] of products.slice(0, index).entries()) {
      const courses = [...own.courses].filter((id) => !other.courses.has(id));
      const fresh = courses.length + Number(own.hotel !== other.hotel);
      if (fresh < 2) wrong.push(`style: plan ${index + 1} differs from ${before + 1} in ${fresh}`);
    }
  }
  return wrong;
}

/** In this order, as far as there are plans. */
export function shownStyles({ style = "balanced" }: PlanWish): PlanStyle[] {
  return [...new Set([style, "balanced", "quality", "value"] as const)].slice(0, 3);
}

export function productsOf({ lines }: Plan) {
  const hotel = lines.flatMap((line) => (line.kind === "hotel" ? [line.hotelId] : [])).join();
  const courses = lines.flatMap((line) => (line.kind === "golf" ? [line.courseId] : []));
  return { hotel, courses: new Set(courses) };
}

function checkDates({ wish, start, nights }: PlannedTrip, today: LocalDate): string[] {
  const { earliest, latest } = daysOf(wish, today);
  return brokenRules(
    [start < earliest || start > latest || start < today, `from: it begins on ${start}`],
    [nights !== (wish.nights ?? 3), `nights: ${nights}`],
  );
}

function daysOf({ from }: PlanWish, today: LocalDate) {
  if (from === undefined) return { earliest: addDays(today, 32), latest: addDays(today, 62) };
  return typeof from === "string" ? { earliest: from, latest: from } : from;
}

function checkStay({
  wish,
  stay,
  hotel,
  room,
  shop,
  people,
  start,
  nights,
}: PlannedTrip): string[] {
  const rooms = wish.hotel?.rooms === "single" ? people : Math.ceil(people / 2);
  const sleeps = dayRange(start, nights).map((day) => ({
    day,
    night: shop.nights.get(`${room.id} ${day}`),
  }));
  return [
    ...brokenRules(
      [stay.rooms !== rooms || rooms > 4, `stay: ${stay.rooms} rooms for ${people}`],
      [stay.adults !== people || stay.children !== 0, `stay: ${stay.adults} adults`],
      [room.max_adults * stay.rooms < people, "stay: not everybody has a bed"],
      [hotel.class < (wish.hotel?.stars ?? 0), `hotel.stars: ${hotel.class}`],
      [hotel.id !== (wish.hotel?.id ?? hotel.id), `hotel.id: ${hotel.id}`],
      [wish.avoid?.includes(hotel.id) === true, `avoid: ${hotel.id}`],
      [wish.regions?.includes(hotel.region) === false, `regions: ${hotel.region}`],
    ),
    ...sleeps.flatMap(({ day, night }) =>
      brokenRules([night?.closed !== false || night.left < rooms, `stay: ${day} is not free`]),
    ),
  ];
}

function checkMoney({ wish, plan, people }: PlannedTrip, quote: Quote): string[] {
  const { total } = plan;
  const sum = plan.lines.reduce((all, line) => all + lineTotal(line), 0);
  const perPerson = Math.ceil(total / people);
  const blocking = quote.issues.filter(({ level }) => level === "blocking");
  return [
    ...brokenRules(
      [sum !== total, `price: the lines are ${sum}, shown is ${total}`],
      [quote.total !== total, `price: an order is ${quote.total}, shown is ${total}`],
      [plan.perPerson !== perPerson, `price: ${plan.perPerson} instead of ${perPerson} each`],
      [perPerson > (wish.budget ?? perPerson), `budget: ${perPerson}`],
      [quote.lines.length !== plan.lines.length, "order: a line is there twice"],
    ),
    ...blocking.map(({ code, lines }) => `order: ${code} ${lines.join()}`),
    ...quote.lines.flatMap(({ key, sellable, changes }) =>
      brokenRules(
        [sellable.length === 0, `order: ${key} is not sold`],
        [changes.length > 0, `price: ${key} costs something else`],
      ),
    ),
  ];
}

function checkDays({ plan, start, nights, rounds }: PlannedTrip): string[] {
  const shown = plan.days.map(({ date }) => date);
  const items = plan.days.flatMap((day) => day.items);
  const keys = new Set(plan.lines.map(lineKey));
  const told = new Set(items.flatMap(({ line }) => line ?? []));
  const priced = items.reduce((sum, { price = 0 }) => sum + price, 0);
  const tips = rounds.reduce((sum, { course }) => sum + (course.tip ?? 0), 0);
  const strange = [...told].filter((key) => !keys.has(key.replace(/:van$/, "")));
  // A ride in the night before or after is on a day of its own.
  const isComplete = dayRange(start, nights + 1).every((day) => shown.includes(day));
  return [
    ...brokenRules(
      [!isComplete || shown.join() !== shown.toSorted().join(), `days: ${shown.join()}`],
      [priced !== plan.total, `days: the items are ${priced}, shown is ${plan.total}`],
      [plan.cashBaht !== tips, `cash: ${plan.cashBaht} baht instead of ${tips}`],
    ),
    ...untold(plan, rounds, told).map((key) => `days: ${key} is not told`),
    ...strange.map((key) => `days: ${key} is not in it`),
    ...plan.days.flatMap(({ date, driveMinutes }) => {
      const those = rounds.filter(({ day }) => day === date);
      const minutes = those.reduce((sum, round) => sum + 2 * (round.minutes ?? 0), 0);
      return brokenRules([minutes !== driveMinutes, `days: ${driveMinutes} minutes on ${date}`]);
    }),
  ];
}

/** The flights of a round are told together. */
function untold(
  { lines }: Plan,
  rounds: PlannedTrip["rounds"],
  told: ReadonlySet<string>,
): string[] {
  const flights = rounds.map((round) => round.lines.map(lineKey));
  const others = lines.filter(({ kind }) => kind !== "golf").map((line) => [lineKey(line)]);
  return [...flights, ...others].flatMap(([first = "", ...more]) =>
    [first, ...more].some((key) => told.has(key)) ? [] : [first],
  );
}

const WON_PER_MINUTE = 300;
const WON_PER_TENTH = 1_500;

/** The figure that its style makes least, worked out from its lines. */
export function objectiveOf({ plan, rounds, hotel, wish }: PlannedTrip): number {
  const drives = rounds.reduce((sum, { minutes = 0 }) => sum + 2 * minutes, 0);
  const stars = rounds.reduce(
    (sum, { course }) => sum + ratingOfCourse(course) + ratingOfHotel(hotel),
    0,
  );
  switch (plan.style) {
    case "value":
      return plan.total;
    case "quality":
      return -stars;
    case "near":
      return drives;
    case "balanced":
      return plan.total + wish.golfers * (WON_PER_MINUTE * drives - WON_PER_TENTH * stars);
  }
}

function checkValue(trip: PlannedTrip): string[] {
  const { objective, value, bound, proven } = trip.plan.optimum;
  const wrong: string[] = [];
  if (objective !== trip.plan.style) wrong.push(`optimum: ${objective}`);
  if (value !== objectiveOf(trip)) wrong.push(`optimum: ${value} instead of ${objectiveOf(trip)}`);
  if (bound > value || (proven && bound !== value)) wrong.push(`optimum: ${bound} proves ${value}`);
  return wrong;
}
