import { expect, test } from "vitest";
import { WORKER_PATH } from "#app/domain/reservation/offline/cache-strategy.ts";
import { NO_VOUCHER, PAGE_OWNER, VOUCHERS } from "#app/domain/reservation/offline/copy-actions.ts";
import { seededUuid } from "#demo/seed/seeded.ts";
import { demoShop, sharedShop } from "#tests/process/support/demo-shop.ts";
import { signInCookie } from "#tests/support/server/sign-in.ts";

const shop = sharedShop();
const without = await demoShop({ OFFLINE_VOUCHERS: "off" });

test("the worker is one plain script that browsers always fetch again", async () => {
  const answer = await fetch(shop.url + WORKER_PATH);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toMatch(/^text\/javascript/);
  expect(answer.headers.get("cache-control")).toBe("no-cache");
  expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  expect(answer.headers.has("service-worker-allowed")).toBe(false);
  const script = await answer.text();
  expect(() => new Function(script)).not.toThrow();
  expect(script).toContain("respondWith");
});

test("pages allow workers of their own shop alone", async () => {
  const cookie = await signInCookie(shop.url, "demo");
  const { headers } = await fetch(`${shop.url}/reservation`, { headers: { cookie } });
  expect(headers.get("content-security-policy")).toContain("; worker-src 'self';");
});

test("only voucher pages load the worker, and fetch it late", async () => {
  const cookie = await signInCookie(shop.url, "demo");
  for (const path of ["/", "/course/home", "/reservation"]) {
    const html = await (await fetch(shop.url + path, { headers: { cookie } })).text();
    expect([path, /voucher-worker|save-vouchers/.test(html)]).toEqual([path, false]);
  }
});

test("switched off, pages learn that there is no worker, and an installed one removes itself", async () => {
  const page = await fetch(without.url + WORKER_PATH, { method: "HEAD" });
  expect(page.status).toBe(404);
  const update = await fetch(without.url + WORKER_PATH, {
    headers: { "service-worker": "script" },
  });
  expect(update.status).toBe(200);
  expect(update.headers.get("content-type")).toMatch(/^text\/javascript/);
  expect(update.headers.get("cache-control")).toBe("no-cache");
  const script = await update.text();
  expect(() => new Function(script)).not.toThrow();
  expect(script).toContain("registration.unregister()");
  expect(script).not.toContain("fetch");
});

test("switched off, every page learns from the session's answer that nothing is kept", async () => {
  const path = "/api/_auth/session";
  expect(await (await fetch(shop.url + path)).json()).toEqual({});
  expect(await (await fetch(without.url + path)).json()).toEqual({ savesNothing: true });
});

test("the list says which vouchers to save and for whom, to its owner only", async () => {
  const cookie = await signInCookie(shop.url, "demo");
  const list = await fetch(`${shop.url}/reservation`, { method: "HEAD", headers: { cookie } });
  expect(list.headers.get(VOUCHERS)).toMatch(/^[\da-f-]{36}\/2\d{3}-\d\d-\d\d/);
  expect(list.headers.get(PAGE_OWNER)).toMatch(/./);
  const { headers } = await fetch(`${shop.url}/reservation`);
  expect([headers.get(VOUCHERS), headers.get(PAGE_OWNER)]).toEqual([null, null]);
});

test("each page of a line says whether its voucher is still valid, as a document and as data", async () => {
  const cookie = await signInCookie(shop.url, "demo");
  const listed = async (tab: string) => {
    const html = await (
      await fetch(`${shop.url}/reservation${tab}`, { headers: { cookie } })
    ).text();
    return [...new Set(html.match(/\/reservation\/[\da-f-]{36}/g))];
  };
  const [cancelled = ""] = await listed("?tab=cancelled");
  const confirmed = `/reservation/${seededUuid("reservation:pattaya:2")}`;
  for (const [line, told] of [
    [cancelled, "1"],
    [confirmed, null],
  ] as const) {
    for (const end of ["", ".data", "/voucher", "/voucher.data"]) {
      const { status, headers } = await fetch(shop.url + line + end, { headers: { cookie } });
      expect([line + end, status, headers.get(NO_VOUCHER)]).toEqual([line + end, 200, told]);
    }
  }
});

test.each([
  ["ko", "/course/home", "/reservation"],
  ["en", "/en/course/home", "/en/reservation"],
])("on a home screen the shop (%s) opens with the reservations", async (lang, path, start) => {
  const html = await (await fetch(shop.url + path)).text();
  const address = /<link rel="manifest" href="([^"]+)"/.exec(html)?.[1];
  const answer = await fetch(`${shop.url}${address}`);
  expect(answer.headers.get("content-type")).toMatch(/^application\/manifest\+json/);
  const manifest = await answer.json();
  expect(manifest).toMatchObject({ lang, start_url: start, theme_color: "#0e7a4b" });
  for (const { src, type } of manifest.icons) {
    const icon = await fetch(shop.url + src);
    expect([src, icon.status, icon.headers.get("content-type")]).toEqual([src, 200, type]);
  }
});
