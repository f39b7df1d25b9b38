import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from "node:fs";
import { dirname } from "node:path";
import type { Answer } from "./codes.ts";
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

/** What was answered under an idempotency key. */
type StoredAnswer = { readonly key: string; readonly answer: Answer; readonly at: number };
type Line = { readonly entry: Entry } | { readonly kept: StoredAnswer };

type LedgerData = {
  readonly entries: Map<string, Entry>;
  readonly answers: Map<string, StoredAnswer>;
};

const REMEMBERED_MS = 15 * 24 * 3_600_000;
/** The file is rewritten once it has this many lines more than twice its valid ones. */
const SPARE_LINES = 20_000;

function readLedgerFile(file: string | undefined, now: number): LedgerData {
  const data: LedgerData = { entries: new Map(), answers: new Map() };
  if (!file || !existsSync(file)) return data;
  for (const text of readFileSync(file, "utf8").split("\n")) {
    const line = lineIn(text);
    if (!line) continue;
    if ("entry" in line) data.entries.set(line.entry.payment.paymentKey, line.entry);
    else if (now - line.kept.at < REMEMBERED_MS) data.answers.set(line.kept.key, line.kept);
  }
  return data;
}

/** Appends each change before the answer is sent: a killed process loses nothing it answered. */
function ledgerWriter(file: string, { entries, answers }: LedgerData): (line: Line) => void {
  let lines: number | undefined;

  /** Another instance may write here too: the file is never restarted; only an unfinished line is ended. */
  function open(): number {
    mkdirSync(dirname(file), { recursive: true });
    appendFileSync(file, "\n", { mode: 0o600 });
    return entries.size + answers.size;
  }

  function rewrite(): number {
    const all: Line[] = [
      ...[...entries.values()].map((entry) => ({ entry })),
      ...[...answers.values()].map((kept) => ({ kept })),
    ];
    const own = `${file}.${process.pid}`;
    writeFileSync(own, all.map((line) => `${JSON.stringify(line)}\n`).join(""), { mode: 0o600 });
    renameSync(own, file);
    return all.length;
  }

  return (line) => {
    lines ??= open();
    appendFileSync(file, `${JSON.stringify(line)}\n`);
    lines += 1;
    if (lines > 2 * (entries.size + answers.size) + SPARE_LINES) lines = rewrite();
  };
}

/** The last line may be incomplete when the process was killed. */
function lineIn(text: string): Line | undefined {
  try {
    return JSON.parse(text) as Line;
  } catch {
    return undefined;
  }
}
