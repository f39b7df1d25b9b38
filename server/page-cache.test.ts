import { expect, test } from "vitest";
import { bodyIn, encodingFor, headersOf, isHeldAlready, pageCache } from "./page-cache.ts";

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

test("a page is kept for as long as it said, and no longer", () => {
  const { cache, clock } = clockedCache();
  cache.keep("/a", cache.begin(), page("a", ["courses"], 5));
  clock.ms = 4_999;
  expect(cache.get("/a")).toBeDefined();
  clock.ms = 5_000;
  expect(cache.get("/a")).toBeUndefined();
});

test("a change of a table drops the pages that read it, and only those", () => {
  const { cache } = clockedCache();
  cache.keep("/course", cache.begin(), page("a", ["courses", "regions"]));
  cache.keep("/notice", cache.begin(), page("b", ["notices"]));
  cache.drop("regions");
  expect(cache.get("/course")).toBeUndefined();
  expect(cache.get("/notice")).toBeDefined();
});

test("a page that was being made while its table changed is not kept", () => {
  const { cache } = clockedCache();
  const begun = cache.begin();
  cache.drop("courses");
  cache.keep("/course", begun, page("old"));
  expect(cache.get("/course")).toBeUndefined();
  cache.keep("/course", cache.begin(), page("new"));
  expect(cache.get("/course")).toBeDefined();
});

test("after a lost connection nothing that was kept or begun before is believed", () => {
  const { cache } = clockedCache();
  cache.keep("/a", cache.begin(), page("a"));
  const begun = cache.begin();
  cache.clear();
  cache.keep("/b", begun, page("b"));
  expect([cache.get("/a"), cache.get("/b")]).toEqual([undefined, undefined]);
});

test("a page that is known to be kept is made once for all who wait", async () => {
  const { cache, clock } = clockedCache();
  let made = 0;
  const make = async () => {
    made += 1;
    await Promise.resolve();
    return cache.keep("/a", cache.begin(), page("a"));
  };
  await cache.once("/a", make);
  clock.ms = 60_000;
  await Promise.all([cache.once("/a", make), cache.once("/a", make), cache.once("/a", make)]);
  expect(made).toBe(2);
});

test("who asks after a change never gets what was begun before it", async () => {
  const { cache, clock } = clockedCache();
  const make = (text: string) => async () => {
    const begun = cache.begin();
    await new Promise((resolve) => setImmediate(resolve));
    return cache.keep("/a", begun, page(text));
  };
  await cache.once("/a", make("first"));
  clock.ms = 60_000;
  const before = cache.once("/a", make("before"));
  cache.drop("courses");
  const after = await cache.once("/a", make("after"));
  await before;
  expect(String(after?.bodies.get("identity"))).toBe("after");
  expect(String(cache.get("/a")?.bodies.get("identity"))).toBe("after");
});

test("a page that is the same for every question is kept once, and dropped once", async () => {
  const { cache, clock } = clockedCache();
  const anyQuery = (text: string) => ({ ...page(text), anyQuery: true });
  const kept = cache.keep("/course/a?date=2027-01-12", cache.begin(), anyQuery("a"));
  expect([cache.get("/course/a"), cache.get("/course/a?time=06:30")]).toEqual([kept, kept]);
  expect(cache.get("/course/b?date=2027-01-12")).toBeUndefined();
  // A part of its data is another answer.
  expect(cache.get("/course/a?date=2027-01-12&_routes=x")).toBeUndefined();

  clock.ms = 60_000;
  let made = 0;
  const make = async () => {
    made += 1;
    await Promise.resolve();
    return cache.keep("/course/a?players=3", cache.begin(), anyQuery("b"));
  };
  await Promise.all(["?x=1", "?x=2", ""].map((query) => cache.once(`/course/a${query}`, make)));
  expect(made).toBe(1);
  cache.drop("courses");
  expect(cache.get("/course/a?x=1")).toBeUndefined();
});

test("a page that hangs on its question is kept for each", () => {
  const { cache } = clockedCache();
  cache.keep("/search", cache.begin(), page("none"));
  cache.keep("/search?q=siam", cache.begin(), page("siam"));
  expect(cache.get("/search?q=amata")).toBeUndefined();
  expect(cache.get("/search?q=siam")?.bodies.get("identity")?.toString()).toBe("siam");
});

test("pages that nobody asks for make room", () => {
  const cache = pageCache(() => 0, 100_000);
  for (let n = 0; n < 100; n += 1) cache.keep(`/${n}`, cache.begin(), page("x".repeat(10_000)));
  expect(cache.get("/0")).toBeUndefined();
  expect(cache.get("/99")).toBeDefined();
});

test("an answer is compressed once, in the best way that the browser reads", async () => {
  const { cache } = clockedCache();
  const kept = cache.keep("/a", cache.begin(), page("word ".repeat(1_000)));
  const body = await bodyIn(kept, "br");
  expect(body.length).toBeLessThan(200);
  expect(await bodyIn(kept, "br")).toBe(body);
  expect(headersOf(kept, "br")).toMatchObject({ "content-encoding": "br" });
});

test.each([
  ["nothing that it names", undefined, "identity"],
  ["the usual", "gzip, deflate, br, zstd", "br"],
  ["gzip and no brotli", "gzip;q=1.0, br;q=0", "gzip"],
  ["deflate alone", "deflate", "identity"],
  ["anything", "*", "identity"],
])("who accepts %s gets the right encoding", (_, accepted, encoding) => {
  expect(encodingFor({ headers: { "content-type": "text/html" } }, accepted)).toBe(encoding);
  expect(encodingFor({ headers: { "content-type": "image/jpeg" } }, accepted)).toBe("identity");
});

test("who holds the page already hears that it is still right", () => {
  const { cache } = clockedCache();
  const kept = cache.keep("/a", cache.begin(), page("a"));
  expect(isHeldAlready(kept, `"other", ${kept.etag}`)).toBe(true);
  expect(isHeldAlready(kept, '"other"')).toBe(false);
  expect(isHeldAlready(kept, undefined)).toBe(false);
});
