import { clsx } from "clsx";
import { useTranslation } from "react-i18next";
import { type LocalDate, weekdayOf } from "#app/domain/common/date/local-date.ts";
import { formatShortWon, type Won } from "#app/domain/common/money.ts";
import { isScarce } from "#app/domain/pricing/desk/day-places.ts";
import { isWeekend, type PriceLayer } from "#app/domain/pricing/price-layer.ts";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import { Badge } from "#app/ui/badge.tsx";
import type { GridCell } from "./grid-queries.server.ts";
import type { Selection } from "./use-cell-selection.ts";

/** What a selected cell would become. */
export type CellPreview =
  | { readonly to: Won; readonly margin: number | undefined; readonly isLow: boolean }
  | "kept";

type PriceCellProps = {
  readonly day: LocalDate;
  /** Absent while the day cannot be booked yet. */
  readonly cell: GridCell | undefined;
  readonly isOut: boolean;
  readonly isToday: boolean;
  readonly isSelected: boolean;
  readonly preview: CellPreview | undefined;
  readonly selection: Selection;
  readonly isTabStop: boolean;
};

const LAYER_LOOK: Record<PriceLayer, string> = {
  date: "font-semibold text-pick-700",
  holiday: "font-semibold text-warn-700",
  peak: "font-semibold text-warn-700",
  season: "",
};

export function PriceCell(props: PriceCellProps) {
  const { day, cell, isOut, isToday, isSelected, preview, selection, isTabStop } = props;
  const label = useCellLabel();
  const isLow = preview !== undefined && preview !== "kept" && preview.isLow;
  return (
    <td
      aria-current={isToday ? "date" : undefined}
      className={clsx(
        "pm-c",
        isOut && "out",
        cell?.closed && "adm-closed",
        isSelected && "in",
        isSelected && (preview === "kept" || cell?.closed) && "is-kept",
        isLow && "low",
        selection.focus === day && "focus",
      )}
    >
      <button
        type="button"
        data-day={day}
        aria-pressed={isSelected}
        aria-label={label(day, cell, preview)}
        tabIndex={isTabStop ? 0 : -1}
        onPointerDown={(event) => {
          // A finger that is captured would never enter the next cell.
          event.currentTarget.releasePointerCapture(event.pointerId);
          if (event.button === 0) selection.onPointerDown(day, event.shiftKey);
        }}
        onPointerEnter={() => selection.onPointerEnter(day)}
      >
        <CellHead day={day} cell={cell} isToday={isToday} />
        {cell ? <CellBody cell={cell} preview={preview} /> : null}
      </button>
    </td>
  );
}

function useCellLabel() {
  const { t } = useTranslation("prices");
  const { day: dayText, number } = useAdminFormat();
  const rule = useRuleName();
  return (day: LocalDate, cell: GridCell | undefined, preview: CellPreview | undefined) => {
    if (!cell) return t("cell.none", { day: dayText(day) });
    if (cell.closed) return t("cell.closed", { day: dayText(day), why: cell.closeReason ?? "" });
    const facts = { day: dayText(day), price: number(cell.price), rule: rule(cell) };
    if (preview === undefined || preview === "kept") return t("cell.price", facts);
    return t("cell.change", { ...facts, to: number(preview.to) });
  };
}

function CellHead({ day, cell, isToday }: Pick<PriceCellProps, "day" | "cell" | "isToday">) {
  const { t } = useTranslation("prices");
  const weekday = weekdayOf(day);
  const isSold = cell && !cell.closed && cell.places.left === 0;
  return (
    <span className="flex items-center justify-between gap-1">
      <b
        className={clsx(
          (weekday === 0 || cell?.holiday) && "text-sun",
          weekday === 6 && !cell?.holiday && "text-sat",
          isToday && "underline underline-offset-4",
        )}
      >
        {Number(day.slice(8))}
      </b>
      {isSold ? (
        <Badge tone="danger" className="pm-wide !min-h-5 !py-0">
          {t("sold")}
        </Badge>
      ) : (
        <span className="pm-wide truncate text-13 text-sun">{cell?.holiday}</span>
      )}
    </span>
  );
}

type CellBodyProps = { readonly cell: GridCell; readonly preview: CellPreview | undefined };

function CellBody({ cell, preview }: CellBodyProps) {
  const { t } = useTranslation("prices");
  const rule = useRuleName();
  if (cell.closed) {
    return (
      <>
        <span className="mt-1 font-semibold text-ink-2">{t("closed")}</span>
        <span className="r pm-wide">{cell.closeReason}</span>
      </>
    );
  }
  const isChanged = preview !== undefined && preview !== "kept";
  return (
    <>
      {isChanged ? (
        <>
          <Amount className="old" price={cell.price} />
          <Amount className="new" price={preview.to} />
        </>
      ) : (
        <>
          <Amount className="p" price={cell.price} />
          <span className={clsx("r pm-wide", LAYER_LOOK[cell.layer])}>{rule(cell)}</span>
        </>
      )}
      <span className="q">
        <span className={isScarce(cell.places) ? "font-semibold text-danger-700" : undefined}>
          {isChanged ? cell.places.left : `${cell.places.left}/${cell.places.all}`}
        </span>
        {cell.minNights ? <span>{t("nights", { count: cell.minNights })}</span> : null}
        {isChanged ? (
          <b className="pm-wide whitespace-nowrap font-semibold">
            {preview.isLow ? "▲ " : ""}
            {preview.margin === undefined ? "" : `${preview.margin}%`}
          </b>
        ) : null}
        {preview === "kept" ? <span className="pm-wide">{t("kept")}</span> : null}
      </span>
    </>
  );
}

/** The whole price, or a short one where a phone has no room for it. */
function Amount({ className, price }: { readonly className: string; readonly price: Won }) {
  const { number, locale } = useAdminFormat();
  return (
    <span className={className}>
      <span className="pm-wide">{number(price)}</span>
      <span className="pm-narrow" aria-hidden="true">
        {formatShortWon(price, locale)}
      </span>
    </span>
  );
}

/** The name of the rule that made a price: the date itself, a holiday, a peak window, or the season. */
function useRuleName(): (
  cell: Pick<GridCell, "day" | "layer" | "rate" | "holiday" | "peak">,
) => string {
  const { t } = useTranslation(["prices", "desk"]);
  return ({ day, layer, rate, holiday, peak }) => {
    const name = t(`desk:rate.${rate}`);
    if (layer === "date") return t("rule.date");
    if (layer === "peak") return peak ? t("rule.peak", { name: peak }) : name;
    if (layer === "holiday") return t("rule.holiday", { name: holiday ?? name });
    return t(isWeekend(day) ? "rule.weekend" : "rule.weekday", { rate: name });
  };
}
