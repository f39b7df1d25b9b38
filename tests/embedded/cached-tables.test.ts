import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { collectStatements, statementLogger } from "#app/db/connection/read-statements.server.ts";
import { servicesContext } from "#app/platform/env/services.server.ts";
import {
  newPageCacheRule,
  pageCacheContext,
} from "#app/platform/page-cache/page-cache-rules.server.ts";
import { loadKnownTables, readTables } from "#app/platform/page-cache/read-tables.server.ts";
import { loader as community } from "#app/routes/community/home.tsx";
import { loader as course } from "#app/routes/course/detail.tsx";
import { loader as home } from "#app/routes/home.tsx";
import { loader as search } from "#app/routes/search.tsx";
import { loggedDatabase } from "#tests/support/database/database.ts";
import { testServices } from "#tests/support/services.ts";

const statements: string[] = [];
const db = await loggedDatabase("demo", (statement) => {
  statements.push(statement);
  statementLogger.logQuery(statement, []);
});
const known = await loadKnownTables(db);

const PAGES = [
  { path: "/", loader: home },
  { path: "/search?q=siam", loader: search },
  { path: "/course/th-siam-old", id: "th-siam-old", loader: course },
  { path: "/community?q=라운드&sort=answered", loader: community },
];

test.each(PAGES)("$path is cached by every table it reads", async ({ path, id, loader }) => {
  const context = new RouterContextProvider();
  const rule = newPageCacheRule();
  context.set(servicesContext, testServices(db));
  context.set(pageCacheContext, rule);
  const url = new URL(path, "https://palmtee.test");
  const args = { request: new Request(url), url, params: { id }, context };
  statements.length = 0;
  const heard = new Set<string>();
  await collectStatements(heard, async () => (loader as (given: object) => unknown)(args));
  await Promise.all(rule.parts);

  expect(rule.isCacheable).toBe(true);
  expect([...heard]).toEqual([...new Set(statements)]);
  const { tables } = readTables(known, heard);
  const read = statements.flatMap(tablesOf).filter((name) => known.has(name));
  expect(read.filter((name) => name !== "post_counts" && !tables.includes(name))).toEqual([]);
});

test("a page waits for news only of tables that announce their changes", () => {
  const areWatched = (statement: string) => readTables(known, [statement]).areWatched;
  expect(areWatched('select "id" from "courses" join regions on true')).toBe(true);
  expect(areWatched('select "id" from "courses" join tee_times on true')).toBe(false);
  expect(areWatched("select * from courses, search_hits(array[]::tsquery[], 1)")).toBe(false);
  expect(areWatched("select 1")).toBe(false);
});

test("the counts of posts change with the posts", () => {
  expect(readTables(known, ['select from "post_counts"']).tables).toEqual(["posts"]);
});

function tablesOf(statement: string): string[] {
  return [...statement.matchAll(/\b(?:from|join) (?:lateral )?"?([a-z_]+)"?/g)].map(
    ([, name = ""]) => name,
  );
}
