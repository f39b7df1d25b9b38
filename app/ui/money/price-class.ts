import { cva } from "class-variance-authority";

export const priceClass = cva("font-extrabold tracking-[-0.02em] whitespace-nowrap tabular-nums", {
  variants: { size: { md: "text-18", lg: "text-22", xl: "text-28" } },
  defaultVariants: { size: "md" },
});

/** What a price is for, next to it. */
export const perClass = "text-14 leading-5 whitespace-nowrap text-ink-2";
