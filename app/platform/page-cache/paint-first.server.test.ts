import { expect, test } from "vitest";
import { paintFirst } from "./paint-first.server.ts";

const PAGE = `<body><h1>Palmtee</h1><link rel="modulepreload" href="/assets/entry.js"/><link rel="modulepreload" href="/assets/react.js"/><script>data()</script><script type="module" async="">;
import * as route0 from "/assets/root.js";
  window.__reactRouterRouteModules = {"root":route0};

import("/assets/entry.js");</script></body>`;

test("the scripts of a page are loaded after the first paint, and none is lost", () => {
  const html = paintFirst(PAGE);
  expect(html).not.toContain('<link rel="modulepreload"');
  expect(html).toContain('const chunks = ["/assets/entry.js","/assets/react.js"];');
  expect(html).toContain('const route0 = await import("/assets/root.js");');
  expect(html.indexOf("await paint()")).toBeLessThan(html.indexOf("await import("));
  expect(html).toContain('import("/assets/entry.js");</script></body>');
  expect(html).toContain("<script>data()</script>");
});

test("a page without a program stays as it is", () => {
  expect(paintFirst("<p>$1 $& nothing to run</p>")).toBe("<p>$1 $& nothing to run</p>");
});
