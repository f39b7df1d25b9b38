import type { Answer } from "./codes.ts";
import { ledgerWriter, REMEMBERED_MS, readLedgerFile } from "./ledger-file.ts";
import { type Entry, seenAt, type TossPayment } from "./toss-payment.ts";
import { transactionsOf } from "./transactions.ts";

/** A public demo must not grow for ever; charged payments are never deleted. */
const MOST_UNPAID = 5_000;

/** Payments, and the answers of idempotency keys. With a file they survive the process, even a killed one. */
export function tossLedger(file: string | undefined, now: () => number) {
  const data = readLedgerFile(file, now());
  const { entries, answers } = data;
  const write = file ? ledgerWriter(file, data) : () => {};
  const byOrder = new Map<string, readonly string[]>();
  const unpaid = new Set<string>();
  const running = new Set<string>();
  for (const entry of [...entries.values()]) index(entry);

  function index({ payment: { paymentKey, orderId, approvedAt } }: Entry): void {
    const keys = byOrder.get(orderId) ?? [];
    if (!keys.includes(paymentKey)) byOrder.set(orderId, [...keys, paymentKey]);
    if (approvedAt) unpaid.delete(paymentKey);
    else unpaid.add(paymentKey);
    const [oldest] = unpaid;
    if (unpaid.size > MOST_UNPAID && oldest) forget(oldest);
  }

  function forget(paymentKey: string): void {
    const orderId = entries.get(paymentKey)?.payment.orderId ?? "";
    const others = (byOrder.get(orderId) ?? []).filter((key) => key !== paymentKey);
    if (others.length > 0) byOrder.set(orderId, others);
    else byOrder.delete(orderId);
    unpaid.delete(paymentKey);
    entries.delete(paymentKey);
  }

  return {
    find: (paymentKey: string) => entries.get(paymentKey),
    /** The one that was charged, or else the newest. */
    findByOrder: (orderId: string): Entry | undefined => {
      const keys = byOrder.get(orderId) ?? [];
      const all = keys.map((key) => entries.get(key)).filter((entry) => entry !== undefined);
      return all.find(({ payment }) => payment.approvedAt) ?? all.at(-1);
    },
    put: (entry: Entry): void => {
      entries.set(entry.payment.paymentKey, entry);
      index(entry);
      write({ entry });
    },
    /** The stored answer of this key, "running", or undefined when the work may begin. */
    begin: (key: string): Answer | "running" | undefined => {
      if (running.has(key)) return "running";
      const stored = answers.get(key);
      if (stored && now() - stored.at < REMEMBERED_MS) return stored.answer;
      running.add(key);
      return undefined;
    },
    end: (key: string, answer: Answer | undefined): void => {
      running.delete(key);
      if (!answer) return;
      const kept = { key, answer, at: now() };
      answers.set(key, kept);
      write({ kept });
    },

    transactions: () => transactionsOf(entries.values()),
    book: () => reportOf(entries, now()),
  };
}

export type TossLedger = ReturnType<typeof tossLedger>;

/** What the ledger audit compares with our own records. */
export type LedgerReport = {
  readonly payments: readonly TossPayment[];
  readonly charged: number;
  readonly returned: number;
  readonly net: number;
};

/** The report of a simulator that is not running. */
export function readLedgerReport(file: string, now: number): LedgerReport {
  return reportOf(readLedgerFile(file, now).entries, now);
}

function reportOf(entries: ReadonlyMap<string, Entry>, now: number): LedgerReport {
  const payments = [...entries.values()].map((entry) => seenAt(entry, now));
  const paid = payments.filter(({ approvedAt }) => approvedAt !== null);
  const charged = paid.reduce((sum, { totalAmount }) => sum + totalAmount, 0);
  const net = paid.reduce((sum, { balanceAmount }) => sum + balanceAmount, 0);
  return { payments, charged, returned: charged - net, net };
}
