import { eq, sql } from "drizzle-orm";
import { type Database, openEmbedded, openPostgres } from "#app/db/client.server.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { orders, reservations } from "#app/db/schema/order/order-tables.ts";
import { refunds } from "#app/db/schema/reservation/refund-tables.ts";
import { addDays } from "#app/domain/common/date/local-date.ts";
import { won } from "#app/domain/common/money.ts";
import { confirmOrder } from "#app/features/checkout/purchase/confirm-order.server.ts";
import { placeOrder } from "#app/features/checkout/purchase/place-order.server.ts";
import { reconcileOrders } from "#app/features/checkout/purchase/reconcile-orders.server.ts";
import { sweepHolds } from "#app/features/checkout/purchase/sweep-holds.server.ts";
import { quoteCart } from "#app/features/order/quote/quote.server.ts";
import { requestCancel } from "#app/features/reservation/refund/cancel-lines.server.ts";
import {
  sendDueRefunds,
  sendRefund,
} from "#app/features/reservation/refund/send-refunds.server.ts";
import { tossPayments } from "#app/integrations/payment/toss.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { addAllMessages } from "#app/platform/i18n/add-messages.server.ts";
import { buyerAt } from "#tests/support/payment/toss-buyer.ts";
import { testServices } from "#tests/support/services.ts";
import { BOOKER, golf, namesFor, PLAY_DAY } from "./order-lines.ts";

/**
 * A shop without its pages, to be killed: buys and cancels until it is killed, or, when told to recover, does
 * what the jobs do until nothing is left open. What it has promised to a buyer it prints.
 */
const [task, target, tossOrigin, secretKey, life = "0"] = process.argv.slice(2);
if (!task || !target || !tossOrigin || !secretKey) throw new Error("task, database, provider, key");

addAllMessages();
const nothing = async () => {};
const opened = target.startsWith("postgres")
  ? await openPostgres(target, nothing)
  : await openEmbedded(target, nothing);
const { db } = opened;
const services: Services = {
  ...testServices(db),
  payments: tossPayments({ secretKey, apiUrl: tossOrigin, timeoutMs: 5_000, fetch }),
};
const buyer = buyerAt(tossOrigin);

console.log("OPEN");
if (task === "mend") await mend();
else await Promise.all([trade(0), trade(1), trade(2), jobs()]);
await opened.close();
process.exit(0);

/** Every life has tee times of its own, so that the fiftieth still has something to sell. */
function roundOf(turn: number, lane: number) {
  const tee = Number(life) * 3 + lane;
  const minutes = 6 * 60 + 8 * (tee % 54);
  const digits = (part: number) => String(part).padStart(2, "0");
  return golf({
    date: addDays(PLAY_DAY, turn * 3 + lane + 21 * Math.floor(tee / 54)),
    time: `${digits(Math.floor(minutes / 60))}:${digits(minutes % 60)}`,
  });
}

/** Buys one round after the other, and cancels every fourth. */
async function trade(lane: number): Promise<void> {
  for (let turn = 0; turn < 7; turn += 1) {
    const memberId = await newMember(db);
    const line = roundOf(turn, lane);
    try {
      const { total } = await quoteCart(db, [line], services.now());
      const placed = await placeOrder(services, memberId, {
        lines: [line],
        booker: BOOKER,
        travellers: namesFor([line]),
        memberCouponId: null,
        points: 0,
        expectedTotal: total,
        locale: "ko",
      });
      const back = await buyer.approveCard(placed);
      const { status } = await confirmOrder(services, back);
      if (status === "PAID") console.log(`PAID ${placed.id}`);
      if (status === "PAID" && turn % 4 === 1) await cancel(memberId, placed.id);
    } catch (cause) {
      // Sold out and the like: a refusal is an answer, too.
      if (!(cause instanceof Error && "code" in cause)) throw cause;
    }
  }
}

async function cancel(memberId: string, orderId: string): Promise<void> {
  const [line] = await db.select().from(reservations).where(eq(reservations.orderId, orderId));
  if (!line) return;
  const asked = await requestCancel(
    services,
    { kind: "member", id: memberId },
    {
      reservationId: line.id,
      scope: "line",
      expectedRefund: won(line.paid),
      reason: "",
      mode: "policy",
    },
  );
  console.log(`ASKED ${asked.refundId}`);
  await sendRefund(services, asked.refundId);
}

async function jobs(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) {
    await Promise.all([sweepHolds(services), reconcileOrders(services), sendDueRefunds(services)]);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** As the jobs do, with the waiting left out. */
async function mend(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) {
    await db.execute(sql`update orders set hold_until = now() where status = 'READY'`);
    await db.execute(
      sql`update orders set check_at = now() where status in ('CONFIRMING', 'UNKNOWN')`,
    );
    await db.execute(sql`update refunds set try_at = now() where status = 'sending'`);
    await sweepHolds(services);
    await reconcileOrders(services);
    await sendDueRefunds(services);
  }
  const open = await db.$count(orders, sql`${orders.status} in ('READY', 'CONFIRMING', 'UNKNOWN')`);
  const sending = await db.$count(refunds, eq(refunds.status, "sending"));
  console.log(`LEFT ${open + sending}`);
}

async function newMember(handle: Database): Promise<string> {
  const [row] = await handle
    .insert(members)
    .values({ name: "주문 회원", email: `${crypto.randomUUID()}@palmtee.example` })
    .returning({ id: members.id });
  return row?.id ?? "";
}
