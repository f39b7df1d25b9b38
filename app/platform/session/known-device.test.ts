import { expect, test } from "vitest";
import type { Services } from "#app/platform/env/services.server.ts";
import { deviceCookie, knownDevice } from "./known-device.server.ts";
import { secretBox } from "./secret-box.server.ts";

const NOW = new Date("2026-11-15T03:00:00Z");
const after = (days: number) => new Date(NOW.getTime() + days * 86_400_000);
const site = { secureCookies: false } as Services["site"];
const services = { secrets: secretBox("a secret of the tests, long enough"), site };
const MINA = { id: "11111111-1111-4111-8111-111111111111", passwordHash: "hash of mina" };
const JUN = { id: "22222222-2222-4222-8222-222222222222", passwordHash: "hash of jun" };

const visiting = (cookie = "") =>
  new Request("http://localhost/", { headers: { cookie: `other=1; ${cookie.split(";")[0]}` } });
const issued = (owner = MINA, request = visiting()) =>
  deviceCookie(services, owner, { request, at: NOW });
const isKnown = (cookie: string, owner: typeof MINA | undefined = MINA, at = NOW) =>
  knownDevice(services, owner, { request: visiting(cookie), at }) !== undefined;

test("a browser that has logged in is known again, by a name of its own each time", () => {
  const [first, second] = [issued(), issued()];
  const names = [first, second].map((cookie) =>
    knownDevice(services, MINA, { request: visiting(cookie), at: NOW }),
  );
  expect(names.every((name) => name?.length === 16)).toBe(true);
  expect(names[0]).not.toBe(names[1]);
});

test("it is bound to its member, and unknown to all others", () => {
  expect(isKnown(issued(MINA), JUN)).toBe(false);
  expect(knownDevice(services, undefined, { request: visiting(issued()), at: NOW })).toBe(
    undefined,
  );
  expect(isKnown("")).toBe(false);
});

test("a new password makes every browser a stranger", () => {
  expect(isKnown(issued(), { ...MINA, passwordHash: "another hash" })).toBe(false);
});

test("it lasts 180 days, to the day", () => {
  expect(isKnown(issued(), MINA, after(179))).toBe(true);
  expect(isKnown(issued(), MINA, after(180))).toBe(false);
});

test("refuses a changed token and one signed by another shop", () => {
  const value = /device=([^;]+)/.exec(issued())?.[1] ?? "";
  const [who = "", device = "", day = "", sign = ""] = value.split(".");
  const later = (Number.parseInt(day, 36) + 100).toString(36);
  for (const forged of [
    [who, device, later, sign],
    [who, device.replace(/.$/, (end) => (end === "a" ? "b" : "a")), day, sign],
    [who, device, day, sign.replace(/^./, (start) => (start === "a" ? "b" : "a"))],
    [who, device, day],
    [who, device, day, `${sign}x`],
    ["", "", "", ""],
  ]) {
    expect(isKnown(`device=${forged.join(".")}`)).toBe(false);
  }
  const elsewhere = { secrets: secretBox("another secret of another shop"), site };
  expect(isKnown(deviceCookie(elsewhere, MINA, { request: visiting(), at: NOW }))).toBe(false);
});

test("members who share a browser are both known; the same one again takes no more room", () => {
  const both = issued(JUN, visiting(issued(MINA)));
  expect([isKnown(both, MINA), isKnown(both, JUN)]).toEqual([true, true]);
  const again = issued({ ...MINA, passwordHash: "another hash" }, visiting(both));
  expect(again.split("~")).toHaveLength(2);
  expect(isKnown(again, JUN)).toBe(true);
});

test("five members at most are remembered in one browser, the latest ones", () => {
  const family = Array.from({ length: 6 }, (_, index) => ({ ...MINA, id: `member ${index}` }));
  const cookie = family.reduce((before, each) => issued(each, visiting(before)), "");
  expect(family.map((each) => isKnown(cookie, each))).toEqual([
    false,
    true,
    true,
    true,
    true,
    true,
  ]);
});

test("no script reads it, https alone carries it where there is https, and it names no member", () => {
  expect(issued()).toMatch(/^device=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=15552000$/);
  const secure = { ...services, site: { ...site, secureCookies: true } };
  const cookie = deviceCookie(secure, MINA, { request: visiting(), at: NOW });
  expect(cookie).toMatch(/^__Host-device=.*; Secure$/);
  expect(cookie).not.toContain(MINA.id.slice(0, 8));
});
