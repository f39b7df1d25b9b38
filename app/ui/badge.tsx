import { cva, type VariantProps } from "class-variance-authority";
import { Clock3, type LucideIcon, Zap } from "lucide-react";
import type { ReactNode } from "react";

const QUIET = "bg-sand-2 font-semibold text-ink-2";

const badgeClass = cva(
  "inline-flex min-h-6.5 items-center gap-1 rounded-tag px-2 py-0.5 text-13 whitespace-nowrap [&_svg]:size-3.75 [&_svg]:stroke-[2.2]",
  {
    variants: {
      tone: {
        plain: QUIET,
        instant: "bg-fairway-50 font-semibold text-fairway-700",
        request: "bg-warn-50 font-semibold text-warn-700",
        free: QUIET,
        offer: "bg-sunrise-50 font-semibold text-sunrise-700",
        "offer-solid": "bg-sunrise-500 font-bold text-on-sunrise",
        danger: "bg-danger-50 font-semibold text-danger-700",
        pick: "bg-pick-50 font-semibold text-pick-700",
        done: QUIET,
        solid: "bg-fairway-600 font-semibold text-paper",
      },
    },
    defaultVariants: { tone: "plain" },
  },
);

export type BadgeTone = NonNullable<VariantProps<typeof badgeClass>["tone"]>;

/** These two differ by icon as well as by colour. */
const MARK: Partial<Record<BadgeTone, LucideIcon>> = { instant: Zap, request: Clock3 };

type BadgeProps = {
  readonly tone?: BadgeTone;
  /** `null` removes the default icon of the tone. */
  readonly icon?: LucideIcon | null;
  readonly className?: string;
  readonly children: ReactNode;
};

export function Badge({ tone = "plain", icon = MARK[tone], className, children }: BadgeProps) {
  const Icon = icon;
  return (
    <span className={badgeClass({ tone, className })}>
      {Icon ? <Icon aria-hidden="true" /> : null}
      {children}
    </span>
  );
}
