import { clsx } from "clsx";

type Day = {
  /** From Sunday, 0, to Saturday, 6. */
  readonly weekday: number;
  readonly isHoliday?: boolean;
  readonly isPeak?: boolean | undefined;
  /** Of the month before or after. */
  readonly isOut?: boolean | undefined;
  readonly isPast?: boolean;
  readonly isSold?: boolean;
  readonly isToday?: boolean;
  readonly isChosen: boolean;
  /** Between the two ends of a range, or one of them. */
  readonly range?: "from" | "between" | "to" | undefined;
  /** Without prices the cell shows only the number. */
  readonly isBare?: boolean;
  readonly isTall?: boolean;
  /** Grey, where it is the day that a round is on already. */
  readonly isNow?: boolean;
};

const ROUNDED = {
  one: "rounded-control",
  from: "rounded-e-none rounded-s-control",
  between: "rounded-none bg-pick-50",
  to: "rounded-s-none rounded-e-control",
};

/** The classes of a day in a calendar, of its number, of its price, and of the name of its holiday. */
export function dayLook(day: Day) {
  const { isChosen, isToday, isBare, isTall, isNow, range = "one" } = day;
  return {
    cell: clsx(
      "relative flex h-full w-full flex-col items-center gap-px tabular-nums",
      ROUNDED[range],
      isBare ? "min-h-11 justify-center" : "pt-1.75 pb-1.5",
      !isBare && (isTall ? "min-h-21" : "min-h-14.5"),
      isChosen ? "bg-pick-600 shadow-pick" : "aria-disabled:cursor-not-allowed",
      !isChosen && (isNow ? "bg-sand-2" : "not-aria-disabled:hover:bg-pick-50"),
      isToday && "after:absolute after:top-0.75 after:size-1.25 after:rounded-pill",
      isToday && (isChosen ? "after:bg-paper" : "after:bg-pick-600"),
    ),
    number: clsx("text-16/5.5", numberLook(day)),
    price: clsx(
      "min-h-5 text-14/5 tracking-[-0.03em] whitespace-nowrap not-italic",
      priceLook(day),
    ),
    holiday: clsx(
      "max-w-full truncate text-13/4 tracking-[-0.04em] not-italic",
      isChosen ? "font-bold text-paper" : "font-semibold text-sun",
    ),
  };
}

function numberLook({ weekday, isHoliday, isOut, isPast, isSold, isChosen }: Day): string {
  if (isChosen) return "font-bold text-paper";
  const weight = isOut || isPast ? "font-normal" : "font-semibold";
  if (isSold) return `${weight} text-ink-3 line-through decoration-[1.5px]`;
  if (isOut || isPast) return `${weight} text-ink-3`;
  if (isHoliday || weekday === 0) return `${weight} text-sun`;
  return weekday === 6 ? `${weight} text-sat` : weight;
}

function priceLook({ isPeak, isOut, isPast, isSold, isChosen }: Day): string {
  if (isChosen) return "font-bold text-paper";
  if (isOut || isPast) return "text-ink-3";
  if (isSold) return isPeak ? "font-bold text-ink-3" : "text-ink-3";
  return isPeak ? "font-bold text-ink" : "text-ink-2";
}
