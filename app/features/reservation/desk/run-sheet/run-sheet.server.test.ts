import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditEntries } from "#app/db/schema/desk/desk-tables.ts";
import { orders, reservations } from "#app/db/schema/order/order-tables.ts";
import { rideDrivers } from "#app/db/schema/reservation/reservation-desk-tables.ts";
import { noteReservation } from "#app/features/reservation/record/note-reservation.server.ts";
import { noteSheet } from "#app/features/reservation/record/note-sheet.server.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { orderRow, roundRow } from "#tests/support/order/trip-rows.ts";
import { testServices } from "#tests/support/services.ts";
import { runSheetFile } from "./run-sheet-file.server.ts";
import { findRunSheet } from "./run-sheet-queries.server.ts";
import { saveDriver } from "./save-driver.server.ts";

const db = await testDatabase("demo");
const services = testServices(db);
const by = demoMemberId("ops");
const DATE = "2027-04-02";
const filter = { date: DATE, region: undefined, order: "time" } as const;

async function bookDay() {
  const memberId = demoMemberId("guest");
  const [order] = await db
    .insert(orders)
    .values(orderRow(`PT-TEST-${crypto.randomUUID()}`, memberId, { status: "PAID" }))
    .returning({ id: orders.id });
  const booked = { orderId: order?.id ?? "", memberId, usedOn: DATE } as const;
  const rows = [
    roundRow(booked, { status: "COMPLETE", supplierReference: "=cmd|' /C calc'!A0" }),
    roundRow(booked, { status: "COMPLETE", kind: "callvan", productId: "th-suwan" }),
    roundRow(booked, { status: "CANCELLED" }),
  ];
  return db
    .insert(reservations)
    .values(rows)
    .returning({ id: reservations.id, kind: reservations.kind });
}
const lines = await bookDay();
const ride = lines.find(({ kind }) => kind === "callvan")?.id ?? "";
const round = lines.find(({ kind }) => kind === "golf")?.id ?? "";
const driver = { name: "Somchai", phone: "081-234-2210", plate: "กข 4821" };

test("the sheet has the lines of a day by region, without cancelled ones", async () => {
  const { groups, total, regions } = await findRunSheet(db, "ko", filter);
  expect(total).toBe(2);
  expect(groups.flatMap(({ rows }) => rows).map(({ kind }) => kind)).toEqual(["golf", "callvan"]);
  expect(regions.map(({ count }) => count)).toEqual([2]);
  const elsewhere = await findRunSheet(db, "ko", { ...filter, region: "nowhere" });
  expect(elsewhere).toMatchObject({ total: 2, groups: [] });
  expect((await findRunSheet(db, "ko", { ...filter, date: "2027-04-03" })).total).toBe(0);
});

test("a driver is saved under the version that was seen, and written down", async () => {
  await saveDriver(services, { by, driver: { reservation: ride, version: 0, ...driver } });
  const again = saveDriver(services, { by, driver: { reservation: ride, version: 0, ...driver } });
  await expect(again).rejects.toMatchObject({ code: "record.conflict" });
  const other = { ...driver, name: "Wichai" };
  await saveDriver(services, { by, driver: { reservation: ride, version: 1, ...other } });
  const [saved] = await db.select().from(rideDrivers).where(eq(rideDrivers.reservationId, ride));
  expect(saved).toMatchObject({ ...other, version: 2 });
  const entries = await db
    .select({ before: auditEntries.before, after: auditEntries.after })
    .from(auditEntries)
    .where(and(eq(auditEntries.subjectId, ride), eq(auditEntries.action, "reservation.driver")))
    .orderBy(auditEntries.id);
  expect(entries).toEqual([
    { before: null, after: driver },
    { before: driver, after: other },
  ]);
});

test("only a ride has a driver", async () => {
  const wrong = saveDriver(services, { by, driver: { reservation: round, version: 0, ...driver } });
  await expect(wrong).rejects.toMatchObject({ code: "common.not_found" });
});

test("a note is saved under the seen version, appears on the sheet and in the file, and can be emptied", async () => {
  const noteOf = async () => {
    const { groups } = await findRunSheet(db, "ko", filter);
    const row = groups.flatMap(({ rows }) => rows).find(({ id }) => id === round);
    return [row?.note, row?.noteVersion];
  };
  const save = (version: number, note: string, reservation = round) =>
    noteSheet(services, { id: by }, { reservation, version, note });
  expect(await noteOf()).toEqual(["", 0]);
  await save(0, "=휠체어");
  await expect(save(0, "나중")).rejects.toMatchObject({ code: "record.conflict" });
  expect(await noteOf()).toEqual(["=휠체어", 1]);
  expect(await runSheetFile(services, { by, locale: "ko", filter })).toContain("'=휠체어");
  await save(1, "");
  expect(await noteOf()).toEqual(["", 2]);
  const cancelled = lines.at(-1)?.id ?? "";
  await expect(save(0, "x", cancelled)).rejects.toMatchObject({ code: "common.not_found" });
  const entries = await db
    .select({ by: auditEntries.actorId, after: auditEntries.after })
    .from(auditEntries)
    .where(eq(auditEntries.action, "reservation.sheet_note"))
    .orderBy(auditEntries.id);
  expect(entries).toEqual([
    { by, after: { version: 1, isEmpty: false } },
    { by, after: { version: 2, isEmpty: true } },
  ]);
});

test("colleagues' notes, the sun of the region and the van company's number are next to the rows", async () => {
  await noteReservation(services, { id: by }, { reservationId: round, text: "클럽 빌림" });
  const { groups, notes } = await findRunSheet(db, "ko", filter);
  expect(notes).toMatchObject([{ place: "수완 라운드", text: "클럽 빌림" }]);
  const facts = groups[0]?.facts;
  expect(facts).toMatchObject({ season: "hot", dispatch: { name: expect.any(String) } });
  expect([facts?.sun?.rises, facts?.sun?.sets]).toEqual(["06:13", "18:29"]);
  const elsewhere = await findRunSheet(db, "ko", { ...filter, date: "2027-04-03" });
  expect(elsewhere.notes).toEqual([]);
});

test("a round with a van names its driver", async () => {
  const brought = async () => {
    const { groups } = await findRunSheet(db, "ko", filter);
    return groups.flatMap(({ rows }) => rows).find(({ id }) => id === round)?.broughtBy;
  };
  expect(await brought()).toBe("own");
  await db.update(reservations).set({ parentLine: round }).where(eq(reservations.id, ride));
  const [saved] = await db.select().from(rideDrivers).where(eq(rideDrivers.reservationId, ride));
  expect(await brought()).toEqual({ driver: saved?.name });
  await db.delete(rideDrivers).where(eq(rideDrivers.reservationId, ride));
  expect(await brought()).toEqual({ driver: null });
  await saveDriver(services, { by, driver: { reservation: ride, version: 0, ...driver } });
});

test("the file has a line for each row, and no formula", async () => {
  const text = await runSheetFile(services, { by, locale: "ko", filter });
  const rows = text.trim().split("\r\n");
  expect(rows).toHaveLength(3);
  expect(text).toContain("'=cmd|' /C calc'!A0");
  expect(text).toContain("081-234-2210");
});
