import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { indexProducts } from "#app/db/query/index-products.server.ts";
import { caddies } from "#app/db/schema/catalog/caddie-tables.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { regions } from "#app/db/schema/catalog/place-tables.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { searchProducts } from "./search-queries.server.ts";
import { suggest } from "./suggestion-queries.server.ts";

const db = await testDatabase("demo");
const SUWAN = "th-suwan";

async function finds(q: string, id: string): Promise<boolean> {
  const { shown } = await searchProducts(db, q, { tab: "golf", page: 1 });
  return shown.course.includes(id);
}

test("a tab shows its page, and every tab its count", async () => {
  const first = await searchProducts(db, "골프장", { tab: "golf", page: 1 });
  const second = await searchProducts(db, "골프장", { tab: "golf", page: 2 });
  expect(first.counts.golf).toBeGreaterThan(100);
  expect(first.shown.course).toHaveLength(20);
  expect(second.shown.course).toHaveLength(20);
  expect(first.shown.course.filter((id) => second.shown.course.includes(id))).toEqual([]);
  expect(second.counts).toEqual(first.counts);
  expect(first.shown.hotel).toEqual([]);
});

test("a page beyond the end is the last one", async () => {
  const { counts, shown } = await searchProducts(db, "pattaya", {
    tab: "golf",
    page: 1_000_000_000,
  });
  expect(shown.course).toHaveLength(counts.golf % 20 || 20);
});

test("an unpublished product is not found, and found again once it is published", async () => {
  await db.update(courses).set({ status: "archived" }).where(eq(courses.id, SUWAN));
  expect(await finds("수완", SUWAN)).toBe(false);
  await indexProducts(db);
  expect(await finds("수완", SUWAN)).toBe(false);
  await db.update(courses).set({ status: "published" }).where(eq(courses.id, SUWAN));
  await indexProducts(db);
  expect(await finds("수완", SUWAN)).toBe(true);
});

test("a renamed product is found by its new name only", async () => {
  const [before] = await db.select().from(courses).where(eq(courses.id, SUWAN));
  await db
    .update(courses)
    .set({ name: { ko: "새벽별 컨트리클럽", en: "Morning Star" } })
    .where(eq(courses.id, SUWAN));
  expect(await finds("수완", SUWAN)).toBe(false);
  await indexProducts(db);
  expect(await finds("새벽별", SUWAN)).toBe(true);
  expect(await finds("수완", SUWAN)).toBe(false);
  await db
    .update(courses)
    .set({ name: before?.name ?? {} })
    .where(eq(courses.id, SUWAN));
  await indexProducts(db);
});

test("a caddie is withdrawn with her course, and a city is found by its name", async () => {
  const [before] = await db.select().from(regions).where(eq(regions.id, "phuket"));
  await db.update(courses).set({ status: "archived" }).where(eq(courses.id, "th-red-mountain"));
  expect((await searchProducts(db, "rungnapa")).counts.caddy).toBe(0);
  await db.update(courses).set({ status: "published" }).where(eq(courses.id, "th-red-mountain"));
  await db
    .update(regions)
    .set({ name: { ko: "남쪽 섬" } })
    .where(eq(regions.id, "phuket"));
  await indexProducts(db);
  expect((await searchProducts(db, "남쪽섬")).counts.golf).toBeGreaterThan(5);
  await db
    .update(regions)
    .set({ name: before?.name ?? {} })
    .where(eq(regions.id, "phuket"));
  await indexProducts(db);
});

test("a deleted product is gone from the search immediately", async () => {
  const [caddie] = await db.select().from(caddies).where(eq(caddies.id, "cad-024"));
  await db.delete(caddies).where(eq(caddies.id, "cad-024"));
  expect((await searchProducts(db, "patcharee")).counts.caddy).toBe(0);
  if (caddie) await db.insert(caddies).values(caddie);
  await indexProducts(db);
  expect((await searchProducts(db, "patcharee")).counts.caddy).toBe(1);
});

test("a price or a picture that changes leaves the search as it is", async () => {
  await db
    .update(courses)
    .set({ holes: sql`${courses.holes}` })
    .where(eq(courses.id, SUWAN));
  expect(await finds("수완", SUWAN)).toBe(true);
});

test("suggestions are cities and products in the reader's language", async () => {
  const { cities, products } = await suggest(db, "en", "파타");
  expect(cities).toEqual([{ id: "pattaya", name: "Pattaya & Chonburi" }]);
  expect(products.map(({ name }) => name)).toContain("Pattana Golf Club & Resort");
  expect(products.filter(({ kind }) => kind === "caddy")).toEqual([]);
  expect(await suggest(db, "ko", "")).toEqual({ cities: [], products: [] });
});

test.each([
  ["아마리호텔", "hotel", "ht-amari-pattaya"],
  ["힐튼호텔", "hotel", "ht-hilton-pattaya"],
  ["siam ctry", "course", "th-siam-old"],
  ["노이", "caddy", "cad-002"],
  ["시리폰", "caddy", "cad-002"],
  ["siem", "course", "kh-angkor"],
  ["siem", "course", "th-siam-old"],
  ["siem country club", "course", "th-siam-old"],
] as const)("%j finds the %s that is meant", async (q, kind, id) => {
  const tab = kind === "course" ? "golf" : kind;
  const { shown } = await searchProducts(db, q, { tab, page: 1 });
  expect(shown[kind]).toContain(id);
});

test("a word that is a city and a slip shows the city and the courses", async () => {
  const { shown, cities } = await searchProducts(db, "siem");
  expect(cities).toEqual(["siemreap"]);
  expect(shown.course).toContain("th-siam-old");
});

test("a name that is often mistyped as a city is not the city's other name", async () => {
  const { shown } = await searchProducts(db, "siam");
  expect(shown.course).not.toContain("kh-angkor");
});

test("a word for hotels finds no courses", async () => {
  const { counts } = await searchProducts(db, "아마리호텔");
  expect(counts).toMatchObject({ golf: 0, caddy: 0 });
});
