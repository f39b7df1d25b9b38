/** A link at the end of a bar: language, cart, account. */
export const utilClass =
  "relative inline-flex min-h-11 items-center gap-1.5 rounded-[0.625rem] px-2.5 font-semibold whitespace-nowrap hover:bg-sand";

/** In the header, which is tight on a tablet. */
export const headerUtilClass = `${utilClass} max-lg:px-2`;
