import type { Database } from "#app/db/client.server.ts";
import type { DemoClock } from "./demo-clock.ts";
import { seedAlarms } from "./seed-alarms.server.ts";
import { seedBenefits } from "./seed-benefits.server.ts";
import { seedBusiness } from "./seed-business.server.ts";
import { seedContent } from "./seed-content.server.ts";
import { seedCourses } from "./seed-courses.server.ts";
import { seedHotels } from "./seed-hotels.server.ts";
import { type HashPassword, seedMembers } from "./seed-members.server.ts";
import { seedPlaces, seedVans } from "./seed-places.server.ts";
import { seedReviews } from "./seed-reviews.server.ts";
import { seedSuppliers } from "./seed-suppliers.server.ts";
import { seedTournaments } from "./seed-tournaments.server.ts";
import { seedTrips } from "./seed-trips.server.ts";

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
