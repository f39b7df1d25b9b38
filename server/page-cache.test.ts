import type { IncomingMessage, ServerResponse } from "node:http";
import { expect, test } from "vitest";
import { newPageCacheRule } from "#app/platform/page-cache/page-cache-rules.server.ts";
import { keyOf, renderAndCache, serveCached } from "./answer-from-cache.ts";
import { bodyIn, encodingFor, headersOf, isNotModified, pageCache } from "./page-cache.ts";

const page = (text: string, tables = ["courses"], seconds = 60) => ({
  headers: { "content-type": "text/html" },
  body: Buffer.from(text),
  tables,
  seconds,
});

function clockedCache() {
  const clock = { ms: 0 };
  return { clock, cache: pageCache(() => clock.ms) };
}

test("a page is cached for as long as it said, and no longer", () => {
  const { cache, clock } = clockedCache();
  cache.store("/a", cache.begin(), page("a", ["courses"], 5));
  clock.ms = 4_999;
  expect(cache.get("/a")).toBeDefined();
  clock.ms = 5_000;
  expect(cache.get("/a")).toBeUndefined();
});

test("a page that is the same for any query does not answer one that is refused", () => {
  const { cache } = clockedCache();
  cache.store("/course", cache.begin(), { ...page("a"), anyQuery: true });
  expect(cache.get("/course?date=2027-01-12")).toBeDefined();
  expect(cache.get("/course?date=a%00b")).toBeUndefined();
});

test("a change of a table drops the pages that read it, and only those", () => {
  const { cache } = clockedCache();
  cache.store("/course", cache.begin(), page("a", ["courses", "regions"]));
  cache.store("/notice", cache.begin(), page("b", ["notices"]));
  cache.invalidate("regions");
  expect(cache.get("/course")).toBeUndefined();
  expect(cache.get("/notice")).toBeDefined();
});

test("a page that was being made while its table changed is not cached", () => {
  const { cache } = clockedCache();
  const begun = cache.begin();
  cache.invalidate("courses");
  cache.store("/course", begun, page("old"));
  expect(cache.get("/course")).toBeUndefined();
  cache.store("/course", cache.begin(), page("new"));
  expect(cache.get("/course")).toBeDefined();
});

test("after a lost connection no page cached or begun before is served", () => {
  const { cache } = clockedCache();
  cache.store("/a", cache.begin(), page("a"));
  const begun = cache.begin();
  cache.clear();
  cache.store("/b", begun, page("b"));
  expect([cache.get("/a"), cache.get("/b")]).toEqual([undefined, undefined]);
});

test("a page that is known to be cacheable is rendered once for all who wait", async () => {
  const { cache, clock } = clockedCache();
  let made = 0;
  const make = async () => {
    made += 1;
    await Promise.resolve();
    return cache.store("/a", cache.begin(), page("a"));
  };
  await cache.once("/a", make);
  clock.ms = 60_000;
  await Promise.all([cache.once("/a", make), cache.once("/a", make), cache.once("/a", make)]);
  expect(made).toBe(2);
});

test("a request after a change never gets a page whose rendering began before it", async () => {
  const { cache, clock } = clockedCache();
  const make = (text: string) => async () => {
    const begun = cache.begin();
    await new Promise((resolve) => setImmediate(resolve));
    return cache.store("/a", begun, page(text));
  };
  await cache.once("/a", make("first"));
  clock.ms = 60_000;
  const before = cache.once("/a", make("before"));
  cache.invalidate("courses");
  const after = await cache.once("/a", make("after"));
  await before;
  expect(String(after?.bodies.get("identity"))).toBe("after");
  expect(String(cache.get("/a")?.bodies.get("identity"))).toBe("after");
});

test("a page that is the same for every query is cached once, and dropped once", async () => {
  const { cache, clock } = clockedCache();
  const anyQuery = (text: string) => ({ ...page(text), anyQuery: true });
  const cached = cache.store("/course/a?date=2027-01-12", cache.begin(), anyQuery("a"));
  expect([cache.get("/course/a"), cache.get("/course/a?time=06:30")]).toEqual([cached, cached]);
  expect(cache.get("/course/b?date=2027-01-12")).toBeUndefined();

  clock.ms = 60_000;
  let made = 0;
  const make = async () => {
    made += 1;
    await Promise.resolve();
    return cache.store("/course/a?players=3", cache.begin(), anyQuery("b"));
  };
  await Promise.all(["?x=1", "?x=2", ""].map((query) => cache.once(`/course/a${query}`, make)));
  expect(made).toBe(1);
  cache.invalidate("courses");
  expect(cache.get("/course/a?x=1")).toBeUndefined();
});

test.each([
  "?_routes=x",
  "?date=2027-01-12&_routes=x",
  "?%5Froutes=x",
  "?date=2027-01-12&%5frou%74es=x",
  "?_routes=",
])(
  "a part of a page's data, asked for with %s, is neither stored nor answered as the whole",
  (query) => {
    const { cache } = clockedCache();
    const anyQuery = (text: string) => ({ ...page(text), anyQuery: true });
    const part = cache.store(`/course/a.data${query}`, cache.begin(), anyQuery("part"));
    expect(cache.get("/course/a.data")).toBeUndefined();

    const whole = cache.store("/course/a.data", cache.begin(), anyQuery("whole"));
    expect(cache.get(`/course/a.data${query}`)).toBe(part);
    expect(cache.get(`/course/a.data${query}y`)).toBeUndefined();
    expect(cache.get("/course/a.data?routes=x")).toBe(whole);
  },
);

test("a page that depends on its query is cached for each query", () => {
  const { cache } = clockedCache();
  cache.store("/search", cache.begin(), page("none"));
  cache.store("/search?q=siam", cache.begin(), page("siam"));
  expect(cache.get("/search?q=amata")).toBeUndefined();
  expect(cache.get("/search?q=siam")?.bodies.get("identity")?.toString()).toBe("siam");
});

test("pages that are not requested are evicted", () => {
  const cache = pageCache(() => 0, { bytes: 100_000 });
  for (let n = 0; n < 100; n += 1) cache.store(`/${n}`, cache.begin(), page("x".repeat(10_000)));
  expect(cache.get("/0")).toBeUndefined();
  expect(cache.get("/99")).toBeDefined();
});

test("an answer is compressed once, in the best way that the browser reads", async () => {
  const { cache } = clockedCache();
  const cached = cache.store("/a", cache.begin(), page("word ".repeat(1_000)));
  const body = await bodyIn(cached, "br");
  expect(body.length).toBeLessThan(200);
  expect(await bodyIn(cached, "br")).toBe(body);
  expect(headersOf(cached, "br")).toMatchObject({ "content-encoding": "br" });
});

test.each([
  ["nothing that it names", undefined, "identity"],
  ["the usual", "gzip, deflate, br, zstd", "br"],
  ["gzip and no brotli", "gzip;q=1.0, br;q=0", "gzip"],
  ["deflate alone", "deflate", "identity"],
  ["anything", "*", "identity"],
])("a browser that accepts %s gets the right encoding", (_, accepted, encoding) => {
  expect(encodingFor({ headers: { "content-type": "text/html" } }, accepted)).toBe(encoding);
  expect(encodingFor({ headers: { "content-type": "image/jpeg" } }, accepted)).toBe("identity");
});

test("a browser that has the page already is answered 304", () => {
  const { cache } = clockedCache();
  const cached = cache.store("/a", cache.begin(), page("a"));
  expect(isNotModified(cached, `"other", ${cached.etag}`)).toBe(true);
  expect(isNotModified(cached, '"other"')).toBe(false);
  expect(isNotModified(cached, undefined)).toBe(false);
});

test("no more pages are kept than the limit says, however small they are", () => {
  const cache = pageCache(() => 0, { pages: 3 });
  for (const key of ["/1", "/2", "/3", "/4"]) cache.store(key, cache.begin(), page(""));
  expect([cache.get("/1"), cache.get("/2")]).toEqual([undefined, expect.anything()]);
});

test("long addresses count towards the memory of the cache", () => {
  const cache = pageCache(() => 0, { bytes: 3_000 });
  const keys = ["a", "b"].map((letter) => `/${letter.repeat(900)}`);
  for (const key of keys) cache.store(key, cache.begin(), page("x"));
  expect(keys.map((key) => cache.get(key) !== undefined)).toEqual([false, true]);
});

const render = async () =>
  new Response("<p>page</p>", {
    headers: { "content-type": "text/html", "cache-control": "public, no-cache" },
  });
const tables = new Map<string, boolean>();

async function isStored(key: string): Promise<boolean> {
  const cache = pageCache(() => 0);
  const rule = { ...newPageCacheRule(), isCacheable: true };
  await renderAndCache(cache, { key, rule, tables, render });
  return cache.get(key) !== undefined;
}

test("a page is cached under its whole address, which is in its own links", () => {
  const page = "shop.example/course?q=siam";
  expect(keyOf(`http://${page}`, undefined)).toBe(`http://${page}`);
  expect(keyOf(`https://${page}`, undefined)).toBe(`https://${page}`);
  expect(keyOf("http://inner:3000/course", "https://shop.example")).toBe(
    "https://shop.example/course",
  );
});

test("a page with an address longer than any of ours is never stored", async () => {
  const address = "http://shop.example/course?q=";
  expect(await isStored(address.padEnd(1_000, "a"))).toBe(true);
  expect(await isStored(address.padEnd(1_001, "a"))).toBe(false);
});

test("the log of a cached answer has no secret of its address", async () => {
  const cache = pageCache(() => 0);
  const key = "http://shop.example/trip/Zx9_kLm-3";
  const rule = { ...newPageCacheRule(), isCacheable: true };
  await renderAndCache(cache, { key, rule, tables, render });
  const said: object[] = [];
  const say = (facts: object) => void said.push(facts);
  const log = { info: say, warn: say, error: say };
  const serve = serveCached(cache, {
    log,
    overHttps: false,
    isStaging: false,
    publicOrigin: undefined,
  });
  const request = { method: "GET", url: "/trip/Zx9_kLm-3", headers: { host: "shop.example" } };
  const response = { writeHead: () => {}, end: () => {} };
  expect(serve(request as IncomingMessage, response as unknown as ServerResponse)).toBe(true);
  expect(said).toMatchObject([{ path: "/trip/…", status: 200, cached: true }]);
});
