import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { trips } from "#demo/seed/content/trips.ts";
import { tripsTomorrow } from "#demo/seed/content/trips-tomorrow.ts";
import { demoShop } from "#tests/process/support/demo-shop.ts";
import { times } from "#tests/support/order/ordering.ts";
import { signedIn, visitorOf } from "#tests/support/server/visitor.ts";

const KEYS = { client: "test_ck_of_a_process", secret: "test_sk_of_a_process" };
const shop = await demoShop({
  TOSS_SIMULATOR: "on",
  TOSS_CLIENT_KEY: KEYS.client,
  TOSS_SECRET_KEY: KEYS.secret,
});
const visitor = visitorOf(shop.url);

function postWebhook(body: string, headers: Record<string, string> = {}) {
  return fetch(`${shop.url}/api/payment/webhook`, { method: "POST", headers, body });
}

const event = (orderId: string) =>
  JSON.stringify({ eventType: "PAYMENT_STATUS_CHANGED", data: { orderId, status: "DONE" } });

// W04
test("a webhook needs no same-origin header, and is answered immediately", async () => {
  const begun = Date.now();
  const response = await postWebhook(event("PT-2611-NOBODY-AAAAAAAAAAAA"), {
    "content-type": "application/json",
    "tosspayments-webhook-transmission-id": crypto.randomUUID(),
  });
  expect([response.status, await response.json()]).toEqual([200, { ok: true }]);
  // The provider waits ten seconds.
  expect(Date.now() - begun).toBeLessThan(9_000);
});

test("a malformed webhook is refused, and so is every method but POST", async () => {
  expect((await postWebhook("<xml/>")).status).toBe(400);
  expect((await postWebhook("[]")).status).toBe(400);
  expect((await postWebhook(`{"eventType":"X","data":{"a":"${"b".repeat(70_000)}"}}`)).status).toBe(
    413,
  );
  const url = `${shop.url}/api/payment/webhook`;
  expect((await fetch(url)).status).toBe(405);
  expect((await fetch(url, { method: "PUT", body: "{}" })).status).toBe(403);
});

test("only that one path accepts requests from elsewhere", async () => {
  for (const path of ["/api/payment/webhook/", "/api/payment/webhookx", "/payment"]) {
    const response = await fetch(`${shop.url}${path}`, { method: "POST", body: event("PT-1") });
    expect([path, response.status]).toEqual([path, 403]);
  }
});

// W06
test("a flood is turned away before it reaches the database", async () => {
  // So many in each second, whether those of the one before are answered or not.
  const flood: Promise<{ status: number; retryAfter: number }>[] = [];
  for (let second = 0; second < times(1, 10); second += 1) {
    if (second > 0) await wait(1_000);
    for (let index = 0; index < times(600, 1_000); index += 1) {
      flood.push(floodOne(`PT-2611-FLOOD-${second}-${index}`));
    }
  }
  const answers = await Promise.all(flood);
  const statuses = new Set(answers.map(({ status }) => status));
  expect(statuses).toEqual(new Set([200, 429]));
  const late = answers.find(({ status }) => status === 429);
  expect(late?.retryAfter).toBeGreaterThan(0);

  async function floodOne(orderId: string) {
    const response = await postWebhook(event(orderId));
    await response.arrayBuffer();
    return { status: response.status, retryAfter: Number(response.headers.get("retry-after")) };
  }
});

// P16
test("the secret key is in no page, no answer and no script", async () => {
  const { demo } = await signedIn(shop.url, "demo");
  const pages = [
    "/",
    "/payment",
    "/en/payment",
    "/payment/fail",
    "/payment/success",
    "/shopping_cart",
  ];
  const scripts = new Set<string>();
  for (const path of pages) {
    for (const who of [visitor, demo]) {
      const html = (await who.get(path)).text;
      expect([path, html.includes(KEYS.secret), /_g?sk_/.test(html)]).toEqual([path, false, false]);
      for (const [, src = ""] of html.matchAll(/(\/assets\/[\w./-]+\.js)/g)) scripts.add(src);
    }
  }
  expect(scripts.size).toBeGreaterThan(5);
  for (const src of scripts) {
    const { text } = await visitor.get(src);
    expect([src, text.includes(KEYS.secret)]).toEqual([src, false]);
  }
});

test("with the simulator nothing is loaded from elsewhere", async () => {
  const { headers } = await visitor.get("/payment");
  const policy = headers.get("content-security-policy") ?? "";
  expect(policy).toContain("frame-src 'self';");
  expect(policy).not.toContain("tosspayments");
});

test("with the simulator's keys configured, its API and its records answer", async () => {
  const headers = { authorization: `Basic ${btoa(`${KEYS.secret}:`)}` };
  const ledger = await visitor.get("/simulator/toss/__ledger", { headers });
  // The seeded trips were paid for, and nothing else was.
  const { payments } = JSON.parse(ledger.text) as { payments: { orderId: string }[] };
  expect(payments.map(({ orderId }) => orderId).toSorted()).toEqual(
    [...trips, ...tripsTomorrow].map(({ number }) => number).toSorted(),
  );
});
