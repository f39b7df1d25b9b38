import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
import type { OrderIssue } from "#app/domain/order/check/order-issue.ts";
import { soldOutLine } from "#app/domain/order/check/validate-order.ts";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import { lineKey } from "#app/domain/order/line/line-facts.ts";
import type { Quote, QuotedLine } from "#app/domain/order/quote-types.ts";
import {
  clashOf,
  itineraryWith,
  roundsLeftBehind,
  type TripRound,
} from "#app/domain/reservation/change/arrival-rules.ts";
import type { UnclearRefund } from "#app/domain/reservation/refund/unclear-refund.ts";
import { isOpen } from "#app/domain/reservation/status/status.ts";
import { type OrderLines, refusalOf } from "./change-lines.server.ts";
import { type Draft, isGivenUp, type WantedChange } from "./draft-change.server.ts";

/** Why a line cannot be changed as it is wished. */
export type ChangeRefusal = {
  readonly reservationId: string;
  readonly code: ErrorCode;
  /** Why the date cannot be had. */
  readonly notReady?: QuotedLine["notReady"];
  /** The line that became sold out: as it is wished, and its key or that of its van. */
  readonly soldOut?: { readonly key: string; readonly line: CartLine };
  /** The values of its message. */
  readonly values?: OrderIssue["values"];
  /** What was paid back elsewhere, and until when staff find out for what. */
  readonly unclear?: UnclearRefund;
};

/** Refusals that do not depend on the price. */
export function lineRefusals(
  { lines }: OrderLines,
  changes: readonly WantedChange[],
  now: Date,
): ChangeRefusal[] {
  return changes.flatMap(({ reservationId }): ChangeRefusal[] => {
    const line = lines.find(({ row }) => row.id === reservationId);
    const code = line && refusalOf(line, now);
    if (code) return [{ reservationId, code }];
    // Not decided yet whether it goes along.
    const isDecided = !lines.some(
      ({ row }) => row.parentLine === reservationId && row.status === "REFUND_REQUEST",
    );
    return isDecided ? [] : [{ reservationId, code: "reservation.change_running" }];
  });
}

/** What forbids the wish. */
export function draftRefusals(
  order: OrderLines,
  drafts: readonly Draft[],
  quote: Quote,
): ChangeRefusal[] {
  const isNothing = drafts.every(({ extent, travellers }) => extent === "same" && !travellers);
  const behind = roundsLeftBehind(order.itinerary, itineraryAfter(order, drafts));
  return drafts.flatMap((draft): ChangeRefusal[] => {
    const reservationId = draft.line.row.id;
    if (isNothing) return [{ reservationId, code: "reservation.change_nothing" }];
    if (isClashing(order, draft, drafts)) {
      return [{ reservationId, code: "reservation.change_clash" }];
    }
    if (isTooEarly(draft, behind)) {
      return [{ reservationId, code: "reservation.change_before_arrival" }];
    }
    const why = whyNot(draft, quote);
    return why ? [{ reservationId, ...why }] : [];
  });
}

/** Two rounds of one order at the same time, the changed ones as they will be. */
function isClashing(order: OrderLines, draft: Draft, drafts: readonly Draft[]): boolean {
  const { choice, extent, line } = draft;
  if (choice.kind !== "golf" || extent !== "other") return false;
  const others = roundsAlongside(order, line.row.id).map(({ row, round }) => {
    const changed = drafts.find((each) => each.line.row.id === row.id)?.choice;
    return changed?.kind === "golf" ? changed : round;
  });
  return clashOf(choice, others) !== undefined;
}

/** With what goes along, and without what stays behind. */
function itineraryAfter({ itinerary }: OrderLines, drafts: readonly Draft[]) {
  const choices = drafts
    .flatMap(({ line, choice, linked }) => [{ line, choice }, ...linked])
    .map(({ line, choice }) => [line.row.id, choice] as const);
  const gone = drafts.flatMap(({ leaving }) => leaving.map(({ row }) => row.id));
  return itineraryWith(itinerary, new Map(choices), new Set(gone));
}

/** A round that would be played before its party has come, or the ride that would bring it too late. */
function isTooEarly({ choice, line, linked }: Draft, behind: readonly TripRound[]): boolean {
  const movesRide = [choice, ...linked.map((each) => each.choice)].some(
    ({ kind }) => kind === "callvan",
  );
  return movesRide ? behind.length > 0 : behind.some(({ id }) => id === line.row.id);
}

/** The other rounds of the order that are still to be played. */
export function roundsAlongside({ lines }: OrderLines, reservationId: string) {
  return lines.flatMap(({ row }) => {
    const round = row.choice;
    const isOther = row.kind === "golf" && row.id !== reservationId && isOpen(row.status);
    return isOther && round?.kind === "golf" ? [{ row, round }] : [];
  });
}

const NOT_READY = {
  sold_out: "order.sold_out",
  gone: "order.not_sold",
  closed: "reservation.date_not_ready",
  no_price: "reservation.date_not_ready",
  past_cutoff: "reservation.date_not_ready",
} as const satisfies Record<NonNullable<QuotedLine["notReady"]>, ErrorCode>;

/** The rules of a party hold for remaining travellers, too; whether the day is sold matters only to new ones. */
const PARTY_RULES: readonly ErrorCode[] = [
  "order.party_too_small",
  "order.party_too_large",
  "order.rooms_too_small",
  "order.rooms_without_adult",
];

function whyNot(
  { choice, extent }: Draft,
  { lines, issues }: Quote,
): Omit<ChangeRefusal, "reservationId"> | undefined {
  const key = lineKey(choice);
  const quoted = lines.find((line) => line.key === key);
  const own = issues.filter(({ level, lines: keys }) => level === "blocking" && keys[0] === key);
  const isNew = isGivenUp(extent);
  const party = own.find(({ code }) => PARTY_RULES.includes(code));
  if (party) return { code: party.code, ...(party.values && { values: party.values }) };
  if (!isNew) return undefined;
  const notReady = quoted?.notReady ?? null;
  const [issue] = own;
  const gone = notReady === "sold_out" ? key : issue && !notReady && soldOutLine([issue]);
  const soldOut = gone ? { soldOut: { key: gone, line: choice } } : {};
  if (notReady) return { code: NOT_READY[notReady], notReady, ...soldOut };
  if (issue) return { code: issue.code, ...(issue.values && { values: issue.values }), ...soldOut };
  return quoted && quoted.sellable.length > 0 ? undefined : { code: "order.not_sold" };
}
