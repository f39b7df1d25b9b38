import { cva } from "class-variance-authority";

/** The pill alone, for what brings its own inside. */
export const chipFrame = cva("rounded-pill border text-16 in-data-desk:text-14", {
  variants: {
    isSet: {
      true: "border-fairway-600 bg-fairway-50 text-fairway-800",
      false: "border-line-2 bg-paper text-ink hover:bg-sand on:border-ink on:bg-ink on:text-paper",
    },
  },
  defaultVariants: { isSet: false },
});

const INSIDE =
  "inline-flex min-h-11 items-center gap-1.5 px-4 font-semibold whitespace-nowrap in-data-desk:px-3 md:in-data-desk:min-h-9 [&_svg]:size-4.5";

type ChipLook = { readonly isSet?: boolean; readonly className?: string | undefined };

export function chipClass({ isSet = false, className }: ChipLook = {}): string {
  return chipFrame({ isSet, className: [INSIDE, className] });
}
