import type { ReservationRecord } from "#app/features/reservation/desk/reservation-detail-queries.server.ts";
import type { OfferRecord } from "#app/features/reservation/desk/reservation-offers.server.ts";
import type { FoundElsewhere } from "#app/features/reservation/offer/find-elsewhere.server.ts";

export type OfferProps = {
  readonly reservation: ReservationRecord;
  /** The open offer that the customer has not answered yet. */
  readonly open: OfferRecord | undefined;
  /** On the same day at the same course. */
  readonly freeTimes: readonly string[];
  /** On other days or at other courses; null before the first search. */
  readonly elsewhere: readonly FoundElsewhere[] | null;
  readonly courses: readonly { readonly value: string; readonly label: string }[];
};

/** Which options are chosen, and how one more is. */
export type OptionChoice = {
  readonly chosen: readonly string[];
  readonly isFull: boolean;
  readonly toggle: (option: string) => void;
};
