import { readdir, readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { demoShop } from "#tests/process/support/demo-shop.ts";
import { visitorOf } from "#tests/support/server/visitor.ts";

const shop = await demoShop();
const visitor = visitorOf(shop.url);

const deep = (levels: number) => `${'{"a":'.repeat(levels)}1${"}".repeat(levels)}`;
const many = (count: number) => Array.from({ length: count }, (_, index) => `th-${index}`);

async function answerTo(body: unknown, path = "/api/plan") {
  const { status, text } = await visitor.postJson(path, body);
  const { error, field } = JSON.parse(text) as { error?: string; field?: string };
  return { status, error, field };
}

const BAD = { status: 422, error: "common.bad_request" };

/** The solver's thread is started by the first question that reaches it. */
async function threadsOfShop(): Promise<string[]> {
  const tasks = `/proc/${shop.process.pid}/task`;
  const ids = await readdir(tasks);
  const names = await Promise.all(ids.map((id) => readFile(`${tasks}/${id}/comm`, "utf8")));
  return names.map((name) => name.trim()).toSorted();
}

test.each<[string, object, string]>([
  ["a number as a text", { golfers: "4" }, "golfers"],
  ["no golfers", {}, "golfers"],
  ["nine golfers", { golfers: 9 }, "golfers"],
  ["a golfer and a half", { golfers: 1.5 }, "golfers"],
  ["less than nobody", { golfers: 2, companions: -1 }, "companions"],
  ["endless nights", { golfers: 2, nights: 1e308 }, "nights"],
  ["a hundred rounds", { golfers: 2, rounds: 100 }, "rounds"],
  ["27 holes", { golfers: 2, holesPerDay: 27 }, "holesPerDay"],
  ["a budget beyond all money", { golfers: 2, budget: Number.MAX_SAFE_INTEGER }, "budget"],
  ["a budget as a list", { golfers: 2, budget: [1] }, "budget"],
  ["a region as a text", { golfers: 2, regions: "pattaya" }, "regions"],
  ["no region of all", { golfers: 2, regions: [] }, "regions"],
  ["a list of eleven courses", { golfers: 2, must: many(11) }, "must"],
  ["a course with a quote", { golfers: 2, must: ["th-old' or 1=1"] }, "must"],
  ["a course with a line break", { golfers: 2, avoid: ["th-old\n"] }, "avoid"],
  ["a caddie that is a wish", { golfers: 2, caddies: [{ golfers: 2 }] }, "caddies"],
  ["a maybe", { golfers: 2, repeatCourses: "maybe" }, "repeatCourses"],
  ["a day of another century", { golfers: 2, from: "1926-12-01" }, "from"],
  ["a day in the year 9999", { golfers: 2, from: "9999-12-31" }, "from"],
  ["a day that is none", { golfers: 2, from: "2027-02-30" }, "from"],
  ["half a span", { golfers: 2, from: { earliest: "2027-01-11" } }, "from"],
  ["an hour that is none", { golfers: 2, teeTime: { earliest: "25:00" } }, "teeTime"],
  ["a drive of a day", { golfers: 2, driveMinutes: 1_440 }, "driveMinutes"],
  ["a hotel of six stars", { golfers: 2, hotel: { stars: 6 } }, "hotel"],
  ["a ride by boat", { golfers: 2, rides: "boat" }, "rides"],
  [
    "an airport in lower case",
    { golfers: 2, arrival: { airport: "bkk", time: "10:00" } },
    "arrival",
  ],
  ["a flight without an hour", { golfers: 2, departure: { airport: "BKK" } }, "departure"],
  ["a style of ours that is none", { golfers: 2, style: "best" }, "style"],
  ["a field that nobody knows", { golfers: 2, discount: 100 }, "discount"],
  ["a prototype", JSON.parse('{"golfers":2,"__proto__x":{"budget":1}}') as object, "__proto__x"],
])("a wish with %s is refused by its field", async (_, wish, field) => {
  expect(await answerTo({ wish })).toEqual({ ...BAD, field });
});

test.each<[string, unknown, number]>([
  ["a hundred thousand courses", { wish: { golfers: 2, must: many(100_000) } }, 413],
  ["a hundred thousand golfers in a list", { wish: { golfers: Array(100_000).fill(2) } }, 413],
  ["a hundred thousand levels", deep(100_000), 413],
  ["a thousand levels", deep(1_000), 422],
  ["twenty levels in a field", `{"wish":{"golfers":2,"hotel":${deep(20)}}}`, 422],
  ["half an object", '{"wish":{"golfers":2', 422],
  ["a zero byte", '{"wish":{"golfers":2,"style":"\u0000"}}', 422],
  ["a control character", { wish: { golfers: 2, style: "value\u0007" } }, 422],
  ["half a character", '{"wish":{"golfers":2,"style":"\\ud800"}}', 422],
  ["nothing", "null", 422],
  ["a list", "[]", 422],
])("a message of %s is refused", async (_, body, status) => {
  expect(await answerTo(body)).toMatchObject({ status });
});

test("sentences are refused the same way", async () => {
  for (const [body, status] of [
    [{ text: "골".repeat(1_001), locale: "ko" }, 422],
    [{ text: "x".repeat(100_000), locale: "en" }, 413],
    [{ text: ["four of us"], locale: "en" }, 422],
    [deep(1_000), 422],
  ] as const) {
    expect(await answerTo(body, "/api/plan/read")).toMatchObject({ status });
  }
});

test("none of it started the solver, which the first real wish does", async () => {
  const before = await threadsOfShop();
  expect(await answerTo({ wish: { golfers: 0 } })).toMatchObject({ status: 422 });
  expect((await threadsOfShop()).length).toBe(before.length);
  const wish = { golfers: 2, nights: 1, regions: ["kotakinabalu"] };
  expect((await visitor.postJson("/api/plan", { wish })).status).toBe(200);
  expect((await threadsOfShop()).length).toBeGreaterThan(before.length);
});
