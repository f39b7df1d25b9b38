import { ChevronLeft, ChevronRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import { AppLink } from "./app-link.tsx";

type PaginationProps = {
  readonly page: number;
  readonly pages: number;
  readonly hrefFor: (page: number) => string;
};

/** Five numbers fit between the arrows on a phone. */
const SHOWN = 5;

const PLACE =
  "inline-grid min-h-11 min-w-11 place-items-center rounded-control px-2 font-semibold text-ink-2 tabular-nums hover:bg-sand on:bg-ink on:text-paper";

export function Pagination({ page, pages, hrefFor }: PaginationProps) {
  const { t } = useTranslation("ui");
  if (pages <= 1) return null;
  return (
    <nav className="flex flex-wrap justify-center md:gap-1" aria-label={t("pager.label")}>
      {page > 1 ? (
        <AppLink
          to={hrefFor(page - 1)}
          rel="prev"
          className={PLACE}
          aria-label={t("pager.previous")}
        >
          <ChevronLeft aria-hidden="true" />
        </AppLink>
      ) : null}
      {shownPages(page, pages).map((number) => (
        <AppLink
          key={number}
          to={hrefFor(number)}
          className={PLACE}
          aria-label={t("pager.page", { page: number })}
          aria-current={number === page ? "page" : undefined}
        >
          {number}
        </AppLink>
      ))}
      {page < pages ? (
        <AppLink to={hrefFor(page + 1)} rel="next" className={PLACE} aria-label={t("pager.next")}>
          <ChevronRight aria-hidden="true" />
        </AppLink>
      ) : null}
    </nav>
  );
}

/** The current page in the middle of its neighbours, as far as the ends allow. */
function shownPages(page: number, pages: number): number[] {
  const first = Math.max(1, Math.min(page - Math.floor(SHOWN / 2), pages - SHOWN + 1));
  return Array.from({ length: Math.min(SHOWN, pages) }, (_, index) => first + index);
}
