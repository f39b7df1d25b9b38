import { setTimeout as wait } from "node:timers/promises";
import type { SoakRecord } from "./soak-record.ts";

/** Longer than the shop itself waits for anything. */
const PATIENCE_MS = 60_000;

type Asked = {
  readonly shop: number;
  readonly url: string;
  readonly init?: RequestInit;
  /** Answers that are right here, beside the usual ones. */
  readonly also?: readonly number[];
  /** Whether the shop asks the card provider for it; of an answer that depends on it, by what it says. */
  readonly isPaying?: boolean | ((text: string) => boolean);
};

export type Answer = { readonly status: number; readonly text: string; readonly to: string | null };

/** Asks a shop, and writes down whatever was not answered as it should be; undefined then. */
export function asking(record: SoakRecord, kind: string) {
  return async ({ shop, url, init = {}, also = [], isPaying = false }: Asked) => {
    const from = Date.now();
    const wrong = (what: string, status?: number, text = "") => {
      const path = url.replace(/^https?:\/\/[^/]+/, "");
      record.faults.push({
        from,
        until: Date.now(),
        shop,
        status,
        isPaying: typeof isPaying === "function" ? isPaying(text) : isPaying,
        what: `${kind} ${path}: ${what}`,
      });
    };
    record.count(kind);
    try {
      const signal = AbortSignal.timeout(PATIENCE_MS);
      const response = await fetch(url, { redirect: "manual", signal, ...init });
      const text = await response.text();
      const { status } = response;
      if (![200, 302, ...also].includes(status))
        return void wrong(`${status} ${text.slice(0, 200)}`, status, text);
      const isPage = response.headers.get("content-type")?.startsWith("text/html");
      if (status === 200 && isPage && !text.includes("</html>"))
        return void wrong("half a page", status);
      const answer: Answer = { status, text, to: response.headers.get("location") };
      return answer;
    } catch (cause) {
      wrong(String((cause as Error).cause ?? cause));
      // Whoever found a closed door does not run against it a thousand times a second.
      await wait(250);
      return undefined;
    }
  };
}

export type Ask = ReturnType<typeof asking>;
