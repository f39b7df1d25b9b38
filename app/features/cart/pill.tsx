import type { LucideIcon } from "lucide-react";
import { PillSelect } from "#app/ui/pill-select.tsx";

export type Choice = { readonly value: string; readonly label: string };

type PillProps = {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly value: string;
  readonly choices: readonly Choice[];
  readonly onChange: (value: string) => void;
};

/** One thing of a line that can be changed where it stands. */
export function Pill({ label, icon, value, choices, onChange }: PillProps) {
  return (
    <PillSelect look="chip" label={label} icon={icon} value={value} onChange={onChange}>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </PillSelect>
  );
}

type CountPillProps = {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly words: (count: number) => string;
  readonly onChange: (count: number) => void;
};

/** A number within its limits; what was chosen before stays to be seen even beyond them. */
export function CountPill({ label, icon, value, min, max, words, onChange }: CountPillProps) {
  const counts = Array.from({ length: Math.max(0, max - min + 1) }, (_, index) => min + index);
  const shown = counts.includes(value) ? counts : [...counts, value].toSorted((a, b) => a - b);
  return (
    <Pill
      label={label}
      icon={icon}
      value={String(value)}
      choices={shown.map((count) => ({ value: String(count), label: words(count) }))}
      onChange={(chosen) => onChange(Number(chosen))}
    />
  );
}
