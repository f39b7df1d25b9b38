import { desc, eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { pointEntries } from "#app/db/schema/benefit.ts";
import { pointStanding } from "#app/domain/benefit/points.ts";
import { offsetOf, PAGE_SIZE, pagingOf } from "#app/domain/paging.ts";

export type PointRow = Awaited<ReturnType<typeof listPoints>>["rows"][number];

export async function findPointStanding(db: Database, memberId: string) {
  const entries = await db
    .select({ amount: pointEntries.amount, expiresOn: pointEntries.expiresOn })
    .from(pointEntries)
    .where(eq(pointEntries.memberId, memberId));
  return pointStanding(entries);
}

/** The ledger, newest first. */
export async function listPoints(
  db: Database,
  { memberId, page }: { readonly memberId: string; readonly page: number },
) {
  const mine = eq(pointEntries.memberId, memberId);
  const paging = pagingOf(await db.$count(pointEntries, mine), page);
  const rows = await db
    .select({
      id: pointEntries.id,
      amount: pointEntries.amount,
      reason: pointEntries.reason,
      subject: pointEntries.subject,
      expiresOn: pointEntries.expiresOn,
      createdAt: pointEntries.createdAt,
    })
    .from(pointEntries)
    .where(mine)
    .orderBy(desc(pointEntries.createdAt), desc(pointEntries.id))
    .limit(PAGE_SIZE)
    .offset(offsetOf(paging));
  return { rows, paging };
}
