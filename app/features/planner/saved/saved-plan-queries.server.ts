import { and, desc, eq, type SQL } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "#app/db/client.server.ts";
import { savedPlans } from "#app/db/schema/planner-tables.ts";
import { readLines } from "#app/domain/checkout/cart/cart-lines.ts";
import { planWishSchema } from "#app/domain/planner/plan-wish-schema.ts";

/** A member's plans, the newest first; one of an older form that can no longer be read is skipped. */
export function listSavedPlans(db: Database, memberId: string) {
  return savedPlansWhere(db, eq(savedPlans.memberId, memberId));
}

/** One of the member's own plans. */
export async function findSavedPlan(db: Database, memberId: string, id: string) {
  if (!z.uuid().safeParse(id).success) return undefined;
  const own = and(eq(savedPlans.id, id), eq(savedPlans.memberId, memberId));
  return (await savedPlansWhere(db, own))[0];
}

async function savedPlansWhere(db: Database, where: SQL | undefined) {
  const rows = await db
    .select({
      id: savedPlans.id,
      title: savedPlans.title,
      wish: savedPlans.wish,
      lines: savedPlans.lines,
      total: savedPlans.total,
      createdAt: savedPlans.createdAt,
    })
    .from(savedPlans)
    .where(where)
    .orderBy(desc(savedPlans.createdAt), desc(savedPlans.id));
  return rows.flatMap((row) => {
    const wish = planWishSchema.safeParse(row.wish);
    const lines = readLines(row.lines);
    return wish.success && lines.length === row.lines.length
      ? [{ ...row, wish: wish.data, lines }]
      : [];
  });
}
