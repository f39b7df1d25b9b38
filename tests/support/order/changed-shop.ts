import { eq } from "drizzle-orm";
import { afterEach, expect } from "vitest";
import { pointEntries } from "#app/db/schema/benefit-tables.ts";
import { reservations } from "#app/db/schema/order/order-tables.ts";
import { teeTimes } from "#app/db/schema/pricing/price-calendar-tables.ts";
import { addDays } from "#app/domain/common/date/local-date.ts";
import type { CartLine, LineOf } from "#app/domain/order/line/cart-line.ts";
import { type ChangeWish, wishOf } from "#app/domain/reservation/change/change-wish.ts";
import {
  type OrderRequest,
  placeOrder,
} from "#app/features/checkout/purchase/place-order.server.ts";
import type { Reservation } from "#app/features/order/record/lines-of-order.server.ts";
import type { WantedChange } from "#app/features/reservation/change/draft-change.server.ts";
import { expectedOf, planChange } from "#app/features/reservation/change/plan-change.server.ts";
import { requestChange } from "#app/features/reservation/change/request-change.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { lineOf } from "./admin-trip.ts";
import { COURSE, golf, PLAY_DAY } from "./order-lines.ts";
import { openCourse, orderingShop } from "./ordering.ts";

const SOMEBODY = {
  firstName: "YOUNGHEE",
  lastName: "CHOI",
  gender: null,
  birthday: null,
  handicap: null,
};

const WEEKS = 6;
const TIMES = ["10:00", "08:00", "12:00", "09:04", "11:12"];

/** A shop with paid rounds to change, each on a day of its own; the ledger is audited after each test. */
export async function changedShop() {
  const db = await testDatabase("demo");
  const shop = await orderingShop(db);
  const { services } = shop;
  await openCourse(db, { singles: true });
  await db.update(teeTimes).set({ taken: 0, elsewhere: 0 }).where(eq(teeTimes.courseId, COURSE));
  let days = 0;
  afterEach(async () => {
    await shop.toss.ask("/__fault", { method: "DELETE" });
    expect(await shop.audit()).toEqual([]);
  });

  /** A paid round on a day of its own, with what is bought together with it; always on the same weekday. */
  async function paid(
    wanted: LineOf<"golf"> = golf(),
    alongside: (round: LineOf<"golf">) => readonly CartLine[] = () => [],
    more: { readonly points?: number } = {},
  ) {
    const date = addDays(PLAY_DAY, 7 * (days % WEEKS));
    const time = TIMES[Math.floor(days / WEEKS) % TIMES.length] ?? wanted.time;
    const own = { ...wanted, date, time };
    days += 1;
    return paidAt(own, alongside(own), more);
  }

  /** A round that is paid, where and when it is wanted. */
  async function paidAt(
    own: LineOf<"golf">,
    alongside: readonly CartLine[] = [],
    more: { readonly points?: number } = {},
  ) {
    const memberId = await shop.member();
    if (more.points) {
      await db.insert(pointEntries).values({
        memberId,
        amount: more.points,
        reason: "event",
        subject: "changed-shop",
        expiresOn: "2027-12-31",
      });
    }
    const { placed } = await shop.buy(memberId, [own, ...alongside], more);
    const line = await lineOf(db, placed.id, "golf");
    return { memberId, line, round: own, orderId: placed.id };
  }

  /** The same, paid in part with points that the buyer has. */
  async function paidWithPoints(wanted: LineOf<"golf">, points: number) {
    return paid(wanted, undefined, { points });
  }

  return {
    ...shop,
    db,
    paid,
    paidAt,
    paidWithPoints,
    placeRequest: (memberId: string, request: OrderRequest) =>
      placeOrder(services, memberId, request),
    /** A line with one thing changed; a new traveller has a name. */
    wish: (line: Reservation, to: Partial<ChangeWish>): WantedChange => wishFor(line, to),
    plan: (memberId: string, changes: readonly WantedChange[], now = services.now()) =>
      planChange(db, { memberId, changes, now }),
    /** Agrees to every term of the plan; beyond its hotel the party sleeps somewhere else. */
    change: async (memberId: string, changes: readonly WantedChange[], now = services.now()) => {
      const planned = await planChange(db, { memberId, changes, now });
      const without = planned.leaving.map(({ idx }) => idx);
      const expected = expectedOf(planned);
      const then = { ...services, now: () => now };
      return requestChange(then, memberId, { changes, expected, without, stay: "elsewhere" });
    },
    lineNow: async ({ id }: Pick<Reservation, "id">) => {
      const [row] = await db.select().from(reservations).where(eq(reservations.id, id));
      return row;
    },
  };
}

function wishFor(line: Reservation, to: Partial<ChangeWish>): WantedChange {
  const now = line.choice && wishOf(line.choice);
  if (!now) throw new Error("nobody changes this line");
  const wish = { ...now, ...to } as ChangeWish;
  const count = wish.kind === "golf" ? wish.players : line.travellers.length;
  const more = Array.from({ length: Math.max(0, count - line.travellers.length) }, () => SOMEBODY);
  const travellers = [...line.travellers, ...more].slice(0, count);
  return { reservationId: line.id, wish, travellers };
}
