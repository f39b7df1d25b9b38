import { Minus, Plus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { stepClass, stepNumberClass, stepperClass } from "#app/ui/form/stepper-class.ts";

type StepperProps = {
  readonly label: string;
  readonly value: number;
  readonly min?: number;
  readonly max?: number;
  readonly onChange: (value: number) => void;
  /** The field name, to send the number with its form. */
  readonly name?: string;
};

export function Stepper({ label, value, min = 0, max = 99, onChange, name }: StepperProps) {
  const { t } = useTranslation("ui");
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be an inline box
    <div className={stepperClass} role="group" aria-label={label}>
      <button
        type="button"
        className={stepClass}
        aria-label={t("stepper.less", { label })}
        disabled={value <= min}
        onClick={() => onChange(value - 1)}
      >
        <Minus aria-hidden="true" />
      </button>
      <output className={stepNumberClass} aria-live="polite">
        {value}
      </output>
      <button
        type="button"
        className={stepClass}
        aria-label={t("stepper.more", { label })}
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
      >
        <Plus aria-hidden="true" />
      </button>
      {name ? <input type="hidden" name={name} value={value} /> : null}
    </div>
  );
}
