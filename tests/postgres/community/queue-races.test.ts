import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { stockDays } from "#app/db/schema/pricing/stock-tables.ts";
import { tournamentEntries } from "#app/db/schema/tournament-tables.ts";
import { won } from "#app/domain/common/money.ts";
import { placeOrder } from "#app/features/checkout/purchase/place-order.server.ts";
import { cancelEntry } from "#app/features/tournament/entry/cancel-entry.server.ts";
import { entryLine, entryShop } from "#tests/support/community/entry-shop.ts";
import { postgresDatabase } from "#tests/support/database/postgres-database.ts";
import { whileHeld } from "#tests/support/lock-wait.ts";

const db = await postgresDatabase("demo");
const shop = await entryShop(db);
const { services } = shop;

test("an order that waits for the places of a tournament sees a group that joined the list meanwhile", async () => {
  const id = await shop.tournament({ entryFee: won(100_000) });
  const full = await shop.applies(id, 4);
  await shop.step(full.entryId, "approve");
  await cancelEntry(services, { memberId: full.memberId, tournamentId: id });
  const buyer = await shop.member();
  const request = await shop.request([entryLine(id, 2)], { memberId: buyer });
  const groupId = await shop.member();
  const places = and(eq(stockDays.kind, "entry"), eq(stockDays.productId, String(id)));
  const ended = await whileHeld(
    db,
    (tx) => tx.select().from(stockDays).where(places).for("update"),
    () => placeOrder(services, buyer, request),
    async (tx) => {
      await tx.insert(tournamentEntries).values({
        tournamentId: id,
        memberId: groupId,
        state: "waiting",
        people: 2,
        waitingSince: services.now(),
      });
    },
  );
  expect(ended).toMatchObject({ status: "rejected", reason: { code: "order.entry_queue" } });
  expect(await shop.taken(id)).toBe(0);
});
