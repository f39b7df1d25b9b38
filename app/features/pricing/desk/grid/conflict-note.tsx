import { useTranslation } from "react-i18next";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { type Won, won } from "#app/domain/common/money.ts";
import { MAX_REASON } from "#app/domain/pricing/desk/price-csv.ts";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import type { PriceRefusal } from "#app/features/pricing/desk/price-answer.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import { Note } from "#app/ui/note.tsx";
import type { Margins } from "./margins.ts";

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

type LowMarginProps = {
  readonly days: readonly LocalDate[];
  readonly margins: Margins;
  readonly reason: string;
  readonly onReason: (reason: string) => void;
  readonly onLowest: (price: Won) => void;
};

/** Below the limit: how many days, the lowest price that keeps it, and why it is wanted all the same. */
export function LowMargin({ days, margins, reason, onReason, onLowest }: LowMarginProps) {
  const { t } = useTranslation("prices");
  const { won } = useAdminFormat();
  const lowest = margins.lowest(days);
  const percent = margins.limitPercent;
  return (
    <Note tone="warn" title={t("low.title", { count: days.length, percent })}>
      {lowest === undefined ? null : <p>{t("low.text", { percent, price: won(lowest) })}</p>}
      <div className="mt-2 flex flex-wrap items-end gap-2">
        {lowest === undefined ? null : (
          <Button variant="secondary" size="sm" onClick={() => onLowest(lowest)}>
            {t("low.take", { price: won(lowest) })}
          </Button>
        )}
        <TextField
          className="min-w-44 flex-1"
          label={t("reason")}
          required
          maxLength={MAX_REASON}
          value={reason}
          onChange={({ currentTarget }) => onReason(currentTarget.value)}
        />
      </div>
    </Note>
  );
}
