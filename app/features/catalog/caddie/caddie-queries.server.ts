import { and, eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { caddies } from "#app/db/schema/catalog/caddie-tables.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { regions } from "#app/db/schema/catalog/place-tables.ts";
import { inLocale, onlyIn } from "#app/db/schema/common/columns.ts";
import type { Locale } from "#app/domain/common/language/languages.ts";

export type CaddiePage = NonNullable<Awaited<ReturnType<typeof findCaddie>>>;

/** All fields of a caddie's page, with those of her course. Staff see drafts, too. */
export async function findCaddie(
  db: Database,
  locale: Locale,
  id: string,
  { drafts = false }: { readonly drafts?: boolean } = {},
) {
  const isShown = and(eq(caddies.published, true), eq(courses.published, true));
  const [caddie] = await db
    .select({
      id: caddies.id,
      name: caddies.name,
      nickname: caddies.nickname,
      spoken: onlyIn(caddies.spoken, locale),
      code: caddies.code,
      age: caddies.age,
      heightCm: caddies.heightCm,
      languages: caddies.languages,
      specialty: inLocale(caddies.specialty, locale),
      experienceYears: caddies.experienceYears,
      dayOff: caddies.dayOff,
      price: caddies.price,
      reservationFee: caddies.reservationFee,
      picture: caddies.picture,
      course: {
        id: courses.id,
        name: inLocale(courses.name, locale),
        picture: courses.picture,
        driveMinutes: courses.driveMinutes,
        timeZone: courses.timeZone,
        tipBaht: courses.caddyTipBaht,
      },
      region: {
        id: regions.id,
        name: inLocale(regions.name, locale),
        baseName: inLocale(regions.baseName, locale),
      },
    })
    .from(caddies)
    .innerJoin(courses, eq(courses.id, caddies.courseId))
    .innerJoin(regions, eq(regions.id, courses.regionId))
    .where(and(eq(caddies.id, id), drafts ? undefined : isShown));
  return caddie;
}

export type CaddieWeek = NonNullable<Awaited<ReturnType<typeof findCaddieWeek>>>;

/** Only the fields needed for her free days. */
export async function findCaddieWeek(db: Database, id: string) {
  const [caddie] = await db
    .select({ id: caddies.id, dayOff: caddies.dayOff, courseId: caddies.courseId })
    .from(caddies)
    .where(and(eq(caddies.id, id), eq(caddies.published, true)));
  return caddie;
}
