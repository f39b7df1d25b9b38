import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { Note } from "#app/ui/note.tsx";

/** What the desk can do to a reservation, as the forms name it. */
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

/** What was just done, above whatever comes next. */
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
