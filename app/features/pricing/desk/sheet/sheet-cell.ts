import { cva } from "class-variance-authority";

/** A cell of the tee sheet: on a phone each row is a small grid, with the places at its end. */
export const sheetCell = cva("align-middle md:h-11 md:border-line md:border-b md:px-2 md:py-0.5", {
  variants: {
    of: {
      head: "text-left text-13/5.5 font-semibold text-ink-2",
      desktop: "max-md:hidden",
      number: "whitespace-nowrap text-right max-md:hidden",
      time: "whitespace-nowrap text-left text-16/5.5 font-bold max-md:row-span-2 max-md:row-start-1",
      places: "max-md:col-start-3 max-md:row-span-2 max-md:row-start-1",
      left: "max-md:col-start-2 max-md:row-start-1",
      who: "max-md:col-start-2 max-md:row-start-2 max-md:text-13/5.5",
    },
  },
});
