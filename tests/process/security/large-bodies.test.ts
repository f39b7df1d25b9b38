import { expect, test } from "vitest";
import en from "#app/locales/en/common/faults.json" with { type: "json" };
import { sharedShop } from "#tests/process/support/demo-shop.ts";
import {
  chunked,
  headOf,
  MB,
  partsOf,
  sendSlowly,
  slowConnection,
} from "#tests/support/server/slow-connection.ts";
import { signedIn, visitorOf } from "#tests/support/server/visitor.ts";

const shop = sharedShop();
const { demo, content } = await signedIn(shop.url, "demo", "content");

const FORM = "multipart/form-data; boundary=x";
const TOO_LARGE = { ok: false, error: "upload.too_large", fields: {} };

test.each(["/api/uploads?for=post", "/api/uploads?for=question"])(
  "a picture over the limit to %s is answered with 413, and the connection stays open",
  async (path) => {
    const { socket, answer } = await slowConnection(shop.url);
    const length = { "content-length": String(14 * MB), "content-type": FORM };
    socket.write(headOf(`${shop.url}${path}`, { cookie: demo.cookie(), ...length }));
    await sendSlowly(socket, partsOf(14 * MB));
    const { status, body } = await answer();
    expect([status, JSON.parse(body)]).toEqual([413, TOO_LARGE]);
    socket.write(`GET /health HTTP/1.1\r\nhost: x\r\n\r\n`);
    expect((await answer()).status).toBe(200);
    socket.destroy();
  },
);

test("a picture in chunks without a length is counted as it comes, and answered with 413", async () => {
  const { socket, answer } = await slowConnection(shop.url);
  const headers = { "transfer-encoding": "chunked", "content-type": FORM };
  socket.write(headOf(`${shop.url}/api/uploads?for=post`, { cookie: demo.cookie(), ...headers }));
  await sendSlowly(socket, [...partsOf(14 * MB).map(chunked), Buffer.from("0\r\n\r\n")]);
  const { status, body } = await answer();
  expect([status, JSON.parse(body)]).toEqual([413, TOO_LARGE]);
  socket.destroy();
});

test("a client that expects 100-continue is told 413 immediately, or to send where it is not too much", async () => {
  const asking = { cookie: demo.cookie(), expect: "100-continue", "content-type": FORM };
  const large = await slowConnection(shop.url);
  large.socket.write(
    headOf(`${shop.url}/api/uploads?for=post`, { ...asking, "content-length": String(14 * MB) }),
  );
  const refused = await large.answer();
  expect([refused.status, refused.isInvited]).toEqual([413, false]);
  expect(refused.head).toMatch(/^connection: close/im);

  const small = await slowConnection(shop.url);
  small.socket.write(
    headOf(`${shop.url}/api/uploads?for=post`, { ...asking, "content-length": String(MB) }),
  );
  await sendSlowly(small.socket, partsOf(MB));
  const taken = await small.answer();
  expect([taken.status, taken.isInvited]).toEqual([400, true]);
  for (const { socket } of [large, small]) socket.destroy();
});

test("a refused picture is read to its end: a visitor is asked to log in", async () => {
  const { socket, answer } = await slowConnection(shop.url);
  const length = { "content-length": String(6 * MB), "content-type": FORM };
  socket.write(headOf(`${shop.url}/api/uploads?for=post`, length));
  await sendSlowly(socket, partsOf(6 * MB));
  const { status, body } = await answer();
  expect([status, JSON.parse(body).error]).toEqual([401, "auth.login_required"]);
  socket.destroy();
});

/** A workbook of so many bytes, as its form sends it. */
function workbook(bytes: number): FormData {
  const form = new FormData();
  form.set("intent", "check");
  form.set("file", new File([new Uint8Array(bytes)], "catalogue.xlsx"));
  return form;
}

test.each([
  ["of two megabytes is read", 2 * MB, 400, "workbook.unreadable"],
  ["over five megabytes is too large", 5.5 * MB, 413, "workbook.too_large"],
  ["that no connection should carry is too large", 9 * MB, 413, "workbook.too_large"],
])("a workbook %s", async (_name, bytes, status, code) => {
  const answer = await content.post("/admin/courses/import.data", workbook(bytes));
  const { text } = answer;
  expect(answer.status).toBe(status);
  expect(text).toContain(`"${code}"`);
  expect(text).toContain('"fields"');
});

test("a form that is too large comes back as its page, in its language, with its mistake", async () => {
  const form = `loginId=${"a".repeat(2 * MB)}`;
  const { status, text } = await visitorOf(shop.url).post("/en/login", form);
  expect(status).toBe(413);
  expect(text).toContain(en["common.too_large"]);
  expect(text).toContain('name="loginId"');
});
