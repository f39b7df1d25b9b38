import { useTranslation } from "react-i18next";
import type { ComparedKind } from "#app/domain/catalog/compare/compare.ts";
import { DetailBar } from "#app/features/catalog/product/detail-bar.tsx";

type CompareBarProps = { readonly kind: ComparedKind; readonly list: string };

/** On a phone one goes back from a comparison, and sends it to the others. */
export function CompareBar({ kind, list }: CompareBarProps) {
  const { t } = useTranslation("compare");
  const words = { share: t("share"), copied: t("share.copied"), byHand: t("share.by_hand") };
  return <DetailBar title={t(`title.${kind}`)} list={list} words={words} withSearch />;
}
