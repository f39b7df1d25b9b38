import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { afterAll, expect, test } from "vitest";
import { isTooLarge } from "#app/platform/http/too-large.ts";
import {
  chunked,
  headOf,
  MB,
  partsOf,
  sendSlowly,
  slowConnection,
} from "#tests/support/server/slow-connection.ts";
import { listen, portOf } from "../listen.ts";
import { limitBodies } from "./limit-bodies.ts";

/** Says how much it read; what is too large is none of its business, and some it refuses unread. */
const app = new Hono()
  .use(limitBodies())
  .post("/refused", (c) => c.json({ read: 0 }, 401))
  .post("*", async (c) => {
    if (isTooLarge(c.req.raw)) return c.json({ read: 0 }, 413);
    return c.json({ read: (await c.req.arrayBuffer()).byteLength });
  });
const server = await listen("localhost", 0, getRequestListener(app.fetch));
afterAll(() => server.close());
const url = `http://localhost:${portOf(server)}`;

async function post(path: string, headers: Record<string, string>, parts: readonly Buffer[]) {
  const { socket, answer } = await slowConnection(url);
  socket.write(headOf(url + path, headers));
  await sendSlowly(socket, parts);
  return { socket, first: await answer(), answer };
}

const lengthOf = (bytes: number) => ({ "content-length": String(bytes) });

test.each([
  ["/api/uploads", 10, 200],
  ["/api/uploads", 12, 413],
  ["/admin/courses/import.data", 5, 200],
  ["/admin/courses/import", 7, 413],
  ["/community/write.data", 1, 200],
  ["/community/write.data", 2, 413],
  ["/refused", 1, 401],
  ["/refused", 8, 401],
])(
  "%s of %i MB slowly sent is answered with %i, and the connection stays open",
  async (path, size, status) => {
    const { socket, first, answer } = await post(path, lengthOf(size * MB), partsOf(size * MB));
    const read = status === 200 ? size * MB : 0;
    expect([first.status, first.body]).toEqual([status, JSON.stringify({ read })]);
    socket.write(headOf(`${url}/again`, lengthOf(2)));
    socket.write("ab");
    expect((await answer()).body).toBe(JSON.stringify({ read: 2 }));
    socket.destroy();
  },
);

test.each([
  [1, 200],
  [3, 413],
])("%i MB in chunks without a length are answered with %i", async (size, status) => {
  const parts = [...partsOf(size * MB).map(chunked), Buffer.from("0\r\n\r\n")];
  const { socket, first } = await post("/form", { "transfer-encoding": "chunked" }, parts);
  expect(first.status).toBe(status);
  socket.destroy();
});

test("a client that expects 100-continue is refused before sending, or told to go on", async () => {
  const asking = { expect: "100-continue" };
  const refused = await post("/form", { ...asking, ...lengthOf(2 * MB) }, []);
  expect(refused.first).toMatchObject({ status: 413, isInvited: false });
  expect(refused.first.head).toMatch(/^connection: close/im);
  const taken = await post("/form", { ...asking, ...lengthOf(MB) }, partsOf(MB));
  expect(taken.first).toMatchObject({ status: 200, isInvited: true });
  for (const { socket } of [refused, taken]) socket.destroy();
});
