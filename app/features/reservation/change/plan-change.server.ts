import { createHash } from "node:crypto";
import { asc } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { vanVehicles } from "#app/db/schema/catalog/callvan-tables.ts";
import { type Won, won } from "#app/domain/common/money.ts";
import { paymentNeed } from "#app/domain/common/payable.ts";
import type { ChangePlan, LeavingLine } from "#app/domain/reservation/change/change-plan.ts";
import { changeFee } from "#app/domain/reservation/change/change-price.ts";
import { wishOf } from "#app/domain/reservation/change/change-wish.ts";
import { settleChange } from "#app/domain/reservation/change/settled-change.ts";
import { lineRefund } from "#app/domain/reservation/refund/line-refund.ts";
import { unclearRefund } from "#app/domain/reservation/refund/unclear-refund.ts";
import { quoteInstead } from "#app/features/order/quote/quote.server.ts";
import { paidLine } from "#app/features/order/record/lines-of-order.server.ts";
import type { Freed } from "#app/features/pricing/stock/member-holds.server.ts";
import {
  cardLeft,
  isSendable,
} from "#app/features/reservation/refund/cancel-order-lines.server.ts";
import {
  type HeldLine,
  moneyOf,
  type OrderLines,
  orderOfLines,
  readChangeOrder,
  stateOf,
} from "./change-lines.server.ts";
import { type ChangeRefusal, draftRefusals, lineRefusals } from "./change-refusals.server.ts";
import {
  type Draft,
  draftChange,
  quotedOf,
  repairedDraft,
  type WantedChange,
} from "./draft-change.server.ts";
import { type PricedLine, pricedDraft } from "./price-draft.server.ts";

export type PlannedChange = ChangePlan & {
  readonly orderId: string;
  /** Why it cannot be done; empty where it can. */
  readonly refusals: readonly ChangeRefusal[];
  readonly settled: ReturnType<typeof settleChange>;
};

type Planning = {
  readonly memberId: string;
  readonly changes: readonly WantedChange[];
  readonly now: Date;
};

/** What a change of paid lines would do and cost now; reads only. */
export async function planChange(
  db: Database,
  { memberId, changes, now }: Planning,
): Promise<PlannedChange> {
  const ids = changes.map(({ reservationId }) => reservationId);
  const orderId = await orderOfLines(db, memberId, ids);
  return planOf(db, await readChangeOrder(db, orderId), changes, now);
}

/** Each thing that the shop cannot do is mended once, then the rest is quoted again. */
const MOST_REPAIRS = 8;

export async function planOf(
  db: Database,
  order: OrderLines,
  changes: readonly WantedChange[],
  now: Date,
): Promise<PlannedChange> {
  const refused = lineRefusals(order, changes, now);
  if (refused.length > 0) return refusedPlan(order, refused);
  const vehicles = await db.select().from(vanVehicles).orderBy(asc(vanVehicles.position));
  const freed = freedBy(order);
  let drafts = changes.map((change) => draftChange(order, change, vehicles));
  let wished = await quoteInstead(db, drafts.flatMap(quotedOf), now, freed);
  for (let turn = 0; turn < MOST_REPAIRS; turn += 1) {
    const mended = drafts.map((draft) => repairedDraft(draft, wished));
    if (mended.every((draft, index) => draft === drafts[index])) break;
    drafts = mended;
    wished = await quoteInstead(db, drafts.flatMap(quotedOf), now, freed);
  }
  const unable = draftRefusals(order, drafts, wished);
  if (unable.length > 0) return refusedPlan(order, unable);
  const listed = await quoteInstead(db, drafts.flatMap(listedOf), now, freed);
  const priced = drafts.map((draft) => pricedDraft(draft, { wished, listed }));
  const unpriced = drafts.flatMap(({ line }, index) =>
    priced[index]
      ? []
      : [{ reservationId: line.row.id, code: "reservation.date_not_ready" as const }],
  );
  if (unpriced.length > 0) return refusedPlan(order, unpriced);
  const lines = priced.flatMap((each) => each ?? []);
  const plan = sumsOf(order, lines, leavingOf(drafts, now), now);
  return {
    ...plan,
    refusals: moneyRefusals(plan, { order, now, back: await cardLeft(db, order.order.id) }),
  };
}

/** All that the order holds, and what an unpaid change of it does. */
function freedBy({ order, held }: OrderLines): Freed[] {
  return [order.id, held?.payOrderId].flatMap((orderId) => (orderId ? [{ orderId }] : []));
}

/** The lines as they are, in one quote with what goes along. */
function listedOf({ line, linked, van, choice }: Draft) {
  const own = line.row.choice ?? choice;
  const round = own.kind === "golf" && !van ? { ...own, callvan: "none" as const, cars: 0 } : own;
  return [round, ...linked.map((each) => each.line.row.choice ?? each.choice)];
}

function leavingOf(drafts: readonly Draft[], now: Date): LeavingLine[] {
  return drafts
    .flatMap(({ leaving }) => leaving)
    .flatMap(({ row }: HeldLine) => {
      const back = lineRefund(paidLine(row), now);
      if (!back) return [];
      const { id: reservationId, idx, title } = row;
      return [{ reservationId, idx, title, fee: back.fee, refund: back.refund }];
    });
}

function sumsOf(
  order: OrderLines,
  priced: readonly PricedLine[],
  leaving: readonly LeavingLine[],
  now: Date,
): PlannedChange {
  const fees = priced.map(({ line, extent, after }) =>
    changeFee({ ...line.row, ...moneyOf(line.row) }, { extent, newAmount: after.bill.total }, now),
  );
  const settled = settleChange(
    priced.map(({ line, after }, index) => ({
      ...moneyOf(line.row),
      newAmount: after.bill.total,
      fee: fees[index]?.fee ?? won(0),
    })),
  );
  const lines = priced.flatMap(({ line, after }, index) => {
    const { row } = line;
    const money = settled.lines[index];
    const kept = fees[index];
    if (!money || !kept) return [];
    const { lineKey, kind } = row;
    const own = { reservationId: row.id, lineKey, kind };
    return [{ ...own, before: stateOf(line), after: { ...after, ...money }, ...kept }];
  });
  const { pay, refund } = settled;
  return {
    orderId: order.order.id,
    lines,
    leaving,
    fee: won(settled.fee.card + settled.fee.points),
    pay,
    refund: { ...refund, sum: won(refund.card + refund.points) },
    settled,
    refusals: [],
  };
}

type Sending = {
  readonly order: OrderLines;
  readonly back: Awaited<ReturnType<typeof cardLeft>>;
  readonly now: Date;
};

/** Too little for a card, or a card that can only be refunded in full. */
function moneyRefusals(
  { pay, refund, lines, leaving }: ChangePlan,
  { order, back, now }: Sending,
): ChangeRefusal[] {
  const reservationId = lines[0]?.reservationId ?? "";
  if (paymentNeed(pay) === "too_little") return [{ reservationId, code: "payment.below_minimum" }];
  // What no longer goes along is refunded separately, points first.
  const alongside = leaving.map((line) => {
    const row = order.lines.find((each) => each.row.id === line.reservationId)?.row;
    return Math.max(0, line.refund - (row?.points ?? 0));
  });
  const cards = [refund.card, ...alongside].filter((card) => card > 0);
  const card = won(cards.reduce((sum, each) => sum + each, 0));
  if (card > 0 && back.unclearSince) {
    const unclear = unclearRefund(back.unclearSince, now);
    return [{ reservationId, code: "reservation.payment_unclear", unclear }];
  }
  const isInOne = cards.length <= 1 || back.isPartialCancelable;
  const isSent = isInOne && isSendable({ ...back, card }) && card <= back.left;
  return isSent ? [] : [{ reservationId, code: "reservation.change_by_staff" }];
}

function refusedPlan({ order }: OrderLines, refusals: readonly ChangeRefusal[]): PlannedChange {
  const nothing = { card: won(0), points: won(0) };
  return {
    orderId: order.id,
    lines: [],
    leaving: [],
    fee: won(0),
    pay: won(0),
    refund: { ...nothing, sum: won(0) },
    settled: { lines: [], pay: won(0), refund: nothing, fee: nothing },
    refusals,
  };
}

/** What a page shows and sends back with the answer: the sums, and which lines they are of. */
export function expectedOf({ pay, refund, leaving, lines }: ChangePlan): {
  readonly pay: Won;
  readonly refund: Won;
  readonly seen: string;
} {
  const left = leaving.reduce((sum, line) => sum + line.refund, 0);
  const states = lines.map(({ reservationId, before }) => [
    reservationId,
    ...Object.values(wishOf(before.choice) ?? {}),
    before.card,
    before.points,
  ]);
  const seen = createHash("sha256").update(JSON.stringify(states)).digest("hex").slice(0, 16);
  return { pay, refund: won(refund.sum + left), seen };
}
