import { cva, type VariantProps } from "class-variance-authority";
import { Clock3, type LucideIcon, Zap } from "lucide-react";
import type { ReactNode } from "react";

const badgeClass = cva("badge", {
  variants: {
    tone: {
      plain: "",
      instant: "badge-instant",
      request: "badge-request",
      free: "badge-free",
      offer: "badge-offer",
      "offer-solid": "badge-offer-solid",
      danger: "badge-danger",
      pick: "badge-pick",
      done: "badge-done",
      solid: "badge-solid",
    },
  },
  defaultVariants: { tone: "plain" },
});

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
