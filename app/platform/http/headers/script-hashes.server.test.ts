import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { scriptHashes } from "./script-hashes.server.ts";

const hash = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;

test("every inline script of a page is listed by its hash, once", () => {
  const html = `<head><script>a()</script></head><script type="module" async="">b("<p>")</script>
    <script>a()</script>`;
  expect(scriptHashes(html)).toEqual([hash("a()"), hash('b("<p>")')]);
});

test("a script that is a file, or that is only data, is not named", () => {
  const html = `<script src="/a.js"></script><script type="application/ld+json">{"a":1}</script><script></script>`;
  expect(scriptHashes(html)).toEqual([]);
});
