import { useTranslation } from "react-i18next";
import {
  MAX_PERCENT,
  MIN_PERCENT,
  type PriceCellState,
  SCOPES,
  scopeOf,
} from "#app/domain/pricing/desk/change-prices.ts";
import { tickClass } from "#app/features/desk/desk-classes.ts";
import { TextField } from "#app/ui/form/field.tsx";
import { inputClass } from "#app/ui/form/input-class.ts";
import { segmentClass } from "#app/ui/look/segment-class.ts";
import { MODES, unreadable, type useRangeDraft } from "./use-range-change.ts";

type ScopeFieldsProps = {
  readonly range: ReturnType<typeof useRangeDraft>;
  readonly cells: readonly PriceCellState[];
  readonly copyError: boolean;
};

/** How the range changes: by amount, by percent or by copying, each for weekdays, weekends and holidays. */
export function ScopeFields({ range, cells, copyError }: ScopeFieldsProps) {
  const { t } = useTranslation("prices");
  const { draft, setMode, setCopyFrom } = range;
  return (
    <div className="grid gap-3 rounded-card bg-paper p-3">
      <div className={segmentClass({ size: "sm" })} role="tablist" aria-label={t("mode.label")}>
        {MODES.map((mode) => (
          <button
            key={mode}
            type="button"
            role="tab"
            aria-selected={draft.mode === mode}
            onClick={() => setMode(mode)}
          >
            {t(`mode.${mode}`)}
          </button>
        ))}
      </div>
      {draft.mode === "copy" ? (
        <TextField
          type="date"
          label={t("copy.from")}
          hint={copyError ? t("copy.none") : t("copy.hint")}
          value={draft.copyFrom}
          onChange={({ currentTarget }) => setCopyFrom(currentTarget.value)}
        />
      ) : null}
      <div className="rounded-card border border-line">
        {SCOPES.map((scope) => (
          <ScopeRow key={scope} scope={scope} range={range} cells={cells} />
        ))}
        <Unreadable range={range} />
        <p className="border-line border-t px-3 py-2 text-13 text-ink-3">
          {t(draft.mode === "copy" ? "copy.exact" : "rounding")}
        </p>
      </div>
    </div>
  );
}

function Unreadable({ range: { draft } }: Pick<ScopeFieldsProps, "range">) {
  const { t } = useTranslation("prices");
  const [first] = unreadable(draft);
  if (!first || draft.mode === "copy") return null;
  return (
    <p className="px-3 py-2" role="alert">
      {t(`mode.${draft.mode}_wrong`, {
        scope: t(`scope.${first}`),
        min: MIN_PERCENT,
        max: MAX_PERCENT,
      })}
    </p>
  );
}

type ScopeRowProps = Omit<ScopeFieldsProps, "copyError"> & {
  readonly scope: (typeof SCOPES)[number];
};

function ScopeRow({ scope, range: { draft, setField }, cells }: ScopeRowProps) {
  const { t } = useTranslation("prices");
  const field = draft.fields[scope];
  const count = cells.filter((cell) => !cell.closed && scopeOf(cell) === scope).length;
  const isWrong = unreadable(draft).includes(scope);
  return (
    <div className="flex min-h-12 items-center gap-3 px-3 py-1">
      <label className="flex min-h-11 flex-1 items-center gap-2">
        <input
          type="checkbox"
          className={tickClass}
          checked={field.on}
          onChange={({ currentTarget }) => setField(scope, { ...field, on: currentTarget.checked })}
        />
        <span>
          <b>{t(`scope.${scope}`)}</b>{" "}
          <span className="text-13 text-ink-3">
            {count > 0 ? t("scope.days", { count }) : t("scope.none")}
          </span>
        </span>
      </label>
      {field.on && draft.mode !== "copy" ? (
        <span className="flex w-32 items-center gap-1">
          <input
            className={inputClass({ className: "text-right" })}
            inputMode="text"
            data-first={scope === "weekday" || undefined}
            aria-label={t(`scope.${scope}`)}
            aria-invalid={isWrong}
            placeholder={t(`mode.${draft.mode}_example`)}
            value={field.text}
            onChange={({ currentTarget }) =>
              setField(scope, { ...field, text: currentTarget.value })
            }
          />
          {draft.mode === "percent" ? <span className="text-ink-3">%</span> : null}
        </span>
      ) : (
        <span className="text-13 text-ink-3">{field.on ? "" : t("kept")}</span>
      )}
    </div>
  );
}
