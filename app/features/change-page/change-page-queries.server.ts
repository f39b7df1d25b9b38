import type { Database } from "#app/db/client.server.ts";
import type { LineOf } from "#app/domain/booking/cart/cart-line.ts";
import type { Traveller } from "#app/domain/booking/people/traveller.ts";
import { ROUND_READERS } from "#app/domain/catalog/course/course-visit.ts";
import { canTake, type TeeSlot } from "#app/domain/catalog/course/tee-board.ts";
import {
  addMonths,
  type CalendarDay,
  canChoose,
  firstWeekday,
  monthGrid,
  monthOfDay,
} from "#app/domain/date/calendar.ts";
import { dateIn, type LocalDate } from "#app/domain/date/local-date.ts";
import type { Locale } from "#app/domain/locale.ts";
import { oneOf } from "#app/domain/paging.ts";
import { readQuery } from "#app/domain/query-readers.ts";
import {
  type ChangeWish,
  isUnreadable,
  readWish,
  wishedChoice,
  wishOf,
} from "#app/domain/reservation/change/change-wish.ts";
import { placesAfter } from "#app/domain/reservation/change/people-after.ts";
import { STAY_ANSWERS } from "#app/domain/reservation/change/stay-question.ts";
import { refundSteps } from "#app/domain/reservation/refund/refund-steps.ts";
import { readChangeOrder, refusalOf } from "#app/features/change/change-lines.server.ts";
import { listCompanions } from "#app/features/companion/companion-store.server.ts";
import { findRoundCourse } from "#app/features/course/detail/course-queries.server.ts";
import { planRound } from "#app/features/course/round/round-plan.server.ts";
import { paymentScript } from "#app/features/payment/payment-gateway.server.ts";
import type { OwnReservation } from "#app/features/reservation/reservation-queries.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { shownPlan } from "./shown-plan.server.ts";
import { askedPlan } from "./stay-page.server.ts";

type Asked = {
  readonly memberId: string;
  readonly reservation: OwnReservation;
  /** The wish is in the address. */
  readonly params: URLSearchParams;
};

export type ChangePage = Awaited<ReturnType<typeof changePage>>;
export type OpenChangePage = Extract<ChangePage, { refusal: null }>;

/** What may be chosen, and what the chosen change would do and cost now. */
export async function changePage(services: Services, locale: Locale, asked: Asked) {
  const { db, now, site } = services;
  const { memberId, reservation, params } = asked;
  const moment = now();
  const { id, orderId, choice, zone } = reservation;
  const order = await readChangeOrder(db, orderId);
  const line = order.lines.find(({ row }) => row.id === id);
  const current = choice && wishOf(choice);
  const refusal =
    (line && refusalOf(line, moment)) ?? (current ? null : "reservation.change_by_staff");
  if (refusal || !current || !choice)
    return { refusal: refusal ?? ("reservation.change_over" as const) };
  const wish = readWish(choice, params) ?? current;
  const isSame = JSON.stringify(wish) === JSON.stringify(current);
  const changes = [{ reservationId: id, wish }];
  const answer = oneOf(params.get("stay"), STAY_ANSWERS);
  const [planned, round, companions] = await Promise.all([
    isSame ? null : askedPlan(db, order, { changes, answer, locale, now: moment }),
    choice.kind === "golf" && wish.kind === "golf"
      ? roundDays(db, locale, { choice, wish, params, now: moment })
      : null,
    listCompanions(db, memberId),
  ]);
  return {
    refusal: null,
    wish,
    current,
    isSame,
    round,
    companions,
    people: reservation.travellers.map(shortName),
    places: placesAfter(wishedChoice(choice, wish, []), reservation.travellers),
    isUnreadable: isUnreadable(choice, params),
    fee: feeNow(reservation, moment),
    stay: planned?.stay ?? null,
    plan:
      planned &&
      shownPlan(planned.plan, { locale, now: moment, zone, tipBaht: reservation.tipBaht }),
    script: site.payment && paymentScript(site.payment),
    memberId,
  };
}

/** What giving the line up costs today, and until when; before it is confirmed nothing, however long that takes. */
function feeNow(reservation: OwnReservation, now: Date) {
  const { zone, tiers, usedOn, status } = reservation;
  const [step] = refundSteps(reservation, dateIn(zone, now), tiers);
  if (status === "PENDING") return { percent: 0, until: null };
  return { percent: step?.feePercent ?? 100, until: step?.until ?? usedOn };
}

function shortName({ firstName, lastName }: Traveller): string {
  return `${lastName} ${firstName}`;
}

type Round = {
  readonly choice: LineOf<"golf">;
  readonly wish: Extract<ChangeWish, { kind: "golf" }>;
  readonly params: URLSearchParams;
  readonly now: Date;
};

/** The days and tee times of the course for the party; nothing where it is not sold any more. */
async function roundDays(db: Database, locale: Locale, { choice, wish, params, now }: Round) {
  const course = await findRoundCourse(db, choice.courseId);
  if (!course) return null;
  const { date, time, players } = wish;
  const query = { ...readQuery(ROUND_READERS, params).query, date, time, players };
  const { month, first, last, days, chosen } = await planRound(db, locale, { course, query, now });
  const slots = (chosen?.slots ?? []).map((slot) =>
    slot.time === choice.time && date === choice.date ? withOwn(slot, choice, players) : slot,
  );
  const limits = { min: first, max: last };
  const weeks = monthGrid(month, firstWeekday(locale));
  return {
    month,
    /** The week of the chosen day, where it is in the month. */
    week: monthOfDay(date) === month ? weeks.find((each) => each.includes(date)) : undefined,
    days: weeks.flat(),
    about: Object.fromEntries(
      weeks.flat().map((day) => {
        const known = days[day] ?? { state: "none" as const };
        const isOut = monthOfDay(day) !== month;
        return [day, { ...known, isOut, isFree: canChoose(day, known, limits) }];
      }),
    ) as Readonly<Record<LocalDate, ShownDay>>,
    previous: addMonths(month, -1),
    following: addMonths(month, 1),
    slots: slots.map((slot) => ({ ...slot, isFree: canTake(slot) })),
    isMonthAsked: params.has("month"),
    next: chosen && "next" in chosen ? chosen.next : undefined,
    nearest: nearestOf(slots, time),
    min: course.minPlayers,
    max: course.maxPlayers,
  };
}

type ShownDay = CalendarDay & { readonly isOut: boolean; readonly isFree: boolean };

/** The places that the party has already are free for it. */
function withOwn(slot: TeeSlot, { players: own }: LineOf<"golf">, players: number): TeeSlot {
  const left = slot.left + own;
  return { ...slot, left, state: left >= players ? "free" : "short" };
}

function nearestOf(slots: readonly TeeSlot[], time: string): string | undefined {
  const distance = (slot: TeeSlot) => Math.abs(minutesOf(slot.time) - minutesOf(time));
  const others = slots.filter((slot) => canTake(slot) && slot.time !== time);
  return others.toSorted((a, b) => distance(a) - distance(b))[0]?.time;
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}
