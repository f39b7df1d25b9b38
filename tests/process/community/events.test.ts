import { expect, test } from "vitest";
import { demoShop } from "#tests/process/support/demo-shop.ts";
import { signInCookie } from "#tests/support/server/sign-in.ts";

const shop = await demoShop();
const guest = await signInCookie(shop.url, "guest");
/** The demo's event with products, a coupon and comments. */
const EVENT = "/event/8";

const get = (path: string, cookie = "") => fetch(shop.url + path, { headers: { cookie } });

async function post(cookie: string, form: Record<string, string>) {
  const response = await fetch(shop.url + EVENT, {
    method: "POST",
    redirect: "manual",
    headers: { origin: shop.url, cookie },
    body: new URLSearchParams(form),
  });
  return {
    status: response.status,
    to: response.headers.get("location") ?? "",
    text: await response.text(),
  };
}

test("an event shows its products with their prices, its coupon and its comments to everybody alike", async () => {
  const first = await get(EVENT);
  const text = await first.text();
  expect(first.headers.get("cache-control")).toBe("public, no-cache");
  expect(text).toContain('href="/course/th-summit-windmill"');
  expect(text).toContain("1인 총액");
  expect(text).toContain("쿠폰 받기");
  expect(text).toContain("둘이 예약해도 공을 받을 수 있나요?");
  expect(await (await get(EVENT, guest)).text()).toBe(text);
});

test("without scripts a member takes the coupon once, and is told so", async () => {
  const taken = await post(guest, { intent: "coupon" });
  expect([taken.status, taken.text.includes("받은 쿠폰 보기")]).toEqual([200, true]);
  const again = await post(guest, { intent: "coupon" });
  expect([again.status, again.text.includes("이미 받은 쿠폰이에요")]).toEqual([409, true]);
  const mine = await (await get("/api/my/event/8", guest)).json();
  expect(mine).toEqual({ comments: [], hasCoupon: true });
  const visitor = await post("", { intent: "coupon" });
  expect(visitor.status).toBe(401);
});

test("without scripts a comment stands below the event as text; a refused one stays in its box", async () => {
  const sent = await post(guest, { intent: "comment", content: "<b>저요</b> 010-1234-5678" });
  expect([sent.status, sent.to]).toEqual([302, expect.stringMatching(/^\/event\/8#comment-\d+$/)]);
  await expect
    .poll(async () => (await get(EVENT)).text(), { timeout: 5_000 })
    .toContain("&lt;b&gt;저요&lt;/b&gt; ●●●");
  const visitor = await post("", { intent: "comment", content: "남겨 둘 말" });
  expect([visitor.status, visitor.text.includes("남겨 둘 말</textarea>")]).toEqual([401, true]);
  const long = await post(guest, { intent: "comment", content: "가".repeat(1_001) });
  expect(long.status).toBe(400);
});

test("a search of notices is a page of its own address, the same for everybody", async () => {
  const found = await get("/notice?q=환불");
  const text = await found.text();
  expect(found.headers.get("cache-control")).toBe("public, no-cache");
  expect(text).toContain("취소·환불 규정");
  expect(await (await get("/notice?q=환불", guest)).text()).toBe(text);
  const nothing = await (await get("/notice?q=<script>alert(1)</script>")).text();
  expect(nothing).not.toContain("<script>alert(1)");
});
