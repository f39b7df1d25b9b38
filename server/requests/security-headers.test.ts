import type { IncomingMessage, ServerResponse } from "node:http";
import { expect, test } from "vitest";
import { serveCached } from "../answer-from-cache.ts";
import { pageCache } from "../page-cache.ts";

test("a page from memory tells search engines to leave a staging shop out", () => {
  const cache = pageCache();
  cache.store("http://shop.example/", cache.begin(), {
    headers: { "content-type": "text/html" },
    body: Buffer.from("home"),
    tables: ["courses"],
    seconds: 60,
  });
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  const robotsOf = (isStaging: boolean) => {
    const sent: string[] = [];
    const serve = serveCached(cache, {
      log,
      overHttps: true,
      isStaging,
      publicOrigin: "http://shop.example",
    });
    const request = { method: "GET", url: "/", headers: { "accept-language": "ko" } };
    const response = {
      writeHead: (_status: number, headers: readonly string[]) => sent.push(...headers),
      end: () => {},
    };
    expect(serve(request as IncomingMessage, response as unknown as ServerResponse)).toBe(true);
    const at = sent.indexOf("x-robots-tag");
    return at === -1 ? undefined : sent[at + 1];
  };
  expect([robotsOf(true), robotsOf(false)]).toEqual(["noindex, nofollow", undefined]);
});
