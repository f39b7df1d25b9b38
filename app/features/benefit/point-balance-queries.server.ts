import { eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { pointBalances } from "#app/db/schema/benefit-tables.ts";

export async function findPointBalance(db: Database, memberId: string): Promise<number> {
  const [row] = await db
    .select({ balance: pointBalances.balance })
    .from(pointBalances)
    .where(eq(pointBalances.memberId, memberId));
  return row?.balance ?? 0;
}
