import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { workers } from "#app/db/schema/operations/workers-tables.ts";
import { refunds } from "#app/db/schema/reservation/refund-tables.ts";
import { won } from "#app/domain/common/money.ts";
import { requestCancel } from "#app/features/reservation/refund/cancel-lines.server.ts";
import {
  sendDueRefunds,
  sendRefund,
} from "#app/features/reservation/refund/send-refunds.server.ts";
import { postgresDatabase } from "#tests/support/database/postgres-database.ts";
import { POLICY, refundShop } from "#tests/support/order/refund-shop.ts";

const db = await postgresDatabase("demo");
const { services, trip } = await refundShop(db);

const LONG_AGO = sql`now() - interval '1 hour'`;

/** A refund that this worker began to send, so long ago that anybody would have given it up or just now. */
async function claimedBy(worker: number, tryAt = LONG_AGO): Promise<string> {
  const { ids, actor } = await trip([{ card: 50_000 }]);
  const line = { ...POLICY, scope: "line", reservationId: ids[0] } as const;
  const { refundId } = await requestCancel(services, actor, {
    ...line,
    expectedRefund: won(50_000),
  });
  await db
    .update(refunds)
    .set({ claimedBy: worker, tries: 1, tryAt })
    .where(eq(refunds.id, refundId));
  return refundId;
}

async function statusOf(id: string) {
  const [row] = await db.select().from(refunds).where(eq(refunds.id, id));
  return row?.status;
}

test("a refund that a living worker has claimed is sent by nobody else", async () => {
  const seenAt = sql`now() + interval '1 hour'`;
  const [other] = await db.insert(workers).values({ seenAt }).returning({ id: workers.id });
  const refundId = await claimedBy(other?.id ?? 0);
  await sendDueRefunds(services);
  expect(await statusOf(refundId)).toBe("sending");
});

test("nor by itself while it is at it; what it lost sight of it sends again", async () => {
  const { worker } = services;
  const refundId = await claimedBy(worker.id);
  worker.busy.add(refundId);
  await sendDueRefunds(services);
  expect(await sendRefund(services, refundId)).toBe("waiting");
  expect(await statusOf(refundId)).toBe("sending");
  worker.busy.delete(refundId);
  await sendDueRefunds(services);
  expect(await statusOf(refundId)).toBe("done");
});

test("what it claimed a moment ago it has not lost sight of", async () => {
  const refundId = await claimedBy(services.worker.id, sql`now() + interval '3 minutes'`);
  await sendDueRefunds(services);
  expect(await statusOf(refundId)).toBe("sending");
});
