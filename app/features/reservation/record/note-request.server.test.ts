import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditEntries } from "#app/db/schema/desk/desk-tables.ts";
import { reservations } from "#app/db/schema/order/order-tables.ts";
import { showPhone } from "#app/features/reservation/desk/record/show-booker-phone.server.ts";
import { findReservation } from "#app/features/reservation/desk/reservation-detail-queries.server.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";
import { noteRequest } from "./note-request.server.ts";

const db = await testDatabase("demo");
const services = { db, now: () => TEST_NOW };
const ops = { id: demoMemberId("ops") };

async function lineIn(status: "PENDING" | "CANCELLED") {
  const [line] = await db.select().from(reservations).where(eq(reservations.status, status));
  if (!line) throw new Error(`the demo has nothing that is ${status}`);
  return line;
}

test("a request to the supplier is audited with who, when and how, and changes no status", async () => {
  const line = await lineIn("PENDING");
  await noteRequest(services, ops, { reservationId: line.id, way: "line", language: "th" });
  const record = await findReservation(db, line.idx);
  expect(record?.requests).toMatchObject([{ way: "line", language: "th", at: TEST_NOW }]);
  expect(record?.requests[0]?.by).toBeTruthy();
  expect(record?.status).toBe("PENDING");
  expect(record?.history.some(({ at }) => at.getTime() === TEST_NOW.getTime())).toBe(false);
});

test("a cancelled line is not requested any more", async () => {
  const { id } = await lineIn("CANCELLED");
  await expect(
    noteRequest(services, ops, { reservationId: id, way: "copy", language: "en" }),
  ).rejects.toMatchObject({ code: "reservation.step_refused" });
});

test("every look at a whole phone number is audited", async () => {
  const line = await lineIn("PENDING");
  expect((await findReservation(db, line.idx))?.phone).toContain("*");
  const phone = await showPhone(services, ops, line.id);
  expect(phone).toMatch(/^\+\d{8,15}$/);
  const [noted] = await db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.action, "reservation.show_phone"));
  expect(noted).toMatchObject({
    actorId: ops.id,
    subjectId: line.id,
    after: { memberId: line.memberId },
    createdAt: TEST_NOW,
  });
  expect(JSON.stringify(noted)).not.toContain(phone);
  const nobody = "00000000-0000-4000-8000-000000000000";
  await expect(showPhone(services, ops, nobody)).rejects.toMatchObject({
    code: "common.not_found",
  });
});
