import { and, asc, eq, inArray, isNull, ne, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { members } from "#app/db/schema/member.ts";
import { orders, reservations } from "#app/db/schema/order.ts";
import type { SellableLine } from "#app/domain/booking/line/line-snapshot.ts";
import { AppError } from "#app/domain/errors.ts";
import { releaseOrder } from "./release-order.server.ts";

/** So many orders of one member may wait for their payment at once; the oldest gives way. */
export const MOST_HOLDS = 3;

type Coming = {
  readonly memberId: string;
  readonly lines: readonly Pick<SellableLine, "key" | "kind" | "productId">[];
  readonly now: Date;
};

/** Nobody holds the same thing twice: an earlier order that was never paid lets go of it. */
export async function releaseEarlierHolds(
  tx: Database,
  { memberId, lines, now }: Coming,
): Promise<void> {
  // One order of a member at a time; whoever withdraws waits, too.
  const [member] = await tx
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.id, memberId), isNull(members.withdrawnAt)))
    .for("no key update");
  if (!member) throw new AppError("auth.login_required");
  await refuseSecondEntry(tx, memberId, lines);
  const waiting = await tx
    .select({ id: orders.id, lines: orders.lines })
    .from(orders)
    .where(and(eq(orders.memberId, memberId), eq(orders.status, "READY")))
    .orderBy(asc(orders.createdAt))
    .for("update");
  const keys = new Set(lines.map(({ key }) => key));
  const others = waiting.filter((order) => !order.lines.some(({ key }) => keys.has(key)));
  const same = waiting.filter((order) => !others.includes(order));
  const tooMany = others.slice(0, Math.max(0, others.length - MOST_HOLDS + 1));
  for (const { id } of [...same, ...tooMany])
    await releaseOrder(tx, id, { event: "hold_expired", now });
}

/** Nobody plays a tournament twice: neither what is paid nor what is being paid may be there already. */
async function refuseSecondEntry(
  tx: Database,
  memberId: string,
  lines: Coming["lines"],
): Promise<void> {
  const entries = lines.filter(({ kind }) => kind === "tournament");
  if (entries.length === 0) return;
  const booked = await tx.$count(
    reservations,
    and(
      eq(reservations.memberId, memberId),
      eq(reservations.kind, "tournament"),
      ne(reservations.status, "CANCELLED"),
      inArray(
        reservations.productId,
        entries.map(({ productId }) => productId),
      ),
    ),
  );
  const keys = JSON.stringify(entries.map(({ key }) => key));
  const paying = await tx.$count(
    orders,
    and(
      eq(orders.memberId, memberId),
      inArray(orders.status, ["CONFIRMING", "UNKNOWN"]),
      sql`exists (select from jsonb_array_elements(${orders.lines}) line where ${keys}::jsonb ? (line ->> 'key'))`,
    ),
  );
  if (booked + paying > 0) throw new AppError("order.entry_twice");
}
