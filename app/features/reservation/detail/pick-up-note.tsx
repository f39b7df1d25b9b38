import { useTranslation } from "react-i18next";
import { monthDayText } from "#app/domain/common/date/plain-date-text.ts";
import { askPath } from "#app/domain/help/question/ask-path.ts";
import { isAddressOpen } from "#app/domain/reservation/change/stay-question.ts";
import { isOpen } from "#app/domain/reservation/status/status.ts";
import type { HistoryStep } from "#app/features/reservation/record/reservation-history-queries.server.ts";
import type {
  OwnReservation,
  ReservationLine,
} from "#app/features/reservation/record/reservation-queries.server.ts";
import type { PickUp } from "#app/features/reservation/voucher/pick-up-queries.server.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Note } from "#app/ui/note.tsx";

type PickUpNoteProps = {
  readonly reservation: OwnReservation;
  readonly pickUp: PickUp | null;
  readonly alongside: readonly ReservationLine[];
  readonly history: readonly HistoryStep[];
  readonly toldAt: Date | null;
};

/** Takes the pick-up address that a member may leave open when moving a ride outside the hotel's nights. */
export function PickUpNote({ reservation, pickUp, alongside, history, toldAt }: PickUpNoteProps) {
  const { t } = useTranslation("reservation");
  const locale = useLocale();
  const { id, usedOn, status } = reservation;
  const stays = alongside.flatMap((line) =>
    line.kind === "hotel" && line.endsOn && isOpen(line.status)
      ? [{ checkIn: line.usedOn, checkOut: line.endsOn }]
      : [],
  );
  const changedAt = history.findLast(({ action }) => action === "change")?.at;
  if (!pickUp || !isAddressOpen({ status, usedOn, stays, changedAt, toldAt })) return null;
  const title = t(`away.${pickUp.own}`);
  return (
    <Note
      tone="warn"
      title={title}
      action={
        <ButtonLink
          size="sm"
          variant="secondary"
          to={askPath({ kind: "reservation", id }, { title })}
        >
          {t("away.tell")}
        </ButtonLink>
      }
    >
      {t("away.text", { day: monthDayText(usedOn, locale, "long") })}
    </Note>
  );
}
