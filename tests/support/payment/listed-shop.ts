import { asc, eq, gt, max, sql } from "drizzle-orm";
import { beforeEach } from "vitest";
import { orders } from "#app/db/schema/order/order-tables.ts";
import {
  providerFindings as findings,
  providerReadings,
} from "#app/db/schema/order/provider-list-tables.ts";
import { addDays } from "#app/domain/common/date/local-date.ts";
import { auditLedger } from "#app/features/order/ledger-audit/run-ledger-audit.server.ts";
import { findProviderList } from "#app/features/order/provider-list/finding-queries.server.ts";
import { readTransactions } from "#app/features/order/provider-list/read-transactions.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { golf, PLAY_DAY } from "#tests/support/order/order-lines.ts";
import { leavePlaces, openCourse, orderingShop } from "#tests/support/order/ordering.ts";

export const MINUTE = 60_000;

/** A shop whose provider keeps a list of transactions; what earlier tests left in it is explained. */
export async function listedShop() {
  /** What happened just now is not read yet: the provider's clock shows what is long enough ago. */
  const provider = { ago: 5 * MINUTE };
  const state = { days: 0, known: 0, strangers: 0 };
  const db = await testDatabase("demo");
  const shop = await orderingShop(db, {}, { now: () => Date.now() - provider.ago });
  const { services, toss } = shop;
  await openCourse(db, { singles: true });

  beforeEach(async () => {
    provider.ago = 5 * MINUTE;
    await toss.ask("/__fault", { method: "DELETE" });
    await read();
    await db.update(findings).set({ status: "explained" });
    const [last] = await db.select({ id: max(findings.id) }).from(findings);
    state.known = last?.id ?? 0;
    state.days += 1;
  });

  /** As if the time until the next reading had passed. */
  async function read(pageSize?: number): Promise<void> {
    await db.update(providerReadings).set({ nextAt: sql`now()` });
    await readTransactions(services, undefined, pageSize);
  }

  async function newRound() {
    const round = golf({ date: addDays(PLAY_DAY, state.days), time: "09:36" });
    await leavePlaces(db, round, 4);
    return round;
  }

  async function stored(id: string) {
    const [order] = await db.select().from(orders).where(eq(orders.id, id));
    if (!order) throw new Error("it was ordered");
    return order;
  }

  async function bought() {
    const memberId = await shop.member();
    const { placed } = await shop.buy(memberId, [await newRound()]);
    return stored(placed.id);
  }

  /** Charged on our account by another system than this shop. */
  async function strangeCharge(amount = 30_000) {
    state.strangers += 1;
    const order = await toss.authenticate({ orderId: `ELSEWHERE-${state.strangers}`, amount });
    await toss.gateway.confirm(order);
    return order;
  }

  const cancelInConsole = (paymentKey: string | null, cancelAmount?: number) =>
    toss.ask(`/v1/payments/${paymentKey}/cancel`, {
      method: "POST",
      body: JSON.stringify({ cancelReason: "in the console", cancelAmount }),
    });

  /** What this test found. */
  const found = () =>
    db
      .select({ kind: findings.kind, amount: findings.amount, status: findings.status })
      .from(findings)
      .where(gt(findings.id, state.known))
      .orderBy(asc(findings.id));

  const readUntil = async () => (await findProviderList(db)).readUntil?.getTime() ?? 0;

  /** What the auditor says of the provider's list. */
  const byProvider = async () =>
    (await auditLedger(db)).filter(({ rule }) => rule === "I-PROVIDER").map(({ detail }) => detail);

  return {
    ...shop,
    db,
    provider,
    read,
    newRound,
    stored,
    bought,
    strangeCharge,
    cancelInConsole,
    found,
    readUntil,
    byProvider,
  };
}
