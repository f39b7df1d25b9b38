import { globSync, readFileSync } from "node:fs";
import { getTableName, is, sql } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import * as schema from "#app/db/schema/index.ts";
import { servicesContext } from "#app/platform/env/services.server.ts";
import {
  LIVE_SECONDS,
  newPageCacheRule,
  pageCacheContext,
  WATCHED_TABLES,
} from "#app/platform/page-cache/page-cache-rules.server.ts";
import { demoAuthorId } from "#demo/seed/seed-members.server.ts";
import { loggedDatabase } from "#tests/support/database/database.ts";
import { testServices } from "#tests/support/services.ts";

type Page = {
  readonly path: string;
  readonly id?: string;
  readonly params?: Readonly<Record<string, string>>;
};

/** Every page that is cached, with an address that reaches all of its queries. */
const PAGES: Record<string, Page> = {
  "routes/home.tsx": { path: "/" },
  "routes/best30.tsx": { path: "/best30" },
  "routes/terms.tsx": { path: "/terms" },
  "routes/help.tsx": { path: "/help?q=refund" },
  "routes/search.tsx": { path: "/search?q=siam" },
  "routes/course/home.tsx": { path: "/course/home" },
  "routes/course/city.tsx": { path: "/course/city/pattaya?date=2026-12-02", id: "pattaya" },
  "routes/course/detail.tsx": { path: "/course/th-siam-old", id: "th-siam-old" },
  "routes/hotel/home.tsx": { path: "/hotel/home" },
  "routes/hotel/city.tsx": { path: "/hotel/city/pattaya", id: "pattaya" },
  "routes/hotel/detail.tsx": { path: "/hotel/ht-hilton-pattaya", id: "ht-hilton-pattaya" },
  "routes/caddy/home.tsx": { path: "/caddy/home" },
  "routes/caddy/city.tsx": { path: "/caddy/city/pattaya", id: "pattaya" },
  "routes/caddy/detail.tsx": { path: "/caddy/cad-001", id: "cad-001" },
  "routes/event/home.tsx": { path: "/event" },
  "routes/event/detail.tsx": { path: "/event/8", id: "8" },
  "routes/notice/home.tsx": { path: "/notice" },
  "routes/notice/detail.tsx": { path: "/notice/1", id: "1" },
  "routes/tournament/home.tsx": { path: "/tournament" },
  "routes/tournament/detail.tsx": { path: "/tournament/1", id: "1" },
  "routes/community/home.tsx": { path: "/community?q=라운드&sort=answered" },
  "routes/community/detail.tsx": { path: "/community/1", id: "1" },
  "routes/community/author.tsx": { path: "/community/author/x", id: demoAuthorId("demo") },
  "routes/community/write.tsx": { path: "/community/write" },
  "routes/review/home.tsx": { path: "/review?kind=course&product=th-siam-old" },
  "routes/seo/web-app-manifest.ts": { path: "/manifest.webmanifest" },
  "routes/seo/notice-feed.ts": { path: "/notice/rss.xml" },
  "routes/seo/robots.ts": { path: "/robots.txt" },
  "routes/seo/sitemap-index.ts": { path: "/sitemap.xml" },
  "routes/seo/sitemap.ts": { path: "/sitemap-ko.xml" },
  "routes/seo/share-picture.ts": {
    path: "/og/course/th-siam-old.jpg",
    params: { kind: "course", id: "th-siam-old" },
  },
};

/** Those that are not watched change with every booking: pages that read them are cached for seconds only. */
const TABLES = new Set<string>(
  Object.values(schema).flatMap((each) => (is(each, PgTable) ? getTableName(each) : [])),
);

const statements: string[] = [];
const db = await loggedDatabase("demo", (statement) => statements.push(statement));

test("every cached page is checked here", () => {
  const cached = globSync("app/routes/**/*.{ts,tsx}")
    .filter((file) => readFileSync(file, "utf8").includes("cachePage("))
    .map((file) => file.replace("app/", ""));
  expect(cached.toSorted()).toEqual(Object.keys(PAGES).toSorted());
});

/** Written by a trigger of another table only, in the same transaction: watching that one is enough. */
const CHANGES_WITH: Readonly<Record<string, string>> = { post_counts: "posts" };

test.each(Object.entries(PAGES))(
  "%s names every table it reads",
  async (file, { path, id, params = { id } }) => {
    const context = new RouterContextProvider();
    const rule = newPageCacheRule();
    context.set(servicesContext, testServices(db));
    context.set(pageCacheContext, rule);
    const url = new URL(path, "https://palmtee.test");
    statements.length = 0;
    const { loader } = (await import(`../../app/${file}`)) as { loader: (args: object) => unknown };
    await loader({ request: new Request(url), url, params, context });
    await Promise.all(rule.parts);

    const names = statements.flatMap(tablesOf).map((name) => CHANGES_WITH[name] ?? name);
    const read = new Set(names.filter((name) => TABLES.has(name)));
    const missing = [...read].filter((table) => !isCovered(table));
    expect(missing).toEqual([]);

    function isCovered(table: string): boolean | undefined {
      const isWatched = WATCHED_TABLES.some((each) => each === table);
      return isWatched ? rule.tables?.some((each) => each === table) : rule.seconds <= LIVE_SECONDS;
    }
  },
);

test("the database notifies about every table that pages are cached by", async () => {
  const rows = await db
    .selectDistinct({ table: sql<string>`tgrelid::regclass::text` })
    .from(sql`pg_trigger`)
    .where(sql`tgname = 'table_changed'`);
  expect(rows.map(({ table }) => table).toSorted()).toEqual([...WATCHED_TABLES]);
});

function tablesOf(statement: string): string[] {
  return [...statement.matchAll(/\b(?:from|join) (?:lateral )?"?([a-z_]+)"?/g)].flatMap(
    ([, name]) => (name ? [name] : []),
  );
}
