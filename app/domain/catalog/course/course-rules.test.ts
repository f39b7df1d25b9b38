import { expect, test } from "vitest";
import { writtenRules } from "./course-rules.ts";

const EMPTY = { checkIn: "", dressCode: "", rain: "", twoBall: "", single: "", gallery: "" };

test("shows only the rules that staff wrote, in the order of the page", () => {
  expect(writtenRules(EMPTY)).toEqual([]);
  expect(writtenRules({ ...EMPTY, rain: "No refund", dressCode: "Collared shirts" })).toEqual([
    "dressCode",
    "rain",
  ]);
});
