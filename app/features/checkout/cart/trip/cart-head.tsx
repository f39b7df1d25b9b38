import { useTranslation } from "react-i18next";
import { formatDay, formatShortDay } from "#app/domain/common/date/date-text.ts";
import { orderLines } from "#app/domain/order/check/order-line.ts";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import { tripTitle } from "#app/domain/order/trip/trip-name.ts";
import { tripSpan } from "#app/domain/order/trip/trip-summary.ts";
import type { CartProducts } from "#app/features/checkout/cart/cart-products.server.ts";
import { tripRegions, tripTitleText } from "#app/features/checkout/cart/trip-title-text.ts";
import { translator } from "#app/platform/i18n/i18n.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";

type CartHeadProps = {
  readonly lines: readonly CartLine[];
  readonly products: CartProducts;
  /** The largest number of lines in a cart. */
  readonly most: number;
};

/** From this share of the limit on, the limit is shown. */
const NEARLY_FULL = 0.8;

/** The trip as a headline; screen readers also hear that this is the cart. */
export function CartHead({ lines, products, most }: CartHeadProps) {
  const { t } = useTranslation("cart");
  const locale = useLocale();
  const title = useTripTitle(lines, products);
  const span = tripSpan(lines);
  const count = orderLines(lines).length;
  // The year is shown once, unless the trip crosses into the next.
  const isOneYear = span?.first.slice(0, 4) === span?.last.slice(0, 4);
  const format = isOneYear ? formatShortDay : formatDay;
  const until = span && span.first !== span.last ? ` – ${format(span.last, locale)}` : "";
  return (
    <header>
      <h1 className="text-22 md:text-28">
        {title ? (
          <>
            <span className="sr-only">{t("title")}: </span>
            {title}
          </>
        ) : (
          t("title")
        )}
      </h1>
      <p className="mt-0.5 text-ink-2 tabular-nums">
        {span ? `${formatDay(span.first, locale)}${until} · ` : ""}
        {lines.length > most * NEARLY_FULL
          ? t("count_of", { count: lines.length, most })
          : t("count", { count })}
      </p>
    </header>
  );
}

/** 「파타야 3일, 둘이서」; nothing where the lines are no one trip to one or two places. */
export function useTripTitle(
  lines: readonly CartLine[],
  products: CartProducts,
): string | undefined {
  const locale = useLocale();
  const title = tripTitle(lines, tripRegions(lines, products));
  return title && tripTitleText(translator(locale), title);
}
