import { cva } from "class-variance-authority";
import { clsx } from "clsx";
import { ChevronDown, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { chipFrame } from "#app/ui/look/classes.ts";

/** Shares one frame with the day next to it. */
const PART = "border-s border-line-2 last:rounded-e-pill max-md:last:rounded-none";

const selectClass = cva(
  "field-sizing-content w-full min-w-0 cursor-pointer appearance-none rounded-[inherit] bg-transparent font-bold text-ellipsis",
  {
    variants: {
      look: {
        chip: "min-h-11.5 pr-9 pl-11",
        plain: "min-h-11.5 pr-9 pl-11",
        part: "min-h-11.5 pr-4 pl-11 max-md:min-h-12.5 max-md:pr-2 max-md:pl-8.5",
      },
    },
  },
);

type PillSelectProps = {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** A single chip, one of several in a frame, or without any. */
  readonly look?: "chip" | "part" | "plain";
  readonly className?: string;
  readonly children: ReactNode;
};

/** A select in a filter bar: the native picker, large enough for touch. */
export function PillSelect(props: PillSelectProps) {
  const { label, icon: Icon, value, onChange, look = "part", className, children } = props;
  return (
    <span
      className={clsx(
        "relative inline-flex min-w-0 items-center",
        look === "chip" && chipFrame(),
        look === "part" && PART,
        className,
      )}
    >
      <Icon
        aria-hidden="true"
        className={clsx(
          "pointer-events-none absolute size-5 text-fairway-700",
          look === "part" ? "left-4 max-md:left-2.5" : "left-4",
        )}
      />
      <select
        aria-label={label}
        value={value}
        className={selectClass({ look })}
        onChange={(event) => onChange(event.target.value)}
      >
        {children}
      </select>
      {look === "part" ? null : (
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute right-3.5 size-4 text-ink-2"
        />
      )}
    </span>
  );
}
