import { type KeyboardEvent, useRef, useState } from "react";
import { dayRange, daysBetween, type LocalDate } from "#app/domain/common/date/local-date.ts";

export type Selection = {
  readonly days: readonly LocalDate[];
  /** The cell with the keyboard focus. */
  readonly focus: LocalDate | undefined;
  readonly clear: () => void;
  readonly choose: (anchor: LocalDate, focus: LocalDate) => void;
  readonly onPointerDown: (day: LocalDate, isShift: boolean) => void;
  readonly onPointerEnter: (day: LocalDate) => void;
  readonly onPointerUp: () => void;
  /** Whether the key was an arrow, and the selection moved. */
  readonly onArrow: (event: KeyboardEvent) => boolean;
};

type Range = { readonly anchor: LocalDate; readonly focus: LocalDate };

const STEP: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
};

/** A range of days in the grid, chosen by dragging, by Shift and click, or by Shift and arrows. */
export function useSelection(grid: readonly LocalDate[]): Selection {
  const [range, setRange] = useState<Range>();
  const isDragging = useRef(false);
  const choose = (anchor: LocalDate, focus: LocalDate) => setRange({ anchor, focus });

  function onArrow({ key, shiftKey }: KeyboardEvent): boolean {
    const step = STEP[key];
    if (step === undefined) return false;
    const from = range ? grid.indexOf(range.focus) : grid.findIndex((day) => day.endsWith("-01"));
    const next = grid[Math.min(grid.length - 1, Math.max(0, from + (range ? step : 0)))];
    if (next) setRange({ anchor: shiftKey && range ? range.anchor : next, focus: next });
    return true;
  }

  return {
    days: range ? daysOf(range) : [],
    focus: range?.focus,
    clear: () => setRange(undefined),
    choose,
    onPointerDown: (day, isShift) => {
      isDragging.current = true;
      choose(isShift && range ? range.anchor : day, day);
    },
    onPointerEnter: (day) => {
      if (isDragging.current && range) choose(range.anchor, day);
    },
    onPointerUp: () => {
      isDragging.current = false;
    },
    onArrow,
  };
}

function daysOf({ anchor, focus }: Range): readonly LocalDate[] {
  const [from, to] = anchor <= focus ? [anchor, focus] : [focus, anchor];
  return dayRange(from, daysBetween(from, to) + 1);
}
