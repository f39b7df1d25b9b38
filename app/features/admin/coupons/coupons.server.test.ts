import { expect, test } from "vitest";
import { demoMemberId } from "#app/db/seed/seed-members.server.ts";
import { COUPON_FORM } from "#app/domain/benefit/coupon-form.ts";
import {
  createRecord,
  deleteRecord,
  saveRecord,
} from "#app/features/admin/kit/record/save-record.server.ts";
import { claimCoupon } from "#app/features/benefit/claim-coupon.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { testServices } from "#tests/support/services.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";
import { COUPON_LIST } from "./coupon-list.server.ts";
import { COUPON } from "./coupon-type.server.ts";

const db = await testDatabase("demo");
const services = testServices(db);
const by = demoMemberId("ops");
const input = (changes: Record<string, string> = {}) =>
  COUPON_FORM.schema.parse({
    name_ko: "선착순 한 명",
    code: "FIRSTONE",
    kind: "fixed",
    value: "5000",
    minimumOrder: "0",
    claimLimit: "1",
    validFrom: "2020-01-01",
    validUntil: "2099-12-31",
    ...changes,
  });
const claim = (who: string) =>
  claimCoupon(services, { memberId: demoMemberId(who), locale: "ko", code: "FIRSTONE" });

test("a campaign gives its coupon to as many as it says, and its list counts them", async () => {
  const { id, version } = await createRecord(services, COUPON, { by, input: input() });
  await claim("demo");
  await expect(claim("guest")).rejects.toThrow("coupon.expired");
  const search = new URLSearchParams("q=FIRSTONE&sort=-claimed");
  const { rows } = await COUPON_LIST.find({ db, locale: "ko", now: TEST_NOW, search });
  expect(rows).toMatchObject([{ id, claimed: 1, used: 0, discount: 0, claimLimit: 1 }]);

  const wider = input({ claimLimit: "2" });
  await saveRecord(services, COUPON, { by, id, version, input: wider });
  await claim("guest");
  const gone = deleteRecord(services, COUPON, { by, id, version: version + 1 });
  await expect(gone).rejects.toThrow("record.in_use");
});

test("two campaigns cannot share a code, and one that nobody has can be deleted", async () => {
  const twice = createRecord(services, COUPON, { by, input: input() });
  await expect(twice).rejects.toMatchObject({ fields: { code: "record.taken" } });
  const other = input({ code: "NOBODY01" });
  const { id, version } = await createRecord(services, COUPON, { by, input: other });
  await deleteRecord(services, COUPON, { by, id, version });
});
