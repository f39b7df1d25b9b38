import { ChevronDown } from "lucide-react";
import type { ComponentType } from "react";

export type Choice = {
  readonly value: string;
  readonly label: string;
  /** The difference, or the full price. */
  readonly price: string;
  readonly disabled: boolean;
};

type PillProps = {
  readonly label: string;
  readonly icon: ComponentType<{ className?: string; "aria-hidden"?: "true" }>;
  readonly value: string;
  readonly choices: readonly Choice[];
  readonly onChange: (value: string) => void;
};

/** A native select that changes one property of a line and shows the price of each choice. */
export function Pill({ label, icon: Icon, value, choices, onChange }: PillProps) {
  return (
    <span className="pill-edit">
      <Icon aria-hidden="true" className="lead" />
      <span aria-hidden="true">{choices.find((choice) => choice.value === value)?.label}</span>
      <ChevronDown aria-hidden="true" />
      <select aria-label={label} value={value} onChange={(event) => onChange(event.target.value)}>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value} disabled={choice.disabled}>
            {[choice.label, choice.price].filter(Boolean).join(" · ")}
          </option>
        ))}
      </select>
    </span>
  );
}
