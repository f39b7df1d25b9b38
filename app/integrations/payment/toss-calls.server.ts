import { setTimeout as pause } from "node:timers/promises";
import { storableJson } from "#app/domain/common/text/storable.ts";
import type { Payment, Unknown } from "./gateway.ts";
import { readPayment, readProblem } from "./toss-answers.ts";
import { isAtWork } from "./toss-codes.ts";
import { type ReadPage, readTransactions } from "./toss-transactions.ts";

export type TossSettings = {
  readonly secretKey: string;
  /** Without a slash at the end. */
  readonly apiUrl: string;
  readonly timeoutMs: number;
  readonly fetch: typeof globalThis.fetch;
};

type Problem = { readonly outcome: "problem"; readonly code: string; readonly message: string };

/** The answer: a payment, a code under a status that can be trusted, or nothing usable. */
export type Answer = { readonly outcome: "payment"; readonly payment: Payment } | Problem | Unknown;

type Post = { readonly body: object; readonly idempotencyKey: string };

/** A look-up is cheap to repeat, so it is not waited for as long as a charge. */
const LOOK_UP_MS = 10_000;
/** The provider says that a list may take a minute. */
const LIST_MS = 65_000;
/** Eight seconds in all, while the first of several equal requests is in progress. */
const PAUSES_MS = [250, 500, 1_000, 2_000, 4_000];
/** Printable ASCII alone: anything else would fail as a header, and look like a lost connection. */
const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,150}$/;

export function tossCalls({ secretKey, apiUrl, timeoutMs, fetch }: TossSettings) {
  const authorization = `Basic ${Buffer.from(`${secretKey}:`).toString("base64")}`;

  async function request(path: string, ms: number, init: RequestInit): Promise<Reply | Unknown> {
    try {
      const response = await fetch(`${apiUrl}${path}`, {
        ...init,
        headers: { ...init.headers, authorization },
        // The key must not travel on to wherever an answer points.
        redirect: "error",
        signal: AbortSignal.any([AbortSignal.timeout(ms), ...(init.signal ? [init.signal] : [])]),
      });
      return { status: response.status, text: await response.text() };
    } catch (cause) {
      const isLate = cause instanceof Error && cause.name === "TimeoutError";
      return { outcome: "unknown", reason: isLate ? "timeout" : "network" };
    }
  }
  async function ask(path: string, ms: number, init: RequestInit): Promise<Answer> {
    const reply = await request(path, ms, init);
    if ("outcome" in reply) return reply;
    return answerIn(reply, (body) => {
      const payment = readPayment(body);
      return payment && { outcome: "payment", payment };
    });
  }

  return {
    get: (path: string) => ask(path, Math.min(timeoutMs, LOOK_UP_MS), {}),
    list: async (
      path: string,
      limit: number,
      end?: AbortSignal,
    ): Promise<ReadPage | Problem | Unknown> => {
      const init = end ? { signal: end } : {};
      const reply = await request(path, Math.max(timeoutMs, LIST_MS), init);
      if ("outcome" in reply) return reply;
      return answerIn(reply, (body) => readTransactions(body, limit));
    },

    /** Asks again, with the same key, as long as the provider says that it is still at it. */
    post: async (path: string, { body, idempotencyKey }: Post): Promise<Answer> => {
      if (!IDEMPOTENCY_KEY.test(idempotencyKey)) throw new RangeError("no usable idempotency key");
      const init = {
        method: "POST",
        headers: { "content-type": "application/json", "idempotency-key": idempotencyKey },
        body: JSON.stringify(body),
      };
      let answer = await ask(path, timeoutMs, init);
      for (const ms of PAUSES_MS) {
        if (answer.outcome !== "problem" || !isAtWork(answer.code)) return answer;
        await pause(ms);
        answer = await ask(path, timeoutMs, init);
      }
      return answer;
    },
  };
}

type Reply = { readonly status: number; readonly text: string };

/** What a reply says: what `read` makes of its body, a problem with a code, or nothing that we can use. */
function answerIn<Good>(
  { status, text }: Reply,
  read: (body: unknown) => Good | undefined,
): Good | Problem | Unknown {
  const body = parsed(text);
  const problem = readProblem(body);
  if (status >= 500) return { outcome: "unknown", reason: "server", code: problem?.code };
  if (status === 429) return { outcome: "unknown", reason: "busy", code: problem?.code };
  if (status === 200) {
    return read(body) ?? { outcome: "unknown", reason: "unparsable", code: undefined };
  }
  return problem
    ? { outcome: "problem", ...problem }
    : { outcome: "unknown", reason: "unparsable", code: undefined };
}

function parsed(text: string): unknown {
  try {
    return storableJson(JSON.parse(text));
  } catch {
    return undefined;
  }
}
