import { cva, type VariantProps } from "class-variance-authority";
import { LoaderCircle } from "lucide-react";
import type { ComponentProps } from "react";
import { AppLink } from "./app-link.tsx";

export const buttonClass = cva("btn", {
  variants: {
    variant: {
      primary: "btn-primary",
      secondary: "btn-secondary",
      tonal: "btn-tonal",
      ghost: "btn-ghost",
      danger: "btn-danger",
      "danger-line": "btn-danger-line",
    },
    size: { lg: "btn-lg", md: "", sm: "btn-sm", xs: "btn-xs" },
    block: { true: "btn-block" },
  },
  defaultVariants: { variant: "primary", size: "md" },
});

type Look = VariantProps<typeof buttonClass>;

type ButtonProps = ComponentProps<"button"> & Look & { readonly busy?: boolean };

/** While busy it retains its focus and label, and does nothing. */
export function Button({
  variant,
  size,
  block,
  busy = false,
  className,
  type = "button",
  onClick,
  children,
  ...props
}: ButtonProps) {
  return (
    <button
      type={type}
      className={buttonClass({ variant, size, block, className })}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      {...props}
    >
      {busy ? <LoaderCircle aria-hidden="true" /> : null}
      {children}
    </button>
  );
}

type ButtonLinkProps = ComponentProps<typeof AppLink> & Look;

export function ButtonLink({ variant, size, block, className, ...props }: ButtonLinkProps) {
  return <AppLink className={buttonClass({ variant, size, block, className })} {...props} />;
}
