import { cva } from "class-variance-authority";

const MOVES = "transition-[opacity,translate] duration-(--dur) ease-out-soft";

/** Over the page, behind a dialog. */
export const scrimClass = `fixed inset-0 z-60 bg-ink/48 ${MOVES} data-ending-style:opacity-0 data-starting-style:opacity-0`;

/** From the bottom of a phone; on a wide screen in its middle, and a sheet at its right. */
export const dialogClass = cva(
  `fixed inset-x-0 top-auto bottom-0 z-61 flex max-h-[94dvh] w-full flex-col rounded-t-sheet bg-paper outline-0 ${MOVES} data-ending-style:translate-y-full data-starting-style:translate-y-full`,
  {
    variants: {
      look: {
        dialog:
          "shadow-dialog md:inset-auto md:top-1/2 md:left-1/2 md:max-h-[min(860px,90dvh)] md:-translate-1/2 md:rounded-panel md:data-ending-style:-translate-y-[48%] md:data-ending-style:opacity-0 md:data-starting-style:-translate-y-[48%] md:data-starting-style:opacity-0",
        sheet:
          "shadow-soft md:top-0 md:left-auto md:max-h-none md:w-[440px] md:rounded-none md:rounded-l-sheet md:data-ending-style:translate-x-full md:data-ending-style:translate-y-0 md:data-starting-style:translate-x-full md:data-starting-style:translate-y-0",
      },
      width: {
        usual: "md:w-[480px]",
        /** Of a `dialog` element, which scrolls as a whole. */
        page: "max-w-none overflow-y-auto overscroll-contain md:w-[520px]",
        wide: "md:w-[720px]",
        /** Has room for columns side by side. */
        extra: "md:w-[min(60rem,100vw-2rem)]",
      },
    },
  },
);

/** One over another, such as the login over the chosen round: the one beneath steps back. */
export const nestedClass =
  "data-nested:border-t-4 data-nested:border-fairway-600 data-nested:shadow-[0_-1rem_3rem_-0.5rem_rgb(16_32_26/0.45)] data-nested-dialog-open:after:absolute data-nested-dialog-open:after:inset-0 data-nested-dialog-open:after:z-1 data-nested-dialog-open:after:rounded-[inherit] data-nested-dialog-open:after:bg-ink/48";

/** The handle at the top, on a phone. */
export const grabClass = "mx-auto mt-2 h-1.25 w-11 flex-none rounded-pill bg-line-2 md:hidden";

export const dialogHeadClass = "flex items-start gap-2 pt-5 pr-3 pl-6";

export const dialogTitleClass = "flex-1 pt-1.5 text-22";

export const dialogBodyClass = "min-h-0 flex-1 overflow-y-auto overscroll-contain px-6 pt-2 pb-6";
