import { isNotNull } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/order/order-tables.ts";
import type { AuditedPayment } from "#app/features/order/ledger-audit/money-breaches.server.ts";
import { auditLedger } from "#app/features/order/ledger-audit/run-ledger-audit.server.ts";
import { paymentGateway } from "#app/features/order/payment/payment-gateway.server.ts";
import { readPayment } from "#app/integrations/payment/toss-answers.ts";
import type { Env } from "#app/platform/env/env.server.ts";
import { bootEnv, explainAndExit } from "../server/boot.ts";
import { readLedgerReport } from "../simulators/toss/toss-ledger.ts";
import { openDatabaseForScript } from "./open-database.ts";

/** Counts everything again and says what does not add up; nothing is changed. Ends with 1 on any breach. */
try {
  const env = bootEnv();
  const { db, close } = await openDatabaseForScript(env);
  const payments = await paymentsOf(env, db);
  const found = await auditLedger(db, payments);
  await close();
  for (const { rule, subject, detail } of found) console.error(`${rule}  ${subject}: ${detail}`);
  const compared = payments
    ? `${payments.length} payments of the provider`
    : "our own records alone";
  console.log(`${found.length} breaches, compared with ${compared}.`);
  process.exit(found.length === 0 ? 0 : 1);
} catch (cause) {
  explainAndExit(cause);
}

/** The payments of the simulator's ledger file, or those that the provider has of our orders. */
async function paymentsOf({ payment }: Env, db: Database): Promise<AuditedPayment[] | undefined> {
  if (!payment) return undefined;
  if (payment.simulator) {
    const { payments } = readLedgerReport(payment.simulator.ledgerFile, Date.now());
    return payments.flatMap((each) => readPayment(each) ?? []);
  }
  const gateway = paymentGateway(payment, "", fetch);
  const keys = await db
    .select({ paymentKey: orders.paymentKey })
    .from(orders)
    .where(isNotNull(orders.paymentKey));
  const payments: AuditedPayment[] = [];
  for (const { paymentKey } of keys) {
    const seen = await gateway.find({ paymentKey: paymentKey ?? "" });
    if (seen.outcome === "unknown") throw new Error(`the provider did not answer: ${seen.reason}`);
    if (seen.outcome === "found") payments.push(seen.payment);
  }
  return payments;
}
