import type { Database } from "#app/db/client.server.ts";
import type { ProviderTransaction } from "#app/domain/order/payment/provider-comparison.ts";
import {
  endListedChecks,
  type HintedOrder,
  isPaidBacklog,
  listHinted,
} from "#app/features/order/record/payment-checks.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { compareTransactions } from "./booked-transactions.server.ts";
import { PAGE_SIZE } from "./read-transactions.server.ts";
import { recentWindow } from "./reading.server.ts";

const MOST_HINTED = 1_000;
/** A longer list is compared by its own job; what it found here is still looked up. */
const MOST_PAGES = 10;

/**
 * The hinted paid orders with a transaction in the provider's list that our records lack. Without one the hint is
 * answered half a minute after it came, because an entry may be a little late; a later entry is found by the regular
 * reading of the list. Skipped while looking up each order is quick enough.
 */
export async function changedByList(services: Services, end?: AbortSignal): Promise<string[]> {
  const { db } = services;
  const hinted = (await isPaidBacklog(db)) ? await listHinted(db, MOST_HINTED) : [];
  if (hinted.length === 0) return [];
  const { transactions, isWhole } = await readRecent(services, end);
  const changed = await changedOf(db, hinted, transactions);
  const isToAsk = ({ id, isListed }: HintedOrder) => isListed || changed.has(id);
  if (isWhole) {
    await endListedChecks(
      db,
      hinted.filter((order) => !order.isYoung && !isToAsk(order)),
    );
  }
  return hinted.filter(isToAsk).map(({ id }) => id);
}

type Recent = { readonly transactions: ProviderTransaction[]; readonly isWhole: boolean };

/** What happened since the list was last compared. Not whole where a page did not come: then no hint is answered by it. */
async function readRecent({ db, payments, log }: Services, end?: AbortSignal): Promise<Recent> {
  const transactions: ProviderTransaction[] = [];
  const window = await recentWindow(db);
  if (!window || !payments) return { transactions, isWhole: false };
  let startingAfter: string | undefined;
  for (let page = 0; page < MOST_PAGES && !end?.aborted; page += 1) {
    const query = { ...window, startingAfter, limit: PAGE_SIZE };
    const answer = await payments.transactions(query, end);
    if (answer.outcome !== "listed") {
      log.warn({ outcome: answer.outcome }, "the provider's list could not be read for hints");
      return { transactions, isWhole: false };
    }
    transactions.push(...answer.transactions);
    if (answer.isLast) return { transactions, isWhole: true };
    startingAfter = answer.last;
  }
  return { transactions, isWhole: false };
}

async function changedOf(
  db: Database,
  hinted: readonly HintedOrder[],
  transactions: readonly ProviderTransaction[],
): Promise<Set<string>> {
  const names = new Set(hinted.flatMap((order) => [order.paymentKey, order.paymentOrderId]));
  const compared = await compareTransactions(
    db,
    transactions.filter((each) => names.has(each.paymentKey) || names.has(each.paymentOrderId)),
  );
  return new Set(
    compared.flatMap(({ comparison, orderId }) =>
      comparison !== "booked" && orderId !== undefined ? orderId : [],
    ),
  );
}
