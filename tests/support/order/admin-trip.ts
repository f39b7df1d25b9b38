import { and, eq, like } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { auditEntries } from "#app/db/schema/desk/desk-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { outbox } from "#app/db/schema/message-tables.ts";
import { orders, reservationEvents, reservations } from "#app/db/schema/order/order-tables.ts";
import { refunds } from "#app/db/schema/reservation/refund-tables.ts";
import { COURSE } from "./order-lines.ts";

/** A member of staff of the demo. */
export async function staffOf(db: Database, loginId = "ops"): Promise<{ readonly id: string }> {
  const [row] = await db
    .select({ id: members.id })
    .from(members)
    .where(eq(members.loginId, loginId));
  if (!row) throw new Error(`nobody is called ${loginId}`);
  return row;
}

/** The course answers by hand: what is bought there waits for the desk. */
export async function askTheCourse(db: Database): Promise<void> {
  await db.update(courses).set({ booking: "request" }).where(eq(courses.id, COURSE));
}

export function linesOf(db: Database, orderId: string) {
  return db
    .select()
    .from(reservations)
    .where(eq(reservations.orderId, orderId))
    .orderBy(reservations.idx);
}

/** The line of this kind in an order. */
export async function lineOf(db: Database, orderId: string, kind: string) {
  const line = (await linesOf(db, orderId)).find((each) => each.kind === kind);
  if (!line) throw new Error(`no ${kind} in the order`);
  return line;
}

export function historyOf(db: Database, reservationId: string) {
  return db
    .select()
    .from(reservationEvents)
    .where(eq(reservationEvents.reservationId, reservationId))
    .orderBy(reservationEvents.id);
}

export function refundsOf(db: Database, orderId: string) {
  return db.select().from(refunds).where(eq(refunds.orderId, orderId)).orderBy(refunds.createdAt);
}

export function auditOf(db: Database, subjectId: string) {
  return db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subjectId, subjectId))
    .orderBy(auditEntries.id);
}

/** How many messages went out about an event. */
export function lettersAbout(db: Database, event: string): Promise<number> {
  return db.$count(outbox, and(eq(outbox.channel, "email"), like(outbox.dedupeKey, `${event}:%`)));
}

export async function paymentKeyOf(db: Database, orderId: string): Promise<string> {
  const [row] = await db
    .select({ key: orders.paymentKey })
    .from(orders)
    .where(eq(orders.id, orderId));
  return row?.key ?? "";
}
