import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { providerFindings as findings } from "#app/db/schema/provider-list.ts";
import { directionOf, isGivenBack } from "#app/domain/payment/provider-list.ts";
import { checkPaymentSoon } from "#app/features/order/payment-checks.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { type Compared, compareTransactions } from "./booked-transactions.server.ts";

const AT_ONCE = 200;
/** Asking about an order of ours settles it within this time, where it can. */
const ASKED_FOR = sql`interval '2 minutes'`;

const PENDING = ["asked", "open"] as const;

/** Keeps what our records lack, once each; where the order is ours, its payment is asked about first. */
export async function keepFindings(tx: Database, compared: readonly Compared[]): Promise<void> {
  for (const { transaction, comparison, orderId } of compared) {
    if (comparison === "booked") continue;
    const { kind, booked, canBeAsked } = comparison;
    const status = canBeAsked && orderId ? "asked" : "open";
    const { transactionKey, paymentKey, paymentOrderId, amount, happenedAt } = transaction;
    const kept = await tx
      .insert(findings)
      .values({
        transactionKey,
        paymentKey,
        paymentOrderId,
        amount,
        happenedAt,
        kind,
        booked,
        status,
      })
      .onConflictDoUpdate({
        target: findings.transactionKey,
        // It was settled, and our records have lost it again.
        set: { kind, booked, status, foundAt: sql`now()`, endedAt: null },
        setWhere: eq(findings.status, "settled"),
      })
      .returning({ id: findings.id });
    if (kept.length > 0 && orderId && status === "asked") await checkPaymentSoon(tx, orderId);
  }
}

/** Compares what is pending once more: settled where our records have it by now, open where asking did not help. */
export async function reviewFindings({ db, log }: Services): Promise<void> {
  const pending = await db
    .select()
    .from(findings)
    .where(inArray(findings.status, [...PENDING]))
    .orderBy(asc(findings.foundAt))
    .limit(AT_ONCE);
  if (pending.length === 0) return;
  const compared = await compareTransactions(
    db,
    pending.map((finding) => ({ ...finding, kind: directionOf(finding.kind) })),
  );
  const booked = compared
    .filter(({ comparison }) => comparison === "booked")
    .map(({ transaction }) => transaction.transactionKey);
  const keys = [...new Set(pending.map(({ paymentKey }) => paymentKey))];
  await end(db, "settled", booked);
  await end(db, "given_back", await givenBack(db, keys));
  const opened = await db
    .update(findings)
    .set({ status: "open" })
    .where(and(eq(findings.status, "asked"), sql`${findings.foundAt} < now() - ${ASKED_FOR}`))
    .returning({ kind: findings.kind, order: findings.paymentOrderId, amount: findings.amount });
  for (const facts of opened) {
    log.error(facts, "the provider has a transaction that our records do not explain");
  }
}

async function end(
  db: Database,
  status: "settled" | "given_back",
  keys: readonly string[],
): Promise<void> {
  if (keys.length === 0) return;
  await db
    .update(findings)
    .set({ status, endedAt: sql`now()` })
    .where(
      and(inArray(findings.transactionKey, [...keys]), inArray(findings.status, [...PENDING])),
    );
}

/** Transactions of payments that our records do not have, and that went back whole. */
async function givenBack(db: Database, paymentKeys: readonly string[]): Promise<string[]> {
  const entries = await db
    .select({
      paymentKey: findings.paymentKey,
      transactionKey: findings.transactionKey,
      kind: findings.kind,
      amount: findings.amount,
    })
    .from(findings)
    .where(
      and(
        inArray(findings.paymentKey, [...paymentKeys]),
        inArray(findings.kind, ["charge_unknown", "refund_unknown"]),
      ),
    );
  return [...Map.groupBy(entries, ({ paymentKey }) => paymentKey).values()]
    .filter((group) =>
      isGivenBack(group.map(({ kind, amount }) => ({ kind: directionOf(kind), amount }))),
    )
    .flatMap((group) => group.map(({ transactionKey }) => transactionKey));
}
