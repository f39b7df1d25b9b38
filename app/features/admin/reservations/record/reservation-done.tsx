import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { Note } from "#app/ui/note.tsx";

/** The actions on a reservation, by the names that the forms post. */
export const RESERVATION_INTENTS = [
  "confirm",
  "recheck",
  "refuse",
  "use",
  "approve",
  "approve_own",
  "refuse_refund",
  "retry",
  "hand_paid",
  "cancel",
  "offer",
  "withdraw_offer",
] as const;
export type ReservationIntent = (typeof RESERVATION_INTENTS)[number];

/** A confirmation of the last action, above the next reservation. */
export function ReservationDone() {
  const { t } = useTranslation("desk");
  const [search] = useSearchParams();
  const done = RESERVATION_INTENTS.find((each) => each === search.get("done"));
  if (!done) return null;
  return (
    <div role="status" className="mb-4">
      <Note tone="good">{t(`reservation.done.${done}`)}</Note>
    </div>
  );
}
