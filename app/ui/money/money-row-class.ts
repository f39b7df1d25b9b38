import { cva } from "class-variance-authority";

/** A label, and at the right its amount. */
export const moneyRowClass = cva(
  "flex justify-between gap-4 *:last:text-right *:last:whitespace-nowrap *:last:tabular-nums [&_small]:text-14 [&_small]:text-ink-3",
  {
    variants: {
      look: {
        plain: "items-baseline py-1.5",
        tight: "items-baseline py-0.5",
        total: "mt-2 items-center border-t border-line pt-3.5 pb-1.5 font-bold",
        "tight-total": "mt-1.5 items-center border-t border-line pt-2.5 pb-0.5 font-bold",
      },
    },
    defaultVariants: { look: "plain" },
  },
);

/** An amount that is taken off. */
export const minusClass = "font-semibold text-sunrise-700";
