import type { Database } from "#app/db/client.server.ts";
import { caddies } from "#app/db/schema/catalog/caddie-tables.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { recommendedCourses } from "#app/db/schema/content-tables.ts";
import { driveMinutes, roadKm } from "#app/domain/catalog/place/road.ts";
import { won } from "#app/domain/common/money.ts";
import { RATES, type Rate, type RateCard } from "#app/domain/pricing/price-layer.ts";
import { REFUND_POLICY } from "#app/domain/reservation/refund/refund-policies.ts";
import { airports } from "./content/airports.ts";
import { abroadCourses } from "./content/courses/abroad-courses.ts";
import { bangkokCourses } from "./content/courses/bangkok-courses.ts";
import { eastCourses } from "./content/courses/east-courses.ts";
import { northSouthCourses } from "./content/courses/north-south-courses.ts";
import { westCourses } from "./content/courses/west-courses.ts";
import * as rules from "./content/demo-course-rules.ts";
import { reviews } from "./content/demo-reviews.ts";
import type { CourseDetail } from "./content/types.ts";
import { both, type CatalogueCourse, catalogue } from "./demo-catalogue.ts";
import { galleryOf, pictureOf } from "./demo-pictures.ts";
import { localFactsOf } from "./local-facts.ts";
import { seededNumber } from "./seeded.ts";

const courseDetails: readonly CourseDetail[] = [
  ...bangkokCourses,
  ...eastCourses,
  ...westCourses,
  ...northSouthCourses,
  ...abroadCourses,
];

const WEEKDAYS = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];
const BEST_COUNT = 30;

export async function seedCourses(db: Database): Promise<void> {
  await db.insert(courses).values(catalogue.courses.map(courseRow));
  await db.insert(caddies).values(
    catalogue.caddies_demo.map((caddie) => ({
      id: caddie.id,
      courseId: caddie.course_id,
      name: caddie.name,
      nickname: caddie.nickname,
      spoken: { ko: caddie.spoken_ko },
      code: caddie.caddy_code,
      age: caddie.age,
      heightCm: caddie.height_cm,
      languages: [...caddie.languages],
      specialty: { ko: caddie.specialty_ko, en: caddie.specialty_en },
      experienceYears: caddie.golf_experience_years,
      dayOff: WEEKDAYS.indexOf(caddie.day_off),
      price: won(caddie.price_krw),
      reservationFee: won(caddie.reservation_fee_krw),
      picture: pictureOf("caddy", caddie.id),
    })),
  );
  await db
    .insert(recommendedCourses)
    .values(bestCourses().map(({ id }, position) => ({ courseId: id, position })));
}

function courseRow(course: CatalogueCourse): typeof courses.$inferInsert {
  const detail = courseDetails.find(({ id }) => id === course.id);
  if (!detail) throw new Error(`no address is written for ${course.id}`);
  const { fees } = course;
  return {
    id: course.id,
    regionId: course.region,
    name: both(course),
    summary: { ko: course.desc_ko, en: course.desc_en },
    address: detail.address,
    ...localFactsOf(course.id),
    grass: detail.grass,
    holes: course.holes,
    par: course.par,
    yards: course.yards,
    opened: course.opened,
    designer: course.designer,
    latitude: course.lat,
    longitude: course.lng,
    timeZone: course.timezone,
    tier: course.tier,
    booking: isOnRequest(course) ? "request" : "instant",
    caddyPolicy: course.caddy_policy === "optional" ? "optional" : "mandatory",
    cartPolicy: course.cart_policy,
    onSiteHotel: course.on_site_hotel,
    popularWithKoreans: course.popular_with_koreans,
    nightGolf: course.night_golf,
    minPlayers: course.players.min,
    maxPlayers: course.players.max,
    teeAllotment: isOnRequest(course) ? null : course.players.max,
    firstTee: course.tee_sheet.first,
    lastTee: course.tee_sheet.last,
    teeIntervalMinutes: course.tee_sheet.interval_min,
    driveMinutes: course.from_base.drive_min,
    roadKm: course.from_base.road_km,
    airportMinutes: airportMinutes(course),
    rateCard: rateCard(fees.green_fee_per_player),
    caddyFee: won(fees.caddy_fee_per_player),
    cartFee: won(fees.cart_fee_per_cart),
    playersPerCart: fees.players_per_cart,
    includesCaddy: fees.included.includes("caddy"),
    includesCart: fees.included.includes("cart"),
    caddyTipBaht: fees.caddy_tip_thb_cash?.suggested ?? null,
    refundPolicyId: REFUND_POLICY.standard,
    rules: {
      checkIn: rules.checkInRule,
      dressCode: rules.dressCode,
      rain: rules.rainRule,
      twoBall: rules.twoBallRule,
      single: rules.singleRule,
      gallery: rules.galleryRule,
    },
    picture: pictureOf("course", course.id),
    gallery: galleryOf("course", course.id),
  };
}

function airportMinutes(course: CatalogueCourse): number | null {
  const region = catalogue.regions.find(({ id }) => id === course.region);
  const airport = region && airports[region.airport];
  return airport ? driveMinutes(roadKm(airport, course)) : null;
}

/** The grand old clubs answer by telephone; most others give us their tee sheet. */
function isOnRequest({ id, bookable, tier, popular_with_koreans }: CatalogueCourse): boolean {
  if (bookable === "request_only") return true;
  return tier === "premium" && !popular_with_koreans && seededNumber(`request-27:${id}`, 3) === 0;
}

function rateCard(fees: CatalogueCourse["fees"]["green_fee_per_player"]): RateCard {
  const week = (rate: Rate) => ({
    weekday: won(fees[rate].weekday),
    weekend: won(fees[rate].weekend),
  });
  return Object.fromEntries(RATES.map((rate) => [rate, week(rate)])) as RateCard;
}

/** As the shop would find out by itself: the most and best reviewed first, then Koreans' favourites. */
function bestCourses(): CatalogueCourse[] {
  const praise = Map.groupBy(
    reviews.filter(({ product }) => product.kind === "course"),
    ({ product }) => product.id,
  );
  const weight = ({ id, tier, popular_with_koreans }: CatalogueCourse) =>
    (praise.get(id) ?? []).reduce((sum, { rating }) => sum + rating, 0) * 100 +
    (popular_with_koreans ? 60 : 0) +
    (tier === "premium" ? 30 : 0) +
    seededNumber(`best:${id}`, 10);
  return catalogue.courses.toSorted((a, b) => weight(b) - weight(a)).slice(0, BEST_COUNT);
}
