import { ChevronLeft, ChevronRight, type LucideIcon } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router";
import { addressWith } from "#app/domain/desk/list/list-params.ts";
import { buttonClass } from "#app/ui/button.tsx";

type ListPagerProps = { readonly page: number; readonly pages: number };

export function ListPager({ page, pages }: ListPagerProps) {
  const { t } = useTranslation(["desk", "ui"]);
  if (pages === 1) return null;
  return (
    <nav
      aria-label={t("ui:pager.label")}
      className="flex items-center justify-between border-line border-t px-4 py-2 text-ink-2"
    >
      <span className="tabular-nums whitespace-nowrap">{t("list.page_of", { page, pages })}</span>
      <span className="flex gap-1">
        <PageLink to={page - 1} last={pages} label={t("ui:pager.previous")} icon={ChevronLeft} />
        <PageLink to={page + 1} last={pages} label={t("ui:pager.next")} icon={ChevronRight} />
      </span>
    </nav>
  );
}

type PageLinkProps = {
  readonly to: number;
  readonly last: number;
  readonly label: string;
  readonly icon: LucideIcon;
};

function PageLink({ to, last, label, icon: Icon }: PageLinkProps) {
  const [search] = useSearchParams();
  if (to < 1 || to > last) return null;
  return (
    <Link
      to={addressWith(search, "page", String(to))}
      aria-label={label}
      className={buttonClass({ variant: "secondary", size: "xs" })}
    >
      <Icon aria-hidden="true" />
    </Link>
  );
}
