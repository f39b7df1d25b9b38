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
import type { Entry } from "./payment.ts";

/** What was answered under an idempotency key. */
export type Kept = { readonly key: string; readonly answer: Answer; readonly at: number };
type Line = { readonly entry: Entry } | { readonly kept: Kept };

export type Books = {
  readonly entries: Map<string, Entry>;
  readonly answers: Map<string, Kept>;
};

export const REMEMBERED_MS = 15 * 24 * 3_600_000;
/** Beyond twice what is still true, the file is written anew. */
const SPARE_LINES = 20_000;

export function readBooks(file: string | undefined, now: number): Books {
  const books: Books = { entries: new Map(), answers: new Map() };
  if (!file || !existsSync(file)) return books;
  for (const text of readFileSync(file, "utf8").split("\n")) {
    const line = lineIn(text);
    if (!line) continue;
    if ("entry" in line) books.entries.set(line.entry.payment.paymentKey, line.entry);
    else if (now - line.kept.at < REMEMBERED_MS) books.answers.set(line.kept.key, line.kept);
  }
  return books;
}

/** Appends each change before it is answered: a process that is killed has forgotten nothing it said. */
export function bookKeeper(file: string, { entries, answers }: Books): (line: Line) => void {
  let lines: number | undefined;

  /** Another instance may write here too: the file is never begun anew, only a line that was cut off is ended. */
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

/** The last line may be half there, when the process was killed over it. */
function lineIn(text: string): Line | undefined {
  try {
    return JSON.parse(text) as Line;
  } catch {
    return undefined;
  }
}
