import { expect, test } from "vitest";
import { fieldErrors } from "#app/platform/http/form.ts";
import { BANNER_FORM } from "./banner-form.ts";
import {
  bannerStateOf,
  daysUntil,
  timelineBar,
  timelineMonths,
  timelineNow,
} from "./banner-time.ts";

const NOW = new Date("2026-11-16T03:00:00Z");
const at = (text: string) => new Date(`${text}:00+09:00`);

test("a banner is coming, shown from its first moment, and ended at its last", () => {
  const banner = { startsAt: NOW, endsAt: at("2026-12-20T00:00") };
  expect(bannerStateOf(banner, new Date(NOW.getTime() - 1))).toBe("coming");
  expect(bannerStateOf(banner, NOW)).toBe("shown");
  expect(bannerStateOf(banner, at("2026-12-20T00:00"))).toBe("ended");
  expect(bannerStateOf({ startsAt: null, endsAt: null }, NOW)).toBe("shown");
});

test("the time line has this month and the three after it, also over the new year", () => {
  expect(timelineMonths(NOW)).toEqual(["2026-11-01", "2026-12-01", "2027-01-01", "2027-02-01"]);
  expect(timelineNow(NOW)).toBeCloseTo(12.5, 1);
});

test.each([
  ["without limits", null, null, { left: 0, width: 100 }],
  ["from December", at("2026-12-01T09:00"), null, { left: 25, width: 75 }],
  [
    "long ago until December",
    at("2020-01-01T00:00"),
    at("2026-12-01T00:00"),
    { left: 0, width: 25 },
  ],
  ["long over", null, at("2026-10-01T00:00"), undefined],
  ["next year", at("2027-06-01T00:00"), null, undefined],
])("a banner %s is placed by its days", (_what, startsAt, endsAt, bar) => {
  expect(timelineBar({ startsAt, endsAt }, NOW)).toEqual(bar);
});

test("days until a banner begins are counted in Seoul", () => {
  expect(daysUntil(at("2026-12-01T09:00"), NOW)).toBe(15);
  expect(daysUntil(at("2026-11-16T23:59"), NOW)).toBe(0);
});

const banner = {
  target: "/event/1",
  eyebrow_ko: "겨울",
  title_ko: "파타야",
  text_ko: "지금",
  action_ko: "보기",
};

const mistakes = (change: object) => {
  const parsed = BANNER_FORM.schema.safeParse({ ...banner, ...change });
  return parsed.success ? {} : fieldErrors(parsed.error);
};

test.each([
  "//evil.kr",
  "/\\evil.kr",
  "http://x.kr",
  "javascript:x()",
  "event/1",
  "https://",
  "/a b",
])("a banner cannot lead to %j", (target) => {
  expect(mistakes({ target })).toEqual({ target: "banner.target" });
});

test.each(["/", "/event/1?a=1", "https://blog.naver.com/palmtee"])(
  "a banner leads to %j",
  (target) => {
    expect(mistakes({ target })).toEqual({});
  },
);

test("a banner that ends when it begins is refused", () => {
  const moment = "2026-12-01T09:00";
  expect(mistakes({ startsAt: moment, endsAt: moment })).toEqual({
    endsAt: "record.ends_before_start",
  });
});
