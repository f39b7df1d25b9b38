import { daysBetween, type LocalDate } from "#app/domain/common/date/local-date.ts";
import type { CartLine, LineOf } from "#app/domain/order/line/cart-line.ts";
import type { Plan } from "#app/domain/planner/plan-types.ts";
import type { PlanWish } from "#app/domain/planner/plan-wish.ts";
import type { Course, Hotel, Room, ShopSnapshot } from "./shop-snapshot.ts";

/** What a plan's lines mean, as far as they can be read; what cannot is told in `wrong`. */
export type PlannedTrip = {
  readonly wish: PlanWish;
  readonly plan: Plan;
  readonly shop: ShopSnapshot;
  readonly people: number;
  readonly nights: number;
  readonly start: LocalDate;
  readonly stay: LineOf<"hotel">;
  readonly hotel: Hotel;
  readonly room: Room;
  readonly rounds: readonly PlannedRound[];
  readonly transfers: readonly LineOf<"callvan">[];
  readonly caddies: readonly LineOf<"caddy">[];
};

export type PlannedRound = {
  readonly course: Course;
  readonly day: LocalDate;
  /** One for each flight, in the order of their tee times. */
  readonly lines: readonly LineOf<"golf">[];
  /** One way. */
  readonly minutes: number | undefined;
};

function linesOfKind<Kind extends CartLine["kind"]>(lines: readonly CartLine[], kind: Kind) {
  return lines.filter((line): line is LineOf<Kind> => line.kind === kind);
}

/** The trip, or why there is none. */
export function readTrip(plan: Plan, wish: PlanWish, shop: ShopSnapshot): PlannedTrip | string {
  const [stay, second] = linesOfKind(plan.lines, "hotel");
  if (!stay || second) return "stay: there is not exactly one";
  const hotel = shop.hotels.get(stay.hotelId);
  const room = shop.rooms.get(stay.roomId);
  if (!hotel || room?.hotel !== hotel.id) return "stay: the hotel does not sell this room";
  if (linesOfKind(plan.lines, "tournament").length > 0) return "lines: a tournament";
  const rounds = roundsOf(linesOfKind(plan.lines, "golf"), { wish, shop, hotel });
  if (typeof rounds === "string") return rounds;
  return {
    wish,
    plan,
    shop,
    people: wish.golfers + (wish.companions ?? 0),
    nights: daysBetween(stay.checkIn, stay.checkOut),
    start: stay.checkIn,
    stay,
    hotel,
    room,
    rounds,
    transfers: linesOfKind(plan.lines, "callvan"),
    caddies: linesOfKind(plan.lines, "caddy"),
  };
}

type Reading = { readonly wish: PlanWish; readonly shop: ShopSnapshot; readonly hotel: Hotel };

/** Flights at a course on a day belong together until everybody plays. */
function roundsOf(lines: readonly LineOf<"golf">[], { wish, shop, hotel }: Reading) {
  const inOrder = lines.toSorted((a, b) =>
    `${a.date} ${a.courseId} ${a.time}`.localeCompare(`${b.date} ${b.courseId} ${b.time}`),
  );
  const rounds: {
    course: Course;
    day: LocalDate;
    lines: LineOf<"golf">[];
    minutes: number | undefined;
  }[] = [];
  for (const line of inOrder) {
    const course = shop.courses.get(line.courseId);
    if (!course) return `rounds: nobody knows ${line.courseId}`;
    const last = rounds.at(-1);
    const isSame = last?.course === course && last.day === line.date;
    if (last && isSame && playersOf(last.lines) < wish.golfers) last.lines.push(line);
    else {
      const minutes = shop.drives.get(`${hotel.id} ${course.id}`);
      rounds.push({ course, day: line.date, lines: [line], minutes });
    }
  }
  return rounds;
}

export function playersOf(lines: readonly LineOf<"golf">[]): number {
  return lines.reduce((sum, { players }) => sum + players, 0);
}

/** Tenths of a star. */
export function ratingOfCourse({ rated, tier }: Course): number {
  return rated ?? { premium: 45, standard: 40, value: 35 }[tier];
}

export function ratingOfHotel({ rated, class: stars }: Hotel): number {
  return rated ?? 9 * stars;
}
