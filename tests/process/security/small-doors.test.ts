import { connect } from "node:net";
import { expect, test } from "vitest";
import { sharedShop } from "#tests/process/support/demo-shop.ts";
import { signedIn, visitorOf } from "#tests/support/server/visitor.ts";

const shop = sharedShop();
const visitor = visitorOf(shop.url);

test("changing the language never leads to another site", async () => {
  for (const from of [
    "/en//evil.example",
    "/en/\\\\evil.example",
    "//evil.example",
    "/en/..//evil.example",
  ]) {
    const { status, to } = await visitor.post("/settings/language", { lang: "ko", from });
    expect([from, status, new URL(to, shop.url).origin]).toEqual([from, 302, shop.url]);
  }
});

const NAMED = {
  "whose host is named so": (host: string) => `GET /login HTTP/1.1\r\nHost: user:word@${host}`,
  "that is whole": (host: string) => `GET http://user:word@${host}/login HTTP/1.1\r\nHost: ${host}`,
};

test.each(Object.entries(NAMED))(
  "an address with a name and password in it is refused, and is no error of ours: one %s",
  async (which, request) => {
    const { host, hostname, port } = new URL(shop.url);
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(port), hostname, () =>
        socket.write(`${request(host)}\r\nConnection: close\r\n\r\n`),
      );
      let text = "";
      socket.on("data", (chunk) => {
        text += chunk;
      });
      socket.once("end", () => resolve(text));
      socket.once("error", reject);
    });
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    // The other one ends before it reaches the app.
    if (which === "that is whole") expect(answer).toMatch(/^x-content-type-options: nosniff\r$/im);
  },
);

test("a client that sends headers slowly is cut off after ten seconds, not after forty", async () => {
  const { hostname, port } = new URL(shop.url);
  const begun = performance.now();
  await new Promise<void>((resolve) => {
    const socket = connect(Number(port), hostname, () => socket.write("GET / HTTP/1.1\r\nHost: x"));
    socket.on("data", () => undefined);
    socket.once("error", () => undefined);
    socket.once("close", () => resolve());
  });
  const seconds = (performance.now() - begun) / 1000;
  expect(seconds).toBeGreaterThan(9);
  // Node's own check comes every thirty seconds, at the earliest thirty after the start.
  expect(seconds).toBeLessThan(25);
});

test("every kind of file is sent with its type alone", async () => {
  const page = await visitor.get("/course/home");
  const script = /\/assets\/[\w.-]+\.js/.exec(page.text)?.[0] ?? "";
  for (const path of [script, "/robots.txt", "/icon.svg", "/builds/latest.json", "/health"]) {
    const { headers, status } = await visitor.get(path);
    expect([path, status, headers.get("x-content-type-options")]).toEqual([path, 200, "nosniff"]);
  }
});

test("HEAD is answered like GET without a body, for visitors and members, on pages and data", async () => {
  const { demo } = await signedIn(shop.url, "demo");
  const paths = [
    "/",
    "/mypage",
    "/mypage/export",
    "/api/cart",
    "/api/_auth/session",
    "/reservation",
  ];
  for (const who of [visitor, demo]) {
    for (const path of paths) {
      const [get, head] = await Promise.all([who.get(path), who.get(path, { method: "HEAD" })]);
      expect([path, head.status]).toEqual([path, get.status]);
    }
  }
});
