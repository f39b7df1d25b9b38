import { useTranslation } from "react-i18next";
import type { ComparedKind, Verdict } from "#app/domain/catalog/compare/compare.ts";
import { formatWon, won } from "#app/domain/common/money.ts";
import { SaveAll } from "#app/features/catalog/wish/save-all.tsx";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";

type CompareVerdictProps = {
  readonly kind: ComparedKind;
  readonly verdict: Verdict;
  readonly nameOf: (id: string) => string;
};

/** One sentence to end with: the best rated, and what it costs more than the cheapest. */
export function CompareVerdict({ kind, verdict, nameOf }: CompareVerdictProps) {
  const { t } = useTranslation("compare");
  const locale = useLocale();
  const name = nameOf(verdict.id);
  const pair = verdict.kind === "trade" ? [verdict.id, verdict.cheapest] : [];
  return (
    <div className="mt-6 flex flex-wrap items-center gap-3 rounded-panel bg-fairway-50 p-5 text-fairway-900">
      <p className="min-w-56 flex-1">
        <b className="block text-18">{t(`verdict.${verdict.kind}`, { name })}</b>
        <span className="text-14 leading-5">
          {verdict.kind === "both"
            ? t("verdict.both_text")
            : t("verdict.trade_text", {
                name: nameOf(verdict.cheapest),
                amount: formatWon(won(verdict.more), locale),
                stars: (verdict.tenths / 10).toFixed(1),
              })}
        </span>
      </p>
      <SaveAll products={pair.map((id) => ({ kind, id }))} />
    </div>
  );
}
