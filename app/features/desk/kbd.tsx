import { clsx } from "clsx";
import type { ComponentProps } from "react";

type KbdProps = ComponentProps<"kbd"> & {
  /** On a filled button. */
  readonly onGreen?: boolean;
};

/** A key of the keyboard. */
export function Kbd({ onGreen = false, className, ...props }: KbdProps) {
  return (
    <kbd
      className={clsx(
        "inline-block min-w-5.5 rounded-md border border-b-2 px-1.5 text-center font-sans text-13 font-semibold",
        onGreen ? "ms-1 border-paper/45 bg-paper/14" : "border-line-2 bg-paper text-ink-2",
        className,
      )}
      {...props}
    />
  );
}
