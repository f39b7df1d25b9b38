import { clsx } from "clsx";
import type { ReactNode } from "react";

type PageHeadProps = {
  readonly title: ReactNode;
  readonly text?: ReactNode;
  readonly actions?: ReactNode;
  readonly className?: string;
  readonly level?: 1 | 2;
};

export function PageHead({ title, text, actions, className, level = 1 }: PageHeadProps) {
  const Heading = `h${level}` as const;
  return (
    <header
      className={clsx("mb-5 flex flex-wrap items-end justify-between gap-x-4 gap-y-3", className)}
    >
      <div className="min-w-0">
        <Heading className="text-22 md:text-28">{title}</Heading>
        {text ? <p className="mt-0.5 text-ink-2">{text}</p> : null}
      </div>
      {actions ? <div className="flex flex-wrap items-center gap-2">{actions}</div> : null}
    </header>
  );
}
