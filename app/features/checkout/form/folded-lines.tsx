import { ChevronDown } from "lucide-react";
import { useTranslation } from "react-i18next";
import { formatShortDay } from "#app/domain/common/date/date-text.ts";
import { daysBetween } from "#app/domain/common/date/local-date.ts";
import { LINE_KINDS } from "#app/domain/common/product/product-kind.ts";
import { itemsOf } from "#app/features/order/payment/checkout-sums.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { PictureImage } from "#app/ui/picture-image.tsx";
import { CheckoutLines } from "./checkout-lines.tsx";
import type { CheckoutLine } from "./checkout-view.ts";

type FoldedLinesProps = { readonly lines: readonly CheckoutLine[] };

/** Folded on a phone, for the form is what one came for: when, and how much of what. */
export function FoldedLines({ lines }: FoldedLinesProps) {
  const { t } = useTranslation("payment");
  const locale = useLocale();
  const days = lines.flatMap(({ usedOn, endsOn }) => [usedOn, endsOn ?? usedOn]).toSorted();
  const ends = [...new Set([days[0], days.at(-1)])].flatMap((day) => day ?? []);
  const counts = useCounts(lines);
  const picture = (lines.find(({ kind }) => kind === "golf") ?? lines[0])?.picture;
  return (
    <details className="group only-phone bg-paper px-4">
      <summary className="flex min-h-18 cursor-pointer items-center gap-3 py-3">
        {picture ? (
          <span className="photo size-12 flex-none rounded-[10px]!">
            <PictureImage picture={picture} alt="" sizes="48px" />
          </span>
        ) : null}
        <span className="min-w-0">
          <b className="block leading-6">{t("line.title", { count: itemsOf(lines).length })}</b>
          <span className="block text-14 leading-5 text-ink-2 num">
            {ends.map((day) => formatShortDay(day, locale)).join(" – ")}
          </span>
          <span className="block text-14 leading-5 text-ink-2 num">{counts.join(" · ")}</span>
        </span>
        <ChevronDown
          aria-hidden="true"
          className="ml-auto size-5 flex-none text-ink-3 group-open:rotate-180"
        />
      </summary>
      <CheckoutLines lines={lines} />
    </details>
  );
}

/** 「라운드 2 · 호텔 2박 · 콜밴 3」: a round and its van are one row, counted as two. */
function useCounts(lines: readonly CheckoutLine[]): string[] {
  const { t } = useTranslation("payment");
  const nights = lines
    .filter(({ kind }) => kind === "hotel")
    .reduce((sum, { usedOn, endsOn }) => sum + daysBetween(usedOn, endsOn ?? usedOn), 0);
  const kinds = itemsOf(lines).map(({ kind }) => kind);
  return LINE_KINDS.flatMap((kind) => {
    const count = kind === "hotel" ? nights : kinds.filter((each) => each === kind).length;
    return count > 0 ? [t(`count.${kind}`, { count })] : [];
  });
}
