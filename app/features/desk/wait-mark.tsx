import { clsx } from "clsx";
import type { ComponentProps } from "react";
import type { Urgency } from "#app/domain/desk/waiting.ts";

const LOOK: Record<Urgency, string> = {
  late: "font-bold text-danger-700",
  soon: "font-bold text-warn-700",
  calm: "font-semibold text-ink-2",
};

type WaitMarkProps = ComponentProps<"span"> & { readonly urgency: Urgency };

/** How long something waits: an icon and words in the colour of their urgency. */
export function WaitMark({ urgency, className, ...props }: WaitMarkProps) {
  return (
    <span
      data-urgency={urgency}
      className={clsx(
        "inline-flex items-center gap-1.25 text-14 whitespace-nowrap [&_svg]:size-4",
        LOOK[urgency],
        className,
      )}
      {...props}
    />
  );
}
