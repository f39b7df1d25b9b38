import { z } from "zod";
import type { Entry, TossPayment } from "./toss-payment.ts";

/** An entry of the list, as the API shows it. */
export type TossTransaction = {
  readonly mId: string;
  readonly transactionKey: string;
  readonly paymentKey: string;
  readonly orderId: string;
  readonly method: string;
  readonly customerKey: null;
  readonly useEscrow: false;
  readonly receiptUrl: string | null;
  readonly status: "DONE" | "CANCELED" | "PARTIAL_CANCELED";
  readonly transactionAt: string;
  readonly currency: "KRW";
  readonly amount: number;
};

const MOST = 5_000;
/** The clock in Seoul, with or without its zone. */
const seoulTime = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2})?(\+09:00)?$/)
  .transform((text) => Date.parse(`${text.slice(0, 19).padEnd(19, "T00:00:00")}+09:00`))
  .refine((at) => !Number.isNaN(at));

const listOrder = z
  .object({
    startDate: seoulTime,
    endDate: seoulTime,
    startingAfter: z.string().optional(),
    limit: z.coerce.number().int().min(1).max(MOST).default(100),
  })
  .refine(({ startDate, endDate }) => startDate <= endDate);

/** Every charge and every cancel, oldest first. */
export function transactionsOf(entries: Iterable<Entry>): TossTransaction[] {
  return [...entries]
    .flatMap((entry) => [...chargeOf(entry), ...cancelsOf(entry.payment)])
    .sort((a, b) => Date.parse(a.transactionAt) - Date.parse(b.transactionAt));
}

function factsOf({ mId, paymentKey, orderId, method, receipt }: TossPayment) {
  const receiptUrl = receipt?.url ?? null;
  const more = { customerKey: null, useEscrow: false, currency: "KRW" } as const;
  return { mId, paymentKey, orderId, method, receiptUrl, ...more };
}

function chargeOf({ payment, chargeKey }: Entry): TossTransaction[] {
  if (!payment.approvedAt) return [];
  return [
    {
      ...factsOf(payment),
      transactionKey: chargeKey ?? `txch_${payment.paymentKey}`,
      status: "DONE",
      transactionAt: payment.approvedAt,
      amount: payment.totalAmount,
    },
  ];
}

function cancelsOf(payment: TossPayment): TossTransaction[] {
  return (payment.cancels ?? []).map((cancel) => ({
    ...factsOf(payment),
    transactionKey: cancel.transactionKey,
    status: cancel.refundableAmount === 0 ? "CANCELED" : "PARTIAL_CANCELED",
    transactionAt: cancel.canceledAt,
    amount: cancel.cancelAmount,
  }));
}

/** The page that a query wants; undefined where it is none, or begins after a transaction that is not in the list. */
export function pageOf(
  all: readonly TossTransaction[],
  query: Readonly<Record<string, string>>,
): TossTransaction[] | undefined {
  const { data } = listOrder.safeParse(query);
  if (!data) return undefined;
  const { startDate, endDate, startingAfter, limit } = data;
  const inside = all.filter(({ transactionAt }) => {
    const at = Date.parse(transactionAt);
    return at >= startDate && at <= endDate;
  });
  const before = inside.findIndex(({ transactionKey }) => transactionKey === startingAfter);
  if (startingAfter && before < 0) return undefined;
  return inside.slice(before + 1, before + 1 + limit);
}
