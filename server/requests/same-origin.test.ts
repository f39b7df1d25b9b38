import { Hono } from "hono";
import { expect, test } from "vitest";
import { sameOriginOnly } from "./same-origin.ts";

const HERE = "http://localhost:3000";
const PUBLIC = "https://palmtee.test";

/** As pages and programs send it. */
async function post(
  path: string,
  { at = HERE, headers = {}, publicOrigin }: Sent = {},
): Promise<number> {
  const app = new Hono().use(sameOriginOnly(publicOrigin)).all("*", (c) => c.text("done"));
  const response = await app.request(at + path, { method: "POST", headers });
  return response.status;
}
type Sent = {
  readonly at?: string;
  readonly headers?: Record<string, string>;
  readonly publicOrigin?: string;
};

test.each<readonly [string, string, Sent, number]>([
  ["a program", "/mcp", {}, 200],
  ["a program", "/api/plan", {}, 403],
  ["a program", "/mcp/", {}, 403],
  ["our own page", "/mcp", { headers: { origin: HERE } }, 200],
  ["our own page", "/api/plan", { headers: { "sec-fetch-site": "same-origin" } }, 200],
  ["another site", "/mcp", { headers: { origin: "https://evil.example" } }, 403],
  ["a page without an origin", "/mcp", { headers: { origin: "null" } }, 403],
  ["another site", "/mcp", { headers: { "sec-fetch-site": "cross-site" } }, 403],
  [
    "a page under a name pointed here",
    "/mcp",
    { at: "http://evil.example:3000", headers: { origin: "http://evil.example:3000" } },
    403,
  ],
  [
    "a page at a bare address",
    "/mcp",
    { at: "http://[::1]:3000", headers: { origin: "http://[::1]:3000" } },
    200,
  ],
  ["the public page", "/mcp", { publicOrigin: PUBLIC, headers: { origin: PUBLIC } }, 200],
  ["a page of the inner host", "/mcp", { publicOrigin: PUBLIC, headers: { origin: HERE } }, 403],
  ["a program behind a proxy", "/mcp", { publicOrigin: PUBLIC }, 200],
])("%s at %s with %j is answered with %i", async (_, path, sent, status) => {
  expect(await post(path, sent)).toBe(status);
});
