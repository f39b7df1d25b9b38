/** A property of a line that is changed where it stands: a select, or the button of the calendar. */
export const pillClass =
  "relative inline-flex min-h-11 items-center gap-1.5 rounded-[0.625rem] border border-line bg-sand ps-3 pe-2 font-semibold whitespace-nowrap tabular-nums hover:border-line-3 focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-fairway-600 in-[fieldset:disabled]:opacity-60 md:px-3.5 [&_svg]:size-4.5 [&_svg]:text-ink-3";
