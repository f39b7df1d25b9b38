import { expect, test } from "vitest";
import { sharedShop } from "#tests/process/support/demo-shop.ts";
import { builtPages, codeOf, sizeOf } from "#tests/support/browser/page-weight.ts";
import { signInCookie } from "#tests/support/server/sign-in.ts";

const HOME_LIMIT = 150_000;
const PAGE_LIMIT = 200_000;
/** The Korean address of a page, and one that exists in the demo. */
const SERVED = [
  ["/", "/"],
  ["/course/x", "/course/th-siam-old"],
  ["/login/sign-up", "/login/sign-up"],
  ["/mypage/member", "/mypage/member"],
] as const;

const shop = sharedShop();
const pages = builtPages();

test("every page of the shop is weighed", () => {
  const paths = pages.map(({ path }) => path);
  expect(paths.length).toBeGreaterThan(60);
  expect(paths).toEqual(expect.arrayContaining(["/payment", "/shopping_cart", "/reservation/x"]));
  expect(paths.filter((path) => /^\/(admin|api)/.test(path))).toEqual([]);
});

test.each(pages)("a first visit to $path fetches no more JavaScript than a phone bears", (page) => {
  expect(page.weight).toBeGreaterThan(100_000);
  expect(page.weight).toBeLessThanOrEqual(page.path === "/" ? HOME_LIMIT : PAGE_LIMIT);
});

test.each(["/course/x", "/course/city/x", "/hotel/x", "/caddy/x"])(
  "code for dialogs on %s is not fetched before one is opened",
  (path) => {
    const page = pages.find((each) => each.path === path);
    expect(page?.scripts.filter((script) => /dialog|sheet|popover/.test(script))).toEqual([]);
  },
);

test("icons come without the keys of their strokes", () => {
  const scripts = new Set(pages.flatMap((page) => page.scripts));
  const keyed = [...scripts].filter((script) => /,key:`\w+`\}\]/.test(codeOf(script)));
  expect(keyed).toEqual([]);
});

test("the shell fetches the loaders of the card script and the chat later, and not the checkout page", () => {
  const shell = pages[0]?.scripts.find((script) => script.includes("/shell-")) ?? "";
  const later = [...codeOf(shell).matchAll(/"assets\/([^"]+)-[\w-]{8}\.js"/g)].map(
    ([, name]) => name,
  );
  expect(later).toContain("at-rest");
  expect(codeOf(shell)).not.toMatch(/ChannelIO|TossPayments/);
  expect(later).not.toContain("checkout");
});

test.each(SERVED)(
  "the weight of %s counts what its HTML requests, at the length at which it is sent",
  async (path, address) => {
    const visitor = address.startsWith("/mypage") ? "demo" : undefined;
    const cookie = await signInCookie(shop.url, visitor);
    const headers = { cookie: `lang=ko; ${cookie}`, "accept-encoding": "br" };
    const html = await (await fetch(shop.url + address, { headers, redirect: "error" })).text();
    const program = /<script[^>]* type="module"[\s\S]*?<\/script>/.exec(html)?.[0] ?? "";
    const preloads = [...html.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)];
    const delayed = [
      ...(/^const chunks = (.*);$/m.exec(program)?.[1]?.matchAll(/"([^"]+)"/g) ?? []),
    ];
    const imports = [...program.matchAll(/(?:import\(| from )"([^"]+)"/g)];
    const named = [...preloads, ...delayed, ...imports];
    const loaded = new Set(named.map(([, script]) => script));
    const page = pages.find((each) => each.path === path);
    expect([...loaded].sort()).toEqual(page?.scripts.toSorted());

    const lengths = (page?.scripts ?? []).map(async (script) => {
      const sent = await fetch(shop.url + script, { method: "HEAD", headers });
      return Number(sent.headers.get("content-length"));
    });
    const total = (await Promise.all(lengths)).reduce((sum, length) => sum + length, 0);
    expect(total).toBe(sizeOf(page?.scripts ?? []));
  },
);
