import { useTranslation } from "react-i18next";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import { Note } from "#app/ui/note.tsx";
import type { PriceRefusal } from "./price-answer.ts";

/** Why a form of rules was not saved; a wrong field says so itself. */
export function RatesConflict({ refusal }: { readonly refusal: PriceRefusal | undefined }) {
  const { t } = useTranslation(["prices", "errors"]);
  const { moment } = useAdminFormat();
  if (!refusal || Object.keys(refusal.fields).length > 0) return null;
  const { rates } = refusal;
  return (
    <Note tone="danger" title={t(`errors:${refusal.error}`)}>
      {rates
        ? t("rates.conflict", {
            by: rates.by ?? t("rule.nobody"),
            at: rates.at ? moment(rates.at) : "",
          })
        : null}
    </Note>
  );
}
