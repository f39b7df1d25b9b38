import { asc, desc, eq, gte, or } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { coupons } from "#app/db/schema/benefit-tables.ts";
import { caddies } from "#app/db/schema/catalog/caddie-tables.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { hotels } from "#app/db/schema/catalog/hotel-tables.ts";
import { inLocale } from "#app/db/schema/common/columns.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import type { Locale } from "#app/domain/common/language/languages.ts";
import { refText } from "#app/domain/common/product/product-ref.ts";
import type { Role } from "#app/domain/desk/role/role-rights.ts";
import { mayGiveBenefits } from "#app/domain/member/member-care.ts";
import type { FieldOptions } from "#app/features/desk/record/record-input-props.ts";

type Asked = {
  readonly locale: Locale;
  readonly today: LocalDate;
  /** Offered although it has ended: the event already has it. */
  readonly couponId: number | null;
  readonly role: Role;
};

/** What an event may sell and give away. */
export async function eventOptions(db: Database, asked: Asked): Promise<FieldOptions> {
  const [products, campaigns] = await Promise.all([
    productOptions(db, asked.locale),
    couponOptions(db, asked),
  ]);
  return { products, couponId: campaigns };
}

async function productOptions(db: Database, locale: Locale) {
  const [courseName, hotelName] = [inLocale(courses.name, locale), inLocale(hotels.name, locale)];
  const [golf, stays, people] = await Promise.all([
    db
      .select({ id: courses.id, label: courseName })
      .from(courses)
      .where(eq(courses.published, true))
      .orderBy(asc(courseName)),
    db
      .select({ id: hotels.id, label: hotelName })
      .from(hotels)
      .where(eq(hotels.published, true))
      .orderBy(asc(hotelName)),
    db
      .select({ id: caddies.id, label: caddies.name, course: courseName })
      .from(caddies)
      .innerJoin(courses, eq(courses.id, caddies.courseId))
      .where(eq(caddies.published, true))
      .orderBy(asc(caddies.name)),
  ]);
  return [
    ...golf.map(({ id, label }) => ({ value: refText({ kind: "course", id }), label })),
    ...stays.map(({ id, label }) => ({ value: refText({ kind: "hotel", id }), label })),
    ...people.map(({ id, label, course }) => ({
      value: refText({ kind: "caddy", id }),
      label: `${label} · ${course}`,
    })),
  ];
}

/** Staff who may not give benefits see only the coupon that the event already has. */
async function couponOptions(db: Database, { locale, today, couponId, role }: Asked) {
  const isOwn = eq(coupons.id, couponId ?? 0);
  const rows = await db
    .select({ id: coupons.id, name: inLocale(coupons.name, locale), until: coupons.validUntil })
    .from(coupons)
    .where(mayGiveBenefits(role) ? or(gte(coupons.validUntil, today), isOwn) : isOwn)
    .orderBy(desc(coupons.validUntil), desc(coupons.id));
  return rows.map(({ id, name, until }) => ({ value: String(id), label: `${name} (~${until})` }));
}
