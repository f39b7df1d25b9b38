import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { roundCardClass } from "#app/ui/look/classes.ts";

type EmptyStateProps = {
  readonly icon: LucideIcon;
  readonly title: string;
  /** The reason, and what would help. */
  readonly text?: ReactNode;
  readonly action?: ReactNode;
};

export function EmptyState({ icon: Icon, title, text, action }: EmptyStateProps) {
  return (
    <div className={`${roundCardClass} px-6 py-10 text-center`}>
      <span className="mx-auto grid size-20 place-items-center rounded-full bg-fairway-50 text-fairway-700">
        <Icon className="size-9" aria-hidden="true" />
      </span>
      <h2 className="mt-5 text-22">{title}</h2>
      {text ? <div className="mt-1 text-ink-2">{text}</div> : null}
      {action ? <div className="mt-6 flex flex-wrap justify-center gap-2">{action}</div> : null}
    </div>
  );
}
