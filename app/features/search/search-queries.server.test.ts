import { expect, test } from "vitest";
import { embeddedDatabase } from "#tests/support/database.ts";
import { searchProducts } from "./search-queries.server.ts";

const db = await embeddedDatabase("demo");

test("a name is found in either language, whatever the case", async () => {
  const korean = await searchProducts(db, "시암 컨트리클럽 올드");
  const english = await searchProducts(db, "sIAM country club OLD");
  expect(korean.course).toEqual(["th-siam-old"]);
  expect(english.course).toEqual(["th-siam-old"]);
});

test("a city finds its courses and hotels", async () => {
  const { course, hotel } = await searchProducts(db, "pattaya");
  expect(course.length).toBeGreaterThanOrEqual(16);
  expect(hotel.length).toBeGreaterThan(0);
});

test("a caddy is found by her name, her nickname and her number", async () => {
  expect((await searchProducts(db, "nattaya")).caddy).toContain("cad-001");
  expect((await searchProducts(db, "107")).caddy).toContain("cad-001");
});

test.each([["%"], ["_"], ["\\"], ["'; drop table courses; --"], ["없는 골프장 이름"]])(
  "%j is looked for as it is written",
  async (q) => {
    expect(await searchProducts(db, q)).toEqual({ course: [], hotel: [], caddy: [] });
  },
);
