import { and, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#app/db/client.server.ts";
import { teeTimes } from "#app/db/schema/pricing/price-calendar-tables.ts";
import { addDays } from "#app/domain/common/date/local-date.ts";
import type { LineOf } from "#app/domain/order/line/cart-line.ts";
import { lineKey } from "#app/domain/order/line/line-facts.ts";
import { expectedOf } from "#app/features/reservation/change/plan-change.server.ts";
import { requestChange } from "#app/features/reservation/change/request-change.server.ts";
import { whileHeld } from "#tests/support/lock-wait.ts";
import { changedShop } from "#tests/support/order/changed-shop.ts";
import { golf, PLAY_DAY } from "#tests/support/order/order-lines.ts";
import { leavePlaces } from "#tests/support/order/ordering.ts";

const shop = await changedShop();
const { db, services, paidAt, wish, plan } = shop;

/** Another buyer takes places of a tee time. */
function takenElsewhere(tx: Database, { courseId, date, time }: LineOf<"golf">, places: number) {
  const more = (counter: typeof teeTimes.taken | typeof teeTimes.elsewhere) =>
    sql`${counter} + ${places}`;
  return tx
    .update(teeTimes)
    .set({ taken: more(teeTimes.taken), elsewhere: more(teeTimes.elsewhere) })
    .where(
      and(eq(teeTimes.courseId, courseId), eq(teeTimes.day, date), eq(teeTimes.teeTime, time)),
    );
}

/** The refusal as the buyer reads it. */
async function refusalOf(work: Promise<unknown>) {
  const {
    code,
    status,
    lineKey: line,
    times,
  } = await work.then(
    () => ({}) as never,
    (cause) => cause,
  );
  return { code, status, line, times };
}

const at = (time: string) => golf({ date: PLAY_DAY, time, players: 3 });

test.each([
  ["another hour at the same price", at("08:08"), { time: "10:08" }, 2],
  ["another day", at("08:40"), { date: addDays(PLAY_DAY, 1) }, 2],
  ["one more golfer", at("09:12"), { players: 4 }, 1],
] as const)(
  "the loser of a race for %s and a later buyer read the same: 409 with the wished line and the nearest hours",
  async (_, from, to, places) => {
    const wished = { ...from, ...to };
    await leavePlaces(db, from, 4);
    await leavePlaces(db, wished, 4);
    const { memberId, line } = await paidAt(from);
    const changes = [wish(line, to)];
    const request = { changes, expected: expectedOf(await plan(memberId, changes)), without: [] };
    const ask = () => requestChange(services, memberId, request);

    const inWrite = await whileHeld(
      db,
      (tx) => takenElsewhere(tx, wished, places),
      () => refusalOf(ask()),
      async () => {},
    );
    const later = await refusalOf(ask());
    expect(inWrite).toEqual({ status: "fulfilled", value: later });
    expect(later).toMatchObject({ code: "order.sold_out", status: 409, line: lineKey(wished) });
    expect(later.times).toHaveLength(4);
    for (const near of later.times) expect(near).toMatchObject({ date: wished.date });
  },
);
