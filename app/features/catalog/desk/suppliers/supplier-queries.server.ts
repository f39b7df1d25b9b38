import { asc, eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { hotels } from "#app/db/schema/catalog/hotel-tables.ts";
import { regions } from "#app/db/schema/catalog/place-tables.ts";
import { suppliers } from "#app/db/schema/catalog/supplier-tables.ts";
import { inLocale } from "#app/db/schema/common/columns.ts";
import { reservations } from "#app/db/schema/order/order-tables.ts";
import type { Locale } from "#app/domain/common/language/languages.ts";
import { answerTimes, suppliesReservation } from "./answer-times.server.ts";

/** What the references of the form may point to. */
export async function supplierOptions(db: Database, locale: Locale) {
  const optionsOf = (table: typeof courses | typeof hotels | typeof regions) => {
    const label = inLocale(table.name, locale);
    return db.select({ value: table.id, label }).from(table).orderBy(label, asc(table.id));
  };
  const [courseId, hotelId, regionId] = await Promise.all([
    optionsOf(courses),
    optionsOf(hotels),
    optionsOf(regions),
  ]);
  return { courseId, hotelId, regionId };
}

const CONTACT = {
  id: suppliers.id,
  name: suppliers.name,
  contact: suppliers.contact,
  phone: suppliers.phone,
  email: suppliers.email,
  lineId: suppliers.lineId,
  language: suppliers.language,
  opensAt: suppliers.opensAt,
  closesAt: suppliers.closesAt,
  closedDays: suppliers.closedDays,
  timeZone: suppliers.timeZone,
  note: suppliers.note,
};

/** The supplier to ask about a reservation, and how long they usually take. */
export async function findSupplierOf(db: Database, reservationId: string, now: Date) {
  const times = answerTimes(db, now);
  const [supplier] = await db
    .select({ ...CONTACT, minutes: times.minutes, answers: times.answers })
    .from(suppliers)
    .innerJoin(reservations, suppliesReservation)
    .leftJoin(times, eq(times.supplierId, suppliers.id))
    .where(eq(reservations.id, reservationId));
  return supplier ?? null;
}

export type SupplierContact = NonNullable<Awaited<ReturnType<typeof findSupplierOf>>>;

export async function findAnswerTime(db: Database, supplierId: number, now: Date) {
  const times = answerTimes(db, now);
  const [time] = await db
    .select({ minutes: times.minutes, answers: times.answers })
    .from(times)
    .where(eq(times.supplierId, supplierId));
  return time ?? null;
}
