import { clsx } from "clsx";
import { Check, Hourglass, type LucideIcon, PhoneCall, RotateCcw, Star, Undo2 } from "lucide-react";
import type { ComponentType, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { formatMoment, formatShortDay } from "#app/domain/common/date/date-text.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { LOCALE_TAG } from "#app/domain/common/language/languages.ts";
import { formatWon } from "#app/domain/common/money.ts";
import { numberFormat } from "#app/domain/common/text/formats.ts";
import { REVIEW_POINTS, reviewedAs } from "#app/domain/community/review/review.ts";
import { type Step, type StepName, stepsAhead } from "#app/domain/reservation/status/progress.ts";
import type { HistoryStep } from "#app/features/reservation/record/reservation-history-queries.server.ts";
import type { OwnReservation } from "#app/features/reservation/record/reservation-queries.server.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { FlagPin } from "#app/ui/icons.tsx";
import { useTime } from "./reservation-facts.tsx";

type Reservation = Pick<
  OwnReservation,
  "status" | "usedOn" | "kind" | "choice" | "orderTotal" | "recheckedAt" | "recheckedBy"
>;

const ICON: Record<StepName, LucideIcon | ComponentType> = {
  confirmed: Hourglass,
  recheck: PhoneCall,
  used: FlagPin,
  finished: Star,
  refund_asked: RotateCcw,
  refunded: Undo2,
};

const SHOWN_EVENTS = [
  "paid",
  "confirm",
  "ask_refund",
  "refund",
  "external",
  "refuse",
  "refuse_refund",
  "use",
  "offer",
  "withdraw_offer",
  "accept_offer",
  "decline_offer",
  "expire_offer",
  "change",
] as const;

type ReservationStepsProps = {
  readonly reservation: Reservation;
  readonly history: readonly HistoryStep[];
  /** At the venue. */
  readonly today: LocalDate;
};

/** The past steps with their times, then the current one and the next. */
export function ReservationSteps({ reservation, history, today }: ReservationStepsProps) {
  const { t } = useTranslation("reservation");
  const { kind, recheckedAt } = reservation;
  // A re-check changes no status and is not in the history, so it is inserted by its time.
  const isAfter = ({ at }: HistoryStep) => recheckedAt !== null && at > recheckedAt;
  const before = history.filter((step) => !isAfter(step));
  const after = history.filter(isAfter);
  return (
    <ol data-steps className="flex flex-col">
      {before.map((step) => (
        <PastStep key={step.id} step={step} reservation={reservation} />
      ))}
      {recheckedAt ? <Rechecked at={recheckedAt} by={reservation.recheckedBy} /> : null}
      {after.map((step) => (
        <PastStep key={step.id} step={step} reservation={reservation} />
      ))}
      {stepsAhead(reservation, today).map((step) => (
        <StepRow
          key={step.name}
          state={step.state}
          icon={ICON[step.name]}
          title={step.name === "used" ? t(`step.used.${kind}`) : t(`step.${step.name}`)}
        >
          <Ahead step={step} reservation={reservation} />
        </StepRow>
      ))}
    </ol>
  );
}

type PastStepProps = { readonly step: HistoryStep; readonly reservation: Reservation };

/** For an instant line the payment was the confirmation as well. */
function PastStep({ step, reservation }: PastStepProps) {
  const { t } = useTranslation("reservation");
  const locale = useLocale();
  const { action, after, at, reference } = step;
  const { kind, orderTotal } = reservation;
  const event = SHOWN_EVENTS.find((each) => each === action);
  if (!event) return null;
  const moment = formatMoment(at, locale);
  if (event === "paid") {
    const values = { moment, amount: formatWon(orderTotal, locale) };
    return (
      <>
        <StepRow state="done" icon={Check} title={t("history.paid")}>
          {orderTotal > 0 ? t("history.by_card", values) : moment}
        </StepRow>
        {after === "COMPLETE" ? (
          <StepRow state="done" icon={Check} title={t("proof.instant_title")}>
            {t("history.at_once", { moment })}
          </StepRow>
        ) : null}
      </>
    );
  }
  const title = event === "confirm" ? t(`history.confirm.${kind}`) : t(`history.${event}`);
  return (
    <StepRow state="done" icon={Check} title={title}>
      {reference ? t("history.with", { moment, reference }) : moment}
    </StepRow>
  );
}

type RecheckedProps = { readonly at: Date; readonly by: string | null };

function Rechecked({ at, by }: RecheckedProps) {
  const { t } = useTranslation("reservation");
  const locale = useLocale();
  const who = by ? t("proof.by", { name: by }) : null;
  return (
    <StepRow state="done" icon={Check} title={t("history.recheck")}>
      {[formatMoment(at, locale), who].filter(Boolean).join(" · ")}
    </StepRow>
  );
}

function Ahead({ step, reservation }: { readonly step: Step; readonly reservation: Reservation }) {
  const { t } = useTranslation("reservation");
  const locale = useLocale();
  const time = useTime();
  const { kind, choice } = reservation;
  const day = step.on ? formatShortDay(step.on, locale) : "";
  if (step.name === "recheck") return t(`step.recheck_text.${kind}`, { day });
  if (step.name === "used") {
    const tee = kind === "golf" && choice?.kind === "golf" ? time(choice.time) : "";
    return [day, tee].filter(Boolean).join(" ");
  }
  if (step.name === "finished" && reviewedAs(kind)) {
    return t("step.finished_text", {
      points: numberFormat(LOCALE_TAG[locale]).format(REVIEW_POINTS),
    });
  }
  return null;
}

const MARK: Record<StepRowProps["state"], string> = {
  done: "border-fairway-600 bg-fairway-600 text-paper",
  now: "border-fairway-600 bg-paper text-fairway-700 ring-4 ring-fairway-100",
  next: "border-line-2 bg-paper text-ink-3",
};

type StepRowProps = {
  readonly state: "done" | Step["state"];
  readonly icon: LucideIcon | ComponentType;
  readonly title: string;
  readonly children: ReactNode;
};

function StepRow({ state, icon: Icon, title, children }: StepRowProps) {
  const { t } = useTranslation("reservation");
  return (
    <li
      className={clsx(
        "relative grid grid-cols-[2rem_1fr] gap-3 pb-5 before:absolute before:top-7.5 before:bottom-0 before:left-3.75 before:w-0.5 last:pb-0 last:before:hidden",
        state === "done" ? "before:bg-fairway-600" : "before:bg-line",
      )}
      aria-current={state === "now" ? "step" : undefined}
    >
      <span
        className={`z-1 grid size-8 place-items-center rounded-pill border-2 ${MARK[state]} [&_svg]:size-4.5 [&_svg]:stroke-[2.6]`}
      >
        <Icon aria-hidden="true" />
      </span>
      <div>
        <strong className={clsx("block leading-8", state === "next" && "font-semibold text-ink-3")}>
          {title}
          <span className="sr-only"> {t(`step.state.${state}`)}</span>
        </strong>
        {children ? <p className="text-14 text-ink-2">{children}</p> : null}
      </div>
    </li>
  );
}
