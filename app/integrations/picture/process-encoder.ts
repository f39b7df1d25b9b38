import { type ChildProcess, fork } from "node:child_process";
import { giveWay } from "../own-process.ts";
import {
  CPU_LIMIT,
  type EncodeResult,
  type EncoderAnswer,
  type EncoderTask,
  OVERRUN_EXIT,
  type PictureEncoder,
} from "./picture-encoder.ts";

type Options = {
  readonly onCrash: (facts: CrashFacts) => void;
  readonly cpuLimitMs?: number;
  /** Also counts the wait for a processor that others keep busy. */
  readonly timeLimitMs?: number;
  readonly idleMs?: number;
};

type CrashFacts = { readonly code: number | null; readonly signal: string | null };

type Ended = CrashFacts & { readonly wasKilled: boolean };

/** By its place in the project, where every program of the shop runs: the build has no such file. */
const PROGRAM = "app/integrations/picture/encoder-process.ts";

const TIME_LIMIT_MS = 120_000;
const IDLE_MS = 60_000;
const TRIES = 2;

/**
 * Encodes in a process of its own, one picture after the other. The first picture starts it, a minute without any
 * ends it, and after a crash the picture is tried once more in another.
 */
export function processEncoder(options: Options): PictureEncoder {
  const { onCrash, timeLimitMs = TIME_LIMIT_MS, idleMs = IDLE_MS } = options;
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let isStopped = false;

  function worker(): ChildProcess {
    clearTimeout(idle);
    if (child) return child;
    const started = startProcess(options.cpuLimitMs);
    started.once("exit", () => {
      if (child === started) child = undefined;
    });
    child = started;
    return started;
  }

  function release(): void {
    child?.disconnect();
    child = undefined;
  }

  async function encode(task: EncoderTask, triesLeft = TRIES): Promise<EncodeResult> {
    if (isStopped || triesLeft === 0) return { refused: "upload.not_ready" };
    const working = worker();
    const answer = await answerOf(working, task, timeLimitMs);
    if (!("wasKilled" in answer)) {
      idle = setTimeout(release, idleMs).unref();
      return resultOf(answer);
    }
    if (child === working) child = undefined;
    if (answer.wasKilled || answer.code === OVERRUN_EXIT) return { refused: "upload.too_slow" };
    if (!isStopped) onCrash(answer);
    return encode(task, triesLeft - 1);
  }

  return {
    encode: (bytes, only) => encode({ bytes, only }),
    stop() {
      isStopped = true;
      clearTimeout(idle);
      child?.kill("SIGKILL");
    },
  };
}

function resultOf(answer: EncoderAnswer): EncodeResult {
  if ("failed" in answer) throw new Error(`a picture was not encoded: ${answer.failed}`);
  return answer;
}

function startProcess(cpuLimitMs: number = CPU_LIMIT.ms): ChildProcess {
  const child = fork(PROGRAM, {
    serialization: "advanced",
    execArgv: [],
    // Nothing of the shop's own environment, which holds its secrets; and one thread is all that decodes.
    env: { UV_THREADPOOL_SIZE: "1", [CPU_LIMIT.variable]: String(cpuLimitMs) },
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  // A process that cannot be started or written to is told by `answerOf`.
  child.on("error", () => {});
  giveWay(child);
  return child;
}

/** What the process says, or how it ended before it could. */
function answerOf(
  child: ChildProcess,
  task: EncoderTask,
  timeLimitMs: number,
): Promise<EncoderAnswer | Ended> {
  return new Promise((resolve) => {
    let wasKilled = false;
    const overrun = setTimeout(() => {
      wasKilled = true;
      child.kill("SIGKILL");
    }, timeLimitMs);
    const onMessage = (answer: unknown) => end(answer as EncoderAnswer);
    const onExit = (code: number | null, signal: string | null) => end({ code, signal, wasKilled });
    const onError = () => end({ code: null, signal: null, wasKilled });
    function end(answer: EncoderAnswer | Ended): void {
      clearTimeout(overrun);
      child.off("message", onMessage).off("exit", onExit).off("error", onError);
      resolve(answer);
    }
    child.on("message", onMessage).on("exit", onExit).on("error", onError);
    child.send(task);
  });
}
