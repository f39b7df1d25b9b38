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
import type { Entry } from "./toss-payment.ts";

/** What was answered under an idempotency key. */
export type StoredAnswer = { readonly key: string; readonly answer: Answer; readonly at: number };
type Line = { readonly entry: Entry } | { readonly kept: StoredAnswer };

export type LedgerData = {
  readonly entries: Map<string, Entry>;
  readonly answers: Map<string, StoredAnswer>;
};

export const REMEMBERED_MS = 15 * 24 * 3_600_000;
/** The file is rewritten once it has this many lines more than twice its valid ones. */
const SPARE_LINES = 20_000;

export function readLedgerFile(file: string | undefined, now: number): LedgerData {
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
export function ledgerWriter(file: string, { entries, answers }: LedgerData): (line: Line) => void {
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
