import { clsx } from "clsx";
import { CalendarDays as CalendarIcon } from "lucide-react";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";

export type DayPillProps = {
  readonly label: string;
  /** The chosen day as text, or that none is chosen. */
  readonly text: string;
  readonly clear: string;
  readonly today: LocalDate;
  readonly last: LocalDate;
  readonly value: LocalDate | undefined;
  readonly onChange: (day: LocalDate | undefined) => void;
  readonly look?: "chip" | "part";
  readonly className?: string;
};

export function dayPillClass({ look = "part", value, className }: DayPillProps): string {
  return clsx("day-pill", look === "chip" && "chip", value && "is-set", className);
}

export function DayPillText({ text }: { readonly text: string }) {
  return (
    <>
      <CalendarIcon aria-hidden="true" className="lead" />
      <span className="truncate">{text}</span>
    </>
  );
}
