import { z } from "zod";
import { won } from "#app/domain/common/money.ts";
import type { ListResult, ProviderTransaction, TransactionQuery } from "./gateway.ts";

/** Statuses of Toss that say that money moved, and in which direction; all others moved none. */
const KINDS = { DONE: "charge", CANCELED: "refund", PARTIAL_CANCELED: "refund" } as const;

const key = z.string().min(1).max(200);
const transaction = z
  .object({
    transactionKey: key,
    paymentKey: key,
    orderId: key,
    status: z.literal(["DONE", "CANCELED", "PARTIAL_CANCELED"]),
    transactionAt: z.iso.datetime({ offset: true }),
    currency: z.literal("KRW"),
    // A refund may be written as a negative sum.
    amount: z.int().transform(Math.abs),
  })
  .transform(
    (entry): ProviderTransaction => ({
      transactionKey: entry.transactionKey,
      paymentKey: entry.paymentKey,
      paymentOrderId: entry.orderId,
      kind: KINDS[entry.status],
      amount: won(entry.amount),
      happenedAt: new Date(entry.transactionAt),
    }),
  );
/** It says that no money moved; the rest does not matter. */
const still = z.object({ status: z.string().refine((status) => !Object.hasOwn(KINDS, status)) });
const keyed = z.object({ transactionKey: key });

/** A page of the list, or the entries for which it cannot be read. */
export type ReadPage = Exclude<ListResult, { outcome: "rejected" | "unknown" }>;

/** No page where an entry about money cannot be read: skipping it would lose money silently. */
export function readTransactions(body: unknown, limit: number): ReadPage | undefined {
  if (!Array.isArray(body)) return undefined;
  const transactions: ProviderTransaction[] = [];
  const entries: string[] = [];
  for (const [index, entry] of body.entries()) {
    if (still.safeParse(entry).success) continue;
    const { data } = transaction.safeParse(entry);
    if (data) transactions.push(data);
    else entries.push(keyOf(entry) ?? `entry ${index}`);
  }
  const isLast = body.length < limit;
  // What has no key cannot be gone on from: the next page begins before it, and repeats it.
  const last = body.map(keyOf).findLast((found) => found !== undefined);
  if (!isLast && !last) entries.push(`entry ${body.length - 1}`);
  if (entries.length > 0) return { outcome: "unreadable", entries };
  return { outcome: "listed", transactions, last, isLast };
}

function keyOf(entry: unknown): string | undefined {
  return keyed.safeParse(entry).data?.transactionKey;
}

/** The address of a page of the list; Toss reads moments as the clock shows them in Seoul. */
export function transactionsPath({ from, until, startingAfter, limit }: TransactionQuery): string {
  const query = new URLSearchParams({
    startDate: clockInSeoul(from),
    endDate: clockInSeoul(until),
    limit: String(limit),
    ...(startingAfter ? { startingAfter } : {}),
  });
  return `/v1/transactions?${query}`;
}

function clockInSeoul(at: Date): string {
  return new Date(at.getTime() + 9 * 3_600_000).toISOString().slice(0, 19);
}
