import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { savedPlans } from "#app/db/schema/planner-tables.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import type { Won } from "#app/domain/common/money.ts";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import type { PlanWish } from "#app/domain/planner/plan-wish.ts";

export const MAX_SAVED_PLANS = 20;
const MAX_TITLE = 80;

export type PlanToSave = {
  readonly title: string;
  readonly wish: PlanWish;
  readonly lines: readonly CartLine[];
  readonly total: Won;
};

/** Puts a plan aside; a member who has as many as there may be takes one out first. */
export async function savePlan(db: Database, memberId: string, plan: PlanToSave): Promise<string> {
  return db.transaction(async (tx) => {
    // Two tabs must not exceed the limit together.
    const [member] = await tx
      .select({ id: members.id })
      .from(members)
      .where(and(eq(members.id, memberId), isNull(members.withdrawnAt)))
      .for("no key update");
    if (!member) throw new AppError("auth.login_required");
    const count = await tx.$count(savedPlans, eq(savedPlans.memberId, memberId));
    if (count >= MAX_SAVED_PLANS) throw new AppError("planner.too_many_saved");
    const row = { ...plan, memberId, title: plan.title.trim().slice(0, MAX_TITLE) };
    const [saved] = await tx.insert(savedPlans).values(row).returning({ id: savedPlans.id });
    if (!saved) throw new Error("a plan was not saved");
    return saved.id;
  });
}

export async function removePlan(db: Database, memberId: string, id: string): Promise<void> {
  const removed = await db
    .delete(savedPlans)
    .where(and(eq(savedPlans.id, id), eq(savedPlans.memberId, memberId)))
    .returning({ id: savedPlans.id });
  if (removed.length === 0) throw new AppError("common.not_found");
}

/** When an account is closed. */
export async function deleteSavedPlans(tx: Database, memberId: string): Promise<void> {
  await tx.delete(savedPlans).where(eq(savedPlans.memberId, memberId));
}
