/** In front of a dialog. */
export const popoverPlaceClass = "z-61";

/** Its width and padding are chosen by the caller. */
export const popupClass =
  "rounded-panel border border-line bg-paper shadow-soft outline-0 transition-opacity duration-(--dur) ease-out-soft data-ending-style:opacity-0 data-starting-style:opacity-0";

export const popoverClass = `w-[min(26rem,calc(100vw-2rem))] p-4 ${popupClass}`;
