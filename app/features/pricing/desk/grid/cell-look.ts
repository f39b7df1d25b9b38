import { cva } from "class-variance-authority";

const KEPT =
  "bg-[repeating-linear-gradient(135deg,var(--color-pick-100)_0_8px,var(--color-paper)_8px_16px)]";

/** The mark of a chosen day in the legend, and of one that would stay as it is. */
export const markClass = cva("size-3.5 rounded-sm border", {
  variants: { look: { change: "border-pick-600 bg-pick-50", kept: `border-line-2 ${KEPT}` } },
});

export const cellClass = cva(
  "h-[6.3rem] border-line border-t border-l align-top first:border-l-0 max-md:h-17",
  {
    variants: {
      look: {
        day: "bg-paper",
        out: "bg-sand",
        closed:
          "bg-[repeating-linear-gradient(135deg,var(--color-sand)_0_8px,var(--color-sand-2)_8px_16px)]",
        change: "inset-ring inset-ring-pick-600 bg-pick-50",
        kept: `inset-ring inset-ring-pick-600 ${KEPT}`,
      },
      focus: { true: "outline-2 outline-ink -outline-offset-2" },
    },
  },
);

export const amountClass = cva("text-14 md:text-16/5.5", {
  variants: {
    look: {
      now: "font-bold",
      out: "font-medium text-ink-3",
      next: "font-bold text-pick-700",
    },
  },
});
