import { useTranslation } from "react-i18next";
import { LOCALE_TAG } from "#app/domain/common/language/languages.ts";
import { numberFormat } from "#app/domain/common/text/formats.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { CashBox } from "#app/ui/cash-box.tsx";

type CashNoteProps = { readonly baht: number | null; readonly players: number };

export function CashNote({ baht, players }: CashNoteProps) {
  const { t } = useTranslation("buy");
  const locale = useLocale();
  if (baht === null) return null;
  const amount = numberFormat(LOCALE_TAG[locale]).format(baht * players);
  return (
    <CashBox title={t("cash.title", { amount })} text={t("cash.tip", { baht })} className="mt-3" />
  );
}
