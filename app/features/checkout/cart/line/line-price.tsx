import { useTranslation } from "react-i18next";
import { formatWon } from "#app/domain/common/money.ts";
import { perPerson, roundWithoutVan } from "#app/domain/order/trip/trip-summary.ts";
import type { ShownLine } from "#app/features/checkout/cart/cart-view.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { priceClass } from "#app/ui/money/price-class.ts";

/** The price of a line and its share per golfer or night. The van of a round is priced in its own line. */
export function LinePrice({ shown }: { readonly shown: ShownLine }) {
  const { t } = useTranslation("cart");
  const locale = useLocale();
  const { line, total, notReady } = shown;
  const note = useNote(shown);
  const sum = line.kind === "golf" ? roundWithoutVan(line, total) : total;
  return (
    <div className="ml-auto text-right" aria-live="polite">
      {note ? (
        <span className="tabular-nums whitespace-nowrap block text-14 leading-5 text-ink-2">
          {note}
        </span>
      ) : null}
      <b className={priceClass()}>{notReady ? t("no_total") : formatWon(sum, locale)}</b>
    </div>
  );
}

function useNote({ line, total, rows, notReady }: ShownLine): string | undefined {
  const { t } = useTranslation("cart");
  const locale = useLocale();
  if (notReady) return undefined;
  if (line.kind === "golf") {
    const sum = formatWon(perPerson(roundWithoutVan(line, total), line.players), locale);
    return t("per_golfer", { sum });
  }
  const [first, ...more] = rows;
  const isEven = first && more.every(({ code, each }) => code === "room" && each === first.each);
  if (line.kind !== "hotel" || !isEven || line.rooms > 1) return undefined;
  return t("per_night", { sum: formatWon(first.each, locale), count: rows.length });
}
