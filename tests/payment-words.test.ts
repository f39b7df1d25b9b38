import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** READY and EXPIRED are Toss's as well, but also statuses of our orders. */
const STATUSES = [
  "IN_PROGRESS",
  "WAITING_FOR_DEPOSIT",
  "DONE",
  "CANCELED",
  "PARTIAL_CANCELED",
  "ABORTED",
];
/** How codes and events of Toss begin. */
const CODES = [
  "PAY_PROCESS_",
  "PAYMENT_STATUS_",
  "CANCEL_STATUS_",
  "DEPOSIT_CALLBACK",
  "REJECT_",
  "REFUND_REJECTED",
  "INVALID_[A-Z_]*(?:CARD|REQUEST|KEY)",
  "NOT_FOUND_PAYMENT",
  "NOT_CANCELABLE_",
  "NOT_SUPPORTED_",
  "NOT_ALLOWED_PARTIAL_",
  "NOT_AVAILABLE_PAYMENT",
  "EXCEED_MAX_",
  "BELOW_MINIMUM_AMOUNT",
  "EXPIRED_PAYMENT",
  "ALREADY_[A-Z_]*(?:PAYMENT|REQUEST)",
  "PROVIDER_ERROR",
  "FDS_ERROR",
  "USER_CANCEL",
];
const STATUS = new RegExp(`["'\`](?:${STATUSES.join("|")})["'\`]`);
const CODE = new RegExp(`\\b(?:${CODES.join("|")})`);

const ADAPTER = /^app\/integrations\/payment\/toss/;

test("no file but the adapter of Toss knows its statuses, codes and events", () => {
  const files = globSync("{app,server}/**/*.{ts,tsx,json}").filter(
    (path) => !ADAPTER.test(path) && !path.includes(".test."),
  );
  expect(files.length).toBeGreaterThan(500);
  const speaking = files.filter((path) => {
    const text = readFileSync(path, "utf8");
    return STATUS.test(text) || CODE.test(text);
  });
  expect(speaking).toEqual([]);
});

test("the adapter itself contains the provider's words", () => {
  const text = globSync("app/integrations/payment/toss*.ts")
    .map((path) => readFileSync(path, "utf8"))
    .join("\n");
  for (const word of STATUSES) expect(text).toMatch(new RegExp(`\\b${word}\\b`));
  expect(text).toMatch(CODE);
});
