import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";

type AdminHeadProps = {
  readonly title: ReactNode;
  /** The bar above already shows the same title. */
  readonly quiet?: boolean;
  readonly level?: 1 | 2;
  /** Breadcrumbs, starting at the area's list. */
  readonly crumbs?: readonly { readonly label: string; readonly to: string }[];
  readonly text?: ReactNode;
  readonly actions?: ReactNode;
};

export function AdminHead({
  title,
  quiet = false,
  level = 1,
  crumbs = [],
  text,
  actions,
}: AdminHeadProps) {
  const { t } = useTranslation("ui");
  const Heading = `h${level}` as const;
  return (
    <header className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="min-w-0">
        {crumbs.length > 0 ? (
          <nav
            aria-label={t("breadcrumbs")}
            className="flex flex-wrap gap-x-1.5 text-14 text-ink-3"
          >
            {crumbs.map(({ label, to }, index) => (
              <span key={to} className="inline-flex items-center gap-1.5">
                {index > 0 ? <span aria-hidden="true">/</span> : null}
                <Link to={to} className="inline-flex min-h-8 items-center hover:underline">
                  {label}
                </Link>
              </span>
            ))}
          </nav>
        ) : null}
        <Heading className={quiet ? "sr-only" : "text-22"}>{title}</Heading>
        {text ? <p className="text-14 text-ink-2">{text}</p> : null}
      </div>
      {actions ? <div className="flex flex-wrap items-center gap-2">{actions}</div> : null}
    </header>
  );
}
