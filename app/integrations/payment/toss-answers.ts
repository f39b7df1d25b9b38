import { z } from "zod";
import { won } from "#app/domain/common/money.ts";
import { cutTo } from "#app/domain/common/text/storable.ts";
import type { Payment, PaymentCancel, PaymentFailure, PaymentStatus } from "./gateway.ts";
import { declinedBy } from "./toss-codes.ts";

/** What each status of Toss means to us; one that is not here makes the whole answer unreadable. */
const STATUS = {
  READY: "waiting",
  IN_PROGRESS: "waiting",
  WAITING_FOR_DEPOSIT: "waiting",
  DONE: "charged",
  PARTIAL_CANCELED: "partly_refunded",
  CANCELED: "refunded",
  ABORTED: "failed",
  EXPIRED: "expired",
} as const satisfies Record<string, PaymentStatus>;
type TossStatus = keyof typeof STATUS;

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
  status: z.enum(Object.keys(STATUS) as TossStatus[]),
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
    status: STATUS[data.status],
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
    failure: failureIn(data),
  };
}

/** The reason why a payment ended without a charge, or its status. */
function failureIn({ status, failure }: z.infer<typeof payment>): PaymentFailure | undefined {
  if (failure) return { ...failure, error: declinedBy(failure.code) ?? "payment.failed" };
  if (status === "ABORTED") return { code: status, message: "", error: "payment.failed" };
  if (status === "EXPIRED") return { code: status, message: "", error: "payment.expired" };
  return undefined;
}

export function readProblem(body: unknown) {
  return problem.safeParse(body).data;
}

/** The provider stores a reason for each cancel and nothing else of ours, so our key is appended to it. */
const REFERENCE = / \[([^[\]]+)\]$/;
const MAX_REASON = 200;

export function reasonWithReference(reason: string, reference: string): string {
  const end = ` [${reference}]`;
  return `${cutTo(reason, MAX_REASON - end.length)}${end}`;
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
