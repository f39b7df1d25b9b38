import { setTimeout as pause } from "node:timers/promises";
import type { Database } from "#app/db/client.server.ts";
import { isDatabaseAway } from "#app/db/connection/database-away.ts";
import { addDays } from "#app/domain/common/date/local-date.ts";
import { teeSheet } from "#app/domain/pricing/tee-price.ts";
import type { PlacedOrder } from "#app/features/checkout/purchase/place-order.server.ts";
import { golf, PLAY_DAY } from "#tests/support/order/order-lines.ts";
import { leavePlaces, openCourse, type orderingShop } from "#tests/support/order/ordering.ts";

const TEES = teeSheet({ first: "06:00", last: "13:00", intervalMinutes: 8 });
const BUYERS = 4;
/** As an impatient person presses again. */
const AGAIN_MS = 200;
/** The longest wait for an answer. */
const PATIENCE_MS = 20_000;

type Sale = { readonly id: string; readonly at: number };

/** People who buy one round after another in a running shop, and press again whenever it is away. */
export async function failoverBuyers(
  db: Database,
  books: Awaited<ReturnType<typeof orderingShop>>,
  shopUrl: string,
) {
  await openCourse(db, { singles: true });
  let turns = 0;

  async function place(): Promise<PlacedOrder> {
    const time = TEES[Math.floor(turns / 80)] ?? "13:00";
    const round = golf({ date: addDays(PLAY_DAY, turns % 80), time, players: 1 });
    turns += 1;
    await leavePlaces(db, round, 4);
    return books.place(await books.member(), [round]);
  }

  /** The page that the card window returns to, until it says that the order is paid. */
  async function pay(placed: PlacedOrder, isOver: () => boolean): Promise<boolean> {
    const { paymentKey } = await books.approveCard(placed);
    const query = new URLSearchParams({
      paymentKey,
      orderId: placed.paymentOrderId,
      amount: String(placed.total),
    });
    for (let tries = 0; tries === 0 || !isOver(); tries += 1) {
      const page = await fetch(`${shopUrl}/payment/success?${query}`, {
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      const text = await page.text();
      if (text.includes(encodeURIComponent(`/payment/complete/${placed.id}`))) return true;
      if (page.status >= 500 && page.status !== 503) throw new Error(`a buyer read ${page.status}`);
      await pause(AGAIN_MS);
    }
    return false;
  }

  async function buyOne(sales: Sale[], isOver: () => boolean): Promise<void> {
    try {
      const placed = await place();
      if (await pay(placed, isOver)) sales.push({ id: placed.id, at: performance.now() });
    } catch (cause) {
      if (!isDatabaseAway(cause)) throw cause;
      await pause(AGAIN_MS);
    }
  }

  /** Starts buyers; `stop` waits for their running purchases. */
  function begin() {
    const sales: Sale[] = [];
    let isOver = false;
    const buying = Array.from({ length: BUYERS }, async () => {
      while (!isOver) await buyOne(sales, () => isOver);
    });
    return {
      sales,
      stop: async () => {
        isOver = true;
        await Promise.all(buying);
      },
    };
  }

  return { begin };
}
