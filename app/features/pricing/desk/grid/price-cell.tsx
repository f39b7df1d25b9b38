import { clsx } from "clsx";
import { useTranslation } from "react-i18next";
import { type LocalDate, weekdayOf } from "#app/domain/common/date/local-date.ts";
import { formatShortWon, type Won } from "#app/domain/common/money.ts";
import { isScarce } from "#app/domain/pricing/desk/day-places.ts";
import { isWeekend, type PriceLayer } from "#app/domain/pricing/price-layer.ts";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import { Badge } from "#app/ui/badge.tsx";
import { amountClass, cellClass } from "./cell-look.ts";
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
  season: "text-ink-3",
};

export function PriceCell(props: PriceCellProps) {
  const { day, cell, isOut, isToday, isSelected, preview, selection, isTabStop } = props;
  const label = useCellLabel();
  return (
    <td
      aria-current={isToday ? "date" : undefined}
      className={cellClass({ look: lookOf(props), focus: selection.focus === day })}
    >
      <button
        type="button"
        data-day={day}
        aria-pressed={isSelected}
        aria-label={label(day, cell, preview)}
        tabIndex={isTabStop ? 0 : -1}
        className="flex size-full cursor-cell flex-col px-2 py-1.75 text-left tabular-nums max-md:p-1"
        onPointerDown={(event) => {
          // A finger that is captured would never enter the next cell.
          event.currentTarget.releasePointerCapture(event.pointerId);
          if (event.button === 0) selection.onPointerDown(day, event.shiftKey);
        }}
        onPointerEnter={() => selection.onPointerEnter(day)}
      >
        <CellHead day={day} cell={cell} isOut={isOut} isToday={isToday} />
        {cell ? <CellBody cell={cell} isOut={isOut} preview={preview} /> : null}
      </button>
    </td>
  );
}

function lookOf({ cell, isOut, isSelected, preview }: PriceCellProps) {
  if (isSelected) return preview === "kept" || cell?.closed ? "kept" : "change";
  if (cell?.closed) return "closed";
  return isOut ? "out" : "day";
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

type CellHeadProps = Pick<PriceCellProps, "day" | "cell" | "isOut" | "isToday">;

function CellHead({ day, cell, isOut, isToday }: CellHeadProps) {
  const { t } = useTranslation("prices");
  const weekday = weekdayOf(day);
  const isRed = weekday === 0 || cell?.holiday;
  const tone = isRed ? "text-sun" : weekday === 6 && "text-sat";
  const isSold = cell && !cell.closed && cell.places.left === 0;
  return (
    <span className="flex items-center justify-between gap-1">
      <b
        className={clsx(
          isOut ? "font-medium text-ink-3" : tone,
          isToday && "underline underline-offset-4",
        )}
      >
        {Number(day.slice(8))}
      </b>
      {isSold ? (
        <Badge tone="danger" className="max-md:hidden !min-h-5 !py-0">
          {t("sold")}
        </Badge>
      ) : (
        <span className="truncate text-13 text-sun max-md:hidden">{cell?.holiday}</span>
      )}
    </span>
  );
}

type CellBodyProps = Pick<PriceCellProps, "isOut" | "preview"> & { readonly cell: GridCell };

function CellBody({ cell, isOut, preview }: CellBodyProps) {
  const { t } = useTranslation("prices");
  const rule = useRuleName();
  if (cell.closed) {
    return (
      <>
        <span className="mt-1 font-semibold text-ink-2">{t("closed")}</span>
        <span className="truncate text-13/4.5 text-ink-3 max-md:hidden">{cell.closeReason}</span>
      </>
    );
  }
  const isChanged = preview !== undefined && preview !== "kept";
  return (
    <>
      {isChanged ? (
        <>
          <Amount className="text-14/4.5 text-ink-3 line-through" price={cell.price} />
          <Amount className={amountClass({ look: "next" })} price={preview.to} />
        </>
      ) : (
        <>
          <Amount className={amountClass({ look: isOut ? "out" : "now" })} price={cell.price} />
          <span className={clsx("truncate text-13/4.5 max-md:hidden", LAYER_LOOK[cell.layer])}>
            {rule(cell)}
          </span>
        </>
      )}
      <span className="mt-auto flex justify-between gap-1 text-13/4.5 text-ink-3">
        <span className={isScarce(cell.places) ? "font-semibold text-danger-700" : undefined}>
          {isChanged ? cell.places.left : `${cell.places.left}/${cell.places.all}`}
        </span>
        {cell.minNights ? <span>{t("nights", { count: cell.minNights })}</span> : null}
        {isChanged ? (
          <b
            className={clsx(
              "whitespace-nowrap font-semibold max-md:hidden",
              preview.isLow && "text-warn-700",
            )}
          >
            {preview.isLow ? "▲ " : ""}
            {preview.margin === undefined ? "" : `${preview.margin}%`}
          </b>
        ) : null}
        {preview === "kept" ? <span className="max-md:hidden">{t("kept")}</span> : null}
      </span>
    </>
  );
}

/** The whole price, or a short one where a phone has no room for it. */
function Amount({ className, price }: { readonly className: string; readonly price: Won }) {
  const { number, locale } = useAdminFormat();
  return (
    <span className={className}>
      <span className="max-md:hidden">{number(price)}</span>
      <span className="md:hidden" aria-hidden="true">
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
