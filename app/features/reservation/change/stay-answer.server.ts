import { AppError } from "#app/domain/common/errors/errors.ts";
import { lineDay } from "#app/domain/order/line/line-facts.ts";
import { wishOf } from "#app/domain/reservation/change/change-wish.ts";
import {
  isAnswered,
  type StayAnswer,
  type StayQuestion,
  stayQuestion,
  type TripStay,
} from "#app/domain/reservation/change/stay-question.ts";
import { isOpen } from "#app/domain/reservation/status/status.ts";
import type { OrderLines } from "./change-lines.server.ts";
import type { WantedChange } from "./draft-change.server.ts";

type Changes = readonly WantedChange[];

/** What has to be asked about the hotel of the trip before a round or a ride moves. */
export function askedOf({ lines }: OrderLines, changes: Changes): StayQuestion | undefined {
  const stays = lines.flatMap(({ row }): TripStay[] => {
    const { id, kind, usedOn, endsOn, status, choice } = row;
    if (kind !== "hotel" || !endsOn || !isOpen(status)) return [];
    const wish = changes.find(({ reservationId }) => reservationId === id)?.wish;
    const nights = wish?.kind === "hotel" ? wish : { checkIn: usedOn, checkOut: endsOn };
    const { checkIn, checkOut } = nights;
    return [{ id, checkIn, checkOut, isFixed: choice?.kind !== "hotel" }];
  });
  const [asked] = changes.flatMap(({ reservationId, wish }) => {
    const choice = lines.find(({ row }) => row.id === reservationId)?.row.choice;
    if (!choice || wish.kind === "hotel") return [];
    return stayQuestion({ from: lineDay(choice), to: wish.date }, stays) ?? [];
  });
  return asked;
}

/** The changes with the nights that the answer adds. */
export function withAnswer(
  order: OrderLines,
  changes: Changes,
  answer: StayAnswer | undefined,
): Changes {
  const asked = askedOf(order, changes);
  if (!asked?.longer || answer !== "longer") return changes;
  const choice = order.lines.find(({ row }) => row.id === asked.stayId)?.row.choice;
  const wish = choice && wishOf(choice);
  if (wish?.kind !== "hotel") return changes;
  return [...changes, { reservationId: asked.stayId, wish: { ...wish, ...asked.longer } }];
}

/** Refuses to move beyond the hotel without an answer about where the party sleeps. */
export function requireAnswer(
  order: OrderLines,
  changes: Changes,
  answer: StayAnswer | undefined,
): void {
  const asked = askedOf(order, changes);
  if (asked && !isAnswered(asked, answer)) throw new AppError("reservation.change_stay");
}
