import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";

export const cellNoteClass = cva("block text-13 leading-4.5", {
  variants: {
    tone: {
      plain: "text-ink-3",
      calm: "text-ink-2",
      soon: "font-semibold text-warn-700",
      late: "font-semibold text-danger-700",
    },
  },
  defaultVariants: { tone: "plain" },
});

type CellNoteProps = ComponentProps<"span"> & VariantProps<typeof cellNoteClass>;

/** A second, smaller line in a cell. */
export function CellNote({ tone, className, ...props }: CellNoteProps) {
  return <span className={cellNoteClass({ tone, className })} {...props} />;
}
