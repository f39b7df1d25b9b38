import { and, asc, eq, lt, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { withSerializableRetry } from "#app/db/connection/serializable-retry.server.ts";
import { reservations } from "#app/db/schema/order/order-tables.ts";
import { pointsEarned } from "#app/domain/benefit/point-use.ts";
import { dateIn } from "#app/domain/common/date/local-date.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import { won } from "#app/domain/common/money.ts";
import { checkTransition } from "#app/domain/reservation/status/transitions.ts";
import { earnPoints } from "#app/features/benefit/point-entries.server.ts";
import { notifyMember } from "#app/features/message/outbox.server.ts";
import {
  changeLineStatus,
  type Reservation,
} from "#app/features/order/record/lines-of-order.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";

const AT_ONCE = 200;

/** Marks confirmed lines whose last day at the venue has ended as used. May run twice at the same time. */
export async function markUsed(services: Services, end?: AbortSignal): Promise<number> {
  const { db, now } = services;
  let used = 0;
  for (;;) {
    const before = used;
    const due = await linesPast(db, now());
    for (const line of due) {
      if (end?.aborted) return used;
      used += Number(await markOne(db, line, now()));
    }
    if (due.length < AT_ONCE || used === before) return used;
  }
}

function linesPast(db: Database, now: Date): Promise<Reservation[]> {
  const todayThere = sql`(${now.toISOString()}::timestamptz at time zone ${reservations.zone})::date`;
  const lastDay = sql`coalesce(${reservations.endsOn}, ${reservations.usedOn})`;
  return db
    .select()
    .from(reservations)
    .where(and(eq(reservations.status, "COMPLETE"), lt(lastDay, todayThere)))
    .orderBy(asc(reservations.usedOn), asc(reservations.idx))
    .limit(AT_ONCE);
}

async function markOne(db: Database, line: Reservation, now: Date): Promise<boolean> {
  const step = checkTransition("use", {
    status: line.status,
    before: line.statusBefore,
    usedOn: line.endsOn ?? line.usedOn,
    today: dateIn(line.zone, now),
    actor: "system",
  });
  if (!step.ok) return false;
  try {
    await withSerializableRetry(db, async (tx) => {
      const by = { actor: "system", actorId: null } as const;
      await changeLineStatus(tx, line, { action: "use", after: step.to, now, ...by });
      await earnForUse(tx, line, now);
    });
    return true;
  } catch (cause) {
    // Already changed by another instance, by staff, or by the member's cancel.
    if (cause instanceof AppError) return false;
    throw cause;
  }
}

/** Points for the money that was paid by card; the ledger accepts each line once. */
export async function earnForUse(tx: Database, line: Reservation, now: Date): Promise<void> {
  const points = pointsEarned(won(line.card - line.refundedCard));
  if (points <= 0) return;
  const { memberId } = line;
  const subject = `reservation:${line.id}`;
  if (!(await earnPoints(tx, { memberId, points, reason: "used", subject, now }))) return;
  await notifyMember(tx, memberId, {
    template: "points-earned",
    event: `points:${line.id}`,
    words: { points },
    link: "/mypage/points",
  });
}
