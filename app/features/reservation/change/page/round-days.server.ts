import type { Database } from "#app/db/client.server.ts";
import { ROUND_READERS } from "#app/domain/catalog/course/course-visit.ts";
import { canTake, type TeeSlot } from "#app/domain/catalog/course/tee-board.ts";
import {
  addMonths,
  type CalendarDay,
  canChoose,
  firstWeekday,
  monthGrid,
  monthOfDay,
} from "#app/domain/common/date/calendar-rules.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import type { Locale } from "#app/domain/common/language/languages.ts";
import { readQuery } from "#app/domain/common/query-readers.ts";
import type { LineOf } from "#app/domain/order/line/cart-line.ts";
import { minutesOf } from "#app/domain/pricing/tee-price.ts";
import {
  type Arrival,
  clashOf,
  clashOn,
  isBeforeArrival,
  isDayBeforeArrival,
} from "#app/domain/reservation/change/arrival-rules.ts";
import type { ChangeWish } from "#app/domain/reservation/change/change-wish.ts";
import { findRoundCourse } from "#app/features/catalog/course/detail/course-queries.server.ts";
import { planRound } from "#app/features/catalog/course/round/round-plan.server.ts";

/** Another round of the trip. */
type OtherRound = LineOf<"golf"> & { readonly title: string };

type Round = {
  readonly choice: LineOf<"golf">;
  readonly wish: Extract<ChangeWish, { kind: "golf" }>;
  readonly others: readonly OtherRound[];
  readonly arrival: Arrival | undefined;
  readonly params: URLSearchParams;
  readonly now: Date;
};

type ShownDay = CalendarDay & {
  readonly isOut: boolean;
  readonly isFree: boolean;
  /** The round of the trip that leaves no time on this day. */
  readonly clash: string | undefined;
  /** The party has not come yet. */
  readonly isEarly: boolean;
};

/** The days and tee times of the course for the party; nothing where it is not sold any more. */
export async function roundDays(db: Database, locale: Locale, asked: Round) {
  const { choice, wish, others, arrival, params, now } = asked;
  const course = await findRoundCourse(db, choice.courseId);
  if (!course) return null;
  const { date, time, players } = wish;
  const query = { ...readQuery(ROUND_READERS, params).query, date, time, players };
  const { month, first, last, days, chosen } = await planRound(db, locale, { course, query, now });
  const sheet = {
    first: course.firstTee,
    last: course.lastTee,
    intervalMinutes: course.teeIntervalMinutes,
  };
  const weeks = monthGrid(month, firstWeekday(locale));
  const dayOf = (day: LocalDate): ShownDay => {
    const known = days[day] ?? { state: "none" as const };
    const clash = clashOn(day, sheet, choice, others)?.title;
    const isEarly = isDayBeforeArrival(day, sheet, arrival);
    const isSold = canChoose(day, known, { min: first, max: last });
    const isFree = isSold && clash === undefined && !isEarly;
    return { ...known, isOut: monthOfDay(day) !== month, isFree, clash, isEarly };
  };
  const slots = slotsOf(chosen?.slots ?? [], asked, course.maxPlayers);
  return {
    month,
    /** The week of the chosen day, where it is in the month. */
    week: monthOfDay(date) === month ? weeks.find((each) => each.includes(date)) : undefined,
    days: weeks.flat(),
    about: Object.fromEntries(weeks.flat().map((day) => [day, dayOf(day)])) as Readonly<
      Record<LocalDate, ShownDay>
    >,
    previous: addMonths(month, -1),
    following: addMonths(month, 1),
    slots,
    isMonthAsked: params.has("month"),
    next: chosen && "next" in chosen ? chosen.next : undefined,
    nearest: nearestOf(slots, wish, choice),
    min: course.minPlayers,
    max: course.maxPlayers,
  };
}

/** The tee times of the day: the places that the party has already are free for it, unless it plays elsewhere then. */
function slotsOf(
  slots: readonly TeeSlot[],
  { choice, wish, others, arrival }: Round,
  most: number,
) {
  const { date } = wish;
  return slots.map((each) => {
    const isOwn = each.time === choice.time && date === choice.date;
    const slot = isOwn ? withOwn(each, choice, wish, most) : each;
    const then = { ...choice, date, time: each.time };
    const isClash = !isOwn && clashOf(then, others) !== undefined;
    const isEarly = !isOwn && isBeforeArrival(then, arrival);
    return { ...slot, isClash, isEarly, isFree: canTake(slot) && !isClash && !isEarly };
  });
}

/** What the demo booked was never counted: no tee time has more places than a party may have. */
function withOwn(slot: TeeSlot, now: Party, then: Party, most: number): TeeSlot {
  const left = Math.max(slot.left, Math.min(slot.left + now.players, most));
  return { ...slot, left, state: left >= then.players ? "free" : "short" };
}

type Party = { readonly players: number };

type ShownSlot = ReturnType<typeof slotsOf>[number];

/** The nearest free times; without the party's own, which would change nothing. */
function nearestOf(
  slots: readonly ShownSlot[],
  { date, time, players }: Round["wish"],
  now: Round["choice"],
): string | undefined {
  const distance = (slot: TeeSlot) => Math.abs(minutesOf(slot.time) - minutesOf(time));
  const isSame = (slot: TeeSlot) =>
    slot.time === now.time && date === now.date && players === now.players;
  const others = slots.filter((slot) => slot.isFree && slot.time !== time && !isSame(slot));
  return others.toSorted((a, b) => distance(a) - distance(b))[0]?.time;
}
