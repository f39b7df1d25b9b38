import { expect, test } from "vitest";
import { reviewedAs } from "./review.ts";

test("rounds, stays and caddies are reviewed; rides and tournament entries are not", () => {
  expect(reviewedAs("golf")).toBe("course");
  expect(reviewedAs("hotel")).toBe("hotel");
  expect(reviewedAs("caddy")).toBe("caddy");
  expect(reviewedAs("callvan")).toBeUndefined();
  expect(reviewedAs("tournament")).toBeUndefined();
});
