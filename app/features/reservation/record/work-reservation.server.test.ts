import { eq } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { members } from "#app/db/schema/member/member-tables.ts";
import { reservationNotes } from "#app/db/schema/reservation/reservation-desk-tables.ts";
import { listReservations } from "#app/features/reservation/desk/reservation-queue-queries.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import {
  askTheCourse,
  auditOf,
  historyOf,
  lineOf,
  staffOf,
} from "#tests/support/order/admin-trip.ts";
import { golf } from "#tests/support/order/order-lines.ts";
import { orderingShop } from "#tests/support/order/ordering.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";
import { assignReservation, findAssignee, listAssignable } from "./assign-reservation.server.ts";
import { changeReservationStatus } from "./change-reservation-status.server.ts";
import {
  deleteReservationNotes,
  listReservationNotes,
  noteReservation,
} from "./note-reservation.server.ts";

const db = await testDatabase("demo");
const shop = await orderingShop(db);
const { services, member, buy } = shop;
const ops = await staffOf(db);
const owner = await staffOf(db, "owner");
await askTheCourse(db);

afterEach(async () => {
  expect(await shop.audit()).toEqual([]);
});

async function pending(time: string) {
  const memberId = await member();
  const { placed } = await buy(memberId, [golf({ time })]);
  return { memberId, line: await lineOf(db, placed.id, "golf") };
}

test("colleagues read each other's notes, the log knows that there is one, and they go with the member", async () => {
  const { memberId, line } = await pending("06:00");
  await noteReservation(services, ops, { reservationId: line.id, text: "왼손잡이 클럽 문의" });
  await noteReservation(services, owner, { reservationId: line.id, text: "답 기다림" });
  const notes = await listReservationNotes(db, line.id);
  expect(notes.map(({ text }) => text)).toEqual(["답 기다림", "왼손잡이 클럽 문의"]);
  const [entry] = await auditOf(db, line.id);
  expect(entry).toMatchObject({ actorId: ops.id, action: "reservation.note" });
  expect(JSON.stringify(entry)).not.toContain("왼손잡이");
  await expect(
    noteReservation(services, ops, { reservationId: crypto.randomUUID(), text: "x" }),
  ).rejects.toMatchObject({ status: 404 });
  await deleteReservationNotes(db, memberId);
  expect(await db.$count(reservationNotes, eq(reservationNotes.reservationId, line.id))).toBe(0);
});

test("a reservation is taken, passed on and given back, and a colleague is never replaced unnoticed", async () => {
  const { line } = await pending("06:08");
  const reservationId = line.id;
  const assign = (to: string | null, seen: string | null) =>
    assignReservation(services, ops, { reservationId, to, seen });
  const whose = async (who: string) => {
    const filter = { q: String(line.idx), page: 1, whose: who };
    return (await listReservations(db, "ko", filter, TEST_NOW)).rows.map(({ idx }) => idx);
  };
  expect(await whose("none")).toContain(line.idx);
  await assign(ops.id, null);
  expect(await findAssignee(db, reservationId)).toMatchObject({ id: ops.id, at: TEST_NOW });
  expect(await whose(ops.id)).toContain(line.idx);
  expect(await whose("none")).not.toContain(line.idx);
  await expect(assign(owner.id, null)).rejects.toMatchObject({
    code: "reservation.assignee_changed",
  });
  await assign(owner.id, ops.id);
  expect(await whose(ops.id)).not.toContain(line.idx);
  await assign(null, owner.id);
  expect(await findAssignee(db, reservationId)).toBeNull();
  expect((await auditOf(db, reservationId)).map(({ before, after }) => [before, after])).toEqual([
    [{ assignee: null }, { assignee: ops.id }],
    [{ assignee: ops.id }, { assignee: owner.id }],
    [{ assignee: owner.id }, { assignee: null }],
  ]);
});

test("only staff who may change reservations are given one", async () => {
  const { memberId, line } = await pending("06:16");
  const support = await staffOf(db, "support");
  for (const to of [memberId, support.id, crypto.randomUUID()]) {
    await expect(
      assignReservation(services, ops, { reservationId: line.id, to, seen: null }),
    ).rejects.toMatchObject({ code: "reservation.assignee", status: 422 });
  }
  const able = (await listAssignable(db)).map(({ id }) => id);
  expect(able).toEqual(expect.arrayContaining([ops.id, owner.id]));
  await db.update(members).set({ bannedAt: TEST_NOW }).where(eq(members.id, owner.id));
  expect((await listAssignable(db)).map(({ id }) => id)).not.toContain(owner.id);
  await db.update(members).set({ bannedAt: null }).where(eq(members.id, owner.id));
});

test("a reference that another open reservation of the course has must be confirmed as right", async () => {
  const first = await pending("06:24");
  const second = await pending("06:32");
  const confirm = (reservationId: string, more: { isSameReference?: boolean } = {}) =>
    changeReservationStatus(services, ops, {
      reservationId,
      action: "confirm",
      reference: " scc-77 ",
      ...more,
    });
  await changeReservationStatus(services, ops, {
    reservationId: first.line.id,
    action: "confirm",
    reference: "SCC-77",
  });
  await expect(confirm(second.line.id)).rejects.toMatchObject({
    code: "reservation.reference_used",
    status: 409,
    of: [first.line.idx],
  });
  expect((await lineOf(db, second.line.orderId, "golf")).status).toBe("PENDING");
  await confirm(second.line.id, { isSameReference: true });
  expect((await lineOf(db, second.line.orderId, "golf")).status).toBe("COMPLETE");
});

test("the code of a refusal is in the history, and the list finds the reservation by it", async () => {
  const { line } = await pending("06:40");
  await changeReservationStatus(services, ops, {
    reservationId: line.id,
    action: "refuse",
    reason: "대회가 있어요",
    code: "course_closed",
  });
  expect(await historyOf(db, line.id)).toContainEqual(
    expect.objectContaining({ action: "refuse", reasonCode: "course_closed" }),
  );
  const found = async (reason: "course_closed" | "weather") =>
    (await listReservations(db, "ko", { q: "", page: 1, reason }, TEST_NOW)).rows;
  expect(await found("course_closed")).toMatchObject([
    { idx: line.idx, reasonCode: "course_closed" },
  ]);
  expect(await found("weather")).toEqual([]);
});
