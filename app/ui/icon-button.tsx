import { cva, type VariantProps } from "class-variance-authority";
import { clsx } from "clsx";
import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { AppLink } from "./app-link.tsx";

export const iconButtonClass = cva(
  "inline-grid size-11 flex-none place-items-center rounded-pill disabled:bg-transparent disabled:text-line-2 [&_svg]:size-6",
  {
    variants: {
      tone: { ink: "text-ink", quiet: "text-ink-3", paper: "text-paper" },
      /** On a picture it needs a background. */
      onPhoto: {
        true: "absolute z-2 bg-paper/92 shadow-[0_1px_3px_rgb(16_32_26/0.18)]",
        false: "hover:bg-sand",
      },
      /** How it shows that it is on. */
      marks: {
        heart: "aria-pressed:text-danger-600 aria-pressed:[&_svg]:fill-current",
        choice: "aria-pressed:bg-fairway-700 aria-pressed:text-paper",
      },
    },
    defaultVariants: { tone: "ink", onPhoto: false },
  },
);

type Look = VariantProps<typeof iconButtonClass> & {
  readonly icon: LucideIcon;
  readonly label: string;
};

type IconButtonProps = Omit<ComponentProps<"button">, "children"> &
  Look & { readonly pressed?: boolean };

export function IconButton({
  icon: Icon,
  label,
  tone,
  onPhoto,
  marks,
  pressed,
  className,
  type = "button",
  ...props
}: IconButtonProps) {
  return (
    <button
      type={type}
      className={iconButtonClass({ tone, onPhoto, marks, className })}
      aria-label={label}
      aria-pressed={pressed}
      {...props}
    >
      <Icon aria-hidden="true" />
    </button>
  );
}

type IconLinkProps = ComponentProps<typeof AppLink> & Pick<Look, "icon" | "label" | "onPhoto">;

/** `children` may add a count over the corner. */
export function IconLink({
  icon: Icon,
  label,
  onPhoto,
  className,
  children,
  ...props
}: IconLinkProps) {
  return (
    <AppLink
      className={iconButtonClass({ onPhoto, className: clsx(!onPhoto && "relative", className) })}
      aria-label={label}
      {...props}
    >
      <Icon aria-hidden="true" />
      {children}
    </AppLink>
  );
}
