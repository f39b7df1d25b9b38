import { expect, test } from "vitest";
import { phoneNumber, readablePhone } from "./phone-number.ts";

test.each([
  ["010-1234-5678", "KR", "+821012345678"],
  ["01012345678", "KR", "+821012345678"],
  ["+82 10 1234 5678", "TH", "+821012345678"],
  ["081 234 5678", "TH", "+66812345678"],
  ["+1 415 555 2671", "KR", "+14155552671"],
  ["+49 1512 3456789", "KR", "+4915123456789"],
  ["+66 81 234 5678", "KR", "+66812345678"],
  ["011-123-4567", "KR", "+82111234567"],
  // A mobile cannot be told from a landline there.
  ["(212) 555-2345", "US", "+12125552345"],
] as const)("%s dialled in %s is %s", (text, country, stored) => {
  expect(phoneNumber(text, country)).toBe(stored);
});

test.each([
  ["02-123-4567", "KR"],
  ["02-1234-5678", "KR"],
  ["031-123-4567", "KR"],
  ["070-1234-5678", "KR"],
  ["1588-1234", "KR"],
  ["02 123 4567", "TH"],
  ["+66 2 123 4567", "KR"],
  ["03-1234-5678", "JP"],
  ["010-12", "KR"],
  ["hello", "KR"],
  ["1".repeat(200), "KR"],
] as const)("%s dialled in %s is no mobile number", (text, country) => {
  expect(phoneNumber(text, country)).toBeUndefined();
});

test.each([
  ["+821012345678", "010-1234-5678"],
  ["+821000000001", "010-0000-0001"],
  ["+66812345678", "+66 81 234 5678"],
  ["+14155552671", "+1 415 555 2671"],
  ["not a number", "not a number"],
])("%s is read as %s, and means the same when it is typed", (stored, read) => {
  expect(readablePhone(stored)).toBe(read);
  expect(phoneNumber(read, "KR") ?? stored).toBe(stored);
});
