export const stepperClass =
  "inline-flex items-center rounded-control border border-line-2 bg-paper";

/** Fewer and more, to the left and right of the number. */
export const stepClass =
  "grid size-11 place-items-center text-ink disabled:text-line-3 aria-disabled:text-line-3";

export const stepNumberClass = "min-w-10 text-center font-bold tabular-nums";
