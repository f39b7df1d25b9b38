import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { AdminHead } from "#app/features/desk/desk-head.tsx";
import { LeaveGuard } from "#app/features/desk/record/leave-guard.tsx";
import { saveBarClass } from "#app/features/desk/record/save-bar.tsx";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import { TournamentNav } from "#app/features/tournament/desk/tournament-nav.tsx";
import type { Failure } from "#app/platform/http/form.ts";
import { Button } from "#app/ui/button.tsx";
import { FailureText } from "#app/ui/form/field.tsx";
import type { TournamentHead } from "../tournament-day-queries.server.ts";

export type DayAnswer = { readonly ok: true } | Failure;

type DayPageProps = {
  readonly tournament: TournamentHead;
  readonly page: "flights" | "scores";
  /** The start sheet is printed instead of the page of the flights. */
  readonly isPrinted?: boolean;
  readonly actions?: ReactNode;
  readonly answer: DayAnswer | undefined;
  readonly children: ReactNode;
};

/** What the pages of a tournament's day have in common: head, menu, and why the last step was refused. */
export function DayPage(props: DayPageProps) {
  const { tournament, page, isPrinted = true, actions, answer, children } = props;
  const { t } = useTranslation(["flights", "desk"]);
  const { text, day } = useAdminFormat();
  const { id, title, course, playsOn, counts } = tournament;
  return (
    <div className={isPrinted ? undefined : "print:hidden"}>
      <AdminHead
        title={`${text(title)} ${t(`nav.${page}`)}`}
        text={`${day(playsOn)} · ${text(course)}`}
        crumbs={[
          { label: t("desk:area.tournament"), to: "/admin/tournament" },
          { label: text(title), to: `/admin/tournament/${id}` },
        ]}
        actions={actions}
      />
      <TournamentNav id={id} counts={counts} />
      {answer && !answer.ok ? <FailureText failure={answer} /> : null}
      {children}
    </div>
  );
}

type UnsavedBarProps = {
  /** Empty while nothing is changed. */
  readonly text: string;
  readonly saveLabel: string;
  readonly busy: boolean;
  readonly onReset: () => void;
  readonly onSave: () => void;
};

export function UnsavedBar({ text, saveLabel, busy, onReset, onSave }: UnsavedBarProps) {
  const { t } = useTranslation("flights");
  return (
    <>
      <LeaveGuard unsaved={text !== "" && !busy} />
      {text === "" ? null : (
        <div className={saveBarClass({ place: "foot" })} role="status">
          <span className="text-on-ink-2">{text}</span>
          <span className="ms-auto flex gap-2">
            <Button size="xs" variant="secondary" onClick={onReset}>
              {t("reset")}
            </Button>
            <Button size="xs" busy={busy} onClick={onSave}>
              {saveLabel}
            </Button>
          </span>
        </div>
      )}
    </>
  );
}
