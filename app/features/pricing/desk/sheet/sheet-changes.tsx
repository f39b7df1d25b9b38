import { Undo2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { TeeChange, TeeRefusal } from "#app/domain/pricing/desk/tee-sheet-form.ts";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { refusalText } from "./sheet-row.tsx";
import type { SheetDraft } from "./use-sheet-draft.ts";

type SheetChangesProps = {
  readonly draft: SheetDraft;
  readonly refusals: ReadonlyMap<string, TeeRefusal>;
};

/** Every change before it is saved, each with its way back. */
export function SheetChanges({ draft, refusals }: SheetChangesProps) {
  const { t } = useTranslation("prices");
  const { changes, discard } = draft;
  if (changes.length === 0) return <div className="ts-changes" />;
  return (
    <aside className="ts-changes" aria-labelledby="changes-title">
      <section className="card">
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
      <b className="num">{time}</b> {parts.filter(Boolean).join(", ")}
      {refusal ? (
        <span className="block text-13 font-semibold text-danger-700">
          {t(...refusalText(refusal))}
        </span>
      ) : null}
    </span>
  );
}
