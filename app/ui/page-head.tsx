import { clsx } from "clsx";
import type { ReactNode } from "react";

type PageHeadProps = {
  readonly title: ReactNode;
  readonly text?: ReactNode;
  readonly actions?: ReactNode;
  readonly className?: string;
  readonly level?: 1 | 2;
  /** On a phone the bar says the title. */
  readonly isInBar?: boolean;
};

export function PageHead({
  title,
  text,
  actions,
  className,
  level = 1,
  isInBar = false,
}: PageHeadProps) {
  const Heading = `h${level}` as const;
  return (
    <header
      className={clsx(
        "mb-5 flex flex-wrap items-end justify-between gap-x-4 gap-y-3",
        isInBar && !text && !actions && "max-md:m-0! max-md:p-0!",
        className,
      )}
    >
      <div className="min-w-0">
        <Heading className={clsx("text-22 md:text-28", isInBar && "max-md:sr-only")}>
          {title}
        </Heading>
        {text ? <p className="mt-0.5 text-ink-2">{text}</p> : null}
      </div>
      {actions ? <div className="flex flex-wrap items-center gap-2">{actions}</div> : null}
    </header>
  );
}
