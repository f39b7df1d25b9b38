import { z } from "zod";
import { won } from "#app/domain/money.ts";
import { PAYMENT_STATUSES, type Payment, type PaymentCancel } from "./gateway.ts";

const amount = z.int().nonnegative();
const moment = z.iso.datetime({ offset: true });

const cancel = z.object({
  transactionKey: z.string(),
  cancelAmount: amount,
  cancelReason: z.string(),
  canceledAt: moment,
  cancelStatus: z.string(),
});

/** The part of Toss's payment that we rely on; what else it holds is left where it is. */
const payment = z.object({
  paymentKey: z.string().min(1).max(200),
  orderId: z.string().min(1),
  orderName: z.string(),
  status: z.enum(PAYMENT_STATUSES),
  currency: z.literal("KRW"),
  totalAmount: amount,
  balanceAmount: amount,
  requestedAt: moment,
  approvedAt: moment.nullish(),
  method: z.string().nullish(),
  lastTransactionKey: z.string().nullish(),
  isPartialCancelable: z.boolean(),
  cancels: z.array(cancel).nullish(),
  card: z
    .object({
      number: z.string(),
      issuerCode: z.string().nullish(),
      installmentPlanMonths: z.int(),
      approveNo: z.string(),
    })
    .nullish(),
  easyPay: z.object({ provider: z.string() }).nullish(),
  receipt: z.object({ url: z.string() }).nullish(),
  failure: z.object({ code: z.string(), message: z.string() }).nullish(),
});

const problem = z.object({ code: z.string().min(1).max(100), message: z.string().catch("") });

export function readPayment(body: unknown): Payment | undefined {
  const { success, data } = payment.safeParse(body);
  if (!success) return undefined;
  return {
    paymentKey: data.paymentKey,
    orderId: data.orderId,
    orderName: data.orderName,
    status: data.status,
    total: won(data.totalAmount),
    balance: won(data.balanceAmount),
    requestedAt: new Date(data.requestedAt),
    approvedAt: data.approvedAt ? new Date(data.approvedAt) : undefined,
    method: data.method ?? undefined,
    card: data.card
      ? {
          number: data.card.number,
          issuerCode: data.card.issuerCode ?? undefined,
          installmentMonths: data.card.installmentPlanMonths,
          approveNo: data.card.approveNo,
        }
      : undefined,
    easyPay: data.easyPay?.provider,
    receiptUrl: data.receipt?.url,
    lastTransactionKey: data.lastTransactionKey ?? undefined,
    isPartialCancelable: data.isPartialCancelable,
    cancels: (data.cancels ?? []).map(readCancel),
    failure: data.failure ?? undefined,
  };
}

export function readProblem(body: unknown) {
  return problem.safeParse(body).data;
}

/** The provider keeps a reason for each cancel and nothing else of ours: our key travels at its end. */
const REFERENCE = / \[([^[\]]+)\]$/;
const MAX_REASON = 200;

export function reasonWithReference(reason: string, reference: string): string {
  const end = ` [${reference}]`;
  return `${reason.slice(0, MAX_REASON - end.length)}${end}`;
}

function readCancel(entry: z.infer<typeof cancel>): PaymentCancel {
  return {
    transactionKey: entry.transactionKey,
    amount: won(entry.cancelAmount),
    reason: entry.cancelReason.replace(REFERENCE, ""),
    reference: REFERENCE.exec(entry.cancelReason)?.[1],
    canceledAt: new Date(entry.canceledAt),
    isDone: entry.cancelStatus === "DONE",
  };
}
