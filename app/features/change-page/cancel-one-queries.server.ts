import { linePeople } from "#app/domain/booking/line/line-facts.ts";
import type { Traveller } from "#app/domain/booking/people/traveller.ts";
import { dateIn } from "#app/domain/date/local-date.ts";
import { type Locale, localizedText } from "#app/domain/locale.ts";
import { wishOf } from "#app/domain/reservation/change/change-wish.ts";
import { refundSteps } from "#app/domain/reservation/refund/refund-steps.ts";
import { isOpen } from "#app/domain/reservation/status/status.ts";
import {
  type HeldLine,
  orderOfLines,
  readChangeOrder,
  refusalOf,
} from "#app/features/change/change-lines.server.ts";
import type { WantedChange } from "#app/features/change/draft-change.server.ts";
import { planOf } from "#app/features/change/plan-change.server.ts";
import { listCompanions } from "#app/features/companion/companion-store.server.ts";
import type { OwnReservation } from "#app/features/reservation/reservation-queries.server.ts";
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
  const wanted = new Set(params.getAll("line"));
  const chosen = rounds.filter(({ row }) => wanted.size === 0 || wanted.has(row.id));
  const changes = person ? chosen.flatMap((each) => changeWithout(each, person)) : [];
  const plan = changes.length > 0 ? await planOf(db, order, changes, moment) : null;
  const { zone, tiers, tipBaht, usedOn } = reservation;
  const [step, next] = refundSteps(reservation, dateIn(zone, moment), tiers);
  return {
    refusal: null,
    people: people.map(({ firstName, lastName, handicap }) => ({
      name: `${lastName} ${firstName}`,
      handicap,
    })),
    who,
    rounds: rounds.map(({ row }) => ({
      id: row.id,
      title: localizedText(row.title, locale),
      usedOn: row.usedOn,
      isChosen: chosen.some((each) => each.row.id === row.id),
    })),
    staying: order.lines.flatMap(({ row }) =>
      isOpen(row.status) && row.kind !== "golf"
        ? [{ id: row.id, kind: row.kind, title: localizedText(row.title, locale) }]
        : [],
    ),
    others: people.length - 1,
    companions: await listCompanions(db, memberId),
    plan: plan && shownPlan(plan, { locale, now: moment, zone, tipBaht }),
    /** When the fee rises next, and to what. */
    rise: step && next ? { after: step.until, percent: next.feePercent } : null,
    usedOn,
  };
}

/** The changes that the form asks for, read as the page reads them. */
export async function changesWithout(
  { db, now }: Services,
  {
    memberId,
    reservationId,
    form,
  }: { readonly memberId: string; readonly reservationId: string; readonly form: FormData },
): Promise<WantedChange[]> {
  const { lines } = await readChangeOrder(db, await orderOfLines(db, memberId, [reservationId]));
  const own = lines.find(({ row }) => row.id === reservationId);
  const who = indexIn(form.get("who"), own?.row.travellers.length ?? 0);
  const person = who === null ? undefined : own?.row.travellers[who];
  if (!person) return [];
  const wanted = new Set(form.getAll("line").map(String));
  return roundsOf(lines, person, now())
    .filter(({ row }) => wanted.has(row.id))
    .flatMap((line) => changeWithout(line, person));
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

function changeWithout({ row }: HeldLine, person: Traveller): WantedChange[] {
  const wish = row.choice && wishOf(row.choice);
  if (wish?.kind !== "golf") return [];
  const gone = row.travellers.findIndex((each) => isSamePerson(each, person));
  return [
    {
      reservationId: row.id,
      wish: { ...wish, players: wish.players - 1 },
      travellers: row.travellers.filter((_, index) => index !== gone),
    },
  ];
}

function isSamePerson(a: Traveller, b: Traveller): boolean {
  return a.firstName === b.firstName && a.lastName === b.lastName;
}
