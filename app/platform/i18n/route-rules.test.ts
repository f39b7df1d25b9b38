import { expect, test } from "vitest";
import { ruleTarget } from "./route-rules.ts";

const RULES = {
  "/golf": "/course/home",
  "/stay": "/en/hotel/home",
  "/blog": "https://blog.example/palmtee",
  "/en/only": "/en/terms",
};

test.each([
  ["/golf", "/course/home"],
  ["/en/golf", "/en/course/home"],
  ["/stay", "/en/hotel/home"],
  ["/en/stay", "/en/hotel/home"],
  ["/blog", "https://blog.example/palmtee"],
  ["/en/blog", "https://blog.example/palmtee"],
  ["/en/only", "/en/terms"],
  ["/only", undefined],
  ["/golf/1", undefined],
  ["/", undefined],
  ["/constructor", undefined],
])("%s has moved to %s", (path, target) => {
  expect(ruleTarget(RULES, path)).toBe(target);
});
