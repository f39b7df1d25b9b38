import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditEntries } from "#app/db/schema/desk/desk-tables.ts";
import { outbox } from "#app/db/schema/message-tables.ts";
import { orders, reservations } from "#app/db/schema/order/order-tables.ts";
import {
  reservationAssignees,
  sheetNotes,
} from "#app/db/schema/reservation/reservation-desk-tables.ts";
import { changeSystem } from "#app/features/operations/system/system-action.server.ts";
import { assignReservation } from "#app/features/reservation/record/assign-reservation.server.ts";
import { noteSheet } from "#app/features/reservation/record/note-sheet.server.ts";
import { renewReference } from "#app/features/reservation/record/renew-reference.server.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { postgresDatabase } from "#tests/support/database/postgres-database.ts";
import { outcomesOf } from "#tests/support/order/ordering.ts";
import { orderRow, roundRow } from "#tests/support/order/trip-rows.ts";
import { testServices } from "#tests/support/services.ts";

const db = await postgresDatabase("demo");
const services = testServices(db);
const [ops, owner] = [{ id: demoMemberId("ops") }, { id: demoMemberId("owner") }];
const ROUNDS = 8;

/** A confirmed line of an order of its own. */
async function aLine(more: Partial<typeof reservations.$inferInsert> = {}): Promise<string> {
  const memberId = demoMemberId("guest");
  const number = `PT-RACE-${crypto.randomUUID()}`;
  const [order] = await db
    .insert(orders)
    .values(orderRow(number, memberId, { status: "PAID" }))
    .returning({ id: orders.id });
  const booked = { orderId: order?.id ?? "", memberId, usedOn: "2027-05-04" } as const;
  const [line] = await db
    .insert(reservations)
    .values(roundRow(booked, { status: "COMPLETE", ...more }))
    .returning({ id: reservations.id });
  return line?.id ?? "";
}

test("two who take one reservation at once: one has it, the other is told", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const reservationId = await aLine();
    const take = (staff: { readonly id: string }) =>
      assignReservation(services, staff, { reservationId, to: staff.id, seen: null });
    const { done, codes } = await outcomesOf([take(ops), take(owner)]);
    expect({ done, codes }).toEqual({ done: 1, codes: ["reservation.assignee_changed"] });
    const given = eq(reservationAssignees.reservationId, reservationId);
    expect(await db.$count(reservationAssignees, given)).toBe(1);
  }
});

test("two who type the new reference of one line at once: one is saved, one message goes out", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const reservationId = await aLine({ referenceLostAt: services.now() });
    const { done, codes } = await outcomesOf([
      renewReference(services, ops, { reservationId, reference: `OPS-${round}` }),
      renewReference(services, owner, { reservationId, reference: `OWN-${round}` }),
    ]);
    expect({ done, codes }).toEqual({ done: 1, codes: ["reservation.step_refused"] });
    const audited = eq(auditEntries.subjectId, reservationId);
    expect(await db.$count(auditEntries, audited)).toBe(1);
  }
});

test("two who write the first note of one line at once: one is saved, the other is told", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const reservation = await aLine();
    const { done, codes } = await outcomesOf([
      noteSheet(services, ops, { reservation, version: 0, note: "하나" }),
      noteSheet(services, owner, { reservation, version: 0, note: "둘" }),
    ]);
    expect({ done, codes }).toEqual({ done: 1, codes: ["record.conflict"] });
    const [row] = await db
      .select()
      .from(sheetNotes)
      .where(eq(sheetNotes.reservationId, reservation));
    expect(row?.version).toBe(1);
  }
});

test("two who send one dead message again at once: it goes out once", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const [mail] = await db
      .insert(outbox)
      .values({
        dedupeKey: `race-${round}`,
        template: "reservation-confirmed",
        channel: "email",
        locale: "ko",
        recipient: "someone@bench.test",
        words: {},
        status: "dead",
        tries: 9,
        lastError: "ETIMEDOUT",
      })
      .returning({ id: outbox.id });
    const change = { intent: "retry", message: mail?.id ?? 0 } as const;
    const { done, codes } = await outcomesOf([
      changeSystem(services, { by: ops.id, change }),
      changeSystem(services, { by: owner.id, change }),
    ]);
    expect({ done, codes }).toEqual({ done: 1, codes: ["system.nothing_to_retry"] });
  }
});
