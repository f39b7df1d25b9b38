import { count, eq, isNull } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { questions } from "#app/db/schema/community.ts";
import { reservations } from "#app/db/schema/order.ts";
import { refunds } from "#app/db/schema/payment.ts";
import { type DeskArea, mayRead, type Role } from "#app/domain/role.ts";

export type DeskWaiting = Partial<Record<DeskArea, number>>;

/** How much waits in the areas that this person may see: lines and refunds, and questions. */
export async function deskWaiting(db: Database, role: Role): Promise<DeskWaiting> {
  const waiting: DeskWaiting = {};
  if (mayRead(role, "reservations")) {
    const [lines] = await db
      .select({ count: count() })
      .from(reservations)
      .where(eq(reservations.status, "PENDING"));
    const [asked] = await db
      .select({ count: count() })
      .from(refunds)
      .where(eq(refunds.status, "review"));
    waiting.reservations = (lines?.count ?? 0) + (asked?.count ?? 0);
  }
  if (mayRead(role, "qna")) {
    const [open] = await db
      .select({ count: count() })
      .from(questions)
      .where(isNull(questions.answeredAt));
    waiting.qna = open?.count ?? 0;
  }
  return waiting;
}
