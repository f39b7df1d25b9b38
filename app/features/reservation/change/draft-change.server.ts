import { AppError } from "#app/domain/common/errors/errors.ts";
import type { VehicleFacts } from "#app/domain/order/check/order-facts.ts";
import type { OrderIssue } from "#app/domain/order/check/order-issue.ts";
import type { CartLine, LineOf } from "#app/domain/order/line/cart-line.ts";
import { lineKey } from "#app/domain/order/line/line-facts.ts";
import type { Traveller } from "#app/domain/order/people/traveller.ts";
import type { Quote } from "#app/domain/order/quote-types.ts";
import {
  type ChangeExtent,
  changeExtent,
  linkedExtent,
} from "#app/domain/reservation/change/change-extent.ts";
import { type ChangeWish, wishedChoice } from "#app/domain/reservation/change/change-wish.ts";
import { movedChoice } from "#app/domain/reservation/desk/offer-option.ts";
import { isOpen } from "#app/domain/reservation/status/status.ts";
import type { HeldLine, OrderLines } from "./change-lines.server.ts";

export type WantedChange = {
  readonly reservationId: string;
  readonly wish: ChangeWish;
  /** The travellers after the change; left out, the present ones. */
  readonly travellers?: readonly Traveller[] | undefined;
};

type Linked = { readonly line: HeldLine; readonly choice: CartLine };

/** A line as it is wished, with what goes along, before anything is priced. */
export type Draft = {
  readonly line: HeldLine;
  readonly choice: CartLine;
  readonly extent: ChangeExtent;
  readonly travellers: readonly Traveller[] | undefined;
  readonly van: HeldLine | undefined;
  readonly linked: readonly Linked[];
  /** What cannot go along. */
  readonly leaving: readonly HeldLine[];
};

export function draftChange(
  { lines }: OrderLines,
  { reservationId, wish, travellers }: WantedChange,
  vehicles: readonly VehicleFacts[],
): Draft {
  const line = lines.find(({ row }) => row.id === reservationId);
  const before = line?.row.choice;
  if (!line || !before) throw new AppError("common.not_found");
  const choice = wishedChoice(before, wish, vehicles);
  const extent = changeExtent(before, choice);
  const alone = { line, choice, extent, travellers, van: undefined, linked: [], leaving: [] };
  if (before.kind !== "golf" || choice.kind !== "golf") return alone;
  const hanging = lines.filter(({ row }) => row.parentLine === reservationId && isOpen(row.status));
  const van = hanging.find(({ row }) => row.choice?.kind === "golf");
  const linked = hanging.flatMap((each) => {
    const own = each.row.choice;
    if (each === van || !own) return [];
    return [{ line: each, choice: alongChoice(own, before, choice, vehicles) }];
  });
  return { ...alone, choice: van ? choice : withoutVan(choice), van, linked };
}

/** A ride of its own takes the whole party, as before. */
function alongChoice(
  own: CartLine,
  before: LineOf<"golf">,
  after: LineOf<"golf">,
  vehicles: readonly VehicleFacts[],
): CartLine {
  const moved = movedChoice(own, before, after);
  if (moved.kind !== "callvan" || moved.people !== before.players) return moved;
  const { date, time } = moved;
  const wish = { kind: "callvan", date, people: after.players, ...(time && { time }) } as const;
  return wishedChoice(moved, wish, vehicles);
}

export function withoutVan({ vehicle: _, ...round }: LineOf<"golf">): LineOf<"golf"> {
  return { ...round, callvan: "none", cars: 0 };
}

/** What has to be quoted for it. */
export function quotedOf({ choice, linked }: Draft): CartLine[] {
  return [choice, ...linked.map((each) => each.choice)];
}

/** The same with one thing mended that the shop cannot do: other carts, another car, or what stays behind. */
export function repairedDraft(draft: Draft, { issues, lines }: Quote): Draft {
  const key = lineKey(draft.choice);
  const isReady = lines.find((line) => line.key === key)?.notReady === null;
  const blocking = issues.filter(({ level }) => level === "blocking");
  const own = blocking.filter((issue) => issue.lines.includes(key));
  const crowd = own.find(({ code }) => code === "order.caddies_exceed_players");
  if (crowd) return leave(draft, surplusCaddies(draft));
  const carts = own.find(({ code }) => code.startsWith("order.carts_"))?.values?.carts;
  if (carts !== undefined && draft.choice.kind === "golf") {
    return { ...draft, choice: { ...draft.choice, carts: Number(carts) } };
  }
  const ride = isReady && draft.van && own.find(({ code }) => VAN_ISSUES.has(code));
  if (ride && isGivenUp(draft.extent)) return withOtherVan(draft, ride);
  const stuck = draft.linked.find(
    (each) =>
      isGivenUp(linkedExtent(each.line.row.choice ?? each.choice, each.choice)) &&
      blocking.some((issue) => issue.lines.includes(lineKey(each.choice))),
  );
  return stuck ? leave(draft, [stuck.line]) : draft;
}

const VAN_ISSUES: ReadonlySet<string> = new Set([
  "order.sold_out",
  "order.not_sold",
  "order.ride_seats",
  "order.ride_bags",
]);

/** Within its day, and for no more people than before, everything stays as it was sold. */
export function isGivenUp(extent: ChangeExtent): boolean {
  return extent === "other" || extent === "more";
}

function withOtherVan(draft: Draft, issue: OrderIssue): Draft {
  const [fix] = issue.fixes.flatMap((each) =>
    each.type === "change" && (each.action === "other_vehicle" || each.action === "more_cars")
      ? each.put
      : [],
  );
  if (draft.choice.kind !== "golf") return draft;
  if (fix?.kind === "golf" && fix.vehicle) {
    return { ...draft, choice: { ...draft.choice, vehicle: fix.vehicle, cars: fix.cars } };
  }
  const leaving = draft.van ? [...draft.leaving, draft.van] : draft.leaving;
  return { ...draft, choice: withoutVan(draft.choice), van: undefined, leaving };
}

function leave(draft: Draft, lines: readonly HeldLine[]): Draft {
  return {
    ...draft,
    linked: draft.linked.filter(({ line }) => !lines.includes(line)),
    leaving: [...draft.leaving, ...lines],
  };
}

/** When there are more caddies than golfers, those named last. */
function surplusCaddies({ choice, linked }: Draft): HeldLine[] {
  const players = choice.kind === "golf" ? choice.players : 0;
  const named = linked.filter((each) => each.choice.kind === "caddy");
  return named.slice(players).map(({ line }) => line);
}
