import { cva, type VariantProps } from "class-variance-authority";
import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";

export const noteClass = cva("flex gap-3 rounded-card px-4 [&>svg]:mt-px [&>svg]:size-5.5", {
  variants: {
    tone: {
      danger: "bg-danger-50 text-danger-900 [&>svg]:text-danger-600",
      warn: "bg-warn-50 text-warn-900 [&>svg]:text-warn-700",
      good: "bg-fairway-50 text-fairway-900 [&>svg]:text-fairway-600",
      info: "bg-pick-50 text-pick-900 [&>svg]:text-pick-600",
    },
    size: { md: "py-3.5 text-16/6", sm: "py-3 text-14" },
  },
  defaultVariants: { size: "md" },
});

type Look = VariantProps<typeof noteClass>;
type Tone = NonNullable<Look["tone"]>;

type NoteProps = {
  readonly tone: Tone;
  readonly size?: Look["size"];
  /** One bold line with the problem. */
  readonly title?: string;
  readonly icon?: LucideIcon;
  /** What to do about it. */
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  readonly className?: string;
};

const MARK: Record<Tone, LucideIcon> = {
  danger: CircleAlert,
  warn: TriangleAlert,
  good: CircleCheck,
  info: Info,
};

export function Note({ tone, size, title, icon, children, action, className }: NoteProps) {
  const Icon = icon ?? MARK[tone];
  return (
    <div
      className={noteClass({ tone, size, className })}
      role={tone === "danger" ? "alert" : undefined}
    >
      <Icon aria-hidden="true" />
      <div className="min-w-0 flex-1">
        {title ? <b className="block">{title}</b> : null}
        {children ? <div className={title ? "text-14" : undefined}>{children}</div> : null}
        {action ? <div className="mt-3 flex flex-wrap gap-2">{action}</div> : null}
      </div>
    </div>
  );
}
