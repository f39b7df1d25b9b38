import type { ComponentProps } from "react";
import { Link } from "react-router";

/** From a record to its list, where the list is not on the same screen. */
export function BackLink(props: ComponentProps<typeof Link>) {
  return (
    <Link
      className="inline-flex min-h-11 items-center gap-1 font-semibold text-ink-2 xl:hidden [&_svg]:size-4.5"
      {...props}
    />
  );
}
