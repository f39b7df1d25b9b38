import { expect, test } from "vitest";
import { addDays, dateIn, SHOP_ZONE } from "#app/domain/common/date/local-date.ts";
import { sharedShop } from "#tests/process/support/demo-shop.ts";
import { PLAN } from "#tests/process/support/partner-writes.ts";
import { signedIn, type Visitor, visitorOf } from "#tests/support/server/visitor.ts";

const { url } = sharedShop();
const visitor = visitorOf(url);
const {
  demo: author,
  guest: partner,
  support: stranger,
} = await signedIn(url, "demo", "guest", "support");

const TODAY = dateIn(SHOP_ZONE, new Date());
const CONTACT = "5521-0000";

type Fields = Readonly<Record<string, string>>;

async function published(fields: Fields): Promise<string> {
  const { to } = await author.post("/community/partner", { ...PLAN, ...fields });
  expect(to).toMatch(/^\/community\/\d+$/);
  return to;
}

/** The number of the one application that waits for its author. */
async function waiting(path: string): Promise<string> {
  const { text } = await author.get(`${path}/join`);
  return /name="application" value="(\d+)"/.exec(text)?.[1] ?? "";
}

async function accepted(path: string): Promise<void> {
  await partner.post(`${path}/join`, { intent: "apply", word: "핸디 20이에요" });
  const application = await waiting(path);
  const { to } = await author.post(`${path}/join`, { intent: "accept", application });
  expect(to).toBe(`${path}/join`);
}

/** The places where a reader could meet the author's contact. */
const placesOf = (path: string) => [
  path,
  `/en${path}`,
  `${path}/join`,
  `${path}.data`,
  `${path}/join.data`,
  `/api/my/post/${path.split("/")[2]}`,
  "/community",
];

async function seesContact(path: string, who: Visitor): Promise<string[]> {
  const places = placesOf(path);
  const pages = await Promise.all(places.map((place) => who.get(place)));
  return places.filter((_, index) => pages[index]?.text.includes(CONTACT));
}

test("without scripts a plan is published, applied to, accepted and withdrawn; only accepted players see the contact", async () => {
  const path = await published({ title: "계획 하나", contact: `010-${CONTACT}` });
  const join = `${path}/join`;
  await expect.poll(async () => (await visitor.get(path)).text).toContain(`href="${join}"`);
  expect((await author.get(join)).text).toContain("아직 신청이 없어요");

  const applied = await partner.post(join, { intent: "apply", word: "핸디 20이에요" });
  expect([applied.status, applied.to]).toEqual([302, join]);
  expect((await partner.get(join)).text).toContain("글쓴이의 답을 기다려요");
  expect((await author.get(join)).text).toContain("핸디 20이에요");
  for (const who of [visitor, partner, stranger]) expect(await seesContact(path, who)).toEqual([]);

  const application = await waiting(path);
  await author.post(join, { intent: "accept", application });
  expect((await partner.get(join)).text).toContain("함께 치게 됐어요");
  expect(await seesContact(path, partner)).toContain(join);
  for (const who of [visitor, stranger]) expect(await seesContact(path, who)).toEqual([]);
  await expect.poll(async () => (await visitor.get(path)).text).toContain("1자리 남음");

  expect((await partner.post(join, { intent: "withdraw" })).to).toBe(join);
  expect((await partner.get(join)).text).toContain("신청을 거뒀어요");
  expect(await seesContact(path, partner)).toEqual([]);
});

test("without scripts a seat of a booked round leads to its payment, with its price and the hour it ends", async () => {
  const { text } = await author.get("/community/partner");
  const round = /name="round"[^>]* value="([0-9a-f-]{36})"/.exec(text)?.[1] ?? "";
  expect(text).toContain("콜밴은 내 예약에 그대로 남아요");
  const deadline = `${addDays(TODAY, 1)}T20:00`;
  const path = await published({ title: "예약한 라운드", round, seats: "1", deadline });
  await accepted(path);
  const mine = (await partner.get(`${path}/join`)).text;
  const price = /([₩0-9,]+) 내고 자리 확정/.exec(mine)?.[1] ?? "";
  expect(price).toMatch(/^₩\d/);
  expect(mine).toMatch(/까지 내지 않으면 자리가 다시 열려요/);
  const pay = await partner.post(`${path}/join`, { intent: "pay" });
  expect(pay.to).toBe(`/payment?line=${encodeURIComponent(`join:${path.split("/")[2]}`)}`);
  expect((await partner.get(pay.to)).text).toContain(price);
  // The line is worth nothing to anybody else.
  expect((await stranger.post(`${path}/join`, { intent: "pay" })).status).toBe(404);
  const off = await author.post(`${path}/join`, { intent: "cancel" });
  expect(off.to).toBe(`${path}/join`);
  expect((await partner.get(`${path}/join`)).text).toContain("모집이 취소됐어요");
});

const BAD: readonly (readonly [string, Fields])[] = [
  ["nothing", { title: "", content: "", contact: "" }],
  ["a title of 10,000 letters", { title: "가".repeat(10_000) }],
  ["a contact of 101 letters", { contact: "가".repeat(101) }],
  ["a contact that nobody sees", { contact: "\u200B\u3164" }],
  ["a day of the past", { day: addDays(TODAY, -1) }],
  ["a day that is none", { day: "2026-02-30" }],
  ["a day in ten years", { day: addDays(TODAY, 3_650) }],
  ["a deadline after its round", { deadline: `${addDays(TODAY, 31)}T20:00` }],
  ["a deadline of the past", { deadline: `${addDays(TODAY, -1)}T20:00` }],
  ["eight seats", { seats: "8" }],
  ["more seats than the tee time has", { seats: "4" }],
  ["a huge number of seats", { seats: "9".repeat(40) }],
  ["minus one player", { players: "-1" }],
  ["a cost without end", { cost: "9".repeat(40) }],
  ["a course of nowhere", { course: "th-nowhere" }],
  ["a course that is a query", { course: "' or 1=1 --" }],
  ["a booking that is a query", { round: "' or 1=1 --" }],
  ["a booking of nobody", { round: crypto.randomUUID() }],
];

test.concurrent.each(BAD)(
  "a post with %s is refused in words, and the typed text is kept",
  async (_, fields) => {
    const { status, text } = await author.post("/community/partner", {
      ...PLAN,
      content: "그대로 남는 글",
      ...fields,
    });
    expect(status).toBe(400);
    expect(text).toContain('aria-invalid="true"');
    expect(text).toContain(fields.content ?? "그대로 남는 글</textarea>");
  },
);

test("a form with null bytes is refused, and is no fault of ours", async () => {
  const { status } = await author.post("/community/partner", { ...PLAN, title: "\0", time: "\0" });
  expect(status).toBe(400);
});

test("a visitor may open the form; sending it is refused with the text kept", async () => {
  expect((await visitor.get("/community/partner")).status).toBe(200);
  const refused = await visitor.post("/community/partner", PLAN);
  expect(refused.status).toBe(401);
  expect(refused.text).toContain('value="함께 쳐요"');
  expect(refused.text).toContain(CONTACT);
});

test.concurrent.each(["0", "-1", "1.5", "x", "99999999999", "%01", "999999"])(
  "/community/%s/join leads to nothing",
  async (id) => {
    for (const intent of ["apply", "withdraw", "pay", "close", "cancel"]) {
      const sent = await partner.post(`/community/${id}/join`, { intent, word: "저요" });
      expect([intent, sent.status]).toEqual([intent, 404]);
    }
    expect((await partner.get(`/community/${id}/join`)).status).toBe(404);
  },
);

test("hostile words are shown as the words they are", async () => {
  const hostile = '<script>alert("x")</script>';
  const path = await published({ title: `${hostile} 하나`, content: hostile, contact: hostile });
  await partner.post(`${path}/join`, { intent: "apply", word: hostile });
  const application = await waiting(path);
  await author.post(`${path}/join`, { intent: "accept", application });
  for (const [place, who] of [
    [path, visitor],
    [`${path}/join`, author],
    [`${path}/join`, partner],
    ["/mypage/alarms", author],
    ["/mypage/alarms", partner],
  ] as const) {
    const { status, text } = await who.get(place);
    expect(status).toBe(200);
    expect(text).not.toContain(hostile);
    expect(text).toContain("&lt;script&gt;");
  }
});
