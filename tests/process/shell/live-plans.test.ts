import { expect, test } from "vitest";
import { sharedShop } from "#tests/process/support/demo-shop.ts";

const shop = sharedShop();

async function ask(path: string) {
  const response = await fetch(shop.url + path);
  const type = response.headers.get("content-type") ?? "";
  return {
    status: response.status,
    cacheControl: response.headers.get("cache-control"),
    body: type.includes("json") ? ((await response.json()) as Record<string, unknown>) : undefined,
  };
}

const LONG = "2".repeat(1001);
const COURSE = "/api/course/th-siam-old/plan";
const HOTEL = "/api/hotel/ht-amari-pattaya/plan";
const CADDIE = "/api/caddy/cad-002/days";

test.concurrent.each([COURSE, HOTEL, CADDIE])(
  "the answer of %s may not be cached",
  async (path) => {
    const { status, cacheControl, body } = await ask(`${path}?lang=en`);
    expect({ status, cacheControl }).toEqual({ status: 200, cacheControl: "no-store" });
    expect(body).toHaveProperty("today");
    expect(body).toHaveProperty("days");
  },
);

test.concurrent.each([
  `${COURSE}?date=2026-02-30`,
  `${COURSE}?date=${LONG}`,
  `${COURSE}?month=2027-13`,
  `${COURSE}?time=25:00`,
  `${COURSE}?players=0`,
  `${COURSE}?players=1000000000`,
  `${COURSE}?van=bus`,
  `${COURSE}?caddy=%01`,
  `${COURSE}?lang=fr`,
  `${HOTEL}?in=2026-02-30`,
  `${HOTEL}?in=2027-01-11&out=${LONG}`,
  `${HOTEL}?room=${"r".repeat(10_000)}`,
  `${HOTEL}?rooms=-1`,
  `${HOTEL}?month=soon`,
  `${CADDIE}?date=2026-02-30`,
  `${CADDIE}?date=${LONG}`,
  `${CADDIE}?month=0000-01`,
])("a question that is badly put is refused with its code: %s", async (path) => {
  expect(await ask(path)).toEqual({
    status: 400,
    cacheControl: "no-store",
    body: { error: "common.bad_request" },
  });
});

test.concurrent.each([
  "/api/course/nowhere/plan",
  "/api/course/ht-amari-pattaya/plan",
  "/api/course/%01/plan",
  `/api/hotel/${"x".repeat(1000)}/plan`,
  "/api/hotel/nowhere/plan",
  "/api/caddy/cad-999/days",
  "/api/caddy/..%2F/days",
])("an unknown product is not found: %s", async (path) => {
  const { status, body } = await ask(path);
  expect({ status, body }).toEqual({ status: 404, body: { error: "common.not_found" } });
});

/** Without what differs between any two answers: the id of the request in its scripts, and its own address. */
async function page(path: string): Promise<string> {
  const response = await fetch(shop.url + path);
  expect(response.status).toBe(200);
  const html = await response.text();
  return html.slice(html.indexOf("<main"), html.indexOf("</main>"));
}

test.concurrent.each([
  ["/course/th-siam-old", "?date=2027-01-12&players=4&time=07:20"],
  ["/en/hotel/ht-amari-pattaya", "?in=2027-01-11&out=2027-01-13&room=ht-amari-pattaya-room-2"],
  ["/caddy/cad-002", "?date=2027-01-12&month=2027-01"],
])("%s is the same page for any choice", async (path, choice) => {
  const plain = await page(path);
  expect(plain.length).toBeGreaterThan(5_000);
  expect(await page(`${path}${choice}`)).toBe(plain);
  expect(await page(`${path}?date=2026-02-30&in=${LONG}`)).toBe(plain);
});
