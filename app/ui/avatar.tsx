import { cva, type VariantProps } from "class-variance-authority";
import type { ReactNode } from "react";

const avatarClass = cva(
  "grid flex-none place-items-center overflow-hidden rounded-pill font-bold",
  {
    variants: {
      size: { xs: "size-9", sm: "size-10", md: "size-11", lg: "size-14 text-22" },
      tone: {
        fairway: "bg-fairway-100 text-fairway-800",
        brand: "bg-fairway-600 text-paper",
        paper: "bg-paper text-fairway-800",
        /** A place that is still free. */
        free: "border-2 border-dashed border-fairway-600 text-fairway-700",
      },
    },
    defaultVariants: { size: "md", tone: "fairway" },
  },
);

type AvatarProps = VariantProps<typeof avatarClass> & { readonly children: ReactNode };

/** The first letter of a name; hidden from screen readers, since the name is written out next to it. */
export function Avatar({ children, ...look }: AvatarProps) {
  return (
    <span className={avatarClass(look)} aria-hidden="true">
      {children}
    </span>
  );
}
