import { eq } from "drizzle-orm";
import { afterEach, expect } from "vitest";
import { courseDays, courses, teeTimes } from "#app/db/schema/course.ts";
import { reservations } from "#app/db/schema/order.ts";
import type { CartLine, LineOf } from "#app/domain/booking/cart/cart-line.ts";
import { addDays } from "#app/domain/date/local-date.ts";
import { type ChangeWish, wishOf } from "#app/domain/reservation/change/change-wish.ts";
import type { WantedChange } from "#app/features/change/draft-change.server.ts";
import { expectedOf, planChange } from "#app/features/change/plan-change.server.ts";
import { requestChange } from "#app/features/change/request-change.server.ts";
import type { Reservation } from "#app/features/order/reservation-lines.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { lineOf } from "./admin-trip.ts";
import { COURSE, golf, PLAY_DAY } from "./order-lines.ts";
import { orderingShop } from "./ordering.ts";

const SOMEBODY = {
  firstName: "YOUNGHEE",
  lastName: "CHOI",
  gender: null,
  birthday: null,
  handicap: null,
};

/** A shop with paid rounds to change, each on a day of its own; the ledger is audited after each test. */
export async function changedShop() {
  const db = await testDatabase("demo");
  const shop = await orderingShop(db);
  const { services } = shop;
  await db.update(courses).set({ minPlayers: 1 }).where(eq(courses.id, COURSE));
  await db.update(courseDays).set({ closed: false }).where(eq(courseDays.courseId, COURSE));
  await db.update(teeTimes).set({ taken: 0, elsewhere: 0 }).where(eq(teeTimes.courseId, COURSE));
  let days = 0;
  afterEach(async () => {
    await shop.toss.ask("/__fault", { method: "DELETE" });
    expect(await shop.audit()).toEqual([]);
  });

  /** A paid round on a day of its own, with what is bought beside it; always on the same weekday. */
  async function paid(
    wanted: LineOf<"golf"> = golf(),
    beside: (round: LineOf<"golf">) => readonly CartLine[] = () => [],
    more: Parameters<typeof shop.buy>[2] & object = {},
  ) {
    const round = { ...wanted, date: addDays(PLAY_DAY, 7 * (days % 6)) };
    const time = `${String(6 + Math.floor(days / 6)).padStart(2, "0")}:00`;
    days += 1;
    const own = { ...round, time: days > 6 ? time : round.time };
    const memberId = await shop.member();
    const { placed } = await shop.buy(memberId, [own, ...beside(own)], more);
    const line = await lineOf(db, placed.id, "golf");
    return { memberId, line, round: own, orderId: placed.id };
  }

  return {
    ...shop,
    db,
    paid,
    /** A line with one thing changed; whoever is new has a name. */
    wish: (line: Reservation, to: Partial<ChangeWish>): WantedChange => wishFor(line, to),
    plan: (memberId: string, changes: readonly WantedChange[], now = services.now()) =>
      planChange(db, { memberId, changes, now }),
    /** Agrees to whatever the plan says. */
    change: async (memberId: string, changes: readonly WantedChange[]) => {
      const planned = await planChange(db, { memberId, changes, now: services.now() });
      const without = planned.leaving.map(({ idx }) => idx);
      const expected = expectedOf(planned);
      return requestChange(services, memberId, { changes, expected, without });
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
