import { cva } from "class-variance-authority";

/** A small field inside a table; on a phone it stands between two buttons, without a border of its own. */
export const cellInputClass = cva(
  "h-8 rounded-lg border aria-invalid:border-danger-600 aria-invalid:bg-danger-50 aria-invalid:font-bold aria-invalid:text-danger-700",
  {
    variants: {
      look: {
        score: "w-9 text-center",
        places:
          "align-middle max-md:w-8 max-md:border-0 max-md:bg-transparent max-md:text-center max-md:[appearance:textfield] md:w-16 md:px-2 md:text-right",
      },
      changed: {
        true: "border-pick-600 bg-pick-50 font-bold text-pick-700",
        false: "border-line-2 bg-paper",
      },
    },
    defaultVariants: { changed: false },
  },
);
