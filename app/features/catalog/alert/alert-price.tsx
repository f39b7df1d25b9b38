import { useState } from "react";
import { useTranslation } from "react-i18next";
import { formatWon, type Won, won } from "#app/domain/common/money.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";

type AlertPriceProps = { readonly min: Won; readonly max: Won; readonly usual: Won };

const STEP = 1000;

/** The price from which on to be told, between the lowest known and today's. */
export function AlertPrice({ min, max, usual }: AlertPriceProps) {
  const { t } = useTranslation("alert");
  const locale = useLocale();
  const [below, setBelow] = useState<Won>(usual);
  return (
    <div className="rounded-card bg-sand p-4">
      <label className="flex items-baseline justify-between gap-3" htmlFor="below">
        <b>{t("below")}</b>
        <b className="tabular-nums whitespace-nowrap text-18">{formatWon(below, locale)}</b>
      </label>
      <input
        id="below"
        type="range"
        name="below"
        className="mt-2 block min-h-11 w-full accent-fairway-700"
        min={min}
        max={max}
        step={STEP}
        value={below}
        aria-valuetext={formatWon(below, locale)}
        onChange={(event) => setBelow(won(event.target.valueAsNumber))}
      />
      <p className="tabular-nums whitespace-nowrap flex justify-between text-14 text-ink-2">
        <span>{formatWon(min, locale)}</span>
        <span>{formatWon(max, locale)}</span>
      </p>
    </div>
  );
}
