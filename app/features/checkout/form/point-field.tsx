import { useTranslation } from "react-i18next";
import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
import { LOCALE_TAG } from "#app/domain/common/language/languages.ts";
import type { Won } from "#app/domain/common/money.ts";
import { numberFormat } from "#app/domain/common/text/formats.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/form/field.tsx";

type PointFieldProps = {
  readonly balance: number;
  readonly most: Won;
  readonly text: string;
  readonly error: ErrorCode | undefined;
  readonly onChange: (text: string) => void;
};

export function PointField({ balance, most, text, error, onChange }: PointFieldProps) {
  const { t } = useTranslation("payment");
  const format = numberFormat(LOCALE_TAG[useLocale()]);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
      <TextField
        className={error ? "col-span-2" : ""}
        name="points"
        label={t("points.label", { balance: format.format(balance) })}
        inputMode="numeric"
        autoComplete="off"
        value={text}
        error={error}
        onChange={(event) => onChange(event.currentTarget.value)}
        maxLength={14}
      />
      <Button
        variant="secondary"
        className={`min-h-13! ${error ? "col-span-2" : ""}`}
        aria-disabled={most === 0 || undefined}
        onClick={() => onChange(most === 0 ? "" : format.format(most))}
      >
        {t("points.all")}
      </Button>
    </div>
  );
}
