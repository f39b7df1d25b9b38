import { listPath } from "#app/domain/common/paging.ts";
import type { ChangeWish } from "#app/domain/reservation/change/change-wish.ts";
import type { StayAnswer } from "#app/domain/reservation/change/stay-question.ts";

type More = {
  readonly month?: string;
  /** The answer to the question about the hotel; another day is another question. */
  readonly stay?: StayAnswer | undefined;
};

/** The page of a change with another wish: all of it is in the address, so that it works without scripts. */
export function changePath(reservationId: string, wish: ChangeWish, more: More = {}): string {
  const { kind: _, ...values } = wish;
  return listPath(`/reservation/${reservationId}/change`, { ...values, ...more });
}
