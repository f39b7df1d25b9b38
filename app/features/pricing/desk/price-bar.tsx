import { ChevronLeft, ChevronRight, Download, FileUp, Layers } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { toUtcDate } from "#app/domain/common/date/local-date.ts";
import { firstDayOf, type Month, monthAfter, monthBefore } from "#app/domain/common/date/month.ts";
import { LOCALE_TAG } from "#app/domain/common/language/languages.ts";
import { dateFormat } from "#app/domain/common/text/formats.ts";
import { useMayChange } from "#app/features/desk/desk-person.tsx";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { segmentClass } from "#app/ui/look/segment-class.ts";

type PriceBarProps<Tab extends string> = {
  readonly month: Month;
  readonly tab: Tab;
  readonly tabs: readonly { readonly value: Tab; readonly label: string }[];
  readonly link: (change: { readonly month?: Month; readonly tab?: string }) => string;
  readonly exportTo: string;
};

/** The month, the tabs, and the ways to files and rules; all of them links, so that they work without a script. */
export function PriceBar<Tab extends string>(props: PriceBarProps<Tab>) {
  const { month, tab, tabs, link, exportTo } = props;
  const { t } = useTranslation(["prices", "ui"]);
  const { locale } = useAdminFormat();
  const canChange = useMayChange("prices");
  const small = buttonClass({ variant: "secondary", size: "xs" });
  const title = dateFormat(LOCALE_TAG[locale], {
    year: "numeric",
    month: "long",
    timeZone: "UTC",
  }).format(toUtcDate(firstDayOf(month)));
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2">
      <MonthLink
        to={link({ month: monthBefore(month) })}
        label={t("ui:calendar.previous")}
        icon={ChevronLeft}
      />
      <h2 className="tabular-nums whitespace-nowrap px-1 text-22">{title}</h2>
      <MonthLink
        to={link({ month: monthAfter(month) })}
        label={t("ui:calendar.next")}
        icon={ChevronRight}
      />
      <nav className={segmentClass({ size: "sm" })} aria-label={t("tab.label")}>
        {tabs.map(({ value, label }) => (
          <Link
            key={value}
            to={link({ tab: value })}
            aria-current={value === tab ? "page" : undefined}
            preventScrollReset
          >
            {label}
          </Link>
        ))}
      </nav>
      <span className="flex flex-wrap gap-2 md:ml-auto">
        <Link to={exportTo} reloadDocument className={small}>
          <Download aria-hidden="true" />
          {t("file.export")}
        </Link>
        {canChange ? (
          <Link to={link({ tab: "file" })} className={small} preventScrollReset>
            <FileUp aria-hidden="true" />
            {t("file.open")}
          </Link>
        ) : null}
        <Link to={link({ tab: "rules" })} className={small} preventScrollReset>
          <Layers aria-hidden="true" />
          {t("rules.open")}
        </Link>
      </span>
    </div>
  );
}

type MonthLinkProps = {
  readonly to: string;
  readonly label: string;
  readonly icon: typeof ChevronLeft;
};

function MonthLink({ to, label, icon: Icon }: MonthLinkProps) {
  const small = buttonClass({ variant: "secondary", size: "xs" });
  return (
    <Link to={to} className={small} aria-label={label} preventScrollReset>
      <Icon aria-hidden="true" />
    </Link>
  );
}
