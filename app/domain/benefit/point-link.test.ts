import { expect, test } from "vitest";
import { pointLink } from "./point-link.ts";

test.each([
  ["reservation:8b1f7a54-6a1e", "/reservation/8b1f7a54-6a1e"],
  ["review:12", "/mypage/reviews"],
  ["event:3", "/event/3"],
])("%s leads to %s", (subject, path) => {
  expect(pointLink(subject)).toBe(path);
});

test.each(["withdrawal", "expired:2026-11-15", "event:../admin", "event:3/../admin"])(
  "%s leads nowhere",
  (subject) => {
    expect(pointLink(subject)).toBeUndefined();
  },
);
