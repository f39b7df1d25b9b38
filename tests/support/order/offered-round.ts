import { and, desc, eq, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { timeOffers } from "#app/db/schema/order/order-tables.ts";
import { teeTimes } from "#app/db/schema/pricing/price-calendar-tables.ts";
import { addDays, type LocalDate } from "#app/domain/common/date/local-date.ts";
import type { CartLine, LineOf } from "#app/domain/order/line/cart-line.ts";
import { freeTimesFor } from "#app/features/reservation/offer/offer-queries.server.ts";
import { offerTimes } from "#app/features/reservation/offer/offer-times.server.ts";
import { askTheCourse, lineOf, staffOf } from "./admin-trip.ts";
import { COURSE, golf, PLAY_DAY } from "./order-lines.ts";
import type { orderingShop } from "./ordering.ts";
import { openCourse } from "./ordering.ts";

/** The paid tee-off, which the course does not have. */
export const ASKED = "09:04";

type Shop = Awaited<ReturnType<typeof orderingShop>>;
type Alongside = (date: LocalDate) => readonly CartLine[];

/** Rounds that wait for their course, each on a day of its own. */
export async function offeredRounds(db: Database, { services, member, buy }: Shop) {
  const ops = await staffOf(db);
  await askTheCourse(db);
  await openCourse(db);
  await db.update(teeTimes).set({ taken: 0, elsewhere: 0 }).where(eq(teeTimes.courseId, COURSE));
  let days = 0;

  /** Bought together with it, always on the same weekday, so that no caddie has her day off. */
  async function pending(alongside?: Alongside, more: Partial<LineOf<"golf">> = {}) {
    if (alongside) days = Math.ceil(days / 7) * 7;
    const date = addDays(PLAY_DAY, days);
    days += 1;
    const memberId = await member();
    const round = golf({ date, time: ASKED, ...more });
    const { placed } = await buy(memberId, [round, ...(alongside?.(date) ?? [])]);
    const line = await lineOf(db, placed.id, "golf");
    const free = await freeTimesFor(db, line, services.now());
    return { memberId, line, date, orderId: placed.id, free };
  }

  /** The same with two other times on the table. */
  async function offered(alongside?: Alongside, more?: Partial<LineOf<"golf">>) {
    const round = await pending(alongside, more);
    const [first = "", second = ""] = round.free;
    const times = [first, second] as const;
    await offerTimes(services, ops, { reservationId: round.line.id, times });
    const offer = await offerOf(db, round.line.id);
    return { ...round, times, offer, answer: { reservationId: round.line.id, offerId: offer.id } };
  }

  return { ops, pending, offered };
}

/** The last one that was made for a line. */
export async function offerOf(db: Database, reservationId: string) {
  const [offer] = await db
    .select()
    .from(timeOffers)
    .where(eq(timeOffers.reservationId, reservationId))
    .orderBy(desc(timeOffers.id))
    .limit(1);
  if (!offer) throw new Error("nothing was offered");
  return offer;
}

/** Its time is over, by the clock of the database. */
export async function letPass(db: Database, offerId: number): Promise<void> {
  await db
    .update(timeOffers)
    .set({ expiresAt: sql`now() - interval '1 second'` })
    .where(eq(timeOffers.id, offerId));
}

export async function takenAt(db: Database, day: LocalDate, time: string): Promise<number> {
  const [row] = await db
    .select({ taken: teeTimes.taken })
    .from(teeTimes)
    .where(and(eq(teeTimes.courseId, COURSE), eq(teeTimes.day, day), eq(teeTimes.teeTime, time)));
  return row?.taken ?? 0;
}
