import { expect, test } from "vitest";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { seededUuid } from "#demo/seed/seeded.ts";
import { demoShop } from "#tests/process/support/demo-shop.ts";
import { signInCookie } from "#tests/support/server/sign-in.ts";

const shop = await demoShop();
const demo = await signInCookie(shop.url, "demo");
const guest = await signInCookie(shop.url, "guest");
const LINE = `/review/write?reservation=${seededUuid("reservation:huahin:0")}`;
const PRODUCT = "/course/th-black-mountain";
const GOOD = { rating: "5", content: "바람이 시원했어요" };

async function post(path: string, cookie: string, body: Record<string, string> | string) {
  const response = await fetch(shop.url + path, {
    method: "POST",
    redirect: "manual",
    headers: { origin: shop.url, cookie, "content-type": "application/x-www-form-urlencoded" },
    body: typeof body === "string" ? body : new URLSearchParams(body),
  });
  const to = response.headers.get("location") ?? "";
  return { status: response.status, to, text: await response.text() };
}

async function page(path: string, cookie = "") {
  const response = await fetch(shop.url + path, { headers: { cookie }, redirect: "manual" });
  return { status: response.status, text: await response.text() };
}

/** Cached pages are invalidated when the database has announced the change; pages with prices end by themselves after five seconds. */
function shows(path: string, words: string, isThere = true) {
  return expect
    .poll(async () => (await page(path)).text.includes(words), { timeout: 5_000 })
    .toBe(isThere);
}

test("an invalid form says what is wrong, and what was typed stays", async () => {
  const nothing = await post(LINE, demo, {});
  expect(nothing.status).toBe(400);
  expect(nothing.text).toContain("별점을 선택해 주세요.");
  expect(nothing.text).toContain("후기 내용을 입력해 주세요.");
  const long = await post(LINE, demo, { ...GOOD, content: `끝없는 ${"가".repeat(10_000)}` });
  expect(long.status).toBe(400);
  expect(long.text).toContain("후기는 500자까지 쓸 수 있어요.");
  expect(long.text).toContain("끝없는 가가");

  const picture = "/uploads/0b9f6a1e-7c1d-4a53-9a43-0d0f3f6f2f10";
  for (const form of [
    { ...GOOD, rating: "6" },
    { ...GOOD, party: "owner" },
    { ...GOOD, picture },
    "rating=5&rating=4&content=a",
    "no form at all",
  ]) {
    expect((await post(LINE, demo, form)).status).toBe(400);
  }
});

test("an address that names no line, or none of one's own, takes no review", async () => {
  for (const path of [
    "/review/write",
    "/review/write?reservation=1",
    "/review/write?review=0",
    "/review/write?review=999999999",
    `/review/write?reservation=${crypto.randomUUID()}`,
  ]) {
    expect((await post(path, demo, GOOD)).status, path).toBe(404);
  }
  expect((await post(LINE, guest, GOOD)).status).toBe(404);
  expect((await post(LINE, "", GOOD)).status).toBe(401);
  expect((await page("/review/write?review=1", demo)).status).toBe(404);
  expect((await page(LINE)).text).toContain("로그인하면 이 화면으로 돌아와요.");
});

test("a vote is on a cached page long before its minute is over, and so is taking it back", async () => {
  const path = "/review?sort=helpful";
  const voted = () =>
    page(path).then(({ text }) => /도움돼요(<!-- -->)? <span class="num">1</.test(text));
  expect(await voted()).toBe(false);
  for (const [on, isThere] of [
    ["1", true],
    ["", false],
  ] as const) {
    expect((await post("/api/helpful/1", demo, { on })).status).toBe(200);
    await expect.poll(voted).toBe(isThere);
  }
  expect((await post("/api/helpful/1", "", { on: "1" })).status).toBe(401);
});

test("filters of reviews work without scripts, and say so when nothing is left", async () => {
  const rainy = await page("/review?kind=course&season=rainy&photos=1");
  expect(rainy.status).toBe(200);
  const none = await page("/en/review?kind=caddy&photos=1");
  expect(none.text).toContain("No reviews match");
  expect((await page("/review?kind=course&product=no-such-course&season=x")).status).toBe(200);
});

test("a review sent without scripts is on cached pages at once, is changed there, and removed there", async () => {
  for (const path of [PRODUCT, "/review", "/"]) await page(path);
  const beside = { memberId: demoMemberId("guest"), hidden: "true", usedOn: "2020-01-01", id: "1" };
  const sent = await post(LINE, demo, { ...GOOD, ...beside });
  expect([sent.status, sent.to]).toEqual([302, "/mypage/reviews"]);
  for (const path of [PRODUCT, "/review", `/en${PRODUCT}`]) await shows(path, GOOD.content);
  expect((await page("/mypage/reviews", demo)).text).toContain(GOOD.content);
  expect((await page("/mypage/reviews", guest)).text).not.toContain(GOOD.content);

  // A second one is refused, and the line leads to the first.
  const second = await post(LINE, demo, { ...GOOD, content: "또 썼어요" });
  expect(second.status).toBe(409);
  expect(second.text).toContain("이 예약의 후기는 이미 썼어요.");
  expect(second.text).toContain("또 썼어요");
  const [to = ""] = /\/review\/write\?review=\d+/.exec((await page(LINE, demo)).text) ?? [];
  expect(to).not.toBe("");

  expect((await post(to, guest, { ...GOOD, content: "남의 말" })).status).toBe(404);
  expect((await post(to, guest, { intent: "delete" })).status).toBe(404);
  expect((await post(to, demo, { ...GOOD, content: "조용했어요" })).status).toBe(302);
  await shows(PRODUCT, "조용했어요");
  await shows(PRODUCT, GOOD.content, false);

  expect((await post(to, demo, { intent: "delete" })).status).toBe(302);
  await shows(PRODUCT, "조용했어요", false);
  await shows("/review", "조용했어요", false);
  expect((await post(to, demo, { intent: "delete" })).status).toBe(404);
  expect((await page("/review/product", demo)).text).toContain(LINE);
});
