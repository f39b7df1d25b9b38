import { expect, test } from "vitest";
import { seededUuid } from "#demo/seed/seeded.ts";
import { demoShop } from "#tests/process/support/demo-shop.ts";
import { shownOn } from "#tests/process/support/shown.ts";
import { signedIn, type Visitor, visitorOf } from "#tests/support/server/visitor.ts";

const shop = await demoShop();
const { ops, support, demo, guest } = await signedIn(shop.url, "ops", "support", "demo", "guest");
/** The round of the demo that waits for its course. */
const LINE = `/reservation/${seededUuid("reservation:pattaya:4")}`;
const DESK = "/admin/reservations/5";

const offer = (...times: string[]) =>
  [["intent", "offer"], ...times.map((time) => ["times", time] as const)] as const;
const accept = (id: string, time: string) =>
  [
    ["intent", "accept"],
    ["offer", id],
    ["time", time],
  ] as const;
const decline = (id: string) =>
  [
    ["intent", "decline"],
    ["offer", id],
  ] as const;

/** As the page of the desk sends it. */
async function atDesk(who: Visitor, form: readonly (readonly [string, string])[]) {
  const shown = Object.entries(shownOn((await ops.get(DESK)).text));
  return who.post(DESK, [...shown, ...form]);
}

/** The times that staff can offer, nearest to the paid tee-off. */
async function freeTimes(): Promise<string[]> {
  const { text } = await ops.get(DESK);
  return [...text.matchAll(/aria-pressed="false"[^>]*>(\d\d:\d\d)</g)].map(
    ([, time]) => time ?? "",
  );
}

async function openOffer(): Promise<string> {
  const { text } = await demo.get(LINE);
  return /name="offer" value="(\d+)"/.exec(text)?.[1] ?? "";
}

test("only staff offer, and only free times", async () => {
  const [first = "", second = ""] = await freeTimes();
  for (const who of [support, demo]) {
    expect((await who.post(DESK, offer(first))).status).toBe(404);
  }
  const wrong = [
    [offer(), 400],
    [offer("25:00"), 400],
    [offer("x".repeat(10_000)), 400],
    [offer("06:00", "06:08", "06:16", "06:24"), 400],
    [[...offer(first), ["note", "x".repeat(301)]], 400],
    [offer("03:00"), 422],
    [offer("06:50"), 422],
    [offer(first, first), 422],
    [[["intent", "withdraw_offer"]], 409],
  ] as const;
  for (const [form, status] of wrong) {
    expect({ form, status: (await atDesk(ops, form)).status }).toEqual({ form, status });
  }
  expect(await openOffer()).toBe("");
  expect(await atDesk(ops, offer(first, second))).toMatchObject({ status: 302 });
  expect((await atDesk(ops, offer(first))).status).toBe(409);
  expect((await support.get(DESK)).text).not.toContain('name="intent"');
  expect((await ops.get("/admin/reservations?queue=confirm")).text).toContain("고객 답변 대기");
});

test("only the member answers, only with an offered time, and once", async () => {
  const id = await openOffer();
  const { text } = await demo.get(LINE);
  const [time = ""] = [...text.matchAll(/name="time" value="([\d:]+)"/g)].map(([, each]) => each);
  expect((await guest.post(LINE, accept(id, time))).status).toBe(404);
  expect((await guest.post(LINE, decline(id))).status).toBe(404);
  expect((await visitorOf(shop.url).post(LINE, accept(id, time))).status).toBe(401);
  const wrong = [
    [accept("x", time), 400],
    [accept(id, "99:99"), 400],
    [accept(id, "9".repeat(10_000)), 400],
    [accept("9".repeat(30), time), 400],
    [accept(id, "03:00"), 400],
    [accept("999999", time), 404],
    [decline(""), 400],
    [decline("999999"), 404],
  ] as const;
  for (const [form, status] of wrong) {
    expect({ form, status: (await demo.post(LINE, form)).status }).toEqual({ form, status });
  }
  expect(await openOffer()).toBe(id);

  expect(await demo.post(LINE, accept(id, time))).toMatchObject({
    status: 302,
    to: `${LINE}?asked=moved`,
  });
  expect((await demo.post(LINE, accept(id, time))).status).toBe(409);
  expect((await demo.post(LINE, decline(id))).status).toBe(409);
  expect(await openOffer()).toBe("");
  const clock = time.replace(/^0/, "");
  expect((await demo.get(LINE)).text).toContain(`오전 ${clock}`);
  const stamp = `T${time.replace(":", "")}00`;
  expect((await demo.get(`${LINE}/calendar.ics`)).text).toContain(stamp);
  expect((await ops.get(DESK)).text).toContain(`Tee time: ${time}`);
  const exported = await demo.get("/mypage/export");
  expect(exported.text).toContain(`오전 ${clock}`);
});

test("a member who accepts none reads that everything is refunded", async () => {
  const [time = ""] = await freeTimes();
  await atDesk(ops, offer(time));
  const id = await openOffer();
  const { text } = await demo.get(LINE);
  expect(text).toContain("₩520,000");
  const answer = await demo.post(LINE, decline(id));
  expect(answer.status).toBe(302);
  expect(answer.to).toMatch(/\?asked=(done|waiting)$/);
  expect((await demo.get(LINE)).text).not.toContain('name="offer"');
  expect((await demo.post(LINE, decline(id))).status).toBe(409);
});
