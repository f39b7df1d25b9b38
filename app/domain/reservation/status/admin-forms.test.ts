import { expect, test } from "vitest";
import {
  bankTransferForm,
  confirmForm,
  reasonForm,
  recheckForm,
  requestSentForm,
  staffCancelForm,
} from "./admin-forms.ts";

const codesOf = (answer: { error?: { issues: readonly { message: string }[] } | undefined }) =>
  answer.error?.issues.map(({ message }) => message);

test("a line is confirmed with the supplier's number", () => {
  const input = { reference: " SC-1 ", heardFrom: " Khun Noi " };
  expect(confirmForm.parse(input)).toEqual({ reference: "SC-1", heardFrom: "Khun Noi" });
  expect(confirmForm.parse({ reference: "SC-1" })).toEqual({ reference: "SC-1" });
  expect(codesOf(confirmForm.safeParse({ reference: " " }))).toEqual([
    "reservation.reference_required",
  ]);
  const long = { reference: "SC-1", heardFrom: "n".repeat(101) };
  expect(codesOf(confirmForm.safeParse(long))).toEqual(["record.too_long"]);
});

test("a refusal has a reason, and a bank transfer its number as well", () => {
  expect(codesOf(reasonForm.safeParse({}))).toEqual(["reservation.reason_required"]);
  expect(codesOf(bankTransferForm.safeParse({ reason: "card closed" }))).toEqual([
    "reservation.transfer_required",
  ]);
  const paid = { reason: "card closed", reference: "KB 1" };
  expect(bankTransferForm.parse(paid)).toEqual(paid);
});

test("a re-check requires the person it was made with", () => {
  expect(recheckForm.parse({ with: "Khun Noi" })).toEqual({ with: "Khun Noi" });
  expect(codesOf(recheckForm.safeParse({}))).toEqual(["reservation.recheck_with_required"]);
});

test("a request goes out by a known channel in a known language", () => {
  expect(requestSentForm.parse({ way: "line", language: "en" })).toEqual({
    way: "line",
    language: "en",
  });
  expect(codesOf(requestSentForm.safeParse({ way: "fax", language: "xx" }))).toEqual([
    "common.bad_request",
    "common.bad_request",
  ]);
});

test("staff cancel for the sum that was shown, in plain digits, with a reason", () => {
  const form = { reason: "asked by phone", expectedRefund: "475558", code: "illness" };
  expect(staffCancelForm.parse(form)).toEqual({ ...form, expectedRefund: 475_558 });
  for (const expectedRefund of ["", "-1", "x1", "1x", "12345678901"]) {
    const refused = staffCancelForm.safeParse({ ...form, expectedRefund });
    expect(codesOf(refused)).toEqual(["common.bad_request"]);
  }
});
