import { Undo2 } from "lucide-react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
import { MAX_REASON } from "#app/domain/pricing/desk/price-csv.ts";
import type { TeeChange, TeeRefusal } from "#app/domain/pricing/desk/tee-sheet-form.ts";
import { SaveKeys, saveBarClass, UnsavedMark } from "#app/features/desk/record/save-bar.tsx";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import { Button } from "#app/ui/button.tsx";
import { inputClass } from "#app/ui/form/input-class.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { cardClass } from "#app/ui/look/classes.ts";
import { refusalText } from "./sheet-row.tsx";
import type { SheetDraft } from "./use-sheet-draft.ts";

type SheetBarProps = {
  readonly draft: SheetDraft;
  readonly refused: number;
  readonly reason: string;
  readonly onReason: (reason: string) => void;
  readonly error: ErrorCode | undefined;
  readonly busy: boolean;
  readonly onSave: () => void;
};

/** What is not saved yet: how many rows can be saved, how many cannot, and one button for all of them. */
export function SheetBar(props: SheetBarProps) {
  const { draft, refused, reason, onReason, error, busy, onSave } = props;
  const { t } = useTranslation(["prices", "desk", "errors"]);
  const count = draft.changes.length;
  const good = count - refused;
  const needsReason =
    reason.trim() === "" && draft.changes.some(({ seen, next }) => next.stopped && !seen.stopped);
  useSaveKey(onSave);
  if (count === 0) return null;
  return (
    <div className={saveBarClass({ place: "row" })} role="status">
      <UnsavedMark />
      <span className="min-w-0 flex-1 text-on-ink-2">
        {refused > 0 ? t("sheet.some", { good, refused }) : t("sheet.all", { count: good })}
        {error ? <span className="block text-danger-300">{t(`errors:${error}`)}</span> : null}
      </span>
      {needsReason ? (
        <input
          className={inputClass({ fit: true, className: "w-44" })}
          placeholder={t("stop.reason")}
          aria-label={t("stop.reason")}
          maxLength={MAX_REASON}
          onBlur={({ currentTarget }) => onReason(currentTarget.value)}
        />
      ) : null}
      <Button variant="secondary" size="sm" onClick={() => draft.discard()}>
        <Undo2 aria-hidden="true" />
        {t("sheet.discard")}
      </Button>
      <Button size="sm" busy={busy} disabled={good === 0} onClick={onSave}>
        {t("sheet.save", { count: good })}
        <SaveKeys className="max-md:hidden" />
      </Button>
    </div>
  );
}

function useSaveKey(save: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "s") return;
      event.preventDefault();
      save();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  });
}

type SheetChangesProps = {
  readonly draft: SheetDraft;
  readonly refusals: ReadonlyMap<string, TeeRefusal>;
};

/** Every change before it is saved, each with its way back. */
export function SheetChanges({ draft, refusals }: SheetChangesProps) {
  const { t } = useTranslation("prices");
  const { changes, discard } = draft;
  if (changes.length === 0) return null;
  return (
    <aside
      className="sticky top-18 max-h-[calc(100vh-9rem)] overflow-y-auto max-md:hidden"
      aria-labelledby="changes-title"
    >
      <section className={cardClass}>
        <h2 id="changes-title" className="border-line border-b p-3 text-16">
          {t("sheet.changes", { count: changes.length })}
        </h2>
        <ul>
          {changes.map((change) => (
            <li key={change.time} className="flex items-start justify-between gap-2 px-3 py-2">
              <ChangeText change={change} refusal={refusals.get(change.time)} />
              <IconButton
                icon={Undo2}
                label={t("sheet.back", { time: change.time })}
                onClick={() => discard([change.time])}
              />
            </li>
          ))}
        </ul>
      </section>
    </aside>
  );
}

type ChangeTextProps = { readonly change: TeeChange; readonly refusal: TeeRefusal | undefined };

function ChangeText({ change: { time, seen, next }, refusal }: ChangeTextProps) {
  const { t } = useTranslation("prices");
  const { won } = useAdminFormat();
  const parts = [
    seen.places === next.places ? "" : `${t("sheet.places_title")} ${seen.places} → ${next.places}`,
    seen.stopped === next.stopped ? "" : t(next.stopped ? "sheet.stop" : "sheet.sell"),
    seen.fee === next.fee ? "" : next.fee === null ? t("sheet.fee_none") : `→ ${won(next.fee)}`,
  ];
  return (
    <span>
      <b className="tabular-nums whitespace-nowrap">{time}</b> {parts.filter(Boolean).join(", ")}
      {refusal ? (
        <span className="block text-13 font-semibold text-danger-700">
          {t(...refusalText(refusal))}
        </span>
      ) : null}
    </span>
  );
}
