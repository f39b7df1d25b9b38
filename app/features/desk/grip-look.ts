/** The handle by which something is dragged. */
export const gripClass =
  "grid w-9 cursor-grab touch-none place-items-center rounded-lg text-ink-3 hover:bg-sand [&_svg]:size-4.5";

/** A row while it is dragged. */
export const liftedClass =
  "relative z-5 rounded-lg shadow-[0_12px_28px_rgb(12_35_24/18%)] outline-1 outline-pick-600";
