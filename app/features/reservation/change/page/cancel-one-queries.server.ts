import type { Database } from "#app/db/client.server.ts";
import { type Locale, localizedText } from "#app/domain/common/language/languages.ts";
import { won } from "#app/domain/common/money.ts";
import { linePeople } from "#app/domain/order/line/line-facts.ts";
import type { Traveller } from "#app/domain/order/people/traveller.ts";
import { lineRefund } from "#app/domain/reservation/refund/line-refund.ts";
import { isOpen } from "#app/domain/reservation/status/status.ts";
import { listCompanions } from "#app/features/order/companion/companion-store.server.ts";
import { paidLine } from "#app/features/order/record/lines-of-order.server.ts";
import { planCancelOne } from "#app/features/reservation/change/cancel-one-person.server.ts";
import {
  type HeldLine,
  readChangeOrder,
  refusalOf,
} from "#app/features/reservation/change/change-lines.server.ts";
import {
  expectedOf,
  type PlannedChange,
} from "#app/features/reservation/change/plan-change.server.ts";
import type { OwnReservation } from "#app/features/reservation/record/reservation-queries.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { shownPlan } from "./shown-plan.server.ts";

type Asked = {
  readonly memberId: string;
  readonly reservation: OwnReservation;
  /** `?who=2&line=…&line=…`: the place in the list of names, and which of their rounds. */
  readonly params: URLSearchParams;
};

export type CancelOnePage = Awaited<ReturnType<typeof cancelOnePage>>;

export type OpenCancelOne = Extract<CancelOnePage, { refusal: null }>;

/** One of a group who cannot come: their rounds, what comes back of each, and what stays. */
export async function cancelOnePage(services: Services, locale: Locale, asked: Asked) {
  const { db, now } = services;
  const { memberId, reservation, params } = asked;
  const moment = now();
  const order = await readChangeOrder(db, reservation.orderId);
  const line = order.lines.find(({ row }) => row.id === reservation.id);
  const refusal = line ? refusalOf(line, moment) : "reservation.change_over";
  if (refusal || !line || reservation.choice?.kind !== "golf") {
    return { refusal: refusal ?? ("reservation.change_by_staff" as const) };
  }
  const people = reservation.travellers;
  const who = indexIn(params.get("who"), people.length);
  const person = who === null ? undefined : people[who];
  const rounds = person ? roundsOf(order.lines, person, moment) : [];
  const ticked = new Set(params.getAll("line"));
  // Before anything was ticked off, all of them are meant.
  const isPicked = params.has("picked");
  const chosen = rounds.filter(({ row }) => ticked.has(row.id) || !isPicked);
  const wish = { orderId: reservation.orderId, reservationIds: chosen.map(({ row }) => row.id) };
  const wanted = person && chosen.length > 0 ? { ...wish, traveller: person } : undefined;
  const plan = wanted ? await planCancelOne(db, memberId, wanted, moment) : null;
  const changed = new Set(
    [...(plan?.lines ?? []), ...(plan?.leaving ?? [])].map((each) => each.reservationId),
  );
  const { zone, tipBaht, usedOn } = reservation;
  return {
    refusal: null,
    people: people.map(({ firstName, lastName, handicap }) => ({
      name: `${lastName} ${firstName}`,
      handicap,
      isBooker:
        order.order.booker?.firstName === firstName && order.order.booker.lastName === lastName,
    })),
    who,
    rounds: rounds.map(({ row }) => ({
      id: row.id,
      title: localizedText(row.title, locale),
      usedOn: row.usedOn,
      isChosen: chosen.some((each) => each.row.id === row.id),
    })),
    staying: order.lines.flatMap(({ row }) =>
      isOpen(row.status) && row.kind !== "golf" && !changed.has(row.id)
        ? [{ id: row.id, kind: row.kind, title: localizedText(row.title, locale) }]
        : [],
    ),
    others: people.length - 1,
    companions: await listCompanions(db, memberId),
    plan: plan && shownPlan(plan, { locale, now: moment, zone, tipBaht }),
    rise:
      wanted && plan
        ? await costOfWaiting(db, { memberId, wanted, chosen, plan, now: moment })
        : null,
    usedOn,
  };
}

export function indexIn(text: unknown, length: number): number | null {
  const index = typeof text === "string" && /^\d{1,2}$/.test(text) ? Number(text) : -1;
  return index >= 0 && index < length ? index : null;
}

/** Every round of the order that this person plays and that can be changed. */
function roundsOf(lines: readonly HeldLine[], person: Traveller, now: Date): HeldLine[] {
  return lines.filter(
    (line) =>
      line.row.kind === "golf" &&
      line.row.choice?.kind === "golf" &&
      linePeople(line.row.choice) > 1 &&
      line.row.travellers.some((each) => isSamePerson(each, person)) &&
      refusalOf(line, now) === undefined,
  );
}

function isSamePerson(a: Traveller, b: Traveller): boolean {
  return a.firstName === b.firstName && a.lastName === b.lastName;
}

type Waiting = {
  readonly memberId: string;
  readonly wanted: Parameters<typeof planCancelOne>[2];
  /** The rounds that are given up. */
  readonly chosen: readonly HeldLine[];
  readonly plan: PlannedChange;
  readonly now: Date;
};

/** When a fee rises next, to what, and what comes back less from that midnight on; null where none rises. */
async function costOfWaiting(db: Database, waiting: Waiting) {
  const { memberId, wanted, chosen, plan, now } = waiting;
  const [next] = chosen
    .flatMap(({ row }) => lineRefund(paidLine(row), now)?.feeRise ?? [])
    .toSorted((a, b) => a.at.getTime() - b.at.getTime() || b.feePercent - a.feePercent);
  if (!next || plan.refusals.length > 0) return null;
  const later = await planCancelOne(db, memberId, wanted, next.at);
  const lost = expectedOf(plan).refund - expectedOf(later).refund;
  const { day, feePercent } = next;
  return { day, feePercent, lost: later.refusals.length === 0 && lost > 0 ? won(lost) : null };
}
