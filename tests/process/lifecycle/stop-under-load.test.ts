import { Agent, request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { addDays, dateIn, SHOP_ZONE } from "#app/domain/common/date/local-date.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { demoData } from "#tests/process/support/demo-shop.ts";
import { startShop } from "#tests/support/server/shop-process.ts";
import { signInCookie } from "#tests/support/server/sign-in.ts";

const FIRST = addDays(dateIn(SHOP_ZONE, new Date()), 60);
/** A telephone in a lift: at every moment some are in the middle of sending. */
const SLOWLY_MS = 400;
/** When a connection was last accepted: requests may arrive for a while from then on. */
let letInAt = 0;
const once = new Agent({ keepAlive: false });
/** A proxy before the shop reuses its connections, and has the next request when the answer is there. */
const agent = new Agent({ keepAlive: true });

type Answer =
  | { readonly status: number; readonly isWhole: boolean }
  | { readonly lost: string; readonly wasTaken: boolean };

/** Whether it was answered, answered in part, or lost; what is sent waits to be taken. */
function ask(url: string, headers: Record<string, string>, body?: string): Promise<Answer> {
  return new Promise((resolve) => {
    let wasTaken = false;
    const how =
      body === undefined
        ? { agent, method: "GET", headers }
        : { agent: once, method: "POST", headers: { ...headers, expect: "100-continue" } };
    const sent = request(url, how, (response) => {
      const status = response.statusCode ?? 0;
      response.resume();
      response.once("close", () => resolve({ status, isWhole: response.complete }));
    });
    sent.once("error", ({ code }: NodeJS.ErrnoException) =>
      resolve({ lost: String(code), wasTaken }),
    );
    sent.once("continue", async () => {
      wasTaken = true;
      letInAt = Date.now();
      await wait(SLOWLY_MS);
      sent.end(body);
    });
    if (body === undefined) sent.end();
    else sent.flushHeaders();
  });
}

// X06
test.each(Array.from({ length: process.env.NIGHTLY ? 20 : 1 }, (_, index) => index + 1))(
  "a stop under load answers every accepted request, ends with 0, and forgets nothing it said yes to (%i)",
  async (turn) => {
    const dataDir = await demoData();
    const shop = await startShop({ DATA_DIR: dataDir });
    const cookie = await signInCookie(shop.url, "demo");
    const state = { next: 0, isOver: false };
    const saved: string[] = [];
    const requests: { readonly at: number; readonly end: number; readonly answer: Answer }[] = [];

    async function put(): Promise<void> {
      const date = addDays(FIRST, state.next);
      state.next += 1;
      const ride = { kind: "callvan", routeId: "r-bkk-pattaya", date, from: "BKK", to: "Amari" };
      const line = { ...ride, people: 2, price: 84_000 };
      const body = JSON.stringify({ intent: "add", member: demoMemberId("demo"), put: [line] });
      const headers = { origin: shop.url, cookie, "content-type": "application/json" };
      const at = Date.now();
      const answer = await ask(`${shop.url}/api/cart`, headers, body);
      requests.push({ at, end: Date.now(), answer });
      if ("status" in answer && answer.status === 200) saved.push(date);
    }
    async function look(): Promise<void> {
      const at = Date.now();
      const answer = await ask(`${shop.url}/en/payment`, { cookie });
      requests.push({ at, end: Date.now(), answer });
    }
    const lane = async (work: () => Promise<void>, most = Number.POSITIVE_INFINITY) => {
      while (!state.isOver && state.next < most) await work();
    };
    const puts = Array.from({ length: 5 }, () => lane(put, 45));
    const lanes = [...puts, lane(look), lane(look)];
    const isBusy = () => saved.length > 2 && Date.now() - letInAt < 30;
    await expect.poll(isBusy, { interval: 5, timeout: 60_000 }).toBe(true);
    await wait(turn % 10);
    const stoppedAt = Date.now();
    const code = await shop.stop("SIGTERM");
    state.isOver = true;
    await Promise.all(lanes);

    expect([code, Date.now() - stoppedAt < 10_000]).toEqual([0, true]);
    const answered = requests.flatMap(({ answer }) => ("status" in answer ? [answer] : []));
    expect(answered.filter(({ isWhole, status }) => !isWhole || status >= 500)).toEqual([]);
    // A connection not accepted yet may be closed; an accepted one is served.
    const lost = requests.filter(({ answer }) => "lost" in answer && answer.wasTaken);
    expect(lost).toEqual([]);
    expect(requests.some(({ at, end }) => at < stoppedAt && end > stoppedAt)).toBe(true);

    const again = await startShop({ DATA_DIR: dataDir });
    onTestFinished(() => again.stop().then(() => {}));
    const mine = await fetch(`${again.url}/api/cart`, {
      headers: { cookie: await signInCookie(again.url, "demo") },
    });
    const shown = await mine.text();
    expect(saved.filter((date) => !shown.includes(date))).toEqual([]);
  },
);
