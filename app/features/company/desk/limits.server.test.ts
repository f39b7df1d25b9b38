import { expect, test } from "vitest";
import { DEFAULT_LIMITS } from "#app/domain/company/default-limits.ts";
import { LIMITS_FORM } from "#app/domain/company/desk-limits-form.ts";
import { findPointSummary } from "#app/features/benefit/point-queries.server.ts";
import { LIMITS_ID, loadDeskLimits } from "#app/features/company/company-queries.server.ts";
import { deleteRecord, saveRecord } from "#app/features/desk/record/save-record.server.ts";
import { givePoints } from "#app/features/member/care/give-points.server.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { testServices } from "#tests/support/services.ts";
import { LIMITS } from "./limits-type.server.ts";

const db = await testDatabase("demo");
const services = testServices(db);
const by = demoMemberId("owner");
const input = (changes: Record<string, string> = {}) => ({
  ...Object.fromEntries(
    Object.entries(DEFAULT_LIMITS).map(([name, value]) => [name, String(value)]),
  ),
  ...changes,
});
async function gift(amount: number) {
  const memberId = demoMemberId("guest");
  const { balance } = await findPointSummary(db, memberId);
  return givePoints(services, { by, memberId, amount, cause: "thanks", reason: "limit", balance });
}

test("the limits of a new shop are those of the rules", async () => {
  expect(await loadDeskLimits(db)).toEqual(DEFAULT_LIMITS);
});

test("a limit that the owner changes holds for the next gift of points", async () => {
  expect(await gift(6_000)).toMatchObject({ isWaiting: false });
  const lower = LIMITS_FORM.schema.parse(input({ giftApprovalPoints: "5000" }));
  const target = { by, id: LIMITS_ID, version: 1 };
  await saveRecord(services, LIMITS, { ...target, input: lower });
  expect(await gift(6_000)).toMatchObject({ isWaiting: true });
  expect(await gift(5_000)).toMatchObject({ isWaiting: false });
  const late = saveRecord(services, LIMITS, { ...target, input: lower });
  await expect(late).rejects.toThrow();
  await expect(deleteRecord(services, LIMITS, { ...target, version: 2 })).rejects.toThrow();
});

test.each([
  ["refundApprovalWon", "-1"],
  ["giftApprovalPoints", "1.5"],
  ["undoSeconds", "0"],
  ["maskedSeconds", "9999"],
  ["supplierAnswerHours", ""],
  ["reportsThatHide", "1"],
])("the limit %s refuses %j and is named", (name, value) => {
  const result = LIMITS_FORM.schema.safeParse(input({ [name]: value }));
  expect(result.error?.issues.map(({ path }) => path[0])).toEqual([name]);
});
