import { eq, sum } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { pointEntries } from "#app/db/schema/benefit-tables.ts";
import { type PointReason, pointsExpireOn } from "#app/domain/benefit/point-lots.ts";
import { dateIn, SHOP_ZONE } from "#app/domain/common/date/local-date.ts";

/** What the rules of points count with. */
export function listPointLots(db: Database, memberId: string) {
  return db
    .select({
      amount: pointEntries.amount,
      expiresOn: pointEntries.expiresOn,
      lots: pointEntries.lots,
    })
    .from(pointEntries)
    .where(eq(pointEntries.memberId, memberId));
}

/** The ledger takes one entry for each reason and subject: false where it has this one. */
export async function addPointEntry(
  tx: Database,
  entry: typeof pointEntries.$inferInsert,
): Promise<boolean> {
  const added = await tx
    .insert(pointEntries)
    .values(entry)
    .onConflictDoNothing()
    .returning({ id: pointEntries.id });
  return added.length === 1;
}

type Earned = {
  readonly memberId: string;
  readonly points: number;
  readonly reason: Extract<PointReason, "used" | "review">;
  readonly subject: string;
  readonly now: Date;
};

/** Points that were earned last two years; false where they were earned before. */
export function earnPoints(tx: Database, earned: Earned): Promise<boolean> {
  const { memberId, points, reason, subject, now } = earned;
  const expiresOn = pointsExpireOn(dateIn(SHOP_ZONE, now));
  return addPointEntry(tx, {
    memberId,
    amount: points,
    reason,
    subject,
    expiresOn,
    createdAt: now,
  });
}

/** Entries are never changed: an entry takes away what is left when a member leaves. */
export async function forfeitPoints(tx: Database, memberId: string, now: Date): Promise<void> {
  const [left] = await tx
    .select({ balance: sum(pointEntries.amount).mapWith(Number) })
    .from(pointEntries)
    .where(eq(pointEntries.memberId, memberId));
  if (!left?.balance) return;
  await tx.insert(pointEntries).values({
    memberId,
    amount: -left.balance,
    reason: "withdrawn",
    subject: "withdrawal",
    createdAt: now,
  });
}
