import { eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { afterAll, expect, test } from "vitest";
import { isDatabaseAway } from "#app/db/connection/database-away.ts";
import { ResilientPool } from "#app/db/connection/postgres-pool.server.ts";
import { outbox } from "#app/db/schema/message-tables.ts";
import { refunds } from "#app/db/schema/reservation/refund-tables.ts";
import { won } from "#app/domain/common/money.ts";
import { deliverDueMessages } from "#app/features/message/deliver-messages.server.ts";
import { requestCancel } from "#app/features/reservation/refund/cancel-lines.server.ts";
import {
  sendDueRefunds,
  sendRefund,
} from "#app/features/reservation/refund/send-refunds.server.ts";
import { addAllMessages } from "#app/platform/i18n/add-messages.server.ts";
import { wireTo } from "#tests/support/database/database-wire.ts";
import { postgresUrl } from "#tests/support/database/postgres-database.ts";
import { POLICY, refundShop } from "#tests/support/order/refund-shop.ts";
import { testServices } from "#tests/support/services.ts";

addAllMessages();
const address = await postgresUrl("demo");
const wire = await wireTo(address);
const [near, far] = [new ResilientPool(address, 3), new ResilientPool(wire.url, 3)];
afterAll(() => Promise.all([near.close(), far.close()]));
const db = drizzle(near);
/** A process whose way to the database can be cut. */
const process = { ...testServices(drizzle(far)), now: () => new Date() };

const LOST_FOR_MS = 1_500;

function letter(name: string) {
  return {
    dedupeKey: `lost-sight-${name}`,
    template: "find-id",
    channel: "email",
    locale: "en",
    recipient: `${name}@palmtee.test`,
    words: { loginId: name },
  } as const;
}

test("an e-mail sent while the database was away is recorded as sent when it is back, and goes out once", async () => {
  const waiting = letter("someone");
  const { recipient } = waiting;
  await db.insert(outbox).values(waiting);
  let sent = 0;
  const send = async ({ to }: { readonly to: string }) => {
    if (to === recipient) {
      sent += 1;
      wire.cut();
      setTimeout(() => void wire.mend(), LOST_FOR_MS);
    }
    return "taken" as const;
  };
  await deliverDueMessages({ ...process, senders: { email: { send }, text: undefined } });
  const [sentOne] = await db.select().from(outbox).where(eq(outbox.recipient, recipient));
  expect([sent, sentOne]).toMatchObject([1, { status: "sent", tries: 1 }]);
});

test("a refund whose answer could not be written down is finished soon after the database is back, and sent once", async () => {
  const shop = await refundShop(db);
  const { actor, orderId, paymentKey } = await shop.trip([{ card: 50_000, usedOn: "2027-01-12" }]);
  const wish = { ...POLICY, scope: "order", orderId, expectedRefund: won(50_000) } as const;
  const { refundId } = await requestCancel(shop.services, actor, wish);
  const cancel: typeof shop.toss.gateway.cancel = async (order) => {
    const answer = await shop.toss.gateway.cancel(order);
    wire.cut();
    return answer;
  };
  const away = sendRefund({ ...process, payments: { ...shop.toss.gateway, cancel } }, refundId);
  expect(isDatabaseAway(await away.catch((cause: unknown) => cause))).toBe(true);
  await wire.mend();

  const worker = { ...process, payments: shop.toss.gateway };
  const statusOfIt = async () => {
    await sendDueRefunds(worker).catch(() => {});
    const [refund] = await db.select().from(refunds).where(eq(refunds.id, refundId));
    return refund?.status;
  };
  await expect.poll(statusOfIt, { timeout: 20_000, interval: 200 }).toBe("done");
  expect(await shop.returned(paymentKey)).toEqual([50_000]);
});
