import { expect, test } from "vitest";
import { sharedShop } from "#tests/process/support/demo-shop.ts";
import { signedIn, visitorOf } from "#tests/support/server/visitor.ts";

const { url } = sharedShop();
const visitor = visitorOf(url);
const { guest } = await signedIn(url, "guest");
/** The demo's event with products, a coupon and comments. */
const EVENT = "/event/8";

test("an event shows its products with their prices, its coupon and its comments to everybody alike", async () => {
  const { headers, text } = await visitor.get(EVENT);
  expect(headers.get("cache-control")).toBe("public, no-cache");
  expect(text).toContain('href="/course/th-summit-windmill"');
  expect(text).toContain("1인 총액");
  expect(text).toContain("쿠폰 받기");
  expect(text).toContain("둘이 예약해도 공을 받을 수 있나요?");
  expect((await guest.get(EVENT)).text).toBe(text);
});

test("without scripts a member takes the coupon once, and is told so", async () => {
  const taken = await guest.post(EVENT, { intent: "coupon" });
  expect([taken.status, taken.text.includes("받은 쿠폰 보기")]).toEqual([200, true]);
  const again = await guest.post(EVENT, { intent: "coupon" });
  expect([again.status, again.text.includes("이미 받은 쿠폰이에요")]).toEqual([409, true]);
  const mine = await guest.get("/api/my/event/8");
  expect(JSON.parse(mine.text)).toEqual({ comments: [], hasCoupon: true });
  expect((await visitor.post(EVENT, { intent: "coupon" })).status).toBe(401);
});

test("without scripts a comment appears below the event as text; a refused one stays in its box", async () => {
  const sent = await guest.post(EVENT, { intent: "comment", content: "<b>저요</b> 010-1234-5678" });
  expect([sent.status, sent.to]).toEqual([302, expect.stringMatching(/^\/event\/8#comment-\d+$/)]);
  await expect
    .poll(async () => (await visitor.get(EVENT)).text, { timeout: 5_000 })
    .toContain("&lt;b&gt;저요&lt;/b&gt; ●●●");
  const refused = await visitor.post(EVENT, { intent: "comment", content: "남겨 둘 말" });
  expect([refused.status, refused.text.includes("남겨 둘 말</textarea>")]).toEqual([401, true]);
  const long = await guest.post(EVENT, { intent: "comment", content: "가".repeat(1_001) });
  expect(long.status).toBe(400);
});

test("a search of notices is a page of its own address, the same for everybody", async () => {
  const { headers, text } = await visitor.get("/notice?q=환불");
  expect(headers.get("cache-control")).toBe("public, no-cache");
  expect(text).toContain("취소·환불 규정");
  expect((await guest.get("/notice?q=환불")).text).toBe(text);
  const nothing = await visitor.get("/notice?q=<script>alert(1)</script>");
  expect(nothing.text).not.toContain("<script>alert(1)");
});
