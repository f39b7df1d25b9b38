import type { Database } from "#app/db/client.server.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import { SoldOut } from "#app/domain/order/check/order-refusals.ts";
import type { LineOf } from "#app/domain/order/line/cart-line.ts";
import {
  movedChoice,
  movedNeeds,
  type OfferOption,
} from "#app/domain/reservation/desk/offer-option.ts";
import {
  changeLineStatus,
  moveLine,
  type Reservation,
} from "#app/features/order/record/lines-of-order.server.ts";
import type { TimeOffer } from "#app/features/order/record/open-offers.server.ts";
import { moveStock } from "#app/features/pricing/stock/stock.server.ts";
import { refuseLine } from "#app/features/reservation/refund/refuse-line.server.ts";
import { checkElsewhere, linkedLines } from "./elsewhere.server.ts";
import { notifyOfferAccepted } from "./offer-messages.server.ts";

type Move = {
  readonly line: Reservation;
  readonly order: readonly Reservation[];
  readonly round: LineOf<"golf">;
  readonly option: OfferOption;
  readonly offer: TimeOffer;
  /** The numbers of the lines that the page said would be refunded. */
  readonly without: readonly number[];
  readonly memberId: string;
  readonly now: Date;
};

/** Moves a round to another day or course; what cannot go along is refunded. Returns the refunds to send. */
export async function moveElsewhere(tx: Database, move: Move): Promise<string[]> {
  const { line, round, option, offer, without } = move;
  // By the clock of the offer: an answer in time is not too late for the course.
  const [checked] = await checkElsewhere(tx, line, round, [option], offer.createdAt);
  if (!checked) throw new SoldOut(line.lineKey);
  const staying = checked.staying.map(({ idx }) => idx);
  if (staying.join() !== without.join()) throw new AppError("reservation.refund_changed");
  await moveRound(tx, move, checked.sellable);
  const linked = await linkedLines(tx, line);
  const moving = linked.filter(({ idx }) => !staying.includes(idx));
  for (const each of moving) {
    if (!each.choice) continue;
    const choice = movedChoice(each.choice, round, option);
    await moveLine(tx, each, { choice, usedOn: option.date }, move.now);
  }
  await moveStock(tx, line.orderId, [
    { key: line.lineKey, needs: checked.sellable.needs },
    ...moving.map(({ lineKey, needs }) => ({ key: lineKey, needs: movedNeeds(needs, option) })),
  ]);
  const { title, usedOn } = checked.sellable;
  await notifyOfferAccepted(tx, { ...line, title, usedOn }, { ...offer, taken: option.time });
  return refundStaying(tx, move, staying);
}

async function moveRound(
  tx: Database,
  { line, round, option, offer, memberId, now }: Move,
  {
    title,
    detail,
    zone,
    productId,
    usedOn,
  }: Pick<Reservation, "title" | "detail" | "zone" | "productId" | "usedOn">,
): Promise<void> {
  await changeLineStatus(tx, line, {
    action: "accept_offer",
    after: line.status,
    actor: "member",
    actorId: memberId,
    reference: `${round.date} ${round.time} → ${offer.taken}`,
    now,
    set: { title, detail, zone, productId, usedOn, choice: movedChoice(round, round, option) },
  });
}

/** Their round is elsewhere now: as if their suppliers had refused. */
async function refundStaying(
  tx: Database,
  { order, memberId, now }: Move,
  staying: readonly number[],
): Promise<string[]> {
  const refundIds: string[] = [];
  for (const line of order.filter(({ idx }) => staying.includes(idx))) {
    const by = { action: "ask_refund", actor: "member", actorId: memberId, reason: "" } as const;
    refundIds.push((await refuseLine(tx, { line, order, ...by, now })).refundId);
  }
  return refundIds;
}
