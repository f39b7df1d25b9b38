import { ArrowDown, ArrowUp } from "lucide-react";
import { useTranslation } from "react-i18next";
import { type PriceChange, priceChange } from "#app/domain/catalog/saved/price-change.ts";
import { LOCALE_TAG } from "#app/domain/common/language/languages.ts";
import type { Won } from "#app/domain/common/money.ts";
import { type ProductRef, refText } from "#app/domain/common/product/product-ref.ts";
import { numberFormat } from "#app/domain/common/text/formats.ts";
import { useBrowserList } from "#app/platform/browser/browser-list.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { wishList } from "./wish-list.ts";

export type SavedPrices = Readonly<Record<string, Won>>;

type SinceSavedProps = {
  readonly product: ProductRef;
  /** The price on its card today. */
  readonly price: Won | null | undefined;
  /** From the page's loader, until the list has loaded. */
  readonly savedPrices?: SavedPrices | undefined;
};

/** Takes its line even when empty, so that cards in a row have the same height. */
export function SinceSaved({ product, price, savedPrices }: SinceSavedProps) {
  const ref = refText(product);
  const isKnown = useBrowserList(wishList) !== undefined;
  const then = isKnown ? (wishList.figure(ref) as Won | undefined) : savedPrices?.[ref];
  const change = priceChange(then, price);
  return <div className="min-h-6 text-14 leading-6">{change ? <Change {...change} /> : null}</div>;
}

function Change({ way, by }: PriceChange) {
  const { t } = useTranslation("wish");
  const amount = numberFormat(LOCALE_TAG[useLocale()]).format(by);
  const Arrow = way === "lower" ? ArrowDown : ArrowUp;
  return (
    <p className={way === "lower" ? "font-semibold text-fairway-700" : "text-ink"}>
      <Arrow className="-mt-0.5 mr-0.5 inline size-4" aria-hidden="true" />
      {t(`since.${way}`, { amount })}
    </p>
  );
}
