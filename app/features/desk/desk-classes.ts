import { cva } from "class-variance-authority";

/** Its cells' own classes win over these. */
export const tableClass = [
  "w-full border-separate border-spacing-0 text-14 tabular-nums",
  "[:where(&)_:is(td,th)]:border-b [:where(&)_:is(td,th)]:border-line [:where(&)_:is(td,th)]:px-3",
  "[:where(&)_td]:py-2.5 [:where(&)_td]:align-middle",
  "[:where(&)_th]:bg-paper [:where(&)_th]:py-2 [:where(&)_th]:text-left [:where(&)_th]:text-13 [:where(&)_th]:leading-5.5 [:where(&)_th]:font-semibold [:where(&)_th]:whitespace-nowrap [:where(&)_th]:text-ink-3",
].join(" ");

/** Where files are dropped or chosen. */
export const dropClass =
  "grid min-h-36 place-content-center justify-items-center gap-1 rounded-[0.625rem] border-2 border-line-2 border-dashed bg-sand text-center text-ink-2";

/** The handle by which something is dragged. */
export const gripClass =
  "grid w-9 cursor-grab touch-none place-items-center rounded-lg text-ink-3 hover:bg-sand [&_svg]:size-4.5";

/** A row while it is dragged. */
export const liftedClass =
  "relative z-5 rounded-lg shadow-[0_12px_28px_rgb(12_35_24/18%)] outline-1 outline-pick-600";

/** A small box that is ticked; `data-on` ticks one that is no input. */
export const tickClass =
  "inline-grid size-5 flex-none appearance-none place-items-center rounded-tag border-2 border-line-3 bg-paper ticked:border-pick-600 ticked:bg-pick-600 ticked:after:-mt-0.5 ticked:after:h-2.75 ticked:after:w-1.5 ticked:after:rotate-45 ticked:after:border-r-2 ticked:after:border-b-2 ticked:after:border-paper indeterminate:border-pick-600 indeterminate:bg-pick-600 indeterminate:after:h-0.5 indeterminate:after:w-2.5 indeterminate:after:bg-paper";

/** Fields side by side, as many as have room; the caller says where those of other heights stand. */
export const fieldGridClass =
  "grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-x-4 gap-y-3.5";

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
