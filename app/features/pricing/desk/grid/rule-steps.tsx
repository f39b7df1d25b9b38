import { clsx } from "clsx";
import { useTranslation } from "react-i18next";
import type { PriceStep } from "#app/domain/pricing/desk/explain-price.ts";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import { Button } from "#app/ui/button.tsx";
import { cardClass } from "#app/ui/look/classes.ts";
import type { GridCell } from "./grid-queries.server.ts";

type RuleStepsProps = {
  readonly cell: GridCell;
  /** Undefined for staff who may only read. */
  readonly onRemove: (() => void) | undefined;
};

/** Which rule made the price of a day, in the order in which rules decide. */
export function RuleSteps({ cell, onRemove }: RuleStepsProps) {
  const { t } = useTranslation("prices");
  const { day } = useAdminFormat();
  if (cell.steps.length === 0) return null;
  const isOverridden = cell.layer === "date";
  return (
    <section className={`${cardClass} p-4`} aria-labelledby="rule-title">
      <div className="mb-2 flex items-center justify-between gap-2">
        <h3 id="rule-title" className="text-14 font-bold">
          {t("rule.title", { day: day(cell.day) })}
        </h3>
        {isOverridden && onRemove ? (
          <Button variant="ghost" size="xs" onClick={onRemove}>
            {t("rule.remove")}
          </Button>
        ) : null}
      </div>
      <ol className="grid gap-1.5">
        {cell.steps.map((step, index) => (
          <Step key={step.layer} step={step} number={index + 1} cell={cell} />
        ))}
      </ol>
    </section>
  );
}

type StepProps = { readonly step: PriceStep; readonly number: number; readonly cell: GridCell };

function Step({ step, number, cell }: StepProps) {
  const { t } = useTranslation("prices");
  const { won } = useAdminFormat();
  const name = useStepName(cell);
  return (
    <li className={clsx("flex gap-3", !step.applies && "text-ink-3")}>
      <span className="tabular-nums whitespace-nowrap">{number}</span>
      <span className="flex-1">
        <span className={clsx(step.applies && "font-bold")}>{name(step)}</span>
        {step.override ? <OverrideFacts override={step.override} /> : null}
      </span>
      <span
        className={clsx(
          "tabular-nums whitespace-nowrap",
          step.applies && "font-bold text-pick-700",
        )}
      >
        {step.price === null ? (
          t("rule.nothing")
        ) : step.applies ? (
          won(step.price)
        ) : (
          <s>{won(step.price)}</s>
        )}
      </span>
    </li>
  );
}

/** Who set the date's price, when and why. */
function OverrideFacts({ override }: { readonly override: NonNullable<PriceStep["override"]> }) {
  const { t } = useTranslation("prices");
  const { moment } = useAdminFormat();
  const parts = [override.by ?? t("rule.nobody"), moment(override.at), override.reason];
  return <span className="block text-13 text-ink-2">{parts.filter(Boolean).join(" · ")}</span>;
}

function useStepName({ holiday, peak }: GridCell): (step: PriceStep) => string {
  const { t } = useTranslation(["prices", "desk"]);
  const special = {
    peak: t("rule.peak", { name: peak ?? "" }),
    holiday: t("rule.holiday", { name: holiday ?? "" }),
  };
  return (step) => {
    if (step.layer === "date") return t("rule.date");
    if (step.layer === "special") return step.special ? special[step.special] : t("rule.special");
    const rate = step.rate ? t(`desk:rate.${step.rate}`) : "";
    return t(step.weekend ? "rule.weekend" : "rule.weekday", { rate });
  };
}
