import { expect, test } from "vitest";
import { statementLogger } from "#app/db/connection/read-statements.server.ts";
import { newPageCacheRule } from "#app/platform/page-cache/page-cache-rules.server.ts";
import { renderAndCache } from "./answer-from-cache.ts";
import { pageCache } from "./page-cache.ts";

const tables = new Map([
  ["courses", true],
  ["tee_times", false],
]);
const key = "http://shop.example/course";

async function cachedPage(statement: string) {
  const clock = { ms: 0 };
  const cache = pageCache(() => clock.ms);
  const rule = { ...newPageCacheRule(), isCacheable: true };
  const render = async () => {
    await Promise.resolve();
    statementLogger.logQuery(statement, []);
    return new Response("<p>page</p>", { headers: { "cache-control": "public, no-cache" } });
  };
  await renderAndCache(cache, { key, rule, tables, render });
  return { cache, clock };
}

test.each([
  ['select "id" from "courses"', 60_000],
  ['select "id" from "courses" join tee_times on true', 5_000],
  ["select now()", 5_000],
])("a page that asked %j is cached for %i ms", async (statement, ms) => {
  const { cache, clock } = await cachedPage(statement);
  clock.ms = ms - 1;
  expect(cache.get(key)).toBeDefined();
  clock.ms = ms;
  expect(cache.get(key)).toBeUndefined();
});

test("a change of a table drops the pages that asked for it", async () => {
  const { cache } = await cachedPage('select "id" from "courses"');
  cache.invalidate("regions");
  expect(cache.get(key)).toBeDefined();
  cache.invalidate("courses");
  expect(cache.get(key)).toBeUndefined();
});
