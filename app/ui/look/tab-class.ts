export const tabsClass = "flex gap-1 overflow-x-auto border-b border-line bg-paper no-scrollbar";

/** Each of its tabs, a link or a button. */
export const tabClass =
  "relative inline-flex min-h-13 items-center gap-1.5 px-3.5 font-semibold whitespace-nowrap text-ink-2 -outline-offset-3 on:font-bold on:text-ink on:after:absolute on:after:inset-x-2.5 on:after:-bottom-px on:after:h-0.75 on:after:rounded-t-[3px] on:after:bg-ink";
