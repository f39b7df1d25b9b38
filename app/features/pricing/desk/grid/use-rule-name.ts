import { useTranslation } from "react-i18next";
import { isWeekend } from "#app/domain/pricing/price-layer.ts";
import type { GridCell } from "./grid-queries.server.ts";

/** The name of the rule that made a price: the date itself, a holiday, a peak window, or the season. */
export function useRuleName(): (
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
