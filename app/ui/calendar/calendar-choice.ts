import {
  type CalendarDays,
  canChoose,
  type DateLimits,
  type DateRange,
  pickInRange,
} from "#app/domain/common/date/calendar-rules.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";

/** One day, or a range from check-in to check-out. */
export type Choosing =
  | {
      readonly mode?: "single";
      readonly selected?: LocalDate | undefined;
      readonly onSelect: (day: LocalDate) => void;
    }
  | {
      readonly mode: "range";
      readonly selected?: DateRange | undefined;
      readonly onSelect: (range: DateRange) => void;
    };

/** The position of a day in the chosen range. */
export type DayChoice = "one" | "from" | "to" | "between" | undefined;

export function choiceOf(day: LocalDate, { mode, selected }: Choosing): DayChoice {
  if (mode !== "range") return day === selected ? "one" : undefined;
  if (!selected) return undefined;
  if (day === selected.from) return "from";
  if (!selected.to || day > selected.to || day < selected.from) return undefined;
  return day === selected.to ? "to" : "between";
}

export function firstChosen({ mode, selected }: Choosing): LocalDate | undefined {
  return mode === "range" ? selected?.from : selected;
}

/** The handler for choosing the day, or undefined when it cannot be chosen. */
export function pickOf(
  day: LocalDate,
  choosing: Choosing,
  days: CalendarDays,
  limits: DateLimits,
): (() => void) | undefined {
  if (choosing.mode !== "range") {
    return canChoose(day, days[day], limits) ? () => choosing.onSelect(day) : undefined;
  }
  const range = pickInRange(choosing.selected, day, days, limits);
  return range && (() => choosing.onSelect(range));
}
