import { useTranslation } from "react-i18next";
import { DetailBar } from "./detail-bar.tsx";

type ProductBarProps = { readonly title: string; readonly list: string };

/** Back and share of what can be bought. */
export function ProductBar(props: ProductBarProps) {
  const { t } = useTranslation("buy");
  const words = { share: t("share"), copied: t("share.copied"), byHand: t("share.by_hand") };
  return <DetailBar {...props} words={words} />;
}
