import { expect, test } from "vitest";
import { starFills } from "./star-fills.ts";

const drawn = (value: number) =>
  starFills(value)
    .map((fill) => ({ full: "#", half: "+", off: "." })[fill])
    .join("");

test.each([
  [0, "....."],
  [0.2, "....."],
  [0.3, "+...."],
  [1, "#...."],
  [4.2, "####."],
  [4.3, "####+"],
  [4.5, "####+"],
  [4.7, "####+"],
  [4.8, "#####"],
  [5, "#####"],
])("%s is drawn in halves as %s", (value, stars) => {
  expect(drawn(value)).toBe(stars);
});
