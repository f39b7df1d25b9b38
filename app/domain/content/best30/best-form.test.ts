import { expect, test } from "vitest";
import { bestFormSchema } from "./best-form.ts";

const parse = (pins: string) =>
  bestFormSchema.safeParse({ intent: "save", version: "1", pins }).success;
const pin = (facts: object) => JSON.stringify([{ id: "a", rank: 1, until: null, ...facts }]);

test.each([
  ["no JSON", "x"],
  ["no list", "{}"],
  ["rank 0", pin({ rank: 0 })],
  ["rank 31", pin({ rank: 31 })],
  ["half a rank", pin({ rank: 1.5 })],
  ["a day that no calendar has", pin({ until: "2027-02-30" })],
  ["no course", pin({ id: "" })],
  ["a course twice", '[{"id":"a","rank":1,"until":null},{"id":"a","rank":2,"until":null}]'],
  ["a rank twice", '[{"id":"a","rank":1,"until":null},{"id":"b","rank":1,"until":null}]'],
  ["a megabyte", `["${"x".repeat(1_000_000)}"]`],
])("pins with %s are refused", (_what, pins) => {
  expect(parse(pins)).toBe(false);
});

test("pins with and without a last day are read", () => {
  expect(parse(pin({}))).toBe(true);
  expect(parse(pin({ until: "2027-01-31" }))).toBe(true);
  expect(parse("[]")).toBe(true);
});
