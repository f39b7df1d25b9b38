import { expect, test } from "vitest";
import { seededUuid } from "#demo/seed/seeded.ts";
import { demoShop } from "#tests/process/support/demo-shop.ts";
import { shownOn } from "#tests/process/support/shown.ts";
import { signInCookie } from "#tests/support/server/sign-in.ts";

const shop = await demoShop();
const [ops, support, demo, guest] = await Promise.all(
  ["ops", "support", "demo", "guest"].map((key) => signInCookie(shop.url, key)),
);
/** The round of the demo that waits for its course. */
const LINE = `/reservation/${seededUuid("reservation:pattaya:4")}`;
const DESK = "/admin/reservations/5";

async function ask(path: string, cookie = "", form?: readonly (readonly [string, string])[]) {
  const headers = { cookie, origin: shop.url };
  const sent = form && { method: "POST", body: new URLSearchParams(form.map(([a, b]) => [a, b])) };
  const response = await fetch(shop.url + path, { redirect: "manual", headers, ...sent });
  const { status, headers: said } = response;
  return { status, to: said.get("location"), text: await response.text() };
}

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
async function atDesk(cookie: string | undefined, form: readonly (readonly [string, string])[]) {
  const shown = Object.entries(shownOn((await ask(DESK, ops)).text));
  return ask(DESK, cookie, [...shown, ...form]);
}

/** The times that staff can offer, nearest to the paid tee-off. */
async function freeTimes(): Promise<string[]> {
  const { text } = await ask(DESK, ops);
  return [...text.matchAll(/aria-pressed="false"[^>]*>(\d\d:\d\d)</g)].map(
    ([, time]) => time ?? "",
  );
}

async function openOffer(): Promise<string> {
  const { text } = await ask(LINE, demo);
  return /name="offer" value="(\d+)"/.exec(text)?.[1] ?? "";
}

test("only staff offer, and only what is free", async () => {
  const [first = "", second = ""] = await freeTimes();
  for (const cookie of [support, demo]) {
    expect((await ask(DESK, cookie, offer(first))).status).toBe(404);
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
  expect((await ask(DESK, support)).text).not.toContain('name="intent"');
  expect((await ask("/admin/reservations?queue=confirm", ops)).text).toContain("고객 답변 대기");
});

test("only the member answers, only with what was offered, and once", async () => {
  const id = await openOffer();
  const { text } = await ask(LINE, demo);
  const [time = ""] = [...text.matchAll(/name="time" value="([\d:]+)"/g)].map(([, each]) => each);
  expect((await ask(LINE, guest, accept(id, time))).status).toBe(404);
  expect((await ask(LINE, guest, decline(id))).status).toBe(404);
  expect((await ask(LINE, "", accept(id, time))).status).toBe(401);
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
    expect({ form, status: (await ask(LINE, demo, form)).status }).toEqual({ form, status });
  }
  expect(await openOffer()).toBe(id);

  expect(await ask(LINE, demo, accept(id, time))).toMatchObject({
    status: 302,
    to: `${LINE}?asked=moved`,
  });
  expect((await ask(LINE, demo, accept(id, time))).status).toBe(409);
  expect((await ask(LINE, demo, decline(id))).status).toBe(409);
  expect(await openOffer()).toBe("");
  const clock = time.replace(/^0/, "");
  expect((await ask(LINE, demo)).text).toContain(`오전 ${clock}`);
  const stamp = `T${time.replace(":", "")}00`;
  expect((await ask(`${LINE}/calendar.ics`, demo)).text).toContain(stamp);
  expect((await ask(DESK, ops)).text).toContain(`Tee time: ${time}`);
  const exported = await ask("/mypage/export", demo);
  expect(exported.text).toContain(`오전 ${clock}`);
});

test("a member who accepts none reads that everything is refunded", async () => {
  const [time = ""] = await freeTimes();
  await atDesk(ops, offer(time));
  const id = await openOffer();
  const { text } = await ask(LINE, demo);
  expect(text).toContain("₩520,000");
  const answer = await ask(LINE, demo, decline(id));
  expect(answer.status).toBe(302);
  expect(answer.to).toMatch(/\?asked=(done|waiting)$/);
  expect((await ask(LINE, demo)).text).not.toContain('name="offer"');
  expect((await ask(LINE, demo, decline(id))).status).toBe(409);
});
