/** One thing that was done, on the line that joins it to the next. */
export const historyItemClass =
  "relative pb-4 pl-9.5 not-last:before:absolute not-last:before:top-7 not-last:before:bottom-0 not-last:before:left-3.25 not-last:before:w-0.5 not-last:before:bg-line";
