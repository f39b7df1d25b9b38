import { eq, isNotNull } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditEntries } from "#app/db/schema/desk/desk-tables.ts";
import { questions } from "#app/db/schema/help/help-tables.ts";
import { reservations } from "#app/db/schema/order/order-tables.ts";
import { reservationAssignees } from "#app/db/schema/reservation/reservation-desk-tables.ts";
import { statusesIn } from "#app/domain/reservation/status/status.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { testServices } from "#tests/support/services.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";
import { findLowStock } from "./low-stock-queries.server.ts";
import { findSales } from "./sales-queries.server.ts";
import { changeShiftNotes, hasUnreadNotes, listShiftNotes } from "./shift-notes.server.ts";
import { findToday } from "./today-queries.server.ts";

const db = await testDatabase("demo");
type Asking = Parameters<typeof findToday>[1];
const today = (role: Asking["role"], scope: Asking["scope"] = "all") =>
  findToday({ db, locale: "ko", now: TEST_NOW }, { id: demoMemberId("ops"), role, scope });
const services = testServices(db);
const ops = demoMemberId("ops");
const owner = demoMemberId("owner");

test("the start page counts open tasks, with their deadlines", async () => {
  const { confirm, decide, question, tomorrow, unsent } = await today("owner");
  expect(confirm?.count).toBe(2);
  expect(decide).toMatchObject({ count: 1, sum: 30_000 });
  expect(question?.count).toBe(await db.$count(questions, isNotNull(questions.waitingSince)));
  expect(question?.count).not.toBe(0);
  expect(tomorrow?.day).toBe("2026-11-16");
  expect(unsent).toEqual({ dead: 0, retried: 0 });
  const { late, soon, calm } = confirm?.meter ?? { late: 0, soon: 0, calm: 0 };
  expect(late + soon + calm).toBe(2);
});

test("tasks are sorted by deadline", async () => {
  const { todos, todoCount } = await today("owner");
  const times = todos.map(({ by }) => by.getTime());
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  expect(todoCount).toBeGreaterThanOrEqual(todos.length);
});

test("the list can be narrowed to one's own tasks, and to unassigned ones", async () => {
  const all = await today("ops");
  expect(all.todos.every(({ assignee }) => assignee === null)).toBe(true);
  const [first] = all.todos;
  const [line] = await db
    .select({ id: reservations.id })
    .from(reservations)
    .where(eq(reservations.idx, first?.id ?? 0));
  const taken = { reservationId: line?.id ?? "", staffId: ops, assignedAt: TEST_NOW };
  await db.insert(reservationAssignees).values(taken);
  const mine = await today("ops", "mine");
  expect(mine.todos).toMatchObject([{ id: first?.id, assignee: { id: ops } }]);
  const none = await today("ops", "none");
  expect(none.todoCount).toBe(all.todoCount - 1);
  expect((await today("ops")).todoCount).toBe(all.todoCount);
  expect(mine.confirm?.count).toBe(all.confirm?.count);
  await db.delete(reservationAssignees);
});

test("a role gets no data of areas that it may not read, and no task that it may not do", async () => {
  const content = await today("content");
  expect(content).toMatchObject({
    confirm: undefined,
    decide: undefined,
    question: undefined,
    recheck: undefined,
    unsent: undefined,
    tomorrow: undefined,
    todos: [],
    todoCount: 0,
  });
  const support = await today("support");
  expect(support.confirm?.count).toBe(2);
  expect(support.unsent).toBeUndefined();
  expect(support.todos.length).toBeGreaterThan(0);
  expect(support.todos.every(({ kind }) => kind === "question")).toBe(true);
});

test("sales are by day of payment and by week of use, and of orders placed some were paid", async () => {
  const { booked, used, conversion, top } = await findSales(db, "ko", TEST_NOW);
  expect(booked.days).toHaveLength(15);
  expect(booked.days.at(-1)?.day).toBe("2026-11-15");
  expect(booked.sum).toBe(booked.days.reduce((all, { sum }) => all + sum, 0));
  expect(used.weeks).toHaveLength(12);
  expect(used.weeks[0]?.week).toBe("2026-11-09");
  expect(used.sum).toBe(
    used.weeks.reduce((all, { golf, hotel, other }) => all + golf + hotel + other, 0),
  );
  const stored = await db.select().from(reservations);
  const sold = statusesIn("upcoming", "past");
  const soon = stored.filter(
    ({ status, usedOn }) =>
      sold.includes(status) && usedOn >= "2026-11-09" && usedOn < "2027-02-01",
  );
  expect(soon).not.toEqual([]);
  expect(used.sum).toBe(soon.reduce((all, { paid }) => all + paid, 0));
  expect(conversion.paid).toBeLessThanOrEqual(conversion.placed);
  const sums = top.map(({ sum }) => sum);
  expect(sums).toEqual(sums.toSorted((a, b) => b - a));
});

test("low stock is sorted by day and never beyond a month", async () => {
  const { rows, count } = await findLowStock(db, "ko", TEST_NOW);
  const days = rows.map(({ day }) => day);
  expect(days).toEqual(days.toSorted());
  expect(count).toBeGreaterThanOrEqual(rows.length);
  expect(days.every((day) => day >= "2026-11-15" && day <= "2026-12-15")).toBe(true);
});

test("a shift writes a note, the next one signs and ticks it, and each is written down", async () => {
  const text = "치찬은 07:00 뒤 전화";
  await changeShiftNotes(services, { by: ops, change: { intent: "note", text } });
  expect(await hasUnreadNotes(db, owner)).toBe(true);
  expect(await hasUnreadNotes(db, ops)).toBe(false);
  await changeShiftNotes(services, { by: owner, change: { intent: "read" } });
  await changeShiftNotes(services, { by: owner, change: { intent: "read" } });
  expect(await hasUnreadNotes(db, owner)).toBe(false);
  const { notes, reads } = await listShiftNotes(db, TEST_NOW);
  const [note] = notes;
  expect(note).toMatchObject({ text, doneAt: null });
  expect(reads).toHaveLength(1);

  const done = { intent: "done", note: note?.id ?? 0 } as const;
  await changeShiftNotes(services, { by: owner, change: done });
  await expect(changeShiftNotes(services, { by: ops, change: done })).rejects.toMatchObject({
    code: "desk.note_changed",
  });
  expect((await listShiftNotes(db, TEST_NOW)).notes[0]?.doneAt).not.toBeNull();
  const entries = await db
    .select({ action: auditEntries.action, by: auditEntries.actorId })
    .from(auditEntries)
    .where(eq(auditEntries.subjectKind, "shift_note"))
    .orderBy(auditEntries.id);
  expect(entries).toEqual([
    { action: "shift_note.create", by: ops },
    { action: "shift_note.read", by: owner },
    { action: "shift_note.done", by: owner },
  ]);
});
