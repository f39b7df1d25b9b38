import { and, avg, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { reviews } from "#app/db/schema/community/community-tables.ts";
import { won } from "#app/domain/common/money.ts";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { cartProducts } from "./cart-products.server.ts";

const db = await testDatabase("demo");
const NAT: CartLine = {
  kind: "caddy",
  caddyId: "cad-001",
  courseId: "th-siam-old",
  date: "2027-01-12",
  price: won(10_000),
};

test("a named caddie comes with her colleagues, each with the rating that her reviews come to", async () => {
  const { caddies, courses } = await cartProducts(db, "ko", [NAT]);
  expect(caddies["cad-001"]).toMatchObject({ name: "Nat", code: "107" });
  expect(Object.keys(caddies)).toContain("cad-002");
  expect(courses["th-siam-old"]?.region).toBe("파타야·촌부리");
  const isHers = and(eq(reviews.productKind, "caddy"), eq(reviews.productId, "cad-002"));
  const [shown] = await db
    .select({ average: avg(reviews.rating) })
    .from(reviews)
    .where(and(isHers, eq(reviews.hidden, false)));
  expect(caddies["cad-002"]?.rating).toBeCloseTo(Number(shown?.average), 1);
  // What is hidden does not count.
  await db.update(reviews).set({ hidden: true }).where(isHers);
  expect((await cartProducts(db, "ko", [NAT])).caddies["cad-002"]?.rating).toBeNull();
});

test("the rides of a region begin with the nearest airport, not with another city", async () => {
  const { routes } = await cartProducts(db, "ko", []);
  const first = (region: string) => routes.find(({ regionId }) => regionId === region)?.id;
  expect([first("pattaya"), first("huahin"), first("chiangmai")]).toEqual([
    "r-bkk-pattaya",
    "r-bkk-huahin",
    "r-cnx-city",
  ]);
});
