import { expect, test } from "vitest";
import { demoShop } from "#tests/process/support/demo-shop.ts";
import { signedIn } from "#tests/support/server/visitor.ts";

const shop = await demoShop();
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(shop.url + path, { headers, redirect: "manual" });

test.each(["/notice", "/en/notice", "/notice.data", "/terms", "/review"])(
  "%s is answered 304 to a browser that has it, in any compression",
  async (path) => {
    const first = await get(path);
    const text = await first.text();
    const etag = first.headers.get("etag") ?? "";
    expect(etag).toMatch(/^W\/"[\w-]{27}"$/);
    for (const encoding of ["br", "gzip", "identity"]) {
      const again = await get(path, { "accept-encoding": encoding });
      expect(again.headers.get("content-encoding") ?? "identity").toBe(encoding);
      expect(again.headers.get("vary")).toContain("accept-encoding");
      expect(await again.text()).toBe(text);
      const held = await get(path, { "accept-encoding": encoding, "if-none-match": etag });
      expect([held.status, await held.text()]).toEqual([304, ""]);
    }
  },
);

test("a cached page has its security headers, and names its scripts by their hashes", async () => {
  await get("/notice");
  const { headers } = await get("/notice");
  expect(headers.get("content-security-policy")).toMatch(/script-src 'self' 'sha256-/);
  expect(headers.get("content-security-policy")).not.toContain("nonce-");
  expect(headers.get("x-frame-options")).toBe("DENY");
  expect(headers.get("x-request-id")).toMatch(/^[\da-f-]{36}$/);
  expect(headers.get("cache-control")).toBe("public, no-cache");
});

test.each(["/course/th-siam-old", "/en/hotel/ht-amari-pattaya", "/caddy/cad-002"])(
  "%s is one page for every choice in its address: prices and free places are fetched after it",
  async (path) => {
    const tag = async (query: string) => {
      const answer = await get(path + query);
      return [answer.status, answer.headers.get("etag")];
    };
    const first = await tag("?date=2027-01-12&time=06:30&players=3");
    expect(first).toEqual([200, expect.stringMatching(/^W/)]);
    for (const query of ["", "?time=07%3A10", `?utm=${"x".repeat(500)}`]) {
      expect(await tag(query), query).toEqual(first);
    }
    expect(await (await get(`${path}?date=2027-01-12`)).text()).not.toContain("2027-01-12");
  },
);

test("changes saved by staff are on the cached pages immediately", async () => {
  const { content } = await signedIn(shop.url, "content");
  for (const word of ["first-word", "second-word"]) {
    expect(await (await get("/notice")).text()).not.toContain(word);
    const title = `공지 ${word}`;
    const texts = {
      title_ko: title,
      title_en: title,
      body_ko: "내용이에요.",
      body_en: "The text.",
    };
    const added = await content.post("/admin/notice/add", { category: "normal", ...texts });
    expect(added.status).toBe(302);
    expect(await (await get("/notice")).text()).toContain(word);
    expect(await (await get("/notice.data")).text()).toContain(word);
  }
});

test("a private page is never cached for another", async () => {
  const { demo, guest } = await signedIn(shop.url, "demo", "guest");
  expect((await demo.get("/mypage")).text).not.toBe((await guest.get("/mypage")).text);
  expect((await get("/mypage")).status).toBe(302);
});

test("the home page still redirects a first visit to its language when the page is cached", async () => {
  await get("/", { "accept-language": "ko" });
  const korean = await get("/", { "accept-language": "ko" });
  expect([korean.status, korean.headers.get("vary")]).toEqual([
    200,
    expect.stringMatching(/cookie.*accept-language/i),
  ]);
  const english = await get("/", { "accept-language": "en-US" });
  expect([english.status, english.headers.get("location")]).toEqual([302, "/en"]);
});

test("a HEAD request of a cached page gets only its head", async () => {
  await get("/notice", { "accept-encoding": "br" });
  const response = await fetch(`${shop.url}/notice`, {
    method: "HEAD",
    headers: { "accept-encoding": "br" },
  });
  expect([response.status, await response.text()]).toEqual([200, ""]);
  expect(Number(response.headers.get("content-length"))).toBeGreaterThan(1_000);
});

test("a missing page is not cached", async () => {
  for (const path of ["/notice/999999", "/course/no-such-course"]) {
    const response = await get(path);
    expect([response.status, response.headers.get("etag")]).toEqual([404, null]);
  }
});
