import { and, asc, desc, eq, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { caddies } from "#app/db/schema/catalog/caddie-tables.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { hotels } from "#app/db/schema/catalog/hotel-tables.ts";
import { inLocale } from "#app/db/schema/common/columns.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { reservations } from "#app/db/schema/order/order-tables.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import type { Locale } from "#app/domain/common/language/languages.ts";
import type { ProductRef } from "#app/domain/common/product/product-ref.ts";
import { type About, aboutText } from "#app/domain/help/question/ask-path.ts";
import { readablePhone } from "#app/domain/member/profile/phone-number.ts";
import type { Picture } from "#app/domain/picture/picture.ts";
import type { ReservationStatus } from "#app/domain/reservation/status/status.ts";

/** What a question is about, as a card shows it. */
export type Subject = {
  /** As the form sends it. */
  readonly about: string;
  readonly kind: About["kind"];
  readonly id: string;
  readonly name: string;
  readonly picture: Picture | null;
  readonly detail?: string;
  readonly usedOn?: LocalDate;
  readonly status?: ReservationStatus;
};

const CHOICES = 20;

/** A published course or hotel, or a caddie. */
export async function findProduct(
  db: Database,
  locale: Locale,
  { kind, id }: ProductRef,
): Promise<Subject | undefined> {
  const [row] = await productRow(db, locale, { kind, id });
  return row && { about: aboutText({ kind, id }), kind, id, ...row };
}

function productRow(db: Database, locale: Locale, { kind, id }: ProductRef) {
  if (kind === "caddy") {
    const name = sql<string>`${caddies.nickname} || ' (' || ${caddies.code} || ')'`;
    return db
      .select({ name, picture: caddies.picture })
      .from(caddies)
      .where(and(eq(caddies.id, id), eq(caddies.published, true)));
  }
  // Both tables name and show themselves by the same columns.
  const table = (kind === "course" ? courses : hotels) as typeof courses;
  return db
    .select({ name: inLocale(table.name, locale), picture: table.picture })
    .from(table)
    .where(and(eq(table.id, id), eq(table.published, true)));
}

/** Those of a member, the nearest days first: what one asks about is mostly ahead. */
export async function listOwnSubjects(
  db: Database,
  locale: Locale,
  memberId: string,
): Promise<readonly Subject[]> {
  const rows = await lines(db, locale)
    .where(eq(reservations.memberId, memberId))
    .orderBy(desc(reservations.usedOn), asc(reservations.idx))
    .limit(CHOICES);
  return rows.map(subjectOfLine);
}

export async function findReservationSubject(db: Database, locale: Locale, id: string) {
  const [row] = await lines(db, locale).where(eq(reservations.id, id));
  return row && subjectOfLine(row);
}

export async function findOwnSubject(
  db: Database,
  locale: Locale,
  { memberId, about }: { readonly memberId: string; readonly about: About | undefined },
): Promise<Subject | undefined> {
  if (!about) return undefined;
  if (about.kind !== "reservation") return findProduct(db, locale, { ...about, kind: about.kind });
  const [row] = await lines(db, locale).where(
    and(eq(reservations.id, about.id), eq(reservations.memberId, memberId)),
  );
  return row && subjectOfLine(row);
}

function lines(db: Database, locale: Locale) {
  return db
    .select({
      id: reservations.id,
      name: inLocale(reservations.title, locale),
      detail: inLocale(reservations.detail, locale),
      usedOn: reservations.usedOn,
      status: reservations.status,
      picture: sql<Picture | null>`coalesce(${courses.picture}, ${hotels.picture}, ${caddies.picture})`,
    })
    .from(reservations)
    .leftJoin(courses, and(eq(reservations.kind, "golf"), eq(courses.id, reservations.productId)))
    .leftJoin(hotels, and(eq(reservations.kind, "hotel"), eq(hotels.id, reservations.productId)))
    .leftJoin(caddies, and(eq(reservations.kind, "caddy"), eq(caddies.id, reservations.productId)))
    .$dynamic();
}

function subjectOfLine({ id, ...row }: Awaited<ReturnType<typeof lines>>[number]): Subject {
  return { about: aboutText({ kind: "reservation", id }), kind: "reservation", id, ...row };
}

/** The default address for the answer; the library that formats a number is too heavy for a phone. */
export async function findContact(db: Database, memberId: string) {
  const [contact] = await db
    .select({ phone: members.phone, email: members.email })
    .from(members)
    .where(eq(members.id, memberId));
  const phone = contact?.phone ? readablePhone(contact.phone) : null;
  return { phone, email: contact?.email ?? null };
}
