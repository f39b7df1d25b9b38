import { ChevronRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import { AppLink } from "./app-link.tsx";

type Crumb = { readonly label: string; readonly to?: string };

/** The last one is the page itself. */
export function Breadcrumbs({ items }: { readonly items: readonly Crumb[] }) {
  const { t } = useTranslation("ui");
  return (
    <nav aria-label={t("breadcrumbs")} className="text-14 text-ink-2">
      <ol className="flex flex-wrap items-center gap-x-1">
        {items.map(({ label, to }, index) => (
          <li key={label} className="inline-flex items-center gap-1">
            {index > 0 ? <ChevronRight className="size-4 text-ink-3" aria-hidden="true" /> : null}
            {to ? (
              <AppLink to={to} className="inline-flex min-h-11 items-center hover:underline">
                {label}
              </AppLink>
            ) : (
              <span aria-current="page" className="font-semibold text-ink">
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
