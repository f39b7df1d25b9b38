import { expect, test } from "vitest";
import { addDays, shopDayOf } from "#app/domain/common/date/local-date.ts";
import { formatWon, won } from "#app/domain/common/money.ts";
import { sharedShop } from "#tests/process/support/demo-shop.ts";
import { assistantClient } from "#tests/support/planner/assistant-client.ts";

const shop = sharedShop();
const from = addDays(shopDayOf(new Date()), 60);
const WISH = { from, nights: 2, regions: ["pattaya"], golfers: 2 };

type Plan = { readonly total: number; readonly lines: readonly object[] };

test("an assistant plans, prices and hands over a trip; its link shows the same total", async () => {
  const { client, answer } = await assistantClient(shop.url);
  expect((await client.listTools()).tools.length).toBe(6);
  const { plans } = await answer<{ plans: Plan[] }>("plan_trip", { wish: WISH, locale: "en" });
  const { lines = [], total = 0 } = plans[0] ?? {};
  expect(await answer("quote_trip", { lines })).toMatchObject({ total, orderable: true });
  const handed = { lines, wish: WISH, locale: "en" };
  const cart = await answer<{ url: string; total: number }>("start_cart", handed);
  expect([cart.total, cart.url.startsWith(`${shop.url}/en/ai/plans?`)]).toEqual([total, true]);
  const page = await fetch(cart.url);
  expect([page.status, page.headers.get("set-cookie")]).toEqual([200, null]);
  expect(await page.text()).toContain(formatWon(won(total), "en"));
  await client.close();
});

const PING = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "ping" });

async function send(init: RequestInit = {}) {
  const headers = {
    "content-type": "application/json",
    accept: "application/json, text/event-stream",
    ...(init.headers as Record<string, string>),
  };
  const response = await fetch(`${shop.url}/mcp`, { method: "POST", body: PING, ...init, headers });
  await response.body?.cancel();
  return response;
}

test.each<readonly [string, RequestInit, number]>([
  ["a message", {}, 200],
  ["a page of another site", { headers: { origin: "https://evil.example" } }, 403],
  ["a request of another site", { headers: { "sec-fetch-site": "cross-site" } }, 403],
  ["two megabytes", { body: `"${"a".repeat(2_000_000)}"` }, 413],
  ["100,000 elements", { body: JSON.stringify(Array(100_000).fill(1)) }, 413],
  ["a form", { headers: { "content-type": "application/x-www-form-urlencoded" } }, 415],
  ["a look", { method: "GET", body: null }, 405],
  ["a delete", { method: "DELETE", body: null }, 405],
])("%s is answered as the protocol has it", async (_, init, status) => {
  const response = await send(init);
  expect(response.status).toBe(status);
  expect(response.headers.get("set-cookie")).toBeNull();
});

test("llms.txt describes the shop and names the address of the tools", async () => {
  const response = await fetch(`${shop.url}/llms.txt`);
  expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  expect(await response.text()).toContain(`(${shop.url}/mcp)`);
});
