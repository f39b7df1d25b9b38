import { clsx } from "clsx";
import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";

type Tone = "danger" | "warn" | "good" | "info";

type NoteProps = {
  readonly tone: Tone;
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

export function Note({ tone, title, icon, children, action, className }: NoteProps) {
  const Icon = icon ?? MARK[tone];
  return (
    <div
      className={clsx("note", `note-${tone}`, className)}
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
