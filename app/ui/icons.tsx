import { clsx } from "clsx";
import type { ReactNode } from "react";

type IconProps = { readonly className?: string | undefined };

type DrawingProps = IconProps & { readonly solid?: boolean; readonly children: ReactNode };

/** Icons that lucide lacks: golf, baht, and the logos of social logins. */
function Drawing({ className, solid = false, children }: DrawingProps) {
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

export function GolfCart(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="M4 5h12M6 5l-1 8M14.5 5v8M3 17v-3a1 1 0 0 1 1-1h7l2.5-3.5h3.2a3 3 0 0 1 3 2.5l.6 3.5a1.2 1.2 0 0 1-1.2 1.5H19M9 17h6" />
      <circle cx="7" cy="17.5" r="2" />
      <circle cx="17" cy="17.5" r="2" />
    </Drawing>
  );
}

export function Baht(props: IconProps) {
  return (
    <Drawing {...props}>
      <circle cx="12" cy="12" r="9.2" />
      <path d="M9.4 7.6h3.4a2.1 2.1 0 0 1 0 4.3H9.4zM9.4 11.9h3.9a2.2 2.2 0 0 1 0 4.5H9.4zM11.6 5.7v12.6" />
    </Drawing>
  );
}

export function NaverMark(props: IconProps) {
  return (
    <Drawing solid {...props}>
      <path d="M16.27 12.85 7.38 0H0v24h7.73V11.16L16.62 24H24V0h-7.73z" />
    </Drawing>
  );
}

export function KakaoMark(props: IconProps) {
  return (
    <Drawing solid {...props}>
      <path d="M12 3C6.48 3 2 6.54 2 10.9c0 2.82 1.88 5.3 4.7 6.7l-1 3.6c-.1.33.28.6.57.4l4.28-2.84c.47.05.96.07 1.45.07 5.52 0 10-3.53 10-7.93S17.52 3 12 3z" />
    </Drawing>
  );
}

export function GoogleMark(props: IconProps) {
  return (
    <Drawing solid {...props}>
      <path
        fill="#4285F4"
        d="M22.5 12.25c0-.78-.07-1.53-.2-2.25H12v4.26h5.9a5.05 5.05 0 0 1-2.2 3.32v2.75h3.54c2.08-1.92 3.26-4.74 3.26-8.08z"
      />
      <path
        fill="#34A853"
        d="M12 23c2.97 0 5.46-.98 7.28-2.66l-3.54-2.75a6.6 6.6 0 0 1-9.86-3.46H2.2v2.84A11 11 0 0 0 12 23z"
      />
      <path fill="#FBBC05" d="M5.88 14.13a6.6 6.6 0 0 1 0-4.23V7.06H2.2a11 11 0 0 0 0 9.9z" />
      <path
        fill="#EA4335"
        d="M12 5.38c1.62 0 3.06.56 4.2 1.64l3.15-3.15A11 11 0 0 0 2.2 7.06l3.68 2.84A6.6 6.6 0 0 1 12 5.38z"
      />
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
