import { expect, test } from "vitest";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { seededUuid } from "#demo/seed/seeded.ts";
import { sharedShop } from "#tests/process/support/demo-shop.ts";
import { signedIn, visitorOf } from "#tests/support/server/visitor.ts";

const { url } = sharedShop();
const visitor = visitorOf(url);
const { demo, guest } = await signedIn(url, "demo", "guest");
const LINE = `/review/write?reservation=${seededUuid("reservation:huahin:0")}`;
const PRODUCT = "/course/th-black-mountain";
const GOOD = { rating: "5", content: "바람이 시원했어요" };

/**
 * Cached pages are invalidated when the database has announced the change; pages with prices expire after five seconds.
 */
function shows(path: string, words: string, isThere = true) {
  return expect
    .poll(async () => (await visitor.get(path)).text.includes(words), { timeout: 5_000 })
    .toBe(isThere);
}

test("an invalid form names its mistakes, and keeps the typed text", async () => {
  const nothing = await demo.post(LINE, {});
  expect(nothing.status).toBe(400);
  expect(nothing.text).toContain("별점을 선택해 주세요.");
  expect(nothing.text).toContain("후기 내용을 입력해 주세요.");
  const long = await demo.post(LINE, { ...GOOD, content: `끝없는 ${"가".repeat(10_000)}` });
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
    expect((await demo.post(LINE, form)).status).toBe(400);
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
    expect((await demo.post(path, GOOD)).status, path).toBe(404);
  }
  expect((await guest.post(LINE, GOOD)).status).toBe(404);
  expect((await visitor.post(LINE, GOOD)).status).toBe(401);
  expect((await demo.get("/review/write?review=1")).status).toBe(404);
  expect((await visitor.get(LINE)).text).toContain("로그인하면 이 화면으로 돌아와요.");
});

test("a vote is on a cached page long before its minute is over, and so is taking it back", async () => {
  const path = "/review?sort=helpful";
  const voted = () =>
    visitor.get(path).then(({ text }) => /도움돼요(<!-- -->)? <span class="[^"]*">1</.test(text));
  expect(await voted()).toBe(false);
  for (const [on, isThere] of [
    ["1", true],
    ["", false],
  ] as const) {
    expect((await demo.post("/api/helpful/1", { on })).status).toBe(200);
    await expect.poll(voted).toBe(isThere);
  }
  expect((await visitor.post("/api/helpful/1", { on: "1" })).status).toBe(401);
});

test("filters of reviews work without scripts, and say so when nothing is left", async () => {
  const rainy = await visitor.get("/review?kind=course&season=rainy&photos=1");
  expect(rainy.status).toBe(200);
  const none = await visitor.get("/en/review?kind=caddy&photos=1");
  expect(none.text).toContain("No reviews match");
  expect((await visitor.get("/review?kind=course&product=no-such-course&season=x")).status).toBe(
    200,
  );
});

test("a review sent without scripts is on cached pages immediately, is changed there, and removed there", async () => {
  for (const path of [PRODUCT, "/review", "/"]) await visitor.get(path);
  const alongside = {
    memberId: demoMemberId("guest"),
    hidden: "true",
    usedOn: "2020-01-01",
    id: "1",
  };
  const sent = await demo.post(LINE, { ...GOOD, ...alongside });
  expect([sent.status, sent.to]).toEqual([302, "/mypage/reviews"]);
  for (const path of [PRODUCT, "/review", `/en${PRODUCT}`]) await shows(path, GOOD.content);
  expect((await demo.get("/mypage/reviews")).text).toContain(GOOD.content);
  expect((await guest.get("/mypage/reviews")).text).not.toContain(GOOD.content);

  // A second one is refused, and the line leads to the first.
  const second = await demo.post(LINE, { ...GOOD, content: "또 썼어요" });
  expect(second.status).toBe(409);
  expect(second.text).toContain("이 예약의 후기는 이미 썼어요.");
  expect(second.text).toContain("또 썼어요");
  const [to = ""] = /\/review\/write\?review=\d+/.exec((await demo.get(LINE)).text) ?? [];
  expect(to).not.toBe("");

  expect((await guest.post(to, { ...GOOD, content: "남의 말" })).status).toBe(404);
  expect((await guest.post(to, { intent: "delete" })).status).toBe(404);
  expect((await demo.post(to, { ...GOOD, content: "조용했어요" })).status).toBe(302);
  await shows(PRODUCT, "조용했어요");
  await shows(PRODUCT, GOOD.content, false);

  expect((await demo.post(to, { intent: "delete" })).status).toBe(302);
  await shows(PRODUCT, "조용했어요", false);
  await shows("/review", "조용했어요", false);
  expect((await demo.post(to, { intent: "delete" })).status).toBe(404);
  expect((await demo.get("/review/product")).text).toContain(LINE);
});
