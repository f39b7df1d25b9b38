/** A product with its picture on top, the whole of it a link. */
export const productCardClass = "relative flex min-w-0 flex-col";

/** A product with its picture next to the text. */
export const wideCardClass =
  "relative grid gap-5 rounded-panel border border-line bg-paper p-4 hover:border-ink hover:shadow-soft";
export const wideColumnsClass = "grid-cols-[minmax(10rem,15.5rem)_minmax(0,1fr)]";

export const cardPlaceClass = "mt-3 flex justify-between gap-2 text-14 leading-5 text-ink-2";
export const cardNameClass = "mt-0.5 line-clamp-2 text-16 leading-6 font-bold tracking-[-0.015em]";
export const wideNameClass = "mt-0.5 line-clamp-2 text-18 font-bold tracking-[-0.015em]";
export const cardBadgesClass = "mt-2 flex flex-wrap gap-1";
export const cardPricingClass = "mt-auto flex flex-wrap items-baseline gap-1.5 pt-2.5";

/** What cannot be had is shown with a faded picture. */
export const soldOutClass = "[&_img]:opacity-60 [&_img]:grayscale-90";
