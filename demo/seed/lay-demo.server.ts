import type { Database } from "#app/db/client.server.ts";
import { suppliers } from "#app/db/schema/catalog/supplier-tables.ts";
import { businessData } from "#app/db/schema/company-tables.ts";
import { catalogue } from "./demo-catalogue.ts";
import type { DemoClock } from "./demo-clock.ts";
import { seedAlarms } from "./seed-alarms.server.ts";
import { seedBenefits } from "./seed-benefits.server.ts";
import { seedContent } from "./seed-content.server.ts";
import { seedCourses } from "./seed-courses.server.ts";
import { seedHotels } from "./seed-hotels.server.ts";
import { type HashPassword, seedMembers } from "./seed-members.server.ts";
import { seedPlaces, seedVans } from "./seed-places.server.ts";
import { seedReviews } from "./seed-reviews.server.ts";
import { seedTournaments } from "./seed-tournaments.server.ts";
import { seedTrips } from "./seed-trips.server.ts";
import { seededNumber } from "./seeded.ts";

/** Every table of an empty shop but the calendars. */
export async function layDemo(db: Database, clock: DemoClock, hashPassword: HashPassword) {
  await seedBusiness(db);
  await seedPlaces(db);
  await seedCourses(db);
  await seedHotels(db);
  await seedVans(db);
  await seedSuppliers(db);
  await seedMembers(db, clock, hashPassword);
  await seedContent(db, clock);
  await seedTournaments(db, clock);
  await seedReviews(db, clock);
  await seedTrips(db, clock);
  await seedBenefits(db, clock);
  await seedAlarms(db, clock);
}

/** The company of the demo, as an owner would save it; the words are those that the shop comes with. */
export const DEMO_COMPANY = {
  company: { ko: "(주)팜티트래블", en: "Palmtee Travel Co., Ltd." },
  representative: { ko: "윤서준", en: "Yoon Seojun" },
  businessNumber: "123-45-67890",
  address: {
    ko: "서울특별시 강남구 테헤란로 000, 7층",
    en: "7F, 000 Teheran-ro, Gangnam-gu, Seoul",
  },
  phone: "1600-0000",
  emergencyPhone: "+66 2 000 0000",
  email: "help@palmtee.example",
};

async function seedBusiness(db: Database): Promise<void> {
  await db.update(businessData).set(DEMO_COMPANY);
}

const PEOPLE = ["Khun Noi", "Khun Ploy", "Khun Somchai", "Khun Dao", "Ms. Linh", "Mr. Chai"];
const BANGKOK = "Asia/Bangkok";

/** One for each course and hotel, and the van company of each region; with numbers that are never assigned. */
async function seedSuppliers(db: Database): Promise<void> {
  const zoneOf = new Map(catalogue.courses.map(({ region, timezone }) => [region, timezone]));
  const zone = (region: string) => zoneOf.get(region) ?? BANGKOK;
  await db.insert(suppliers).values([
    ...catalogue.courses.map((course) => ({
      ...contactOf(course.id),
      kind: "course" as const,
      name: course.name_en,
      courseId: course.id,
      opensAt: "06:00",
      closesAt: "17:00",
      timeZone: course.timezone,
      language: languageIn(course.timezone),
    })),
    ...catalogue.hotels.map((hotel) => ({
      ...contactOf(hotel.id),
      kind: "hotel" as const,
      name: hotel.name_en,
      hotelId: hotel.id,
      opensAt: "08:00",
      closesAt: "20:00",
      timeZone: zone(hotel.region),
      language: "en" as const,
    })),
    ...catalogue.regions.map((region) => ({
      ...contactOf(`van-${region.id}`),
      kind: "van" as const,
      name: `${region.name_en} Golf Van`,
      regionId: region.id,
      opensAt: "07:00",
      closesAt: "19:00",
      closedDays: ["0"],
      timeZone: zone(region.id),
      language: languageIn(zone(region.id)),
    })),
  ]);
}

function contactOf(id: string) {
  const digits = String(seededNumber(`${id}-phone`, 10_000)).padStart(4, "0");
  return {
    contact: PEOPLE[seededNumber(id, PEOPLE.length)] ?? null,
    phone: `+66 2 000 ${digits}`,
    lineId: `@${id.replace(/^[a-z]{2}-/, "").slice(0, 30)}`,
    email: `booking@${id}.example`,
  };
}

function languageIn(timeZone: string): "th" | "en" {
  return timeZone === BANGKOK ? "th" : "en";
}
