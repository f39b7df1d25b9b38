import { and, desc, eq, gt, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { reservationChanges } from "#app/db/schema/reservation/change-tables.ts";
import { won } from "#app/domain/common/money.ts";
import type { ChangedLine } from "#app/domain/reservation/change/change-plan.ts";
import { expectedOf } from "#app/features/reservation/change/plan-change.server.ts";

type Sent = {
  readonly memberId: string;
  readonly reservationId: string;
  /** The state of the lines that the page showed. */
  readonly seen: string | undefined;
  /** Whether the change did to the line what is asked for now. */
  readonly isWished: (line: ChangedLine) => boolean;
};

/** The change that the same form has made a moment ago; undefined where it was another, or none. */
export async function findSameChange(
  db: Database,
  { memberId, reservationId, seen, isWished }: Sent,
): Promise<string | undefined> {
  const [change] = await db
    .select()
    .from(reservationChanges)
    .where(
      and(
        eq(reservationChanges.memberId, memberId),
        sql`${reservationChanges.lines} @> ${JSON.stringify([{ reservationId }])}::jsonb`,
        eq(reservationChanges.status, "APPLIED"),
        gt(reservationChanges.createdAt, sql`now() - interval '10 minutes'`),
      ),
    )
    .orderBy(desc(reservationChanges.createdAt))
    .limit(1);
  const line = change?.lines.find((each) => each.reservationId === reservationId);
  if (!change || !line) return undefined;
  const { lines, leaving } = change;
  const refund = { card: won(0), points: won(0), sum: won(0) };
  const before = expectedOf({ lines, leaving, refund, fee: won(0), pay: won(0) });
  return before.seen === seen && isWished(line) ? change.id : undefined;
}
