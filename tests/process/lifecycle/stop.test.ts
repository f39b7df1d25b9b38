import { connect } from "node:net";
import { expect, test, vi } from "vitest";
import { demoShop } from "#tests/process/support/demo-shop.ts";

const shop = await demoShop();

test("a stop lets the request at work finish, refuses new ones, and ends with 0", async () => {
  const { port } = new URL(shop.url);
  const body = "loginId=nobody&password=wrong";
  const socket = connect(Number(port), "127.0.0.1");
  let answer = "";
  socket.on("data", (chunk) => {
    answer += chunk;
  });
  const answered = new Promise((resolve) => socket.once("close", resolve));
  socket.write(
    `POST /login HTTP/1.1\r\nHost: localhost:${port}\r\nOrigin: ${shop.url}\r\n` +
      "Content-Type: application/x-www-form-urlencoded\r\nExpect: 100-continue\r\n" +
      `Content-Length: ${body.length}\r\n\r\n${body.slice(0, 5)}`,
  );
  // It is at work when it asks for the rest.
  await vi.waitUntil(() => answer.startsWith("HTTP/1.1 100"), { timeout: 30_000 });

  const stopped = shop.stop("SIGTERM");
  const isOpen = () => fetch(`${shop.url}/health`).then(Boolean, () => false);
  await expect.poll(isOpen, { timeout: 9_000 }).toBe(false);
  const sentAt = Date.now();
  socket.write(body.slice(5));
  await answered;
  const closedAfterMs = Date.now() - sentAt;

  expect(answer).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 401/);
  expect(await stopped).toBe(0);
  // Its connection was not held open for a next request: a stop cuts such a one off after ten seconds.
  expect(closedAfterMs).toBeLessThan(8_000);
});
