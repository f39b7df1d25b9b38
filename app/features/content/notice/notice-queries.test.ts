import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { notices } from "#app/db/schema/content-tables.ts";
import { oneTestDatabase, testDatabase } from "#tests/support/database/database.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";
import { findNotice, listNotices, noticeNeighbours } from "./notice-queries.server.ts";

const db = await testDatabase("demo");
const ALL = { category: undefined, page: 1 };

test("pinned notices come first, and then the newest", async () => {
  const { rows, paging, counts } = await listNotices(db, "ko", ALL, TEST_NOW);

  expect(rows.length).toBe(paging.total);
  expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(paging.total);
  expect(rows.map((row) => row.pinned)).toEqual(
    rows
      .map((row) => row.pinned)
      .toSorted()
      .reverse(),
  );
  const rest = rows.filter((row) => !row.pinned).map((row) => row.publishedAt.getTime());
  expect(rest).toEqual(rest.toSorted((a, b) => b - a));
});

test("a category shows its own notices only", async () => {
  const { rows, counts } = await listNotices(
    db,
    "en",
    { category: "reservation", page: 1 },
    TEST_NOW,
  );

  const stored = await db.select().from(notices).where(eq(notices.category, "reservation"));
  const out = stored.filter(({ draft, publishedAt }) => !draft && publishedAt <= TEST_NOW);
  expect(rows.map(({ id }) => id).toSorted()).toEqual(out.map(({ id }) => id).toSorted());
  expect(counts.reservation).toBe(out.length);
  expect(new Set(rows.map((row) => row.category))).toEqual(new Set(["reservation"]));
});

test("a page beyond the end is the last one", async () => {
  const { rows, paging } = await listNotices(db, "ko", { ...ALL, page: 1_000_000_000 }, TEST_NOW);

  expect(paging.page).toBe(paging.pages);
  const last = await listNotices(db, "ko", { ...ALL, page: paging.pages }, TEST_NOW);
  expect(last.rows).not.toEqual([]);
  expect(rows).toEqual(last.rows);
});

test("a notice of tomorrow is not shown today", async () => {
  const empty = await oneTestDatabase("empty");
  const tomorrow = new Date(TEST_NOW.getTime() + 86_400_000);
  await empty.insert(notices).values([
    { category: "normal", title: { ko: "어제" }, body: { ko: "어제" }, publishedAt: TEST_NOW },
    { category: "normal", title: { ko: "내일" }, body: { ko: "내일" }, publishedAt: tomorrow },
  ]);

  expect((await listNotices(empty, "ko", ALL, TEST_NOW)).paging.total).toBe(1);
  expect(await findNotice(empty, "ko", 2, { now: TEST_NOW })).toBeUndefined();
  const today = await findNotice(empty, "en", 1, { now: TEST_NOW });
  expect(today?.title).toBe("어제");
  expect(await noticeNeighbours(empty, "ko", { id: 1, publishedAt: TEST_NOW }, TEST_NOW)).toEqual({
    older: undefined,
    newer: undefined,
  });
});

test("the links to older and newer notices reach every notice in both directions", async () => {
  const { rows } = await listNotices(db, "ko", ALL, TEST_NOW);
  const inTime = rows.toSorted((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime());
  const [first, second, third] = inTime;
  if (!first || !second || !third) throw new Error("the demo has too few notices");

  expect((await noticeNeighbours(db, "ko", first, TEST_NOW)).newer).toBeUndefined();
  expect(await noticeNeighbours(db, "ko", second, TEST_NOW)).toEqual({
    newer: { id: first.id, title: first.title },
    older: { id: third.id, title: third.title },
  });
});

test("a search finds the displayed title or text, and counts its tabs by it", async () => {
  const own = await oneTestDatabase("demo");
  await own.insert(notices).values({
    category: "event",
    title: { ko: "특가 50% 안내", en: "Half price" },
    body: { ko: "<p>두 번째 <strong>문단</strong></p>", en: "<p>Second</p>" },
    publishedAt: new Date(TEST_NOW.getTime() - 1000),
  });
  const titles = async (locale: "ko" | "en", q: string) =>
    (await listNotices(own, locale, { ...ALL, q }, TEST_NOW)).rows.map(({ title }) => title);
  expect(await titles("ko", "50% 안")).toEqual(["특가 50% 안내"]);
  expect(await titles("en", "half PRICE")).toEqual(["Half price"]);
  expect(await titles("ko", "문단")).toContain("특가 50% 안내");
  expect(await titles("ko", "<strong>")).toEqual([]);
  expect(await titles("ko", "5__ 안내")).toEqual([]);
  const found = await listNotices(own, "ko", { ...ALL, category: "event", q: "50% 안" }, TEST_NOW);
  expect([found.counts, found.paging.total]).toEqual([{ event: 1 }, 1]);
});
