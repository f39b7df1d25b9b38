import { CarFront, ChevronLeft, ChevronRight, CircleAlert, Download, Printer } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router";
import { addDays } from "#app/domain/common/date/local-date.ts";
import { addressWith } from "#app/domain/desk/list/list-params.ts";
import {
  type countLacks,
  nearDay,
  SHEET_ORDERS,
  type SheetFilter,
} from "#app/domain/reservation/day/run-sheet-rules.ts";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { chipClass } from "#app/ui/look/classes.ts";
import { segmentClass } from "#app/ui/look/segment-class.ts";
import type { RunSheet } from "./run-sheet-queries.server.ts";

type BarProps = {
  readonly filter: SheetFilter;
  readonly sheet: RunSheet;
  readonly missing: ReturnType<typeof countLacks>;
  readonly now: Date;
};

/** Day, region and order; what lacks; CSV and print. Not on paper. */
export function RunSheetBar({ filter, sheet, missing, now }: BarProps) {
  const { t } = useTranslation("runsheet");
  const { day } = useAdminFormat();
  const [search] = useSearchParams();
  const near = nearDay(filter.date, now);
  const file = `/admin/run-sheet/file?date=${filter.date}${filter.region ? `&region=${filter.region}` : ""}`;
  return (
    <div className="mb-4 grid gap-3 print:hidden">
      <div className="flex flex-wrap items-center gap-2">
        <DayLink filter={filter} step={-1} />
        <h1 className="text-18">
          {day(filter.date)}
          {near ? ` ${t(near)}` : ""}
        </h1>
        <DayLink filter={filter} step={1} />
        <span className="ml-auto flex flex-wrap gap-2">
          <a href={file} download className={buttonClass({ variant: "secondary", size: "xs" })}>
            <Download aria-hidden="true" />
            CSV
          </a>
          <Button size="xs" onClick={() => window.print()}>
            <Printer aria-hidden="true" />
            {t("print")}
          </Button>
        </span>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <RegionLinks filter={filter} sheet={sheet} />
        <nav aria-label={t("order")} className={segmentClass({ size: "sm" })}>
          {SHEET_ORDERS.map((order) => (
            <Link
              key={order}
              to={addressWith(search, "order", order)}
              aria-current={filter.order === order ? "true" : undefined}
              preventScrollReset
            >
              {t(`order.${order}`)}
            </Link>
          ))}
        </nav>
        <MissingCounts missing={missing} />
      </div>
    </div>
  );
}

function RegionLinks({ filter, sheet }: Pick<BarProps, "filter" | "sheet">) {
  const { t } = useTranslation("runsheet");
  const { number } = useAdminFormat();
  const [search] = useSearchParams();
  return (
    <nav aria-label={t("region")} className="flex flex-wrap gap-1">
      {[{ value: "", label: t("everywhere"), count: sheet.total }, ...sheet.regions].map(
        ({ value, label, count }) => (
          <Link
            key={value}
            to={addressWith(search, "region", value)}
            className={chipClass()}
            aria-current={(filter.region ?? "") === value ? "true" : undefined}
            preventScrollReset
          >
            {label} <b className="tabular-nums whitespace-nowrap">{number(count)}</b>
          </Link>
        ),
      )}
    </nav>
  );
}

/** What the day still lacks. */
function MissingCounts({ missing }: Pick<BarProps, "missing">) {
  const { t } = useTranslation("runsheet");
  return (
    <span className="ml-auto flex flex-wrap gap-4 font-semibold text-14 text-warn-700">
      {missing.all > 0 ? (
        <span className="font-normal text-ink-2">
          {t("rechecked")}{" "}
          <b className="tabular-nums whitespace-nowrap text-ink">{`${missing.rechecked} / ${missing.all}`}</b>
        </span>
      ) : null}
      {missing.driver > 0 ? (
        <span className="inline-flex items-center gap-1.5">
          <CarFront className="size-4" aria-hidden="true" />
          {t("lack_driver", { count: missing.driver })}
        </span>
      ) : null}
      {missing.reference > 0 ? (
        <span className="inline-flex items-center gap-1.5">
          <CircleAlert className="size-4" aria-hidden="true" />
          {t("lack_reference", { count: missing.reference })}
        </span>
      ) : null}
    </span>
  );
}

type DayLinkProps = { readonly filter: SheetFilter; readonly step: 1 | -1 };

function DayLink({ filter, step }: DayLinkProps) {
  const { t } = useTranslation("runsheet");
  const [search] = useSearchParams();
  const Icon = step < 0 ? ChevronLeft : ChevronRight;
  return (
    <Link
      to={addressWith(search, "date", addDays(filter.date, step))}
      aria-label={t(step < 0 ? "day_before" : "day_after")}
      className={buttonClass({ variant: "secondary", size: "xs" })}
    >
      <Icon aria-hidden="true" />
    </Link>
  );
}
