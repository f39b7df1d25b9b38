import { and, eq, inArray, ne, notExists, notInArray, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/order/order-tables.ts";
import { providerFindings } from "#app/db/schema/order/provider-list-tables.ts";
import { directionOf, isGivenBack } from "#app/domain/order/payment/provider-comparison.ts";
import { checkPaymentSoon } from "#app/features/order/record/payment-checks.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { type Compared, compareTransactions } from "./booked-transactions.server.ts";

const AT_ONCE = 200;
/** Asking about an order of ours settles it within this time, where it can. */
const ASKED_FOR = sql`interval '2 minutes'`;

/** Orders of which our records say that no money came. */
const NOTHING_KEPT = ["FAILED", "EXPIRED"] as const;

const PENDING = ["asked", "open"] as const;

/** Keeps what our records lack, once each; where the order is ours, its payment is asked about first. */
export async function keepFindings(tx: Database, compared: readonly Compared[]): Promise<void> {
  for (const { transaction, comparison, orderId } of compared) {
    if (comparison === "booked") continue;
    const { kind, booked, canBeAsked } = comparison;
    const status = canBeAsked && orderId ? "asked" : "open";
    const { transactionKey, paymentKey, paymentOrderId, amount, happenedAt } = transaction;
    const kept = await tx
      .insert(providerFindings)
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
        target: providerFindings.transactionKey,
        // It was settled, and our records have lost it again.
        set: { kind, booked, status, foundAt: sql`now()`, endedAt: null },
        setWhere: eq(providerFindings.status, "settled"),
      })
      .returning({ id: providerFindings.id });
    if (kept.length > 0 && orderId && status === "asked") await checkPaymentSoon(tx, orderId);
  }
}

/** Compares what is pending once more: settled where our records have it by now, open where asking did not help. */
export async function reviewFindings({ db, log }: Services): Promise<void> {
  const pending = await db
    .select()
    .from(providerFindings)
    .where(inArray(providerFindings.status, [...PENDING]))
    // Open findings are sampled at random after those being asked about, so that many of them hold up none.
    .orderBy(eq(providerFindings.status, "open"), sql`random()`)
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
    .update(providerFindings)
    .set({ status: "open" })
    .where(
      and(
        eq(providerFindings.status, "asked"),
        inArray(
          providerFindings.id,
          pending.map(({ id }) => id),
        ),
        sql`${providerFindings.foundAt} < now() - ${ASKED_FOR}`,
      ),
    )
    .returning({
      kind: providerFindings.kind,
      order: providerFindings.paymentOrderId,
      amount: providerFindings.amount,
    });
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
    .update(providerFindings)
    .set({ status, endedAt: sql`now()` })
    .where(
      and(
        inArray(providerFindings.transactionKey, [...keys]),
        inArray(providerFindings.status, [...PENDING]),
        // Our records have it, but staff have to look at it nevertheless.
        ne(providerFindings.kind, "refund_elsewhere"),
      ),
    );
}

/** Transactions of payments that our records do not count on, and that were fully refunded. */
async function givenBack(db: Database, paymentKeys: readonly string[]): Promise<string[]> {
  const entries = await db
    .select({
      paymentKey: providerFindings.paymentKey,
      transactionKey: providerFindings.transactionKey,
      kind: providerFindings.kind,
      amount: providerFindings.amount,
    })
    .from(providerFindings)
    .where(
      and(
        inArray(providerFindings.paymentKey, [...paymentKeys]),
        inArray(providerFindings.kind, ["charge_unknown", "refund_unknown"]),
        notExists(
          db
            .select({ one: sql`1` })
            .from(orders)
            .where(
              and(
                eq(orders.paymentKey, providerFindings.paymentKey),
                notInArray(orders.status, [...NOTHING_KEPT]),
              ),
            ),
        ),
      ),
    );
  return [...Map.groupBy(entries, ({ paymentKey }) => paymentKey).values()]
    .filter((group) =>
      isGivenBack(group.map(({ kind, amount }) => ({ kind: directionOf(kind), amount }))),
    )
    .flatMap((group) => group.map(({ transactionKey }) => transactionKey));
}
