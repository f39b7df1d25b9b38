import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
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

async function statusOf(id: string) {
  const [row] = await db.select().from(refunds).where(eq(refunds.id, id));
  return row?.status;
}

test("a refund that is being sent is sent by no other worker, however long it takes; afterwards by the next", async () => {
  const { ids, actor } = await trip([{ card: 50_000 }]);
  const line = { ...POLICY, scope: "line", reservationId: ids[0] } as const;
  const asked = { ...line, expectedRefund: won(50_000) };
  const { refundId } = await requestCancel(services, actor, asked);
  const longAgo = { tries: 1, tryAt: sql`now() - interval '1 hour'` };
  await db.update(refunds).set(longAgo).where(eq(refunds.id, refundId));
  await services.claim(`refund ${refundId}`, async () => {
    await sendDueRefunds(services);
    expect(await sendRefund(services, refundId)).toBe("waiting");
    expect(await statusOf(refundId)).toBe("sending");
  });
  await sendDueRefunds(services);
  expect(await statusOf(refundId)).toBe("done");
});
