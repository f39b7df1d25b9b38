import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { orders } from "#app/db/schema/order/order-tables.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { golf } from "#tests/support/order/order-lines.ts";
import { leavePlaces, orderingShop } from "#tests/support/order/ordering.ts";

const db = await testDatabase("demo");
const shop = await orderingShop(db);

/** The first number that is drawn is taken, however often it comes; what a sequence remembers is never rolled back. */
async function takeFirstNumber(): Promise<void> {
  await db.execute(sql`create sequence drawn`);
  await db.execute(sql`create function refuse_first() returns trigger language plpgsql as $$
    declare
      mine bigint := 2 + abs(hashtext(new.number)::bigint);
      first bigint := (select last_value from drawn);
    begin
      if first in (1, mine) then
        perform setval('drawn', mine);
        raise unique_violation using constraint = 'orders_number_unique';
      end if;
      return new;
    end $$`);
  await db.execute(
    sql`create trigger refuse_first before insert on orders for each row execute function refuse_first()`,
  );
}

test("an order whose number was drawn before gets another one, and its buyer notices nothing", async () => {
  const round = golf();
  await leavePlaces(db, round, 4);
  const buyer = await shop.member();
  await takeFirstNumber();
  const { placed, outcome } = await shop.buy(buyer, [round]);
  expect(outcome?.status).toBe("PAID");
  expect(await db.$count(orders, eq(orders.memberId, buyer))).toBe(1);
  expect(placed.paymentOrderId.startsWith(`${placed.number}-`)).toBe(true);
  expect(await shop.audit()).toEqual([]);
});
