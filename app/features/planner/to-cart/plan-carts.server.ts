import { and, eq, exists, gte, isNotNull, lt, or, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { deleteInBatches } from "#app/db/query/delete-in-batches.server.ts";
import { orders } from "#app/db/schema/order/order-tables.ts";
import { planCarts } from "#app/db/schema/planner-tables.ts";
import { PLAN_FIGURE_DAYS } from "#app/domain/planner/plan-figure.ts";

const BUYING_DAYS = sql.raw(`interval '${PLAN_FIGURE_DAYS} days'`);
const IS_OLD = lt(planCarts.createdAt, sql`now() - ${BUYING_DAYS}`);

/** Remembers that a plan went into the cart; the same plan put in again counts once. */
export async function recordPlanCart(
  db: Database,
  memberId: string,
  keys: readonly string[],
): Promise<void> {
  const lines = keys.toSorted().map((key) => ({ key }));
  await db.transaction(async (tx) => {
    await tx
      .delete(planCarts)
      .where(
        and(
          eq(planCarts.memberId, memberId),
          or(IS_OLD, eq(planCarts.lines, sql`${JSON.stringify(lines)}::jsonb`)),
        ),
      );
    await tx.insert(planCarts).values({ memberId, lines });
  });
}

/** How many plans of these days were bought: one paid order of their member has all of a plan's lines. */
export function countBoughtPlans(db: Database): Promise<number> {
  const order = db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.memberId, planCarts.memberId),
        isNotNull(orders.paidAt),
        gte(orders.createdAt, planCarts.createdAt),
        sql`${orders.lines} @> ${planCarts.lines}`,
      ),
    );
  return db.$count(
    planCarts,
    and(gte(planCarts.createdAt, sql`now() - ${BUYING_DAYS}`), exists(order)),
  );
}

/** When an account is closed. */
export async function deletePlanCarts(tx: Database, memberId: string): Promise<void> {
  await tx.delete(planCarts).where(eq(planCarts.memberId, memberId));
}

/** Deletes what no figure counts any more. */
export function sweepPlanCarts(db: Database): Promise<number> {
  return deleteInBatches(db, planCarts, { key: planCarts.id, where: IS_OLD });
}
