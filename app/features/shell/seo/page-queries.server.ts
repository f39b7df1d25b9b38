import { and, asc, desc, eq, lte } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { caddies } from "#app/db/schema/catalog/caddie-tables.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { hotels } from "#app/db/schema/catalog/hotel-tables.ts";
import { posts } from "#app/db/schema/community/community-tables.ts";
import { events, notices } from "#app/db/schema/content-tables.ts";
import { tournaments } from "#app/db/schema/tournament-tables.ts";
import { LEGAL_KINDS, legalPath } from "#app/domain/company/legal/legal-kinds.ts";
import type { PublicPage } from "#app/domain/shell/seo/sitemap-parts.ts";

/** Every public page, without hidden or unpublished ones. */
export async function listPublicPages(db: Database, now: Date): Promise<PublicPage[]> {
  const [course, hotel, caddie, event, tournament, notice, post] = await Promise.all([
    listCourses(db),
    listHotels(db),
    listCaddies(db),
    db
      .select({ id: events.id, changedAt: events.createdAt })
      .from(events)
      .where(eq(events.draft, false))
      .orderBy(asc(events.id)),
    db
      .select({ id: tournaments.id, changedAt: tournaments.createdAt })
      .from(tournaments)
      .where(eq(tournaments.published, true))
      .orderBy(asc(tournaments.id)),
    db
      .select({ id: notices.id, changedAt: notices.publishedAt })
      .from(notices)
      .where(and(eq(notices.draft, false), lte(notices.publishedAt, now)))
      .orderBy(desc(notices.publishedAt)),
    db
      .select({ id: posts.id, changedAt: posts.createdAt })
      .from(posts)
      .where(eq(posts.hidden, false))
      .orderBy(desc(posts.createdAt)),
  ]);
  return [
    { path: "/" },
    { path: "/best30", changedAt: newest(course) },
    ...cityPages("course", course),
    ...cityPages("hotel", hotel),
    ...cityPages("caddy", caddie),
    ...listAndRows("event", event),
    ...listAndRows("tournament", tournament),
    ...listAndRows("notice", notice),
    ...listAndRows("community", post),
    { path: "/review" },
    { path: "/ai" },
    ...LEGAL_KINDS.map((kind) => ({ path: legalPath(kind) })),
  ];
}

function listCourses(db: Database) {
  return db
    .select({ id: courses.id, city: courses.regionId, changedAt: courses.createdAt })
    .from(courses)
    .where(eq(courses.published, true))
    .orderBy(asc(courses.id));
}

function listHotels(db: Database) {
  return db
    .select({ id: hotels.id, city: hotels.regionId, changedAt: hotels.createdAt })
    .from(hotels)
    .where(eq(hotels.published, true))
    .orderBy(asc(hotels.id));
}

function listCaddies(db: Database) {
  return db
    .select({ id: caddies.id, city: courses.regionId, changedAt: caddies.createdAt })
    .from(caddies)
    .innerJoin(courses, eq(courses.id, caddies.courseId))
    .where(and(eq(caddies.published, true), eq(courses.published, true)))
    .orderBy(asc(caddies.id));
}

type Row = { readonly id: string | number; readonly changedAt: Date };
type InCity = Row & { readonly city: string };

/** The home page of a kind, its cities with products, and its products. */
function cityPages(kind: "course" | "hotel" | "caddy", rows: readonly InCity[]): PublicPage[] {
  const cities = [...Map.groupBy(rows, ({ city }) => city)];
  return [
    { path: `/${kind}/home`, changedAt: newest(rows) },
    ...cities.map(([city, of]) => ({ path: `/${kind}/city/${city}`, changedAt: newest(of) })),
    ...rows.map(({ id, changedAt }) => ({ path: `/${kind}/${id}`, changedAt })),
  ];
}

function listAndRows(path: string, rows: readonly Row[]): PublicPage[] {
  return [
    { path: `/${path}`, changedAt: newest(rows) },
    ...rows.map(({ id, changedAt }) => ({ path: `/${path}/${id}`, changedAt })),
  ];
}

function newest(rows: readonly Row[]): Date | undefined {
  return rows.length === 0
    ? undefined
    : new Date(Math.max(...rows.map(({ changedAt }) => changedAt.getTime())));
}
