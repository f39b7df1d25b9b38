import { expect, test } from "vitest";
import { memberCoupons } from "#app/db/schema/benefit-tables.ts";
import { orders } from "#app/db/schema/order/order-tables.ts";
import { COUPON_FORM } from "#app/domain/benefit/coupon-form.ts";
import { won } from "#app/domain/common/money.ts";
import { claimCoupon } from "#app/features/benefit/claim-coupon.server.ts";
import {
  createRecord,
  deleteRecord,
  saveRecord,
} from "#app/features/desk/record/save-record.server.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { orderRow } from "#tests/support/order/trip-rows.ts";
import { testServices } from "#tests/support/services.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";
import { COUPON_LIST, findCouponResult } from "./coupon-list.server.ts";
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
  const none = { used: 0, discount: 0, sales: 0, lastUsedAt: null };
  expect(await findCouponResult(db, Number(id))).toEqual({ claimed: 1, ...none });

  const wider = input({ claimLimit: "2" });
  await saveRecord(services, COUPON, { by, id, version, input: wider });
  await claim("guest");
  const gone = deleteRecord(services, COUPON, { by, id, version: version + 1 });
  await expect(gone).rejects.toThrow("record.in_use");
});

test("two campaigns cannot share a code, and an unclaimed one can be deleted", async () => {
  const twice = createRecord(services, COUPON, { by, input: input() });
  await expect(twice).rejects.toMatchObject({ fields: { code: "record.taken" } });
  const other = input({ code: "NOBODY01" });
  const { id, version } = await createRecord(services, COUPON, { by, input: other });
  await deleteRecord(services, COUPON, { by, id, version });
});

test("a campaign counts what its orders saved and paid", async () => {
  const memberId = demoMemberId("guest");
  const sums = { amount: won(300_000), coupon: won(5_000), total: won(295_000) };
  const [order] = await db
    .insert(orders)
    .values(orderRow("PT-TEST-COUPON", memberId, { status: "PAID", ...sums }))
    .returning({ id: orders.id });
  const { id } = await createRecord(services, COUPON, { by, input: input({ code: "USEDONE" }) });
  const use = { memberId, couponId: Number(id), usedAt: TEST_NOW, orderId: order?.id ?? null };
  await db.insert(memberCoupons).values(use);
  await db.insert(memberCoupons).values({ memberId: demoMemberId("demo"), couponId: Number(id) });
  expect(await findCouponResult(db, Number(id))).toEqual({
    claimed: 2,
    used: 1,
    discount: 5_000,
    sales: 295_000,
    lastUsedAt: TEST_NOW,
  });
});
