import { useTranslation } from "react-i18next";

type PriceLegendProps = { readonly percent: number; readonly canChange: boolean };

/** What the marks of the grid mean, and its keys. */
export function PriceLegend({ percent, canChange }: PriceLegendProps) {
  const { t } = useTranslation("prices");
  if (!canChange) return null;
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-5 gap-y-1 text-13 text-ink-2">
      <span className="flex items-center gap-1.5">
        <i className="pm-mark in" />
        {t("legend.change")}
      </span>
      <span className="flex items-center gap-1.5">
        <i className="pm-mark is-kept" />
        {t("legend.kept")}
      </span>
      <span>
        <b className="text-warn-700">▲</b> {t("legend.low", { percent })}
      </span>
      <span className="num">{t("legend.left")}</span>
      <span className="pm-keys ml-auto flex items-center gap-1.5">
        <span className="kbd">Shift</span>
        <span className="kbd">← ↑ → ↓</span>
        {t("legend.choose")}
        <span className="kbd">Enter</span>
        {t("legend.edit")}
        <span className="kbd">S</span>
        {t("legend.stop")}
      </span>
    </div>
  );
}
