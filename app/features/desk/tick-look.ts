/** A small box that is ticked; `data-on` ticks one that is no input. */
export const tickClass =
  "inline-grid size-5 flex-none appearance-none place-items-center rounded-tag border-2 border-line-3 bg-paper ticked:border-pick-600 ticked:bg-pick-600 ticked:after:-mt-0.5 ticked:after:h-2.75 ticked:after:w-1.5 ticked:after:rotate-45 ticked:after:border-r-2 ticked:after:border-b-2 ticked:after:border-paper indeterminate:border-pick-600 indeterminate:bg-pick-600 indeterminate:after:h-0.5 indeterminate:after:w-2.5 indeterminate:after:bg-paper";
