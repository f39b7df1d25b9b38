import type { Answer } from "./codes.ts";
import { bookKeeper, REMEMBERED_MS, readBooks } from "./ledger-file.ts";
import { type Entry, seenAt, type TossPayment } from "./payment.ts";

/** A demo that is open to the world must not grow for ever; what was charged stays. */
const MOST_UNPAID = 5_000;

/** Who paid what, and what was answered under which key. With a file it outlives the process, even a killed one. */
export function tossLedger(file: string | undefined, now: () => number) {
  const books = readBooks(file, now());
  const { entries, answers } = books;
  const write = file ? bookKeeper(file, books) : () => {};
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

    /** What was answered under this key, that it is being worked at, or that the work may begin. */
    begin: (key: string): Answer | "running" | undefined => {
      if (running.has(key)) return "running";
      const kept = answers.get(key);
      if (kept && now() - kept.at < REMEMBERED_MS) return kept.answer;
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

    book: () => bookOf(entries, now()),
  };
}

export type TossLedger = ReturnType<typeof tossLedger>;

/** What an auditor compares with our own books. */
export type TossBook = {
  readonly payments: readonly TossPayment[];
  readonly charged: number;
  readonly returned: number;
  readonly net: number;
};

/** The book of a stand-in that is not running. */
export function readTossBook(file: string, now: number): TossBook {
  return bookOf(readBooks(file, now).entries, now);
}

function bookOf(entries: ReadonlyMap<string, Entry>, now: number): TossBook {
  const payments = [...entries.values()].map((entry) => seenAt(entry, now));
  const paid = payments.filter(({ approvedAt }) => approvedAt !== null);
  const charged = paid.reduce((sum, { totalAmount }) => sum + totalAmount, 0);
  const net = paid.reduce((sum, { balanceAmount }) => sum + balanceAmount, 0);
  return { payments, charged, returned: charged - net, net };
}
