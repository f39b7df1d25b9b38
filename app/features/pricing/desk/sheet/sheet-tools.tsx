import { cva } from "class-variance-authority";
import { CirclePause, X } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type Won, won } from "#app/domain/common/money.ts";
import { priceError } from "#app/domain/pricing/desk/change-prices.ts";
import { MAX_REASON } from "#app/domain/pricing/desk/price-csv.ts";
import type { TeeState } from "#app/domain/pricing/desk/tee-sheet-form.ts";
import { Kbd } from "#app/features/desk/kbd.tsx";
import { Button } from "#app/ui/button.tsx";
import { inputClass } from "#app/ui/form/input-class.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import type { SheetRow } from "./sheet-queries.server.ts";

type SheetToolsProps = {
  readonly rows: readonly SheetRow[];
  readonly selected: ReadonlySet<string>;
  readonly partySize: number;
  readonly reason: string;
  readonly onReason: (reason: string) => void;
  readonly onSelect: (times: ReadonlySet<string>) => void;
  readonly onChange: (change: Partial<TeeState>) => void;
};

const toolsClass = cva(
  "top-15 z-5 flex min-h-13 flex-wrap items-center gap-2 rounded-t-card border border-line px-3 py-2 md:sticky",
  { variants: { of: { none: "bg-sand", chosen: "bg-pick-50" } } },
);

/** What is done to the chosen tee times together. */
export function SheetTools(props: SheetToolsProps) {
  const { rows, selected, onSelect } = props;
  const { t } = useTranslation("prices");
  const times = [...selected].toSorted();
  if (times.length === 0) {
    return (
      <div className={toolsClass({ of: "none" })}>
        <span className="text-ink-2">{t("sheet.hint")}</span>
        <Button
          variant="secondary"
          size="xs"
          onClick={() => onSelect(new Set(rows.map(({ key }) => key)))}
        >
          {t("sheet.choose_all")}
        </Button>
        <span className="ml-auto flex items-center gap-1.5 text-13 max-xl:hidden">
          <Kbd>X</Kbd> {t("sheet.key_choose")} <Kbd>S</Kbd> {t("sheet.key_stop")}
        </span>
      </div>
    );
  }
  return (
    <div className={toolsClass({ of: "chosen" })}>
      <b className="text-pick-700">{t("sheet.chosen", { count: times.length })}</b>
      <span className="tabular-nums whitespace-nowrap text-13 text-pick-700">
        {times.length > 1 ? `${times[0]}–${times.at(-1)}` : times[0]}
      </span>
      <ChosenTools {...props} />
      <IconButton icon={X} label={t("sheet.choose_none")} onClick={() => onSelect(new Set())} />
    </div>
  );
}

function ChosenTools({ partySize, reason, onReason, onChange }: SheetToolsProps) {
  const { t } = useTranslation("prices");
  const [fee, setFee] = useState("");
  const price = readFee(fee);
  return (
    <>
      <select
        className={inputClass({ kind: "select", fit: true })}
        aria-label={t("sheet.places_title")}
        value=""
        onChange={({ currentTarget }) => onChange({ places: Number(currentTarget.value) })}
      >
        <option value="" disabled>
          {t("sheet.places_title")}
        </option>
        {Array.from({ length: partySize + 1 }, (_, places) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the number is the place itself
          <option key={places} value={places}>
            {places}
          </option>
        ))}
      </select>
      <input
        className={inputClass({ fit: true, className: "w-32" })}
        inputMode="numeric"
        placeholder={t("sheet.fee")}
        aria-label={t("sheet.fee")}
        value={fee}
        onChange={({ currentTarget }) => setFee(currentTarget.value)}
      />
      <Button
        variant="secondary"
        size="sm"
        disabled={fee.trim() !== "" && price === undefined}
        onClick={() => onChange({ fee: price ?? null })}
      >
        {t(fee.trim() === "" ? "sheet.fee_none" : "sheet.fee_set")}
      </Button>
      <input
        className={inputClass({ fit: true, className: "w-40" })}
        placeholder={t("stop.reason")}
        aria-label={t("stop.reason")}
        maxLength={MAX_REASON}
        value={reason}
        onChange={({ currentTarget }) => onReason(currentTarget.value)}
      />
      <Button variant="secondary" size="sm" onClick={() => onChange({ stopped: true })}>
        <CirclePause aria-hidden="true" />
        {t("sheet.stop")}
      </Button>
      <Button variant="ghost" size="sm" onClick={() => onChange({ stopped: false })}>
        {t("sheet.sell")}
      </Button>
    </>
  );
}

function readFee(text: string): Won | undefined {
  const digits = text.trim().replaceAll(",", "");
  if (!/^\d{1,9}$/.test(digits)) return undefined;
  return priceError(Number(digits)) ? undefined : won(Number(digits));
}
