import { desc, eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { savedPlans } from "#app/db/schema/planner-tables.ts";
import { readLines } from "#app/domain/checkout/cart/cart-lines.ts";
import { planWishSchema } from "#app/domain/planner/plan-wish-schema.ts";

/** A member's plans, the newest first; one of an older form that can no longer be read is skipped. */
export async function listSavedPlans(db: Database, memberId: string) {
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
    .where(eq(savedPlans.memberId, memberId))
    .orderBy(desc(savedPlans.createdAt), desc(savedPlans.id));
  return rows.flatMap((row) => {
    const wish = planWishSchema.safeParse(row.wish);
    const lines = readLines(row.lines);
    return wish.success && lines.length === row.lines.length
      ? [{ ...row, wish: wish.data, lines }]
      : [];
  });
}
