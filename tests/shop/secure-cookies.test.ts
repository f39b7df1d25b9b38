import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { visitorCookie } from "#app/features/help/centre/vote-on-answer.server.ts";
import { socialCookie } from "#app/features/member/social/pending-join.server.ts";
import type { Site } from "#app/platform/env/services.server.ts";

const HTTPS = { secureCookies: true } as Site;
const HTTP = { secureCookies: false } as Site;
const VISITOR = "0b3c2a4e-6f0d-4a8b-9f51-2f4f0a1c7d11";

const partsOf = (cookie: string) => cookie.split("; ");

test.each(["social", "social-stay", "social-join"] as const)(
  "over https the cookie %s is sent over https alone, to this host alone, and to no script",
  (name) => {
    const parts = partsOf(socialCookie(HTTPS, name, "x", 60));
    expect(parts[0]).toBe(`__Host-${name}=x`);
    expect(parts).toEqual(expect.arrayContaining(["Secure", "Path=/", "HttpOnly", "SameSite=Lax"]));
    expect(partsOf(socialCookie(HTTP, name, "x", 60))).not.toContain("Secure");
  },
);

test("over https the number of a visitor who votes is sent over https alone", () => {
  const parts = partsOf(visitorCookie(HTTPS, VISITOR));
  expect(parts).toEqual(expect.arrayContaining(["Secure", "Path=/", "HttpOnly", "SameSite=Lax"]));
  expect(partsOf(visitorCookie(HTTP, VISITOR))).not.toContain("Secure");
});

test("every writer of a cookie asks whether it is https", () => {
  const writers = globSync("{app,server}/**/*.{ts,tsx}", { exclude: ["**/*.test.ts"] })
    .map((file) => ({ file, source: readFileSync(file, "utf8") }))
    .filter(({ source }) => /SameSite=/.test(source));
  expect(writers.length).toBeGreaterThan(4);
  const plain = writers.filter(({ source }) => !/secureCookies \? "; Secure" : ""/.test(source));
  expect(plain.map(({ file }) => file)).toEqual([]);
});
