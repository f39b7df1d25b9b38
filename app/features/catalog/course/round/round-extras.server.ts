import type { Database } from "#app/db/client.server.ts";
import { caddieDayState } from "#app/domain/catalog/caddie/caddie-day.ts";
import type { CourseVisit } from "#app/domain/catalog/course/course-visit.ts";
import { addDays, type LocalDate } from "#app/domain/common/date/local-date.ts";
import type { Locale } from "#app/domain/common/language/languages.ts";
import { sumWon, type Won, won } from "#app/domain/common/money.ts";
import type { RefundTier } from "#app/domain/common/product/refund-tiers.ts";
import { namedCaddiePrice } from "#app/domain/pricing/round-price.ts";
import { vanQuote } from "#app/domain/pricing/van-price.ts";
import { withCoolingOff } from "#app/domain/reservation/refund/cooling-off.ts";
import { type TripLine, tripRefundSteps } from "#app/domain/reservation/refund/refund-steps.ts";
import {
  findExtraTiers,
  findVan,
  listCaddiesOn,
  nightPrices,
} from "#app/features/catalog/course/detail/around-queries.server.ts";
import type { RoundCourse } from "#app/features/catalog/course/detail/course-queries.server.ts";

type ExtrasInput = {
  readonly course: RoundCourse;
  readonly visit: CourseVisit;
  readonly date: LocalDate;
  readonly today: LocalDate;
  readonly isPeak: boolean;
  readonly time: string | undefined;
};

/** Extras for a round: a ride, caddies by name, a nearby hotel. */
export async function roundExtras(db: Database, locale: Locale, input: ExtrasInput) {
  const { course, visit, date, today, isPeak, time } = input;
  const night = nightBefore(date, today);
  const [van, caddies, hotels, tiers] = await Promise.all([
    findVan(db, locale, course.id),
    listCaddiesOn(db, course.id, date),
    nightPrices(db, course.id, night),
    findExtraTiers(db),
  ]);
  const { players } = visit;
  const quote = van && vanQuote(van.route, van.vehicles, van.surcharges, { players, isPeak, time });
  const offered = caddies.map(({ dayOff, taken, price, reservationFee, ...caddie }) => ({
    ...caddie,
    state: caddieDayState({ dayOff, taken }, date, time),
    price: namedCaddiePrice({ price, reservationFee }, course),
  }));
  const named = offered.filter(({ id }) => visit.caddies?.includes(id));
  const extras = {
    van: quote,
    trip: quote && visit.van,
    caddies: Object.fromEntries(offered.map(({ id, state }) => [id, state])),
    named,
    hotels: { checkIn: night, prices: hotels },
  };
  return { extras, tiers };
}

export type RoundExtras = Awaited<ReturnType<typeof roundExtras>>["extras"];

type Sold = {
  readonly tiers: Awaited<ReturnType<typeof roundExtras>>["tiers"];
  readonly round: TripLine;
  readonly today: LocalDate;
  readonly agreedOn: LocalDate;
};

/** The refund of cancelling all of it today, each part by its own rule; undefined where there is none. */
export function refundNow({ van, trip, named }: RoundExtras, sold: Sold) {
  const { tiers, round, today, agreedOn } = sold;
  const { usedOn } = round;
  const line = (paid: Won, ownTiers: readonly RefundTier[]): TripLine => ({
    paid,
    usedOn,
    tiers: withCoolingOff(ownTiers, usedOn, agreedOn),
  });
  const ride = van && trip ? [line(van.prices[trip], tiers.ride)] : [];
  const caddies = named
    .filter(({ state }) => state === "free")
    .map(({ price }) => line(price, tiers.caddy));
  const [now] = tripRefundSteps([round, ...ride, ...caddies], today);
  return now && { ...now, isRoundAlone: ride.length + caddies.length === 0 };
}

/** The whole bill: the round, the ride and the free caddies. */
export function billOf(round: Won, { van, trip, named }: RoundExtras, players: number) {
  const ride = van && trip ? van.prices[trip] : won(0);
  const caddies = sumWon(named.filter(({ state }) => state === "free").map(({ price }) => price));
  const total = sumWon([round, ride, caddies]);
  return { ride, caddies, total, perGolfer: won(Math.ceil(total / players)) };
}

/** The night before the round, since tee-offs are early. */
function nightBefore(date: LocalDate, today: LocalDate): LocalDate {
  return date > today ? addDays(date, -1) : date;
}
