import { eq } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { addDays } from "#app/domain/common/date/local-date.ts";
import { localizedText } from "#app/domain/common/language/languages.ts";
import { formatWon } from "#app/domain/common/money.ts";
import { listAlarms } from "#app/features/message/alarm/alarm-queries.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { look } from "#tests/support/order/checkout-page.ts";
import { COURSE, golf, PLAY_DAY } from "#tests/support/order/order-lines.ts";
import { leavePlaces, orderingShop } from "#tests/support/order/ordering.ts";
import { loader as failPage } from "../../app/routes/payment/fail.tsx";
import { loader as successPage } from "../../app/routes/payment/success.tsx";

const db = await testDatabase("demo");
const { services, member, place, approveCard, toss, audit } = await orderingShop(db);

afterEach(async () => {
  await toss.ask("/__fault", { method: "DELETE" });
  expect(await audit()).toEqual([]);
});

let turn = 0;
/** A buyer back from the card window with a round that no other test uses. */
async function back(memberId: string) {
  turn += 1;
  const round = golf({ date: addDays(PLAY_DAY, turn) });
  await leavePlaces(db, round, 2);
  const placed = await place(memberId, [round]);
  const { paymentOrderId, paymentKey, amount } = await approveCard(placed);
  const query = new URLSearchParams({ paymentKey, orderId: paymentOrderId, amount: amount ?? "" });
  return { placed, path: `/payment/success?${query}` };
}

test("a failure address of a paid order leads its owner to the order, and one still being checked is shown as such", async () => {
  const buyer = await member();
  const { placed, path } = await back(buyer);
  await look(successPage, services, path, buyer);
  const failed = `/payment/fail?code=PAY_PROCESS_CANCELED&orderId=${placed.paymentOrderId}`;
  const complete = `/payment/complete/${placed.id}`;
  expect(await look(failPage, services, failed, buyer)).toEqual({ status: 302, to: complete });
  const stranger = await look(failPage, services, failed, await member());
  expect([stranger.status, JSON.stringify(stranger.data)]).toEqual([
    200,
    expect.not.stringContaining(localizedText(placed.name, "ko")),
  ]);

  const other = await back(buyer);
  const lost = { orderId: other.placed.paymentOrderId, times: 20 };
  await toss.fault({ ...lost, kind: "drop-after", on: "confirm" });
  await toss.fault({ ...lost, kind: "drop-before", on: "find" });
  await look(successPage, services, other.path, buyer);
  const { data } = await look(
    failPage,
    services,
    failed.replace(placed.paymentOrderId, other.placed.paymentOrderId),
    buyer,
  );
  expect(data).toMatchObject({
    checking: { paymentOrderId: other.placed.paymentOrderId, number: other.placed.number },
  });
});

test.each([
  ["instant", "예약이 모두 확정됐어요"],
  ["request", "확정되면 다시 알려 드릴게요"],
] as const)(
  "a buyer who has paid at a course of kind %s reads for what, how much, under which number, and: %s",
  async (booking, outlook) => {
    await db.update(courses).set({ booking }).where(eq(courses.id, COURSE));
    const buyer = await member();
    const { placed, path } = await back(buyer);
    await look(successPage, services, path, buyer);
    await db.update(courses).set({ booking: "instant" }).where(eq(courses.id, COURSE));
    const { rows } = await listAlarms(db, "ko", { memberId: buyer, page: 1 });
    const paid = rows.find(({ link }) => link === `/payment/complete/${placed.id}`);
    const { name, total, number } = placed;
    for (const word of [name.ko, formatWon(total, "ko"), number, outlook]) {
      expect(paid?.text.body).toContain(word);
    }
  },
);
