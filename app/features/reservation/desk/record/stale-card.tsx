import { createContext, type ReactNode, useContext, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useRevalidator } from "react-router";
import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
import type { PossibleAction } from "#app/domain/reservation/desk/possible-actions.ts";
import { useIntoView } from "#app/features/desk/desk-hooks.ts";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import type { ReservationRecord } from "#app/features/reservation/desk/reservation-detail-queries.server.ts";
import { StatusMark } from "#app/features/reservation/desk/status-mark.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { Note } from "#app/ui/note.tsx";

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

/** Refusals that mean the page is out of date because someone else was faster. */
const STALE_CODES: readonly ErrorCode[] = [
  "reservation.step_refused",
  "record.page_old",
  "reservation.offer_over",
  "reservation.proposal_decided",
  "reservation.assignee_changed",
  "reservation.refund_changed",
];

export function isStale(code: ErrorCode): boolean {
  return STALE_CODES.includes(code);
}

type Stale = {
  readonly isShown: boolean;
  readonly show: () => void;
  /** What the page shows, for its forms to send along. */
  readonly page: string;
};

const StaleContext = createContext<Stale>({ isShown: false, show: () => undefined, page: "" });

type StaleRecordProps = { readonly page: string; readonly children: ReactNode };

/** Remembers that an action was refused because the record had changed, and loads what is so now. */
export function StaleRecord({ page, children }: StaleRecordProps) {
  const [isShown, setShown] = useState(false);
  const { revalidate } = useRevalidator();
  const stale = useMemo(
    () => ({
      isShown,
      page,
      show: () => {
        setShown(true);
        void revalidate();
      },
    }),
    [isShown, page, revalidate],
  );
  return <StaleContext value={stale}>{children}</StaleContext>;
}

export function useStale(): Stale {
  return useContext(StaleContext);
}
