import { useTranslation } from "react-i18next";
import { won } from "#app/domain/common/money.ts";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import type { PriceRefusal } from "#app/features/pricing/desk/price-answer.ts";
import { Note } from "#app/ui/note.tsx";

/** Why nothing was saved: cell by cell what stands now, and who changed it. The grid shows the new prices already. */
export function ConflictNote({ refusal }: { readonly refusal: PriceRefusal | undefined }) {
  const { t } = useTranslation(["prices", "errors"]);
  const { day, moment, won: wonText } = useAdminFormat();
  if (!refusal) return null;
  const { error, cells = [] } = refusal;
  return (
    <Note tone="danger" title={t(`errors:${error}`)}>
      {cells.length > 0 ? (
        <>
          <ul className="grid gap-1">
            {cells.slice(0, SHOWN).map(({ day: of, now, by, at }) => (
              <li key={of}>
                <b>{day(of)}</b>{" "}
                {now === null
                  ? t("conflict.gone")
                  : t("conflict.now", { price: wonText(won(now)) })}
                {at ? ` · ${by ?? ""} ${moment(at)}` : ""}
              </li>
            ))}
          </ul>
          <p className="mt-1">{t("conflict.again")}</p>
        </>
      ) : null}
    </Note>
  );
}

const SHOWN = 8;
