import { and, eq, sql } from "drizzle-orm";
import { afterAll } from "vitest";
import type { Database } from "#app/db/client.server.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { courseDays, roomNights, teeTimes } from "#app/db/schema/pricing/price-calendar-tables.ts";
import { addDays } from "#app/domain/common/date/local-date.ts";
import type { CartLine, LineOf } from "#app/domain/order/line/cart-line.ts";
import { confirmOrder } from "#app/features/checkout/purchase/confirm-order.server.ts";
import { discountsFor } from "#app/features/checkout/purchase/discounts-for.server.ts";
import {
  type OrderRequest,
  type PlacedOrder,
  placeOrder,
} from "#app/features/checkout/purchase/place-order.server.ts";
import { auditLedger } from "#app/features/order/ledger-audit/run-ledger-audit.server.ts";
import { quoteCart } from "#app/features/order/quote/quote.server.ts";
import { readPayment } from "#app/integrations/payment/toss-answers.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { addAllMessages } from "#app/platform/i18n/add-messages.server.ts";
import { tossServer } from "#tests/support/payment/toss-server.ts";
import { testServices } from "#tests/support/services.ts";
import { BOOKER, COURSE, namesFor } from "./order-lines.ts";

/** Ordering and payment with the simulator of the card provider over real HTTP. */
export async function orderingShop(
  db: Database,
  more: Partial<Services["site"]> = {},
  provider: Parameters<typeof tossServer>[0] = {},
) {
  addAllMessages();
  const toss = await tossServer(provider);
  afterAll(toss.close);
  const base = testServices(db);
  const services: Services = {
    ...base,
    site: { ...base.site, ...more },
    payments: toss.gateway,
  };

  async function member(name = "주문 회원"): Promise<string> {
    const [row] = await db
      .insert(members)
      .values({ name, email: `${crypto.randomUUID()}@palmtee.example` })
      .returning({ id: members.id });
    return row?.id ?? "";
  }

  /** As the checkout sends it, with the total that the buyer has seen. */
  async function request(
    lines: readonly CartLine[],
    wanted: Partial<OrderRequest> & { readonly memberId?: string } = {},
  ): Promise<OrderRequest> {
    const { memberCouponId = null, points = 0, memberId = "" } = wanted;
    const quote = await quoteCart(db, lines, services.now());
    const sellable = quote.lines.flatMap((line) => line.sellable);
    const { totals } =
      memberCouponId === null && points === 0
        ? { totals: { card: quote.total } }
        : await discountsFor(db, {
            memberId,
            lines: sellable,
            memberCouponId,
            points,
            now: services.now(),
          });
    return {
      lines,
      booker: BOOKER,
      travellers: namesFor(lines),
      memberCouponId,
      points,
      expectedTotal: totals.card,
      locale: "ko",
      ...wanted,
    };
  }

  async function place(
    memberId: string,
    lines: readonly CartLine[],
    wanted: Partial<OrderRequest> = {},
  ): Promise<PlacedOrder> {
    return placeOrder(services, memberId, await request(lines, { ...wanted, memberId }));
  }

  /** What the buyer does in the card window, until the browser returns. */
  async function approveCard({
    paymentOrderId,
    total,
  }: Pick<PlacedOrder, "paymentOrderId" | "total">) {
    const { paymentKey } = await toss.authenticate({ orderId: paymentOrderId, amount: total });
    return { paymentOrderId, paymentKey, amount: String(total) };
  }

  async function buy(memberId: string, lines: readonly CartLine[], wanted = {}) {
    const placed = await place(memberId, lines, wanted);
    return placed.status === "PAID"
      ? { placed, outcome: undefined }
      : { placed, outcome: await confirmOrder(services, await approveCard(placed)) };
  }

  /** What the ledger audit finds wrong, ours against the provider's. */
  async function audit() {
    const { payments } = (await toss.book()) as { payments: readonly unknown[] };
    return auditLedger(
      db,
      payments.flatMap((payment) => readPayment(payment) ?? []),
    );
  }

  return { services, toss, member, request, place, approveCard, buy, audit };
}

/** The course of these tests sells every day; where asked, also to one who plays alone. */
export async function openCourse(db: Database, { singles = false } = {}): Promise<void> {
  await db.update(courseDays).set({ closed: false }).where(eq(courseDays.courseId, COURSE));
  if (singles) await db.update(courses).set({ minPlayers: 1 }).where(eq(courses.id, COURSE));
}

/** Leaves so many places of a tee time, however many the demo had sold. */
export async function leavePlaces(db: Database, line: LineOf<"golf">, left: number): Promise<void> {
  const taken = 4 - left;
  await db
    .insert(teeTimes)
    .values({
      courseId: line.courseId,
      day: line.date,
      teeTime: line.time,
      capacity: 4,
      taken,
      elsewhere: taken,
    })
    .onConflictDoUpdate({
      target: [teeTimes.courseId, teeTimes.day, teeTimes.teeTime],
      set: { capacity: 4, taken, elsewhere: taken },
    });
}

/** Every night from this one on has so many rooms, and none is taken. */
export async function leaveRooms(
  db: Database,
  line: LineOf<"hotel">,
  { rooms, nights }: { readonly rooms: number; readonly nights: number },
): Promise<void> {
  const last = addDays(line.checkIn, nights - 1);
  await db
    .update(roomNights)
    .set({ capacity: rooms, taken: 0, elsewhere: 0, closed: false })
    .where(
      and(
        eq(roomNights.roomId, line.roomId),
        sql`${roomNights.night} between ${line.checkIn} and ${last}`,
      ),
    );
}

/** How many were done, and with which codes the others were refused. */
export async function outcomesOf(work: readonly Promise<unknown>[]) {
  const settled = await Promise.allSettled(work);
  const done = settled.filter(({ status }) => status === "fulfilled").length;
  const codes = settled.flatMap((each) =>
    each.status === "rejected"
      ? [(each.reason as { code?: string }).code ?? String(each.reason)]
      : [],
  );
  return { done, codes: [...new Set(codes)], refused: codes.length };
}

/** More turns in the nightly run, where time matters less. */
export function times(byDay: number, byNight: number): number {
  return process.env.NIGHTLY ? byNight : byDay;
}
