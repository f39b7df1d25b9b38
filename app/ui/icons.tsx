import { clsx } from "clsx";
import type { ReactNode } from "react";

export type IconProps = { readonly className?: string | undefined };

type DrawingProps = IconProps & { readonly solid?: boolean; readonly children: ReactNode };

/** An icon that lucide lacks. */
export function Drawing({ className, solid = false, children }: DrawingProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={clsx("lucide", solid && "fill-current stroke-none", className)}
    >
      {children}
    </svg>
  );
}

export function StarSolid(props: IconProps) {
  return (
    <Drawing solid {...props}>
      <path d="M12 2.8l2.8 5.9 6.4.8-4.7 4.4 1.2 6.4L12 17.2l-5.7 3.1 1.2-6.4L2.8 9.5l6.4-.8z" />
    </Drawing>
  );
}

export function FlagPin(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="M7 21V3.5M7 4l10.5 3.6L7 11.5M4 21h9" />
    </Drawing>
  );
}

/** The logo: a palm on a tee. */
export function BrandMark({ className }: IconProps) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={className}>
      <rect width="32" height="32" rx="9" className="fill-fairway-600" />
      <g fill="none" className="stroke-paper" strokeWidth="2.1" strokeLinecap="round">
        <path d="M16 14.2C13.4 9.4 9 8.6 6 11.6c3.2-.4 5.2.7 6.4 3.3" />
        <path d="M16 14.2c2.6-4.8 7-5.6 10-2.6-3.2-.4-5.2.7-6.4 3.3" />
        <path d="M16 14.2c-.9-3.4-.2-6.3 2.3-8.2" />
      </g>
      <path d="M12.6 16.6h6.8l-2.3 3V25a1.1 1.1 0 0 1-2.2 0v-5.4z" className="fill-paper" />
      <circle cx="16" cy="14.3" r="1.5" className="fill-sunrise-500" />
    </svg>
  );
}
