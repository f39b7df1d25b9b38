import { useTranslation } from "react-i18next";
import type { PossibleAction } from "#app/domain/reservation/desk/possible-actions.ts";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import { useIntoView } from "#app/features/desk/use-into-view.ts";
import type { ReservationRecord } from "#app/features/reservation/desk/reservation-detail-queries.server.ts";
import { StatusMark } from "#app/features/reservation/desk/status-mark.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { Note } from "#app/ui/note.tsx";
import { useStale } from "./stale-record.tsx";

type StaleNoteProps = {
  readonly reservation: Pick<ReservationRecord, "status" | "history">;
  readonly possible: readonly PossibleAction[];
};

/** After a refusal because the record had changed: what it is now, by whom, and what can be done. */
export function StaleNote({ reservation, possible }: StaleNoteProps) {
  const { t } = useTranslation(["reservation-desk", "desk"]);
  const { moment } = useAdminFormat();
  const { isShown } = useStale();
  const box = useIntoView(isShown);
  if (!isShown) return null;
  const [last] = reservation.history;
  return (
    <div ref={box} role="alert">
      <Note tone="warn" title={t("changed")}>
        <p className="mt-1 flex flex-wrap items-center gap-2">
          <StatusMark status={reservation.status} />
          {last ? `${moment(last.at)} · ${last.by ?? t(`desk:actor.${last.actor}`)}` : null}
        </p>
        <p className="mt-2 font-semibold">{t(possible.length > 0 ? "can_now" : "can_nothing")}</p>
        <ul className="mt-1 flex flex-wrap gap-2">
          {possible.map((action) => (
            <li key={action}>
              <a href={`#${action}`} className={buttonClass({ variant: "secondary", size: "sm" })}>
                {t(`can.${action}`)}
              </a>
            </li>
          ))}
        </ul>
      </Note>
    </div>
  );
}
