import type { Database } from "#app/db/client.server.ts";
import {
  type CourseVisit,
  type RoundParams,
  visitOf,
} from "#app/domain/catalog/course/course-visit.ts";
import { canTake, type TeeSlot, teeBoard } from "#app/domain/catalog/course/tee-board.ts";
import { earliestTee, type VenueTime } from "#app/domain/catalog/sale/cut-off.ts";
import { lastDayShown, saleMonth } from "#app/domain/catalog/sale/sale-month.ts";
import { monthOfDay } from "#app/domain/common/date/calendar-rules.ts";
import { dateIn, type LocalDate } from "#app/domain/common/date/local-date.ts";
import type { Locale } from "#app/domain/common/language/languages.ts";
import { feesOnDay, roundPrice } from "#app/domain/pricing/round-price.ts";
import { teeGreenFee } from "#app/domain/pricing/tee-price.ts";
import { contractDay, withCoolingOff } from "#app/domain/reservation/refund/cooling-off.ts";
import { refundSteps } from "#app/domain/reservation/refund/refund-steps.ts";
import {
  findLowestDay,
  type RoundCourse,
} from "#app/features/catalog/course/detail/course-queries.server.ts";
import {
  findNextDay,
  listPricedDays,
  listTakenTees,
  listTeePrices,
  type PricedDay,
} from "./course-calendar-queries.server.ts";
import { billOf, refundNow, roundExtras } from "./round-extras.server.ts";
import { firstDay, roundMonth, stateOn } from "./round-month.server.ts";

export type RoundPlan = Awaited<ReturnType<typeof planRound>>;

type RoundInput = {
  readonly course: RoundCourse;
  readonly query: RoundParams;
  readonly now: Date;
};

/** The requested round: its month of prices, its day's tee times, price and refunds. */
export async function planRound(db: Database, locale: Locale, { course, query, now }: RoundInput) {
  const today = dateIn(course.timeZone, now);
  const earliest = earliestTee(course.timeZone, course, now);
  const visit = visitOf(query, course);
  const { players } = visit;
  const date = visit.date ?? (await findLowestDay(db, { id: course.id, now }));
  const ofDate = saleMonth(date ? monthOfDay(date) : null, today, monthOfDay(today));
  const month = saleMonth(query.month ?? null, today, ofDate);
  const limits = { first: firstDay(course, earliest), last: lastDayShown(today) };
  const { priced, days, peaks } = await roundMonth(db, locale, {
    course,
    month,
    players,
    earliest,
  });
  const known = priced.find(({ day }) => day === date);
  const chosen = date
    ? await chosenDay(db, locale, { course, visit, date, now, today, earliest, known, ...limits })
    : undefined;
  return { today, month, players, ...limits, peaks, days, chosen };
}

type Chosen = {
  readonly course: RoundCourse;
  readonly visit: CourseVisit;
  readonly date: LocalDate;
  readonly now: Date;
  readonly today: LocalDate;
  readonly first: LocalDate;
  readonly last: LocalDate;
  readonly earliest: VenueTime;
  readonly known: PricedDay | undefined;
};

async function chosenDay(db: Database, locale: Locale, chosen: Chosen) {
  const { course, visit, date, now, today, earliest, known } = chosen;
  const { players } = visit;
  const [priced, taken, own] = await Promise.all([
    known ?? listPricedDays(db, { id: course.id, first: date, last: date, players }).then(first),
    listTakenTees(db, { id: course.id, day: date }),
    listTeePrices(db, { id: course.id, day: date }),
  ]);
  const state = stateOn(course, date, priced, earliest);
  if (state !== "open" || !priced) {
    return { date, state, slots: [], time: undefined, next: await nextDay(db, chosen) };
  }

  const slots = teeSlotsOf(chosen, taken);
  const time = slots.find((slot) => slot.time === visit.time && canTake(slot))?.time;
  const feeOf = (teeTime: string) =>
    teeGreenFee({
      dayFee: priced.greenFee,
      timeRates: course.timeRates,
      own: own.get(teeTime),
      time: teeTime,
    });
  const greenFee = time ? feeOf(time) : priced.greenFee;
  const price = roundPrice(greenFee, feesOnDay(course, priced), players);
  const isPeak = priced.rate === "peak";
  const { extras, tiers } = await roundExtras(db, locale, {
    course,
    visit,
    date,
    today,
    isPeak,
    time,
  });
  const agreedOn = contractDay(now);
  const round = {
    paid: price.total,
    usedOn: date,
    tiers: withCoolingOff(course.tiers, date, agreedOn),
  };
  return {
    date,
    state,
    slots: slots.map((slot) => withDifference(slot, feeOf(slot.time) - priced.greenFee)),
    time,
    /** Requested, but not available. */
    lostTime: time ? undefined : visit.time,
    greenFee,
    price,
    extras,
    bill: billOf(price.total, extras, players),
    /** The steps of the round alone; `back` includes its ride and its caddies. */
    refunds: refundSteps(round, today, round.tiers),
    back: refundNow(extras, { tiers, round, today, agreedOn }),
  };
}

type TakenTees = Awaited<ReturnType<typeof listTakenTees>>;

function teeSlotsOf({ course, visit, date, earliest }: Chosen, taken: TakenTees): TeeSlot[] {
  return teeBoard({
    day: date,
    sheet: {
      first: course.firstTee,
      last: course.lastTee,
      intervalMinutes: course.teeIntervalMinutes,
    },
    capacity: course.teePlaces,
    taken,
    players: visit.players,
    earliest,
  });
}

/** Few tee times differ from their day's price; the others stay as they are. */
function withDifference(slot: TeeSlot, difference: number): TeeSlot {
  return difference === 0 ? slot : { ...slot, difference };
}

/** The next free day after this one, otherwise the first free day. */
async function nextDay(db: Database, chosen: Chosen): Promise<LocalDate | undefined> {
  const { course, visit, date, first, last } = chosen;
  const wanted = { id: course.id, last, players: visit.players };
  const from = date > first ? date : first;
  return (
    (await findNextDay(db, { ...wanted, from })) ??
    (await findNextDay(db, { ...wanted, from: first }))
  );
}

function first<Item>([item]: readonly Item[]): Item | undefined {
  return item;
}
