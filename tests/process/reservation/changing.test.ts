import { expect, test } from "vitest";
import { addDays, type LocalDate } from "#app/domain/common/date/local-date.ts";
import { seededUuid } from "#demo/seed/seeded.ts";
import { sharedShop } from "#tests/process/support/demo-shop.ts";
import { signedIn } from "#tests/support/server/visitor.ts";

/** The last round of the demo's trip, on the day on which its hotel ends. */
const ROUND = `/reservation/${seededUuid("reservation:pattaya:4")}`;
const { demo } = await signedIn(sharedShop().url, "demo");

/** The hidden fields of the form that changes it. */
function sentWith(text: string): Record<string, string> {
  const form = /<form[^>]* id="change"[\s\S]*?<\/form>/.exec(text)?.[0] ?? "";
  const fields = [...form.matchAll(/name="(\w+)" value="([^"]*)"/g)];
  return Object.fromEntries(fields.map(([, name, value]) => [name, value]));
}

/** A day beyond the hotel on which the course has places. */
async function askedDay(): Promise<{ path: string; text: string }> {
  const { text: now } = await demo.get(`${ROUND}/change`);
  const day = /date=(\d{4}-\d\d-\d\d)&amp;time=[\d%A:]+&amp;players=3/.exec(now)?.[1] as LocalDate;
  for (let later = 2; later < 8; later += 1) {
    const path = `${ROUND}/change?date=${addDays(day, later)}`;
    const { text } = await demo.get(path);
    if (sentWith(text).seen) return { path, text };
  }
  throw new Error("the demo has no such day");
}

test("a change beyond the hotel without an answer is refused, and the page asks again", async () => {
  const { path, text } = await askedDay();
  const fields = sentWith(text);
  expect(fields.stay).toBeUndefined();
  const refused = await demo.post(path, fields);
  expect(refused.status).toBe(422);
  expect(refused.text).toContain('id="stay"');
  expect(refused.text).toContain("stay=elsewhere");
  const answered = await demo.get(`${path}&stay=elsewhere`);
  expect(sentWith(answered.text)).toMatchObject({ ...fields, stay: "elsewhere" });
  const nonsense = await demo.post(path, { ...fields, stay: "nowhere" });
  expect(nonsense.status).toBe(422);
});

test("a refused change keeps the name that was typed", async () => {
  const path = `${ROUND}/change?players=3`;
  const fields = sentWith((await demo.get(path)).text);
  const refused = await demo.post(path, { ...fields, "last.2": "PARK", "first.2": "" });
  expect(refused.status).toBe(422);
  expect(refused.text).toMatch(/name="last\.2"[^>]*value="PARK"|value="PARK"[^>]*name="last\.2"/);
});

test("a refused exchange keeps the name that was typed, with its fields open", async () => {
  const path = `${ROUND}/cancel-one?who=1`;
  const form = { intent: "replace", who: "1", "last.1": "박정우", "first.1": "" };
  const refused = await demo.post(path, form);
  expect(refused.status).toBe(400);
  expect(refused.text).toMatch(
    /name="last\.1"[^>]*value="박정우"|value="박정우"[^>]*name="last\.1"/,
  );
  expect(refused.text).toMatch(/<details class="[^"]*bg-fairway-50[^"]*" open=""/);
});
