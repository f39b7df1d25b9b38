import { expect, test } from "vitest";
import {
  browserLocale,
  chosenLocale,
  languageCookie,
  localeOfPath,
  localized,
  withoutLocale,
} from "./locale.ts";

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

test("the cookie lasts a year and may be shared between hosts", () => {
  expect(languageCookie("en", "palmtee.example")).toBe(
    "lang=en; Max-Age=31536000; Path=/; SameSite=Lax; Domain=palmtee.example",
  );
});

test.each([
  ["ko-KR,ko;q=0.9,en;q=0.8", "ko"],
  ["en;q=0.3,ko;q=0.9", "ko"],
  ["de,en-US;q=0.7", "en"],
  ["ko;q=0,en", "en"],
])("a browser that says %s reads %s", (header, locale) => {
  expect(browserLocale(header)).toBe(locale);
});

test.each(["de", "", ";;;q=,"])("a browser that says %j reads no language of ours", (header) => {
  expect(browserLocale(header)).toBeUndefined();
});
