import { cva } from "class-variance-authority";

const card = "border border-line bg-paper print:break-inside-avoid";
export const cardClass = `rounded-card ${card}`;
export const roundCardClass = `rounded-panel ${card}`;
/** Raised above the page. */
export const panelClass = `${roundCardClass} shadow-soft print:shadow-none`;
/** Sunk into the page. */
export const wellClass = "rounded-card bg-sand p-4";

/** A picture's frame whose corners the caller chooses. */
export const frameClass =
  "relative overflow-hidden bg-linear-160/srgb from-photo-1 to-photo-2 after:pointer-events-none after:absolute after:inset-0 after:rounded-[inherit] after:inset-ring after:inset-ring-ink/5";
export const photoClass = `${frameClass} rounded-card`;

export const linkClass = "font-semibold text-fairway-700 underline decoration-1 underline-offset-4";

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
