import { setTimeout as wait } from "node:timers/promises";
import { type Answer, isFine, type Judge } from "./right-answers.ts";
import type { SoakRecord } from "./soak-record.ts";

/** Longer than the shop itself waits for anything. */
const PATIENCE_MS = 60_000;

type Asked = {
  readonly shop: number;
  readonly url: string;
  readonly init?: RequestInit;
  /** What is right here; 200 unless told. */
  readonly isRight?: Judge;
  /**
   * Whether the answer means that the result is still unknown: right only during a trouble, unless it is right anyway.
   */
  readonly isWait?: Judge;
  /** Whether the shop asks the card provider for it; of an answer that depends on it, by what it says. */
  readonly isPaying?: boolean | ((text: string) => boolean);
};

/** Sends requests to a shop and records every answer that is not as expected; undefined then. */
export function asking(record: SoakRecord, kind: string) {
  return async (asked: Asked): Promise<Answer | undefined> => {
    const { shop, url, init = {}, isRight = isFine, isWait, isPaying = false } = asked;
    const from = Date.now();
    const wrong = (what: string, answer?: Answer) => {
      const path = url.replace(/^https?:\/\/[^/]+/, "");
      record.faults.push({
        from,
        until: Date.now(),
        shop,
        status: answer?.status,
        isPaying: typeof isPaying === "function" ? isPaying(answer?.text ?? "") : isPaying,
        isWait: answer !== undefined && isWait?.(answer) === true,
        what: `${kind} ${path}: ${what}`,
      });
    };
    record.count(kind);
    try {
      const signal = AbortSignal.timeout(PATIENCE_MS);
      const response = await fetch(url, { redirect: "manual", signal, ...init });
      const { status, headers } = response;
      const answer = { status, text: await response.text(), to: headers.get("location") };
      if (isWait?.(answer)) record.count("told to wait");
      if (!isRight(answer)) return void wrong(saidIn(answer), answer);
      const isPage = headers.get("content-type")?.startsWith("text/html");
      if (status === 200 && isPage && !answer.text.includes("</html>"))
        return void wrong("half a page", answer);
      return answer;
    } catch (cause) {
      wrong(String((cause as Error).cause ?? cause));
      // After a refused connection it does not retry a thousand times a second.
      await wait(250);
      return undefined;
    }
  };
}

/** The part of a page that its reader sees. */
function saidIn({ status, text, to }: Answer): string {
  const main = /<main[\s\S]*<\/main>/.exec(text)?.[0].replace(/<[^>]*>/g, " ");
  const said = (main ?? text).replace(/\s+/g, " ").trim().slice(0, 200);
  return [status, to, said].filter(Boolean).join(" ");
}

export type Ask = ReturnType<typeof asking>;
