import type { Database } from "#app/db/client.server.ts";
import { suppliers } from "#app/db/schema/catalog/supplier-tables.ts";
import { catalogue } from "./demo-catalogue.ts";
import { seededNumber } from "./seeded.ts";

const PEOPLE = ["Khun Noi", "Khun Ploy", "Khun Somchai", "Khun Dao", "Ms. Linh", "Mr. Chai"];
const BANGKOK = "Asia/Bangkok";

/** One for each course and hotel, and the van company of each region; with numbers that are never assigned. */
export async function seedSuppliers(db: Database): Promise<void> {
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
