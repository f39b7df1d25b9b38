import { cva, type VariantProps } from "class-variance-authority";
import { LoaderCircle } from "lucide-react";
import type { ComponentProps } from "react";
import { AppLink } from "./app-link.tsx";

export const buttonClass = cva(
  "inline-flex items-center justify-center gap-2 border font-bold tracking-[-0.01em] tabular-nums transition-[background,box-shadow] duration-180 ease-out-soft active:translate-y-px off:cursor-not-allowed off:border-transparent off:bg-sand-2 off:text-ink-3",
  {
    variants: {
      variant: {
        primary: "border-transparent bg-fairway-600 text-paper hover:bg-fairway-700",
        secondary: "border-line-2 bg-paper text-ink hover:bg-sand",
        tonal: "border-transparent bg-fairway-50 text-fairway-700 hover:bg-fairway-100",
        ghost: "border-transparent px-3! text-ink-2 hover:bg-sand",
        danger: "border-transparent bg-danger-600 text-paper hover:bg-danger-700",
        "danger-line": "border-danger-600 bg-paper text-danger-700 hover:bg-danger-50",
      },
      size: {
        lg: "min-h-14 rounded-control px-6 text-18",
        md: "min-h-12 rounded-control px-5 text-16",
        sm: "min-h-11 rounded-control px-4 text-14",
        xs: "min-h-9 rounded-[9px] px-3 text-14 max-md:min-h-11",
      },
      block: { true: "w-full" },
      /** For a label that may be longer than a line. */
      wraps: { true: "leading-6 whitespace-normal", false: "whitespace-nowrap" },
    },
    defaultVariants: { variant: "primary", size: "md", wraps: false },
  },
);

type Look = VariantProps<typeof buttonClass>;

type ButtonProps = ComponentProps<"button"> & Look & { readonly busy?: boolean };

/** While busy it retains its focus and label, and does nothing. */
export function Button({
  variant,
  size,
  block,
  wraps,
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
      className={buttonClass({ variant, size, block, wraps, className })}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      {...props}
    >
      {busy ? <LoaderCircle aria-hidden="true" className="animate-spin" /> : null}
      {children}
    </button>
  );
}

type ButtonLinkProps = ComponentProps<typeof AppLink> & Look;

export function ButtonLink({ variant, size, block, wraps, className, ...props }: ButtonLinkProps) {
  return <AppLink className={buttonClass({ variant, size, block, wraps, className })} {...props} />;
}
