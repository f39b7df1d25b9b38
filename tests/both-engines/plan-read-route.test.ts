import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { listUnreadWords } from "#app/features/planner/desk/plan-figures.server.ts";
import { servicesContext } from "#app/platform/env/services.server.ts";
import { action } from "#app/routes/api/planner/plan-read.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { testServices } from "#tests/support/services.ts";

const db = await testDatabase("demo");

async function read(body: string) {
  const context = new RouterContextProvider();
  context.set(servicesContext, testServices(db));
  const url = new URL("https://palmtee.test/api/plan/read");
  const request = new Request(url, { method: "POST", body });
  const response = await action({ request, url, params: {}, context } as never);
  return { status: response.status, headers: response.headers, answer: await response.json() };
}

test("a sentence is read as a wish;  what is not understood is counted for the desk", async () => {
  const text = "파타야 3박 넷이서 온천욕도 했으면";
  const { status, headers, answer } = await read(JSON.stringify({ text, locale: "ko" }));
  expect([status, headers.get("cache-control")]).toEqual([200, "no-store"]);
  expect(answer.wish).toMatchObject({ nights: 3, golfers: 4, regions: ["pattaya"] });
  expect(answer.read.map(({ field }: { field: string }) => field)).toContain("golfers");
  expect(answer.unread.length).toBeGreaterThan(0);
  expect((await listUnreadWords(db)).length).toBe(answer.unread.length);
});

test.each([
  [{ text: "" }, "text"],
  [{ text: "가".repeat(1_001) }, "text"],
  [{ text: 5 }, "text"],
  [{ text: "넷이서", locale: "fr" }, "locale"],
  ["[]", "text"],
  ["{", "text"],
  [{ text: "\ud800" }, "text"],
])("the message %j is refused with the name of its field %s", async (message, field) => {
  const body = typeof message === "string" ? message : JSON.stringify(message);
  const { status, answer } = await read(body);
  expect([status, answer.field]).toEqual([422, field]);
});

test("a sentence of 1,000 characters is read, however they are written", async () => {
  const text = "가".repeat(1_000);
  const escaped = `{"text":"${[...text].map(() => "\\uac00").join("")}"}`;
  expect((await read(escaped)).status).toBe(200);
});

test("what is far too large is refused unread", async () => {
  const { status, answer } = await read(JSON.stringify({ text: "a".repeat(20_000) }));
  expect([status, answer.error]).toEqual([413, "common.too_large"]);
});
