/** An input with its label above and its notes below. */
export const fieldClass = "flex min-w-0 flex-col gap-1.5";

export const labelClass = "text-14/5 font-semibold text-ink";

export const hintClass = "text-14/5 text-ink-3";

/** A sentence, usually behind an icon. */
export const errorClass =
  "flex gap-1.5 text-14/5 font-semibold text-danger-700 [&>svg]:mt-px [&>svg]:size-4.5";
