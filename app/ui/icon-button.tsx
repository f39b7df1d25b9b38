import { clsx } from "clsx";
import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { AppLink } from "./app-link.tsx";

type Look = {
  readonly icon: LucideIcon;
  readonly label: string;
  /** On a picture it needs a background. */
  readonly onPhoto?: boolean;
};

type IconButtonProps = Omit<ComponentProps<"button">, "children"> &
  Look & { readonly pressed?: boolean };

export function IconButton({
  icon: Icon,
  label,
  onPhoto = false,
  pressed,
  className,
  type = "button",
  ...props
}: IconButtonProps) {
  return (
    <button
      type={type}
      className={clsx("icon-btn", onPhoto && "on-photo", className)}
      aria-label={label}
      aria-pressed={pressed}
      {...props}
    >
      <Icon aria-hidden="true" />
    </button>
  );
}

type IconLinkProps = ComponentProps<typeof AppLink> & Look;

/** `children` may add a count over the corner. */
export function IconLink({
  icon: Icon,
  label,
  onPhoto = false,
  className,
  children,
  ...props
}: IconLinkProps) {
  return (
    <AppLink
      className={clsx("icon-btn", onPhoto && "on-photo", className)}
      aria-label={label}
      {...props}
    >
      <Icon aria-hidden="true" />
      {children}
    </AppLink>
  );
}
