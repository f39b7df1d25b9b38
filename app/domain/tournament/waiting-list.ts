/** How long an offered place waits for its payment. */
export const OFFER_HOURS = 12;

export type WaitingGroup = { readonly id: number; readonly people: number };

/**
 * Who is offered the free places, in the order of the list: a group comes whole or not at all, and one that is too
 * large for now keeps its position while smaller ones behind it are offered what it could not use.
 */
export function nextOffers(waiting: readonly WaitingGroup[], free: number): readonly number[] {
  const offered: number[] = [];
  let left = free;
  for (const { id, people } of waiting) {
    if (people > left) continue;
    offered.push(id);
    left -= people;
  }
  return offered;
}

/** The moment from which an offer can no longer be paid. */
export function offerEnd(now: Date): Date {
  return new Date(now.getTime() + OFFER_HOURS * 3_600_000);
}
