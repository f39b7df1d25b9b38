import { expect, test } from "vitest";
import { isOpenAt } from "./opening-hours.ts";
import { SUPPLIER_FORM } from "./supplier-form.ts";

const hours = {
  opensAt: "08:00:00",
  closesAt: "17:30:00",
  closedDays: ["0"],
  timeZone: "Asia/Bangkok",
};

test.each([
  ["2026-11-16T01:00:00Z", true],
  ["2026-11-16T00:59:59Z", false],
  ["2026-11-16T10:29:59Z", true],
  ["2026-11-16T10:30:00Z", false],
  // Sunday in Bangkok begins while it is Saturday in London.
  ["2026-11-14T17:30:00Z", false],
  ["2026-11-15T03:00:00Z", false],
])("at %s the office in Bangkok is open: %s", (at, expected) => {
  expect(isOpenAt(hours, new Date(at))).toBe(expected);
});

const course = {
  name: "Siam Old Course",
  kind: "course",
  courseId: "th-siam-old",
  language: "th",
  opensAt: "08:00",
  closesAt: "17:00",
  timeZone: "Asia/Bangkok",
};

function mistakes(change: Readonly<Record<string, string>>) {
  const { error } = SUPPLIER_FORM.schema.safeParse({ ...course, ...change });
  return Object.fromEntries(error?.issues.map(({ path, message }) => [path[0], message]) ?? []);
}

test("a supplier needs a name, its product and its hours, and nothing else", () => {
  expect(mistakes({})).toEqual({});
  expect(mistakes({ name: " ", opensAt: "" })).toMatchObject({
    name: "record.required",
    opensAt: "record.required",
  });
});

test.each([
  [{ phone: "ask Noi" }, { phone: "supplier.phone" }],
  [{ email: "noi@" }, { email: "auth.email_format" }],
  [{ lineId: "two words" }, { lineId: "supplier.line_id" }],
  [{ opensAt: "17:00", closesAt: "08:00" }, { closesAt: "supplier.hours" }],
  [{ opensAt: "08:00", closesAt: "08:00" }, { closesAt: "supplier.hours" }],
  [{ closedDays: "9" }, { closedDays: "record.choice" }],
  [{ timeZone: "Mars/Olympus" }, { timeZone: "record.choice" }],
  [{ kind: "hotel" }, { courseId: "supplier.other_kind", hotelId: "record.required" }],
  [{ courseId: "" }, { courseId: "record.required" }],
  [{ note: "x".repeat(1001) }, { note: "record.too_long" }],
])("%j is refused with %j", (change, expected) => {
  expect(mistakes(change)).toEqual(expected);
});
