import { expect, test } from "vitest";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { sharedShop } from "#tests/process/support/demo-shop.ts";
import { signedIn, visitorOf } from "#tests/support/server/visitor.ts";

const { url } = sharedShop();
const visitor = visitorOf(url);
const { guest } = await signedIn(url, "guest");
const member = demoMemberId("guest");

/** Caddies cost the same on every day: no midnight changes these prices. */
async function prices(): Promise<Record<string, number>> {
  const caddies = Array.from({ length: 12 }, (_, index) => caddie(index + 1));
  return JSON.parse((await visitor.get(`/api/wish?ids=${caddies}`)).text).prices;
}

function caddie(number: number): string {
  return `caddy:cad-${String(number).padStart(3, "0")}`;
}

/** `figure` is JSON text, so that what JSON cannot write can be sent too. */
async function merge(word: string, figure: string) {
  const entry = `{"word":"${word}","at":1,"figure":${figure}}`;
  const json = `{"member":"${member}","wishes":[${entry}]}`;
  const { status, text } = await guest.postJson("/api/my/merge", json);
  return { status, saved: status === 200 ? JSON.parse(text).savedPrices[word] : undefined };
}

async function exported(word: string): Promise<number | null | undefined> {
  const { wishes } = JSON.parse((await guest.get("/mypage/export")).text) as {
    wishes: { kind: string; id: string; savedPrice: number | null }[];
  };
  return wishes.find(({ kind, id }) => `${kind}:${id}` === word)?.savedPrice;
}

test.each([
  [1, "-1"],
  [2, "1e20"],
  [3, '"12000"'],
  [4, "null"],
  [5, "1.5"],
  [6, "100000001"],
  [7, '{"$gt":0}'],
  [8, `[${"9".repeat(400)}]`],
] as const)(
  "caddie %i handed over at a price of %s gets the shop's own price",
  async (number, figure) => {
    const word = caddie(number);
    const { status, saved } = await merge(word, figure);
    expect(status).toBe(200);
    const now = (await prices())[word];
    expect(now).toBeGreaterThan(0);
    expect(saved).toBe(now);
    expect(await exported(word)).toBe(now);
  },
);

test("a request that is no JSON is refused, and nothing is saved", async () => {
  expect((await merge(caddie(9), "NaN")).status).toBe(400);
  expect(await exported(caddie(9))).toBeUndefined();
});

test("a valid price is saved for the member who sent it, and the first one stays", async () => {
  const word = caddie(10);
  expect((await merge(word, "12345")).saved).toBe(12_345);
  expect((await merge(word, "99")).saved).toBe(12_345);
  expect(await exported(word)).toBe(12_345);
});

test("saves the shop's own price with a member's heart, not the price sent", async () => {
  const product = caddie(11);
  const lies = { price: "1", figure: "1", savedPrice: "1", saved_price: "1" };
  const answer = await guest.post("/api/wish", { intent: "add", member, product, ...lies });
  expect(answer.status).toBe(200);
  const now = (await prices())[product];
  expect(now).toBeGreaterThan(1);
  expect(await exported(product)).toBe(now);
});

test("a visitor gets the prices of the requested products, without unknown ones", async () => {
  const ids = `${caddie(12)},course:nowhere,plane:a380,__proto__,${"x".repeat(1_000)}`;
  const { status, text } = await visitor.get(`/api/wish?ids=${encodeURIComponent(ids)}`);
  expect(status).toBe(200);
  expect(Object.keys(JSON.parse(text).prices)).toEqual([caddie(12)]);
});
