import { clsx } from "clsx";
import { ChevronDown, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

type PillSelectProps = {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** A single chip, or one of several in a frame. */
  readonly look?: "chip" | "part";
  readonly className?: string;
  readonly children: ReactNode;
};

/** A select in a filter bar: the native picker, large enough for touch. */
export function PillSelect(props: PillSelectProps) {
  const { label, icon: Icon, value, onChange, look = "part", className, children } = props;
  return (
    <span className={clsx("pill-select", look === "chip" && "chip", className)}>
      <Icon aria-hidden="true" className="lead" />
      <select aria-label={label} value={value} onChange={(event) => onChange(event.target.value)}>
        {children}
      </select>
      <ChevronDown aria-hidden="true" className="more-mark" />
    </span>
  );
}
