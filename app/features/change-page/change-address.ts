import { listPath } from "#app/domain/paging.ts";
import type { ChangeWish } from "#app/domain/reservation/change/change-wish.ts";

/** The page of a change with another wish: all of it is in the address, so that it works without scripts. */
export function changePath(reservationId: string, wish: ChangeWish, month?: string): string {
  const { kind: _, ...values } = wish;
  return listPath(`/reservation/${reservationId}/change`, { ...values, month });
}
