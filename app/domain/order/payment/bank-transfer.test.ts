import { expect, test } from "vitest";
import { bankTransferKey, bankTransferReference, isPaidByBankTransfer } from "./bank-transfer.ts";
import { canRestoreBooking, REFUND_KINDS, REFUND_STATUSES } from "./refund-status.ts";

const ID = "0190a7c4-7d3e-7b52-9f7a-0a3a5d1c2b4e";

test("names the bank transfer of a refund", () => {
  for (const transfer of ["KB 20261115-001", "a:b", "국민은행 11/15"]) {
    const key = bankTransferKey(ID, transfer);
    expect(isPaidByBankTransfer(key)).toBe(true);
    expect(bankTransferReference(key)).toBe(transfer);
  }
  expect(bankTransferKey(ID, "1")).not.toBe(bankTransferKey(ID.replace("0", "1"), "1"));
});

test("a provider's cancel or a missing one is not a bank transfer", () => {
  for (const key of [null, "", "txrd_a01k5f3qzr", "090A796806E726BBB929F4A2CA7DB9A7"]) {
    expect(isPaidByBankTransfer(key)).toBe(false);
    expect(bankTransferReference(key)).toBeNull();
  }
});

test("staff can restore a booking while they decide, or where the provider refused a member's cancel", () => {
  const restorable = REFUND_KINDS.flatMap((kind) =>
    REFUND_STATUSES.filter((status) => canRestoreBooking({ kind, status })).map(
      (status) => `${kind} ${status}`,
    ),
  );
  expect(restorable).toEqual(["cancel failed", "request review", "request failed"]);
});
