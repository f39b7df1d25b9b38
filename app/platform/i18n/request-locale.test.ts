import { expect, test } from "vitest";
import {
  chosenLocale,
  languageCookie,
  localeOfPath,
  localized,
  withoutLocale,
} from "./request-locale.ts";

test.each([
  ["/", "en", "/en"],
  ["/course/home", "en", "/en/course/home"],
  ["/?a=1", "en", "/en?a=1"],
  ["/course/home", "ko", "/course/home"],
  ["/admin/notice", "en", "/admin/notice"],
] as const)("%s in %s is %s", (path, locale, expected) => {
  expect(localized(path, locale)).toBe(expected);
});

test.each([
  ["/en", "en", "/"],
  ["/en/course/home", "en", "/course/home"],
  ["/english", "ko", "/english"],
  ["/course/en", "ko", "/course/en"],
] as const)("%s is a page in %s, and %s without its language", (path, locale, bare) => {
  expect(localeOfPath(path)).toBe(locale);
  expect(withoutLocale(path)).toBe(bare);
});

test("the cookie holds a language of ours or nothing", () => {
  expect(chosenLocale("a=b; lang=en")).toBe("en");
  expect(chosenLocale("lang=fr")).toBeUndefined();
  expect(chosenLocale("slang=en")).toBeUndefined();
});

test("the cookie lasts a year, is secure over https and may be shared between hosts", () => {
  const site = { languageCookieDomain: "palmtee.example", secureCookies: true };
  expect(languageCookie("en", site)).toBe(
    "lang=en; Max-Age=31536000; Path=/; SameSite=Lax; Secure; Domain=palmtee.example",
  );
  const plain = { languageCookieDomain: undefined, secureCookies: false };
  expect(languageCookie("en", plain)).toBe("lang=en; Max-Age=31536000; Path=/; SameSite=Lax");
});

test.each(["/en//evil.example", "/en/\\evil.example", "//evil.example", "/en///evil.example"])(
  "%j without its language is a path of ours",
  (path) => {
    expect(withoutLocale(path)).toBe("/evil.example");
  },
);
