import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router";
import { useIntoView } from "#app/features/desk/desk-hooks.ts";
import { Kbd } from "#app/features/desk/kbd.tsx";
import { queueAddress } from "#app/features/reservation/desk/reservation-filter.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { Note } from "#app/ui/note.tsx";

/** The actions on a reservation, by the names that the forms post. */
export const RESERVATION_INTENTS = [
  "confirm",
  "reference",
  "recheck",
  "refuse",
  "use",
  "approve",
  "approve_own",
  "approve_proposal",
  "decline_proposal",
  "refuse_refund",
  "retry",
  "hand_paid",
  "cancel",
  "offer",
  "withdraw_offer",
] as const;
export type ReservationIntent = (typeof RESERVATION_INTENTS)[number];

/** What became of an action: a refund above the limit is only proposed. */
const DONE_NAMES = [...RESERVATION_INTENTS, "propose"] as const;
export type ReservationDoneName = (typeof DONE_NAMES)[number];

/** What was done, on the reservation that it was done to; the next one is a key away. */
export function ReservationDone({ next }: { readonly next: number | undefined }) {
  const { t } = useTranslation(["desk", "reservation-desk"]);
  const [search] = useSearchParams();
  const done = DONE_NAMES.find((each) => each === search.get("done"));
  const box = useIntoView(done);
  if (!done) return null;
  return (
    <div ref={box} role="status">
      <Note
        tone="good"
        action={
          <Link
            to={queueAddress(search, next)}
            className={buttonClass({ size: "sm" })}
            aria-keyshortcuts="."
            preventScrollReset
          >
            {t(next === undefined ? "reservation-desk:next_none" : "reservation-desk:next")}
            <Kbd aria-hidden="true" onGreen className="hidden lg:inline">
              .
            </Kbd>
          </Link>
        }
      >
        {t(`desk:reservation.done.${done}`)}
      </Note>
    </div>
  );
}
