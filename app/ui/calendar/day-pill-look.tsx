import { clsx } from "clsx";
import { CalendarDays as CalendarIcon } from "lucide-react";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { chipFrame } from "#app/ui/look/classes.ts";

export type DayPillProps = {
  readonly label: string;
  /** The chosen day as text, or that none is chosen. */
  readonly text: string;
  readonly clear: string;
  readonly today: LocalDate;
  readonly last: LocalDate;
  readonly value: LocalDate | undefined;
  readonly onChange: (day: LocalDate | undefined) => void;
  readonly look?: "chip" | "part" | "plain";
  readonly className?: string;
};

export function dayPillClass({ look = "part", value, className }: DayPillProps): string {
  return clsx(
    "inline-flex min-w-0 items-center font-bold whitespace-nowrap tabular-nums",
    look === "chip" && chipFrame({ isSet: !!value }),
    look === "part" &&
      "rounded-s-pill max-md:min-h-12.5 max-md:gap-1.5 max-md:rounded-none max-md:pr-1 max-md:pl-3",
    look === "plain" ? "min-h-16 gap-3 pr-4 pl-5" : "min-h-11.5 gap-2 px-4",
    className,
  );
}

export function DayPillText({ text }: { readonly text: string }) {
  return (
    <>
      <CalendarIcon aria-hidden="true" className="size-5 text-fairway-700" />
      <span className="truncate">{text}</span>
    </>
  );
}
