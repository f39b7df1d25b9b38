import { desc, type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { caddies } from "#app/db/schema/catalog/caddie-tables.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { hotels } from "#app/db/schema/catalog/hotel-tables.ts";
import { inLocale } from "#app/db/schema/common/columns.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import type { Locale } from "#app/domain/common/language/languages.ts";
import { mayRead, type Role } from "#app/domain/desk/role/role-rights.ts";
import type { ReservationStatus } from "#app/domain/reservation/status/status.ts";
import { anyContains, everyLanguage } from "#app/features/desk/list/list-conditions.server.ts";
import { matchesMember } from "#app/features/member/desk/member-conditions.server.ts";
import { masked } from "#app/features/member/desk/member-record-queries.server.ts";
import { listReservations } from "#app/features/reservation/desk/reservation-queue-queries.server.ts";

const LINES = 5;
const PEOPLE = 4;
const PRODUCTS = 4;

type Search = {
  readonly db: Database;
  readonly locale: Locale;
  readonly q: string;
  readonly role: Role;
  readonly now: Date;
};

/** One entry of the palette: what it is, and where it leads. */
export type Found = {
  readonly kind: "reservation" | "member" | "course" | "hotel" | "caddy";
  readonly id: string;
  readonly title: string;
  readonly detail: string;
  readonly to: string;
  /** How far a reservation is, and whose it is. */
  readonly status?: ReservationStatus;
  readonly memberId?: string;
};

async function findLines({ db, locale, q, role, now }: Search): Promise<Found[]> {
  if (!mayRead(role, "reservations")) return [];
  const { rows } = await listReservations(db, locale, { q, page: 1 }, now);
  return rows.slice(0, LINES).map((row) => ({
    kind: "reservation",
    id: String(row.idx),
    title: `${row.customer} · ${row.title}`,
    detail: `${row.orderNumber} · ${row.idx} · ${row.usedOn} · ${row.detail}`,
    to: `/admin/reservations/${row.idx}`,
    status: row.status,
    memberId: row.memberId,
  }));
}

/** Masked data is found by exact values only, as in the list of members. */
async function findPeople({ db, q, role }: Search): Promise<Found[]> {
  if (!mayRead(role, "member")) return [];
  const rows = await db
    .select({
      id: members.id,
      loginId: members.loginId,
      name: members.name,
      role: members.role,
      phone: members.phone,
    })
    .from(members)
    .where(matchesMember(q))
    .orderBy(desc(members.createdAt))
    .limit(PEOPLE);
  return rows.map(masked).map(({ id, name, phone, loginId }) => ({
    kind: "member",
    id,
    title: name,
    detail: [phone, loginId].filter(Boolean).join(" · "),
    to: `/admin/member/${id}`,
  }));
}

async function findProducts({ db, locale, q, role }: Search): Promise<Found[]> {
  const found: Found[] = [];
  if (mayRead(role, "courses")) {
    const rows = await named(db, courses, inLocale(courses.name, locale), [
      everyLanguage(courses.name),
      courses.id,
    ]);
    found.push(...rows.map((row) => product("course", `/admin/courses/${row.id}`, row)));
  }
  if (mayRead(role, "hotel")) {
    const rows = await named(db, hotels, inLocale(hotels.name, locale), [
      everyLanguage(hotels.name),
      hotels.id,
    ]);
    found.push(...rows.map((row) => product("hotel", `/admin/hotel/${row.id}`, row)));
  }
  if (mayRead(role, "caddy")) {
    const rows = await named(db, caddies, sql`${caddies.name}`, [
      caddies.name,
      caddies.nickname,
      caddies.code,
    ]);
    found.push(...rows.map((row) => product("caddy", `/admin/caddy/${row.id}`, row)));
  }
  return found;

  function named(
    database: Database,
    table: typeof courses | typeof hotels | typeof caddies,
    name: SQL,
    texts: Parameters<typeof anyContains>[1],
  ) {
    return database
      .select({ id: table.id, name: sql<string>`${name}` })
      .from(table)
      .where(anyContains(q, texts))
      .orderBy(table.id)
      .limit(PRODUCTS);
  }
}

type Named = { readonly id: string; readonly name: string };

function product(kind: Found["kind"], to: string, { id, name }: Named): Found {
  return { kind, id, title: name, detail: id, to };
}

/** Reservations, members and products that a text finds, of what the role may open. */
export async function findAtDesk(search: Search): Promise<Found[]> {
  if (search.q === "") return [];
  const all = await Promise.all([findLines(search), findPeople(search), findProducts(search)]);
  return all.flat();
}
