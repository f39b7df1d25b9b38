import { Minus, Plus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { cellInputClass } from "#app/features/desk/desk-classes.ts";
import type { SheetRowProps } from "./sheet-row.tsx";

const stepClass = "grid size-11 place-items-center md:hidden";

/** How many places a tee time has; a finger presses the buttons at its sides. */
export function PlacesInput({
  row,
  state,
  isChanged,
  refusal,
  canChange,
  partySize,
  onChange,
}: SheetRowProps) {
  const { t } = useTranslation("prices");
  const set = (places: number) =>
    onChange({ places: Math.max(0, Math.min(partySize, Math.trunc(places))) });
  return (
    <span className="inline-flex items-center gap-1.5 max-md:rounded-control max-md:border max-md:border-line-2">
      <button
        type="button"
        className={stepClass}
        aria-label={t("sheet.fewer", { time: row.key })}
        disabled={!canChange || state.places === 0}
        onClick={() => set(state.places - 1)}
      >
        <Minus aria-hidden="true" />
      </button>
      <input
        type="number"
        inputMode="numeric"
        min={0}
        max={partySize}
        className={cellInputClass({
          look: "places",
          changed: isChanged && state.places !== row.places,
        })}
        aria-label={t("sheet.places", { time: row.key })}
        aria-invalid={refusal !== undefined}
        readOnly={!canChange}
        value={state.places}
        onChange={({ currentTarget }) => set(Number(currentTarget.value))}
      />
      <button
        type="button"
        className={stepClass}
        aria-label={t("sheet.more", { time: row.key })}
        disabled={!canChange || state.places >= partySize}
        onClick={() => set(state.places + 1)}
      >
        <Plus aria-hidden="true" />
      </button>
      {state.places === row.places ? null : (
        <s className="text-13 text-ink-3 max-md:hidden">{row.places}</s>
      )}
    </span>
  );
}
