import { type ChildProcess, fork } from "node:child_process";
import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
import { giveWay } from "../own-process.ts";
import type {
  ReaderAnswer,
  ReaderQuestion,
  ReadResult,
  SheetRow,
  WorkbookReader,
} from "./workbook-reader.ts";

type Options = {
  readonly onCrash: (facts: CrashFacts) => void;
  /** From the start of its process; also counts the wait for a processor that others keep busy. */
  readonly timeLimitMs?: number;
  readonly memoryMb?: number;
};

type CrashFacts = {
  readonly code?: number | null;
  readonly signal?: string | null;
  readonly failed?: string;
};

/** By its place in the project, where every program of the shop runs: the build has no such file. */
const PROGRAM = "app/integrations/workbook/reader-process.ts";

const TIME_LIMIT_MS = 30_000;
const MEMORY_MB = 384;
/** One is read, the others wait; each is in memory with all its bytes. */
const MAX_READERS = 4;

/** Reads each workbook in a process of its own, one after the other. */
export function processReader(options: Options): WorkbookReader {
  let last: Promise<unknown> = Promise.resolve();
  let readers = 0;
  let isStopped = false;
  let child: ChildProcess | undefined;

  async function readNext(question: ReaderQuestion): Promise<ReadResult> {
    if (isStopped) return { refused: "workbook.busy" };
    child = startProcess(options.memoryMb ?? MEMORY_MB);
    const ended = await answerOf(child, question, options.timeLimitMs ?? TIME_LIMIT_MS);
    child = undefined;
    if ("crash" in ended) {
      if (!isStopped) options.onCrash(ended.crash);
      return { refused: isStopped ? "workbook.busy" : refusalOf(ended.crash) };
    }
    return ended;
  }

  return {
    async read(bytes, names) {
      if (readers >= MAX_READERS) return { refused: "workbook.busy" };
      readers += 1;
      const result = last.then(() => readNext({ bytes, names }));
      last = result;
      return result.finally(() => {
        readers -= 1;
      });
    },
    stop() {
      isStopped = true;
      child?.kill("SIGKILL");
    },
  };
}

/** A process without memory ends, or is killed by the system. */
function refusalOf({ failed }: CrashFacts): ErrorCode {
  return failed === undefined ? "workbook.too_large" : "workbook.unreadable";
}

function startProcess(memoryMb: number): ChildProcess {
  const child = fork(PROGRAM, {
    serialization: "advanced",
    execArgv: [`--max-old-space-size=${memoryMb}`],
    // Nothing of the shop's own environment, which holds its secrets.
    env: {},
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  // A process that cannot be started or written to is told by `answerOf`.
  child.on("error", () => {});
  giveWay(child);
  return child;
}

type Ended = ReadResult | { readonly crash: CrashFacts };

/** What the process says, or how it ended before it could; in either case it has ended then. */
function answerOf(
  child: ChildProcess,
  question: ReaderQuestion,
  timeLimitMs: number,
): Promise<Ended> {
  return new Promise((resolve) => {
    const sheets = new Map<string, SheetRow[]>();
    let said: Ended | undefined;
    const overrun = setTimeout(() => end({ refused: "workbook.too_slow" }), timeLimitMs);
    function end(result: Ended): void {
      said ??= result;
      child.kill("SIGKILL");
    }
    child.on("message", (answer: ReaderAnswer) => {
      if ("sheet" in answer) {
        const rows = sheets.get(answer.sheet) ?? [];
        rows.push(...answer.rows);
        sheets.set(answer.sheet, rows);
      } else if ("is1904" in answer) end({ workbook: { sheets, is1904: answer.is1904 } });
      else if ("refused" in answer) end(answer);
      else end({ crash: answer });
    });
    child.on("error", () => {
      // One that never started does not exit either.
      if (child.pid === undefined) finish({ refused: "workbook.busy" });
    });
    child.on("exit", (code, signal) => finish({ crash: { code, signal } }));
    function finish(ended: Ended): void {
      clearTimeout(overrun);
      resolve(said ?? ended);
    }
    child.send(question);
  });
}
