import { and, eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { partnerApplications, partnerRounds } from "#app/db/schema/community/partner-tables.ts";
import { reservations } from "#app/db/schema/order/order-tables.ts";
import { teeTimes } from "#app/db/schema/pricing/price-calendar-tables.ts";
import { refunds } from "#app/db/schema/reservation/refund-tables.ts";
import { addDays } from "#app/domain/common/date/local-date.ts";
import { won } from "#app/domain/common/money.ts";
import type { LineOf } from "#app/domain/order/line/cart-line.ts";
import { placeOrder } from "#app/features/checkout/purchase/place-order.server.ts";
import { applyToRound } from "#app/features/community/partner/apply-to-round.server.ts";
import { decideApplication } from "#app/features/community/partner/decide-application.server.ts";
import { publishPartnerPost } from "#app/features/community/post/write-partner-post.server.ts";
import {
  cancelPlanOf,
  requestCancel,
} from "#app/features/reservation/refund/cancel-lines.server.ts";
import {
  sendDueRefunds,
  sendRefund,
} from "#app/features/reservation/refund/send-refunds.server.ts";
import { golf, PLAY_DAY } from "#tests/support/order/order-lines.ts";
import { leavePlaces, openCourse, orderingShop } from "#tests/support/order/ordering.ts";

/** More rounds than a calendar has days: another hour for each hundred. */
const TIMES = ["09:36", "09:44", "09:52", "10:00", "10:08", "10:16", "10:24"];

/** A shop with rounds that their authors have booked and paid, each at a tee time of its own. */
export async function partnerShop(db: Database) {
  const shop = await orderingShop(db);
  const { services } = shop;
  await openCourse(db);
  let days = 0;

  async function booking(more: Partial<LineOf<"golf">> = {}) {
    days += 1;
    const at = { date: addDays(PLAY_DAY, days % 100), time: TIMES[Math.floor(days / 100)] ?? "" };
    const line = golf({ ...at, players: 2, ...more });
    await leavePlaces(db, line, 4);
    const author = await shop.member("김도현");
    const { placed } = await shop.buy(author, [line]);
    const [round] = await db
      .select()
      .from(reservations)
      .where(and(eq(reservations.orderId, placed.id), eq(reservations.kind, "golf")));
    if (!round) throw new Error("the author has a round");
    return { author, line, round, orderId: placed.id };
  }

  async function publish(author: string, round: string, seats: number, title = "함께 쳐요") {
    return publishPartnerPost(services, {
      memberId: author,
      locale: "ko",
      input: {
        round,
        title,
        content: "편하게 쳐요.",
        seats,
        level: "anyone",
        ages: "anyone",
        mood: [],
        deadline: new Date(services.now().getTime() + 24 * 3_600_000),
        contact: "010-5521-0000",
        picture: [],
      },
    });
  }

  /** A booked round for two with a post that looks for more. */
  async function post(seats = 2, more: Partial<LineOf<"golf">> = {}) {
    const booked = await booking(more);
    const postId = await publish(booked.author, booked.round.id, seats);
    return { ...booked, postId };
  }

  async function applies(postId: number) {
    const memberId = await shop.member("이서준");
    await applyToRound(services, { postId, memberId, word: "함께 치고 싶어요" });
    return application(postId, memberId);
  }

  async function application(postId: number, memberId: string) {
    const [row] = await db
      .select()
      .from(partnerApplications)
      .where(
        and(eq(partnerApplications.postId, postId), eq(partnerApplications.memberId, memberId)),
      );
    if (!row) throw new Error("the application is there");
    return row;
  }

  async function accepted(postId: number, author: string) {
    const asked = await applies(postId);
    await decide(postId, author, asked.id, "accept");
    return asked.memberId;
  }

  const decide = (
    postId: number,
    memberId: string,
    applicationId: number,
    decision: "accept" | "decline",
  ) => decideApplication(services, { postId, memberId, applicationId, decision });

  async function round(postId: number) {
    const [row] = await db.select().from(partnerRounds).where(eq(partnerRounds.postId, postId));
    if (!row) throw new Error("the round is there");
    return row;
  }

  async function seat(postId: number, memberId: string) {
    const { cost, courseId, day, teeTime } = await round(postId);
    const line = { ...golf({ date: day, time: teeTime, players: 1, courseId }), join: postId };
    const expectedTotal = cost ?? won(0);
    return { line, request: await shop.request([line], { memberId, expectedTotal }) };
  }

  async function pays(postId: number, memberId: string) {
    const { line, request } = await seat(postId, memberId);
    return shop.buy(memberId, [line], { expectedTotal: request.expectedTotal });
  }

  /** The seat's order, up to the card window; the buyer's return from it is still to come. */
  async function goesToPay(postId: number, memberId: string) {
    const { request } = await seat(postId, memberId);
    const placed = await placeOrder(services, memberId, request);
    return { placed, approved: await shop.approveCard(placed) };
  }

  /** Cancels by the policy, as the member's page does. */
  async function cancels(memberId: string, reservationId: string, orderId: string) {
    const key = { scope: "line", orderId, reservationId } as const;
    const shown = await cancelPlanOf(db, key, services.now());
    const expectedRefund = shown?.plan.refund ?? won(0);
    const { refundId } = await requestCancel(
      services,
      { kind: "member", id: memberId },
      { ...key, expectedRefund, reason: "", mode: "policy" },
    );
    await sendRefund(services, refundId);
  }

  /** Lets the job send every refund that is under way, and those that follow from it. */
  async function sendRefunds() {
    const isSending = eq(refunds.status, "sending");
    while ((await db.$count(refunds, isSending)) > 0) {
      await db
        .update(refunds)
        .set({ tryAt: new Date(0) })
        .where(isSending);
      await sendDueRefunds(services);
    }
  }

  async function reservationOf(orderId: string) {
    const [row] = await db.select().from(reservations).where(eq(reservations.orderId, orderId));
    if (!row) throw new Error("the seat is a reservation");
    return row;
  }

  /** What of a tee time is taken in all, and what of it without an order. */
  async function places({ courseId, date, time }: LineOf<"golf">) {
    const [row] = await db
      .select({ taken: teeTimes.taken, elsewhere: teeTimes.elsewhere })
      .from(teeTimes)
      .where(
        and(eq(teeTimes.courseId, courseId), eq(teeTimes.day, date), eq(teeTimes.teeTime, time)),
      );
    return row;
  }

  const later = (hours: number) => ({
    ...services,
    now: () => new Date(services.now().getTime() + hours * 3_600_000),
  });

  return {
    ...shop,
    booking,
    publish,
    post,
    applies,
    application,
    accepted,
    decide,
    round,
    seat,
    pays,
    goesToPay,
    cancels,
    sendRefunds,
    reservationOf,
    places,
    later,
  };
}
