import { useTranslation } from "react-i18next";
import { numberFormat } from "#app/domain/formats.ts";
import { LOCALE_TAG } from "#app/domain/locale.ts";
import { useLocale } from "#app/platform/locale-context.tsx";
import { Baht } from "#app/ui/icons.tsx";

type CashNoteProps = { readonly baht: number | null; readonly players: number };

/** Baht never mixes with the won that are paid here. */
export function CashNote({ baht, players }: CashNoteProps) {
  const { t } = useTranslation("course");
  const locale = useLocale();
  if (baht === null) return null;
  const amount = numberFormat(LOCALE_TAG[locale]).format(baht * players);
  return (
    <div className="cash mt-3">
      <Baht />
      <span>
        <b className="block leading-6">{t("cash.title", { amount })}</b>
        <small className="block">{t("cash.tip", { baht })}</small>
      </span>
    </div>
  );
}
