import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { chipClass } from "#app/ui/look/classes.ts";
import { AppLink } from "./app-link.tsx";

type Look = {
  readonly icon?: LucideIcon;
  /** A filter with a value. */
  readonly isSet?: boolean;
};

type ChipProps = ComponentProps<"button"> & Look & { readonly pressed?: boolean };

export function Chip({
  icon: Icon,
  isSet = false,
  pressed,
  className,
  type = "button",
  children,
  ...props
}: ChipProps) {
  return (
    <button
      type={type}
      className={chipClass({ isSet, className })}
      aria-pressed={pressed}
      {...props}
    >
      {Icon ? <Icon aria-hidden="true" /> : null}
      {children}
    </button>
  );
}

type ChipLinkProps = ComponentProps<typeof AppLink> & Look & { readonly current?: boolean };

/** A filter as a link. */
export function ChipLink({
  icon: Icon,
  isSet = false,
  current = false,
  className,
  children,
  ...props
}: ChipLinkProps) {
  return (
    <AppLink
      className={chipClass({ isSet, className })}
      aria-current={current ? "true" : undefined}
      preventScrollReset
      {...props}
    >
      {Icon ? <Icon aria-hidden="true" /> : null}
      {children}
    </AppLink>
  );
}
