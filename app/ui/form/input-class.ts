import { cva } from "class-variance-authority";

/** Those of the desk are smaller. */
const USUAL =
  "rounded-control px-4 text-16 in-data-desk:h-10 in-data-desk:rounded-[9px] in-data-desk:px-3 in-data-desk:text-14 in-data-desk:max-md:min-h-11";

/** What can be typed into or chosen from. */
export const inputClass = cva(
  "flex items-center gap-2 border border-line-2 bg-paper text-ink tabular-nums placeholder:text-ink-3 focus:border-fairway-600 focus:ring-3 focus:ring-fairway-100 focus:outline-0 disabled:bg-sand-2 disabled:text-ink-3 aria-invalid:border-danger-600 aria-invalid:bg-danger-50 aria-invalid:focus:ring-danger-100",
  {
    variants: {
      kind: {
        line: `${USUAL} h-13`,
        /** Long names end before the arrow. */
        select: `${USUAL} h-13 appearance-none pe-11 in-data-desk:pe-9 in-data-desk:text-ellipsis`,
        area: `${USUAL} min-h-28 resize-y py-3.5 in-data-desk:leading-6.5`,
        /** Where a conversation goes on: as tall as its form wants. */
        talk: `${USUAL} resize-y in-data-desk:leading-6.5`,
        search: "h-14 rounded-pill px-12 text-18",
      },
      /** As wide as it needs, or as another class says. */
      fit: { false: "w-full" },
    },
    defaultVariants: { kind: "line", fit: false },
  },
);

/** Around an input with a button in its end, or a select with its arrow. */
export const inputBoxClass =
  "relative [&:has(>button)>input]:pe-13 [&>button]:absolute [&>button]:inset-y-0 [&>button]:end-1 [&>button]:my-auto [&>button]:text-ink-2 [&>button_svg]:size-5 [&>svg]:pointer-events-none [&>svg]:absolute [&>svg]:inset-y-0 [&>svg]:end-4 [&>svg]:my-auto [&>svg]:text-ink-2";
