import { clsx } from "clsx";
import { Check, type LucideIcon, RotateCcw, Star, Undo2 } from "lucide-react";
import type { ComponentType, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { formatDay, formatMoment } from "#app/domain/date-text.ts";
import {
  type Step,
  type StepName,
  type StepState,
  stepsOf,
} from "#app/domain/reservation/progress.ts";
import { useLocale } from "#app/platform/locale-context.tsx";
import { FlagPin } from "#app/ui/icons.tsx";
import type { HistoryStep } from "./history-queries.server.ts";
import type { OwnReservation } from "./reservation-queries.server.ts";

type Reservation = Pick<OwnReservation, "status" | "usedOn">;

const ICON: Record<StepName, LucideIcon | ComponentType> = {
  paid: Check,
  confirmed: FlagPin,
  used: Star,
  refund_asked: RotateCcw,
  refunded: Undo2,
};

const TOLD = [
  "paid",
  "confirm",
  "ask_refund",
  "refund",
  "external",
  "refuse",
  "refuse_refund",
  "use",
] as const;

type ReservationStepsProps = {
  readonly reservation: Reservation;
  readonly history: readonly HistoryStep[];
};

/** What has happened, with its time, and then what is going on and what comes next. */
export function ReservationSteps({ reservation, history }: ReservationStepsProps) {
  const { t } = useTranslation("reservation");
  const locale = useLocale();
  const ahead = stepsOf(reservation.status).filter(({ state }) => state !== "done");
  return (
    <ol className="steps">
      {history.map(({ id, action, at, reference }) => {
        const told = TOLD.find((each) => each === action);
        if (!told) return null;
        const moment = formatMoment(at, locale);
        return (
          <StepRow key={id} state="done" icon={Check} title={t(`history.${told}`)}>
            {reference ? t("history.with", { moment, reference }) : moment}
          </StepRow>
        );
      })}
      {ahead.map((step) => (
        <StepRow key={step.name} state={step.state} icon={ICON[step.name]} title={t(wordsOf(step))}>
          {step.name === "used" ? formatDay(reservation.usedOn, locale) : null}
        </StepRow>
      ))}
    </ol>
  );
}

type StepRowProps = {
  readonly state: StepState;
  readonly icon: LucideIcon | ComponentType;
  readonly title: string;
  readonly children: ReactNode;
};

function StepRow({ state, icon: Icon, title, children }: StepRowProps) {
  const { t } = useTranslation("reservation");
  return (
    <li
      className={state === "next" ? "step" : `step ${state}`}
      aria-current={state === "now" ? "step" : undefined}
    >
      <span className="mk">
        <Icon aria-hidden="true" />
      </span>
      <div>
        <strong className={clsx("block leading-8", state === "next" && "font-semibold text-ink-3")}>
          {title}
          <span className="sr-only"> {t(`step.state.${state}`)}</span>
        </strong>
        {children ? <p>{children}</p> : null}
      </div>
    </li>
  );
}

/** What is still ahead; what is behind is told by the history. */
function wordsOf({ name, state }: Step) {
  if (name === "confirmed") return "step.confirmed.now";
  if (name === "refund_asked") return "step.refund_asked";
  if (name === "refunded") return "step.refunded.next";
  return state === "now" ? "step.used.now" : "step.used.next";
}
