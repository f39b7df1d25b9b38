import { useTranslation } from "react-i18next";
import { Stepper } from "#app/ui/form/stepper.tsx";
import type { RideLoad } from "./use-ride-form.ts";

type RideLoadFieldsProps = {
  readonly load: RideLoad;
  readonly onChange: (load: RideLoad) => void;
};

const MOST = 20;

const PARTS = [
  ["edit.people", "people", 1],
  ["edit.golf_bags", "golfBags", 0],
  ["edit.suitcases", "suitcases", 0],
] as const;

/** How many people, golf bags and suitcases ride along. */
export function RideLoadFields({ load, onChange }: RideLoadFieldsProps) {
  const { t } = useTranslation("cart");
  return (
    <div className="grid gap-3">
      {PARTS.map(([name, part, min]) => (
        <div key={name} className="flex items-center justify-between gap-3">
          <span className="label">{t(name)}</span>
          <Stepper
            label={t(name)}
            value={load[part]}
            min={min}
            max={MOST}
            onChange={(count) => onChange({ ...load, [part]: count })}
          />
        </div>
      ))}
    </div>
  );
}
