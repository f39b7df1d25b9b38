import { createServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import autocannon from "autocannon";
import { addDays, dateIn, SHOP_ZONE } from "#app/domain/common/date/local-date.ts";
import { won } from "#app/domain/common/money.ts";
import { lineKey } from "#app/domain/order/line/line-facts.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { FILLED } from "#tests/support/order/filled-checkout.ts";
import { type ShopProcess, startShop } from "#tests/support/server/shop-process.ts";
import { signInCookie } from "#tests/support/server/sign-in.ts";
import { percentile } from "./load.ts";
import { decimals, table } from "./report.ts";

const SECONDS = 5;
const TURNS = 3;
const FLOOD_PER_SECOND = 1_000;
const BUYERS = 4;
const BREATH_MS = 20;
const BROWSED = "/course/th-siam-old";

/** What others notice while something is wrong: each p95 over that of the same shop in peace, middle of three turns. */
export async function troubleBench(dataDir: string): Promise<string> {
  const browsing = await ratio(() => providerGone(dataDir));
  const checkout = await ratio(() => webhookFlood(dataDir));
  return table(
    ["", "p95 ms in peace", "p95 ms in trouble", "ratio", "wanted"],
    [
      ["browsing while the card provider is gone", ...browsing, "≤ 1.2"],
      [`checkout under ${FLOOD_PER_SECOND} webhooks a second`, ...checkout, "< 2"],
    ],
  );
}

type Pair = { readonly peace: number; readonly trouble: number };

async function ratio(measure: () => Promise<readonly Pair[]>): Promise<readonly string[]> {
  const pairs = await measure();
  const middle = pairs.toSorted((a, b) => a.trouble / a.peace - b.trouble / b.peace)[1];
  if (!middle) throw new RangeError("three turns have a middle one");
  const { peace, trouble } = middle;
  return [decimals(peace, 1), decimals(trouble, 1), decimals(trouble / peace, 2)];
}

/** Visitors while buyers pay and come back: with a provider, and with one that is unreachable. */
async function providerGone(dataDir: string): Promise<Pair[]> {
  const gone = {
    TOSS_SIMULATOR: "off",
    TOSS_CLIENT_KEY: "test_ck_of_the_bench",
    TOSS_SECRET_KEY: "test_sk_of_the_bench",
    TOSS_API_BASE_URL: await nobodyThere(),
  };
  const pairs: Pair[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    const peace = await alongsideBuyers(dataDir, {});
    const trouble = await alongsideBuyers(dataDir, gone);
    if (peace.refused > 0) throw new Error("nobody may be refused in peace");
    if (peace.ordered === 0 || trouble.refused === 0) throw new Error("nobody met the trouble");
    pairs.push({ peace: peace.p95, trouble: trouble.p95 });
  }
  return pairs;
}

/** With how many orders were made, and how many buyers were told that nothing can be paid now. */
async function alongsideBuyers(dataDir: string, env: Record<string, string>) {
  const shop = await startShop({ DATA_DIR: dataDir, PAGE_CACHE: "off", ...env });
  const { cookie, form } = await filledCart(shop);
  const headers = { origin: shop.url, cookie };
  let ordered = 0;
  let refused = 0;
  const end = alongside(BUYERS, async () => {
    const body = new URLSearchParams(form);
    const pressed = await fetch(`${shop.url}/payment.data`, { method: "POST", headers, body });
    const text = await pressed.text();
    if (text.includes("payment.unavailable")) refused += 1;
    const orderId = /"orderId","(PT-[\w-]+)"/.exec(text)?.[1];
    if (!orderId) return;
    ordered += 1;
    const back = new URLSearchParams({
      orderId,
      paymentKey: `bench-${orderId}`,
      amount: form.expectedTotal,
    });
    await (await fetch(`${shop.url}/payment/success?${back}`, { headers })).text();
  });
  await timesOf(shop.url + BROWSED, {}, 1);
  const times = await timesOf(shop.url + BROWSED, {}, SECONDS);
  await end();
  await shop.stop();
  return { p95: percentile(times, 95), ordered, refused };
}

/** One visitor, who pauses between two pages: a shop at its limit would measure the limit. */
async function timesOf(
  url: string,
  headers: Record<string, string>,
  seconds: number,
): Promise<number[]> {
  const times: number[] = [];
  const until = performance.now() + seconds * 1_000;
  while (performance.now() < until) {
    const begun = performance.now();
    const page = await fetch(url, { headers });
    await page.text();
    if (page.status !== 200) throw new Error(`${url} answered ${page.status}`);
    times.push(performance.now() - begun);
    await wait(BREATH_MS);
  }
  return times;
}

async function webhookFlood(dataDir: string): Promise<Pair[]> {
  const shop = await startShop({ DATA_DIR: dataDir });
  const { cookie } = await filledCart(shop);
  const checkout = async () =>
    percentile(await timesOf(`${shop.url}/payment`, { cookie }, SECONDS), 95);
  const pairs = await inTurns(checkout, () => {
    const run = autocannon({
      url: `${shop.url}/api/payment/webhook`,
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ eventType: "PAYMENT_STATUS_CHANGED", data: { orderId: "PT-NOBODY" } }),
      connections: 20,
      // In a separate thread: the measurement must not wait for the load generator.
      workers: 1,
      overallRate: FLOOD_PER_SECOND,
      duration: SECONDS,
    });
    return async () => void (await run);
  });
  await shop.stop();
  return pairs;
}

async function inTurns(
  measure: () => Promise<number>,
  trouble: () => () => Promise<void>,
): Promise<Pair[]> {
  const pairs: Pair[] = [];
  await measure();
  for (let turn = 0; turn < TURNS; turn += 1) {
    const peace = await measure();
    const end = trouble();
    const during = await measure();
    await end();
    pairs.push({ peace, trouble: during });
  }
  return pairs;
}

/** Keeps so many running, again and again, until it is ended. */
function alongside(count: number, work: () => Promise<void>): () => Promise<void> {
  let isOver = false;
  const all = Array.from({ length: count }, async () => {
    while (!isOver) {
      await work();
      await wait(200);
    }
  });
  return async () => {
    isOver = true;
    await Promise.all(all);
  };
}

let days = 60;

/** A ride on a day of its own, so that no buyer sells out another's; and what the checkout sends for it. */
async function filledCart({ url }: ShopProcess) {
  const headers = { origin: url, cookie: await signInCookie(url, "demo") };
  days += 1;
  const ride = {
    kind: "callvan",
    routeId: "r-bkk-pattaya",
    date: addDays(dateIn(SHOP_ZONE, new Date()), days),
    from: "BKK",
    to: "Amari",
    people: 2,
    price: won(0),
  } as const;
  const response = await fetch(`${url}/api/cart`, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify({ intent: "add", member: demoMemberId("demo"), put: [ride] }),
  });
  if (!response.ok) throw new Error(`the cart answered ${response.status}`);
  const form = { ...FILLED, line: lineKey(ride), expectedTotal: "0" };
  const body = new URLSearchParams(form);
  const asked = await fetch(`${url}/payment.data`, { method: "POST", headers, body });
  const expectedTotal = /"total",(\d+)/.exec(await asked.text())?.[1];
  if (!expectedTotal) throw new Error(`the checkout named no price: ${asked.status}`);
  return { cookie: headers.cookie, form: { ...form, expectedTotal } };
}

/** An address where no server answers. */
async function nobodyThere(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return `http://127.0.0.1:${typeof address === "object" ? address?.port : 1}`;
}
