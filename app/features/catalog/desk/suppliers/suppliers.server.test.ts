import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { Database } from "#app/db/client.server.ts";
import { suppliers } from "#app/db/schema/catalog/supplier-tables.ts";
import { reservationEvents, reservations } from "#app/db/schema/order/order-tables.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";
import { SUPPLIER_LIST } from "./supplier-list.server.ts";
import { findAnswerTime, findSupplierOf } from "./supplier-queries.server.ts";
import { SUPPLIER } from "./supplier-type.server.ts";

const MINUTE = 60_000;
let db: Database;

beforeAll(async () => {
  db = await testDatabase("demo");
});

async function supplierOf(courseId: string) {
  const [supplier] = await db.select().from(suppliers).where(eq(suppliers.courseId, courseId));
  if (!supplier) throw new Error("the demo has a supplier for each course");
  return supplier;
}

test("every line of the demo's trips has the supplier that delivers it", async () => {
  const lines = await db.select().from(reservations);
  expect(lines.length).toBeGreaterThan(0);
  for (const { id, kind, productId } of lines) {
    const supplier = await findSupplierOf(db, id, TEST_NOW);
    expect(supplier, `${kind} ${productId}`).not.toBeNull();
  }
});

test("the usual answer is the middle of 90 days, from the payment to the answer", async () => {
  const rounds = await db.select().from(reservations).where(eq(reservations.kind, "golf"));
  const courseId = rounds[0]?.productId ?? "";
  const own = rounds.filter(({ productId }) => productId === courseId);
  await db.delete(reservationEvents).where(eq(reservationEvents.action, "confirm"));
  await db.delete(reservationEvents).where(eq(reservationEvents.action, "refuse"));
  const { id } = await supplierOf(courseId);
  expect(await findAnswerTime(db, id, TEST_NOW)).toBeNull();
  const [line] = own;
  if (!line) throw new Error("the demo has a round");
  const paidAt = new Date(TEST_NOW.getTime() - 120 * MINUTE);
  await db.update(reservations).set({ createdAt: paidAt }).where(eq(reservations.id, line.id));
  const answer = { reservationId: line.id, actor: "staff", after: "COMPLETE" } as const;
  await db.insert(reservationEvents).values([
    { ...answer, action: "confirm", createdAt: new Date(paidAt.getTime() + 45 * MINUTE) },
    // A second answer about the same line is not another.
    { ...answer, action: "refuse", createdAt: TEST_NOW },
  ]);
  expect(await findAnswerTime(db, id, TEST_NOW)).toEqual({ minutes: 45, answers: 1 });
  const inFourMonths = new Date(TEST_NOW.getTime() + 120 * 86_400_000);
  expect(await findAnswerTime(db, id, inFourMonths)).toBeNull();
});

test("the list names the product, and finds a supplier by its LINE id", async () => {
  const supplier = await supplierOf("th-siam-old");
  const search = new URLSearchParams({ q: supplier.lineId ?? "" });
  const list = await SUPPLIER_LIST.find({ db, locale: "en", search, now: TEST_NOW, size: 20 });
  expect(list.rows).toMatchObject([{ id: supplier.id, kind: "course" }]);
  expect(list.rows[0]?.product).toContain("Siam");
});

test("a course has one supplier, and no supplier a course that does not exist", async () => {
  const { id } = await supplierOf("th-siam-old");
  const check = (courseId: string, own?: number) =>
    SUPPLIER.check?.(db, {
      row: { courseId },
      isNew: own === undefined,
      at: TEST_NOW,
      by: demoMemberId("ops"),
      ...(own === undefined ? {} : { id: own }),
    });
  expect(await check("th-siam-old")).toEqual({ courseId: "record.taken" });
  expect(await check("th-siam-old", id)).toEqual({});
  expect(await check("nowhere")).toEqual({ courseId: "record.reference_gone" });
});
