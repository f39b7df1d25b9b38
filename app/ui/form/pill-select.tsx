import { clsx } from "clsx";
import { ChevronDown, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

type PillSelectProps = {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Stands alone as a chip, or beside others in one frame. */
  readonly look?: "chip" | "part";
  readonly className?: string;
  readonly children: ReactNode;
};

/** One of a few in the bar of a list: the system's own picker, large enough for a thumb. */
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
