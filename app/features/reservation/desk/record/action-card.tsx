import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { dateIn } from "#app/domain/common/date/local-date.ts";
import { sumWon } from "#app/domain/common/money.ts";
import { dependentLines } from "#app/domain/reservation/refund/dependent-lines.ts";
import type { CancelPlan } from "#app/domain/reservation/refund/order-refund.ts";
import { refuseForm, staffCancelForm } from "#app/domain/reservation/status/admin-forms.ts";
import { needsReference } from "#app/domain/reservation/status/recheck-rules.ts";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import type { ReservationRecord } from "#app/features/reservation/desk/reservation-detail-queries.server.ts";
import { cardClass } from "#app/ui/look/classes.ts";
import { ActionForm } from "./action-form.tsx";
import { ConfirmForm } from "./confirm-card.tsx";
import { ReasonFields } from "./reason-fields.tsx";

const noFields = z.object({});

type StepsProps = {
  readonly reservation: ReservationRecord;
  /** The refund of a cancellation now; null where nothing can be cancelled. */
  readonly cancel: CancelPlan | null;
  readonly now: Date;
  /** Alternatives shown before the refusal. */
  readonly alternative?: ReactNode;
};

/** The actions that the status of the line allows now. */
export function ReservationSteps({ reservation, cancel, now, alternative }: StepsProps) {
  const { t } = useTranslation("desk");
  const { status, usedOn, zone } = reservation;
  const mayUse = status === "COMPLETE" && usedOn <= dateIn(zone, now);
  return (
    <>
      {status === "PENDING" ? <Confirm /> : null}
      {needsReference(reservation) ? <NewReference reservation={reservation} /> : null}
      {alternative}
      {status === "PENDING" ? <Refuse reservation={reservation} /> : null}
      {mayUse ? (
        <ActionCard id="use" title={t("step.use")} text={t("step.use_text")}>
          <ActionForm intent="use" schema={noFields} label={t("step.use_do")} />
        </ActionCard>
      ) : null}
      {cancel ? <CancelFor plan={cancel} reservation={reservation} /> : null}
    </>
  );
}

type ActionCardProps = {
  /** Where links to the action lead. */
  readonly id?: string;
  readonly title: string;
  readonly text?: ReactNode;
  readonly first?: boolean;
  readonly children: ReactNode;
};

export function ActionCard({ id, title, text, first = false, children }: ActionCardProps) {
  return (
    <section
      id={id}
      className={
        first ? "rounded-card border-2 border-fairway-600 bg-paper p-4" : `${cardClass} p-4`
      }
    >
      <h2 className="text-16">{title}</h2>
      {text ? <div className="mt-1 text-14 text-ink-2">{text}</div> : null}
      <div className="mt-3 grid gap-3">{children}</div>
    </section>
  );
}

function Confirm() {
  const { t } = useTranslation("desk");
  return (
    <ActionCard id="confirm" title={t("step.confirm")} text={t("step.confirm_text")} first>
      <ConfirmForm />
    </ActionCard>
  );
}

/** The number before is named, so that the supplier can find and end it. */
function NewReference({ reservation }: { readonly reservation: ReservationRecord }) {
  const { t } = useTranslation("reservation-desk");
  const { day } = useAdminFormat();
  const before = reservation.history.find(({ action }) => action === "confirm")?.reference;
  return (
    <ActionCard
      id="reference"
      title={t("reference_title")}
      text={
        <>
          <p>{t("reference_text", { day: day(reservation.usedOn) })}</p>
          {before ? (
            <p className="tabular-nums whitespace-nowrap">
              {t("reference_before", { reference: before })}
            </p>
          ) : null}
        </>
      }
      first
    >
      <ConfirmForm intent="reference" />
    </ActionCard>
  );
}

/** Child lines are cancelled too: the sum shows it before anybody confirms. */
function Refuse({ reservation }: { readonly reservation: ReservationRecord }) {
  const { t } = useTranslation("desk");
  const { won, text } = useAdminFormat();
  const lines = reservation.lines.map((line) => ({
    ...line,
    key: line.id,
    parentLine: line.parentLine ?? undefined,
  }));
  const cancelled = dependentLines(reservation.id, lines);
  const others = cancelled.filter(({ id }) => id !== reservation.id);
  const sum = won(sumWon(cancelled.map(({ paid }) => paid)));
  return (
    <ActionCard
      id="refuse"
      title={t("step.refuse")}
      text={
        <>
          <p>{t("step.refuse_text", { sum })}</p>
          {others.length > 0 ? (
            <p>
              {t("step.falls_too", { names: others.map(({ title }) => text(title)).join(", ") })}
            </p>
          ) : null}
        </>
      }
    >
      <ActionForm
        intent="refuse"
        schema={refuseForm}
        label={t("step.refuse_do", { sum })}
        variant="danger-line"
      >
        {(errorOf) => (
          <ReasonFields kind="refuse" label={t("step.refuse_reason")} errorOf={errorOf} />
        )}
      </ActionForm>
    </ActionCard>
  );
}

type CancelForProps = { readonly plan: CancelPlan; readonly reservation: ReservationRecord };

/** Cancels for a customer on the phone: the same amount as on their own page. */
function CancelFor({ plan, reservation }: CancelForProps) {
  const { t } = useTranslation("desk");
  const { won, text, day } = useAdminFormat();
  const nameOf = (key: string) => text(reservation.lines.find(({ id }) => id === key)?.title ?? {});
  return (
    <details id="cancel" className={`${cardClass} p-4`}>
      <summary className="min-h-8 cursor-pointer font-semibold text-16">{t("step.cancel")}</summary>
      <ul className="mt-2 grid gap-1 text-14">
        {plan.lines.map(({ key, feePercent, fee, refund, feeRise }) => (
          <li key={key}>
            <b>{nameOf(key)}</b>
            <span className="block text-ink-2">
              {t("step.cancel_line", { percent: feePercent, fee: won(fee), refund: won(refund) })}
            </span>
            {feeRise ? (
              <span className="block text-ink-2">
                {t("sums.falls_on", { day: day(feeRise.day), refund: won(feeRise.refund) })}
              </span>
            ) : null}
          </li>
        ))}
      </ul>
      <div className="mt-3">
        <ActionForm
          intent="cancel"
          schema={staffCancelForm}
          label={t("step.cancel_do", { sum: won(plan.refund) })}
          variant="danger-line"
        >
          {(errorOf) => (
            <>
              <input type="hidden" name="expectedRefund" value={plan.refund} />
              <ReasonFields kind="cancel" label={t("step.cancel_reason")} errorOf={errorOf} />
            </>
          )}
        </ActionForm>
      </div>
    </details>
  );
}
