import { expect, test } from "vitest";
import { COUPON_FORM } from "./coupon-form.ts";

const coupon = {
  name_ko: "겨울 3만원",
  kind: "fixed",
  value: "30000",
  minimumOrder: "200000",
  validFrom: "2027-01-01",
  validUntil: "2027-02-28",
};
const mistake = (changes: Record<string, string>) => {
  const issue = COUPON_FORM.schema.safeParse({ ...coupon, ...changes }).error?.issues[0];
  return issue && [issue.path[0], issue.message];
};

test("a coupon of a fixed sum or of a share is taken", () => {
  expect(mistake({})).toBeUndefined();
  expect(mistake({ kind: "percent", value: "100", code: "WINTER30" })).toBeUndefined();
});

test.each([
  [{ kind: "percent", value: "101" }, "value", "record.out_of_range"],
  [{ value: "0" }, "value", "record.out_of_range"],
  [{ value: "-5" }, "value", "record.out_of_range"],
  [{ value: "" }, "value", "record.required"],
  [{ minimumOrder: "99999999999" }, "minimumOrder", "record.out_of_range"],
  [{ validUntil: "2026-12-31" }, "validUntil", "record.ends_before_start"],
  [{ code: "winter 30" }, "code", "record.coupon_code"],
  [{ claimLimit: "0" }, "claimLimit", "record.out_of_range"],
  [{ name_ko: "" }, "name_ko", "record.required"],
])("%j is refused at %s", (changes, field, code) => {
  expect(mistake(changes as Record<string, string>)).toEqual([field, code]);
});
