import { cva } from "class-variance-authority";

/** A few choices side by side in one box. The children may be links, buttons, or labels that hold a radio. */
export const segmentClass = cva(
  "flex gap-0.5 rounded-control bg-sand-2 *:inline-flex *:items-center *:justify-center *:gap-1.5 *:font-semibold *:whitespace-nowrap *:text-ink-2 *:on:bg-paper max-md:flex-wrap [&_input]:absolute [&_input]:opacity-0 [&>label]:relative [&>label]:has-focus-visible:outline-3 [&>label]:has-focus-visible:outline-offset-2 [&>label]:has-focus-visible:outline-pick-600",
  {
    variants: {
      size: {
        md: "p-1 *:min-h-11 *:rounded-[9px] *:px-4 *:text-16 *:on:text-ink *:on:shadow-lift",
        /** Of the desk. */
        sm: "p-0.75 *:min-h-7.5 *:rounded-lg *:px-3 *:text-14 *:on:font-bold max-md:*:min-h-11",
      },
      wide: { true: "w-full", false: "w-fit" },
    },
    defaultVariants: { size: "md", wide: false },
  },
);
