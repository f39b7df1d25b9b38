import { expect, test } from "vitest";
import { businessCheckUrl, isRegistered } from "./business-data.ts";
import { BUSINESS_FORM, businessMistakes } from "./business-form.ts";

const parse = (input: Record<string, string>) => BUSINESS_FORM.schema.safeParse(input);

test("everything may be left empty: the defaults stay", () => {
  const { data } = parse({});
  expect(data).toMatchObject({ phone: null, company_ko: "" });
  expect(businessMistakes(data ?? {})).toEqual({});
});

test.each([
  ["businessNumber", "123-45-67890"],
  ["phone", "1600-1234"],
  ["phone", "02-555-0123"],
  ["phone", "+82 2 555 0123"],
  ["emergencyPhone", "+66 2 000 1234"],
  ["email", "help@palmtee.co.kr"],
])("%s may be %s", (name, value) => {
  expect(businessMistakes({ [name]: value })).toEqual({});
});

test.each([
  ["businessNumber", "1234567890", "record.business_number"],
  ["businessNumber", "123-45-6789x", "record.business_number"],
  ["phone", "call us", "record.phone"],
  ["phone", "12", "record.phone"],
  ["phone", "1600-1234<script>", "record.phone"],
  ["emergencyPhone", "ask Somchai", "record.phone"],
  ["email", "help@palmtee", "record.email"],
  ["email", "help palmtee.co.kr", "record.email"],
  ["email", "a@b@c.kr", "record.email"],
])("%s cannot be %s", (name, value, code) => {
  expect(businessMistakes({ [name]: value })).toEqual({ [name]: code });
});

test.each([
  ["company_ko", 81],
  ["address_en", 201],
  ["phone", 31],
  ["insurance_ko", 121],
])("%s of %i characters is too long, and named", (name, length) => {
  const { error } = parse({ [name]: "1".repeat(length) });
  expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
    [name, "record.too_long"],
  ]);
});

test("a number of zeros is not registered yet, and any other is looked up by its digits", () => {
  expect(isRegistered({ businessNumber: "000-00-00000" })).toBe(false);
  expect(isRegistered({ businessNumber: "123-45-67890" })).toBe(true);
  expect(businessCheckUrl({ businessNumber: "123-45-67890" })).toMatch(/wrkr_no=1234567890$/);
});
