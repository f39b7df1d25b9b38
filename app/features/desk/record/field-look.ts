/** A blue edge at what is not saved yet; a box to tick has none. */
export const changedClass =
  "[&_:is(input,select,textarea):not([type=checkbox],[type=radio])]:inset-shadow-[3px_0_0_var(--color-pick-600)]";

/** A translation that is still to be written. */
export const missingClass =
  "[&_:is(input,textarea)]:border-warn-500 [&_:is(input,textarea)]:border-dashed [&_:is(input,textarea)]:bg-warn-50";

/** Marks a missing translation, or shows how many there are. */
export const missingMarkClass =
  "inline-flex items-center gap-1.5 font-semibold text-warn-700 before:size-2 before:rounded-pill before:bg-warn-500";

/** The form gives its text boxes their height by this property; an article needs more. */
export const tallClass = "[--text-height:18rem]";
