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
  ["02-123-4567", "KR", undefined],
  ["02-1234-5678", "KR", undefined],
  ["031-123-4567", "KR", undefined],
  ["070-1234-5678", "KR", undefined],
  ["1588-1234", "KR", undefined],
  ["02 123 4567", "TH", undefined],
  ["+66 2 123 4567", "KR", undefined],
  ["03-1234-5678", "JP", undefined],
  // Nobody can tell a mobile from a landline there.
  ["(212) 555-2345", "US", "+12125552345"],
  ["010-12", "KR", undefined],
  ["hello", "KR", undefined],
  ["1".repeat(200), "KR", undefined],
] as const)("%s dialled in %s is %s", (text, country, stored) => {
  expect(phoneNumber(text, country)).toBe(stored);
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
