import { z } from "zod";
import { won } from "#app/domain/money.ts";
import type { ProviderTransaction, TransactionPage, TransactionQuery } from "./gateway.ts";

/** Statuses of Toss that say that money moved, and in which direction; all others moved none. */
const KINDS: Readonly<Record<string, ProviderTransaction["kind"]>> = {
  DONE: "charge",
  CANCELED: "refund",
  PARTIAL_CANCELED: "refund",
};

const transaction = z.object({
  transactionKey: z.string().min(1).max(200),
  paymentKey: z.string().min(1).max(200),
  orderId: z.string().min(1).max(200),
  status: z.string(),
  transactionAt: z.iso.datetime({ offset: true }),
  currency: z.literal("KRW"),
  // A refund may be written as a negative sum.
  amount: z.int().transform(Math.abs),
});

/** Undefined where one of them cannot be read: skipping it would lose money silently. */
export function readTransactions(body: unknown, limit: number): TransactionPage | undefined {
  const { success, data } = z.array(transaction).safeParse(body);
  if (!success) return undefined;
  return {
    transactions: data.flatMap(asMoved),
    last: data.at(-1)?.transactionKey,
    isLast: data.length < limit,
  };
}

function asMoved(entry: z.output<typeof transaction>): ProviderTransaction[] {
  const { transactionKey, paymentKey, orderId, status, transactionAt, amount } = entry;
  const kind = KINDS[status];
  if (!kind) return [];
  const happenedAt = new Date(transactionAt);
  const sum = won(amount);
  return [{ transactionKey, paymentKey, paymentOrderId: orderId, kind, amount: sum, happenedAt }];
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
