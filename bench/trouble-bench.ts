import { createServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import autocannon from "autocannon";
import { demoMemberId } from "#app/db/seed/lay-members.server.ts";
import { addDays, dateIn, SHOP_ZONE } from "#app/domain/local-date.ts";
import { type ShopProcess, startShop } from "#tests/support/shop-process.ts";
import { signInCookie } from "#tests/support/sign-in.ts";
import { percentile } from "./load.ts";
import { decimals, table } from "./report.ts";

const SECONDS = 5;
const TURNS = 3;
const FLOOD_PER_SECOND = 1_000;
const BUYERS = 4;
const BREATH_MS = 20;
const BROWSED = "/course/th-siam-old";
const PRICE = 84_000;
const FORM = {
  intent: "pay",
  firstName: "Minsu",
  lastName: "Kim",
  email: "minsu@palmtee.example",
  phoneCountry: "KR",
  phone: "010-1234-5678",
  agreePersonal: "personal-information",
  agreePayment: "payment",
  agreeAge: "age",
  coupon: "",
  points: "",
};

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

/** The same visitors beside the same buyers, who press and come back: with a provider, and with one that nobody reaches. */
async function providerGone(dataDir: string): Promise<Pair[]> {
  const gone = {
    TOSS_SIMULATOR: "off",
    TOSS_CLIENT_KEY: "test_ck_of_the_bench",
    TOSS_SECRET_KEY: "test_sk_of_the_bench",
    TOSS_API_BASE_URL: await nobodyThere(),
  };
  const pairs: Pair[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    const peace = await besideBuyers(dataDir, {});
    pairs.push({ peace, trouble: await besideBuyers(dataDir, gone) });
  }
  return pairs;
}

async function besideBuyers(dataDir: string, env: Record<string, string>): Promise<number> {
  const shop = await startShop({ DATA_DIR: dataDir, PAGE_CACHE: "off", ...env });
  const headers = { origin: shop.url, cookie: await filledCart(shop) };
  const end = beside(BUYERS, async () => {
    const body = new URLSearchParams(FORM);
    const pressed = await fetch(`${shop.url}/payment`, { method: "POST", headers, body });
    const orderId = /PT-\d{4}-\w{6}-\w+/.exec(await pressed.text())?.[0] ?? "";
    const back = new URLSearchParams({ orderId, paymentKey: "bench", amount: String(PRICE) });
    await (await fetch(`${shop.url}/payment/success?${back}`, { headers })).text();
  });
  await timesOf(shop.url + BROWSED, {}, 1);
  const times = await timesOf(shop.url + BROWSED, {}, SECONDS);
  await end();
  await shop.stop();
  return percentile(times, 95);
}

/** One visitor, who takes a breath between two pages: a shop at its limit would measure the limit. */
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
  const cookie = await filledCart(shop);
  const checkout = async () =>
    percentile(await timesOf(`${shop.url}/payment`, { cookie }, SECONDS), 95);
  const pairs = await inTurns(checkout, () => {
    const run = autocannon({
      url: `${shop.url}/api/payment/webhook`,
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ eventType: "PAYMENT_STATUS_CHANGED", data: { orderId: "PT-NOBODY" } }),
      connections: 20,
      // In a thread of its own: who measures must not wait for who floods.
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

/** So many at once, again and again, until it is ended. */
function beside(count: number, work: () => Promise<void>): () => Promise<void> {
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

async function filledCart({ url }: ShopProcess): Promise<string> {
  const cookie = await signInCookie(url, "demo");
  const date = addDays(dateIn(SHOP_ZONE, new Date()), 60);
  const ride = { kind: "callvan", routeId: "r-bkk-pattaya", date, from: "BKK", to: "Amari" };
  const response = await fetch(`${url}/api/cart`, {
    method: "POST",
    headers: { origin: url, cookie, "content-type": "application/json" },
    body: JSON.stringify({
      intent: "add",
      member: demoMemberId("demo"),
      put: [{ ...ride, people: 2, price: PRICE }],
    }),
  });
  if (!response.ok) throw new Error(`the cart answered ${response.status}`);
  return cookie;
}

/** An address where nobody answers. */
async function nobodyThere(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return `http://127.0.0.1:${typeof address === "object" ? address?.port : 1}`;
}
