import { clsx } from "clsx";
import { Check, type LucideIcon, RotateCcw, Star, Undo2 } from "lucide-react";
import type { ComponentType } from "react";
import { useTranslation } from "react-i18next";
import { formatDay, formatMoment } from "#app/domain/date-text.ts";
import { type Step, type StepName, stepsOf } from "#app/domain/reservation/progress.ts";
import { useLocale } from "#app/platform/locale-context.tsx";
import { FlagPin } from "#app/ui/icons.tsx";
import type { OwnReservation } from "./reservation-queries.server.ts";

type Reservation = Pick<OwnReservation, "status" | "paidAt" | "usedOn" | "supplierReference">;

const ICON: Record<StepName, LucideIcon | ComponentType> = {
  paid: Check,
  confirmed: FlagPin,
  used: Star,
  refund_asked: RotateCcw,
  refunded: Undo2,
};

export function ReservationSteps({ reservation }: { readonly reservation: Reservation }) {
  const { t } = useTranslation("reservation");
  return (
    <ol className="steps">
      {stepsOf(reservation.status).map((step) => {
        const Icon = step.state === "done" ? Check : ICON[step.name];
        return (
          <li
            key={step.name}
            className={step.state === "next" ? "step" : `step ${step.state}`}
            aria-current={step.state === "now" ? "step" : undefined}
          >
            <span className="mk">
              <Icon aria-hidden="true" />
            </span>
            <div>
              <strong
                className={clsx(
                  "block leading-8",
                  step.state === "next" && "font-semibold text-ink-3",
                )}
              >
                {t(wordsOf(step))}
                <span className="sr-only"> {t(`step.state.${step.state}`)}</span>
              </strong>
              <StepText step={step} reservation={reservation} />
            </div>
          </li>
        );
      })}
    </ol>
  );
}

type StepTextProps = { readonly step: Step; readonly reservation: Reservation };

function StepText({ step: { name, state }, reservation }: StepTextProps) {
  const locale = useLocale();
  const { paidAt, usedOn, supplierReference } = reservation;
  if (name === "paid" && paidAt) return <p>{formatMoment(paidAt, locale)}</p>;
  if (name === "used") return <p>{formatDay(usedOn, locale)}</p>;
  if (name === "confirmed" && state === "done") return <p>{supplierReference}</p>;
  return null;
}

/** The same step is told differently before, while and after it happens. */
function wordsOf({ name, state }: Step) {
  if (name === "paid" || name === "refund_asked") return `step.${name}` as const;
  if (name === "confirmed") return state === "done" ? "step.confirmed.done" : "step.confirmed.now";
  if (name === "refunded") return state === "done" ? "step.refunded.done" : "step.refunded.next";
  return `step.used.${state}` as const;
}
