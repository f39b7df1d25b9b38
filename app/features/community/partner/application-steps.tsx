import { Check } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { ApplicationState } from "#app/domain/community/partner/partner-application.ts";

const STEPS = ["apply", "accept", "pay", "play"] as const;
const REACHED: Partial<Record<ApplicationState, number>> = { applied: 1, accepted: 2, paid: 3 };
const LOOK = {
  done: "border-fairway-600 bg-fairway-600 text-paper",
  now: "border-fairway-600 bg-paper text-fairway-700",
  ahead: "border-line-3 bg-paper text-ink-3",
} as const;

type ApplicationStepsProps = { readonly state: ApplicationState; readonly isBooked: boolean };

/** How far an application is; one that has ended has no steps left. */
export function ApplicationSteps({ state, isBooked }: ApplicationStepsProps) {
  const reached = REACHED[state];
  if (reached === undefined) return null;
  const steps = STEPS.filter((step) => isBooked || step !== "pay");
  return (
    <ol className="mt-4 flex">
      {steps.map((step, index) => (
        <Step key={step} step={step} index={index} reached={reached} />
      ))}
    </ol>
  );
}

type StepProps = {
  readonly step: (typeof STEPS)[number];
  readonly index: number;
  readonly reached: number;
};

function Step({ step, index, reached }: StepProps) {
  const { t } = useTranslation("partner");
  const look = index < reached ? "done" : index === reached ? "now" : "ahead";
  return (
    <li
      className="relative grid flex-1 justify-items-center gap-1 text-center text-14"
      aria-current={look === "now" ? "step" : undefined}
    >
      {index > 0 ? (
        <span
          aria-hidden="true"
          className={`absolute top-3.5 right-1/2 h-0.5 w-full ${look === "ahead" ? "bg-line-2" : "bg-fairway-600"}`}
        />
      ) : null}
      <span
        aria-hidden="true"
        className={`tabular-nums whitespace-nowrap z-1 grid size-7.5 place-items-center rounded-full border-2 text-14 font-bold ${LOOK[look]}`}
      >
        {look === "done" ? <Check className="size-4.5" /> : index + 1}
      </span>
      <span className={look === "now" ? "font-bold" : undefined}>{t(`step.${step}`)}</span>
    </li>
  );
}
