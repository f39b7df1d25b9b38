import { expect, test } from "vitest";
import { throttles } from "#app/db/schema/member/identity-tables.ts";
import { addAllMessages } from "#app/platform/i18n/add-messages.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { assistantClient } from "#tests/support/planner/assistant-client.ts";
import { routeOf, SHOP_URL } from "#tests/support/planner/assistant-route.ts";
import { testServices } from "#tests/support/services.ts";

addAllMessages();
const db = await testDatabase("demo");
const services = testServices(db);
const WISH = { from: "2027-01-11", nights: 3, regions: ["pattaya"], golfers: 4 };

const message = (method: string, params: unknown = {}) => ({
  ...{ jsonrpc: "2.0", id: 1, method, params },
});

async function send(body: unknown, headers: Record<string, string> = {}, ask = routeOf(services)) {
  const response = await ask(`${SHOP_URL}mcp`, {
    method: "POST",
    body: typeof body === "string" ? body : JSON.stringify(body),
    headers: {
      "content-type": "application/json",
      accept: "application/json, text/event-stream",
      ...headers,
    },
  });
  const text = await response.text();
  const sent = text === "" ? {} : JSON.parse(text);
  return { status: response.status, headers: response.headers, code: sent.error?.code, ...sent };
}

const deep = `{"jsonrpc":"2.0","id":1,"method":"tools/list","params":${"[".repeat(20_000)}${"]".repeat(20_000)}}`;
const call = (args: unknown) => message("tools/call", { name: "find_courses", arguments: args });

test.each([
  ["no JSON", "{", {}, 400, -32_700],
  ["null", "null", {}, 400, -32_700],
  ["another form", { hello: 1 }, {}, 400, -32_700],
  ["a batch", [message("ping"), message("ping")], {}, 400, -32_600],
  ["deep nesting", deep, {}, 400, -32_700],
  ["a zero character", call({ words: "a\0b" }), {}, 400, -32_700],
  ["half a character", call({ words: "\ud800" }), {}, 400, -32_700],
  ["100,000 elements", call({ words: Array(100_000).fill("a") }), {}, 413, -32_600],
  ["another content type", message("ping"), { "content-type": "text/plain" }, 415, -32_000],
  ["another accept", message("ping"), { accept: "text/html" }, 406, -32_000],
  ["another version", message("ping"), { "mcp-protocol-version": "1999-01-01" }, 400, -32_000],
  ["an unknown method", message("resources/list"), {}, 200, -32_601],
])("%s is answered by an error of the protocol", async (_, body, headers, status, code) => {
  const got = await send(body, headers as Record<string, string>);
  expect([got.status, got.code]).toEqual([status, code]);
  expect(got.headers.get("cache-control")).toBe("no-store");
});

test.each([
  ["elements", { lines: Array(20_000).fill(1) }],
  ["fields", Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`f${index}`, 1]))],
])("very many %s that still fit are refused, shortly", async (_, args) => {
  const { result } = await send(message("tools/call", { name: "quote_trip", arguments: args }));
  expect(result.isError).toBe(true);
  expect(JSON.stringify(result).length).toBeLessThan(2_000);
});

test("only POST is answered, and says so", async () => {
  const answers = await Promise.all(
    ["GET", "DELETE", "PUT"].map((method) => routeOf(services)(`${SHOP_URL}mcp`, { method })),
  );
  const seen = answers.map(({ status, headers }) => [status, headers.get("allow")]);
  expect(seen).toEqual(Array(3).fill([405, "POST"]));
});

test("a network asks often, but not without end; its searches are counted with its plans", async () => {
  const address = "10.9.9.9";
  const ask = routeOf(services, address);
  await send(message("ping"), {}, ask);
  await db.update(throttles).set({ points: 299 });
  expect((await send(message("ping"), {}, ask)).status).toBe(200);
  const last = await send(message("ping"), {}, ask);
  expect([last.status, Number(last.headers.get("retry-after")) > 0]).toEqual([429, true]);

  const other = await assistantClient(SHOP_URL, routeOf(services, "10.9.9.8"));
  await other.answer("plan_trip", { wish: WISH });
  await db.update(throttles).set({ points: 60 });
  expect(await other.refusal("plan_trip", { wish: WISH, locale: "en" })).toMatch(
    /again in \d+ sec/,
  );
});

test("a mistake of ours is logged and told without its words", async () => {
  const errors: string[] = [];
  const log = { ...services.log, error: (_: object, text: string) => errors.push(text) };
  const solver = {
    ask: async () => {
      throw new Error("secret detail");
    },
  };
  const broken = await assistantClient(SHOP_URL, routeOf({ ...services, log, solver }));
  const said = await broken.refusal("plan_trip", { wish: { ...WISH, golfers: 3 }, locale: "en" });
  expect(said).toMatch(/\w/);
  expect(said).not.toContain("secret");
  expect(errors).toEqual(["a tool failed"]);
});
