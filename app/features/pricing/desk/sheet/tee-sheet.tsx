import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFetcher } from "react-router";
import type { TeeRefusal } from "#app/domain/pricing/desk/tee-sheet-form.ts";
import { useMayChange } from "#app/features/desk/desk-person.tsx";
import { LeaveGuard } from "#app/features/desk/record/leave-guard.tsx";
import { marginsOf } from "#app/features/pricing/desk/grid/margins.ts";
import type { PriceAnswer } from "#app/features/pricing/desk/price-answer.tsx";
import type { Costs } from "#app/features/pricing/rates/costs.server.ts";
import { useAnswer } from "#app/ui/hooks/use-answer.ts";
import { useToast } from "#app/ui/overlay/toast.tsx";
import { SheetBar, SheetChanges } from "./sheet-bar.tsx";
import { sheetCell } from "./sheet-cell.ts";
import type { DaySheet } from "./sheet-queries.server.ts";
import { SheetRow } from "./sheet-row.tsx";
import { SheetTools } from "./sheet-tools.tsx";
import { type SheetDraft, useSheetDraft } from "./use-sheet-draft.ts";

type TeeSheetProps = {
  readonly courseId: string;
  readonly partySize: number;
  readonly sheet: DaySheet;
  readonly costs: Costs;
};

/** All tee times of a day: changed row by row, saved once. */
export function TeeSheet({ courseId, partySize, sheet, costs }: TeeSheetProps) {
  const margins = useMemo(() => marginsOf(costs), [costs]);
  const canChange = useMayChange("prices");
  const draft = useSheetDraft(`sheet:${courseId}:${sheet.day}`, sheet.rows, partySize);
  const { selected, setSelected, toggle } = useSelectedTimes();
  const [reason, setReason] = useState("");
  const { save, busy, error, refused } = useSheetSave(sheet, draft, () => setSelected(new Set()));
  const changed = new Set(draft.changes.map(({ time }) => time));
  const refusals = new Map([...refused, ...draft.refused].map((each) => [each.time, each]));
  return (
    <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_19rem]">
      <LeaveGuard unsaved={draft.changes.length > 0} />
      <div className="min-w-0">
        {canChange ? (
          <SheetTools
            rows={sheet.rows}
            selected={selected}
            partySize={partySize}
            reason={reason}
            onReason={setReason}
            onSelect={setSelected}
            onChange={(change) => draft.change([...selected], (state) => ({ ...state, ...change }))}
          />
        ) : null}
        <table className="w-full tabular-nums">
          <SheetHead />
          <tbody>
            {sheet.rows.map((row) => (
              <SheetRow
                key={row.key}
                row={row}
                state={draft.stateOf(row)}
                isChanged={changed.has(row.key)}
                isSelected={selected.has(row.key)}
                refusal={changed.has(row.key) ? refusals.get(row.key) : undefined}
                canChange={canChange}
                partySize={partySize}
                day={sheet.day}
                margins={margins}
                onSelect={() => toggle(row.key)}
                onChange={(change) => draft.change([row.key], (state) => ({ ...state, ...change }))}
              />
            ))}
          </tbody>
        </table>
      </div>
      <SheetChanges draft={draft} refusals={refusals} />
      <SheetBar
        draft={draft}
        refused={[...refusals.keys()].filter((time) => changed.has(time)).length}
        reason={reason}
        onReason={setReason}
        error={error}
        busy={busy}
        onSave={() => save(reason)}
      />
    </div>
  );
}

function useSelectedTimes() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const toggle = (time: string) => {
    const next = new Set(selected);
    if (!next.delete(time)) next.add(time);
    setSelected(next);
  };
  return { selected, setSelected, toggle };
}

function SheetHead() {
  const { t } = useTranslation("prices");
  const labels = [
    t("sheet.time"),
    t("sheet.places_title"),
    t("sheet.sold_title"),
    t("sheet.held_title"),
    t("sheet.left_title"),
    t("sheet.who"),
    t("tab.green"),
    t("change.net"),
    t("change.margin"),
    t("sheet.sale_title"),
  ];
  return (
    <thead className="max-md:hidden">
      <tr>
        <th className={sheetCell({ of: "head" })}>
          <span className="sr-only">{t("sheet.choose_title")}</span>
        </th>
        {labels.map((label) => (
          <th key={label} scope="col" className={sheetCell({ of: "head" })}>
            {label}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** Sends every changed row that is not known to be refused; what the server refuses stays in the draft. */
function useSheetSave(sheet: DaySheet, draft: SheetDraft, onSaved: () => void) {
  const { t } = useTranslation("prices");
  const fetcher = useFetcher<PriceAnswer>();
  const { show } = useToast();
  const [refused, setRefused] = useState<readonly TeeRefusal[]>([]);
  const answer = fetcher.state === "idle" ? fetcher.data : undefined;
  const { discard } = draft;
  const { submit } = fetcher;
  useAnswer(answer, (done) => {
    if (!done.ok) return;
    if (done.done === "undo_sheet") {
      const kept = done.refused.length;
      const back = t("sheet.undone", { count: done.saved.length });
      show({ text: kept > 0 ? `${back} ${t("sheet.undo_kept", { count: kept })}` : back });
    }
    if (done.done !== "sheet") return;
    setRefused(done.refused);
    discard(done.saved);
    if (done.saved.length === 0) return;
    onSaved();
    const body = { intent: "undo_sheet", entry: String(done.entry) };
    show({
      text: t("sheet.saved", { count: done.saved.length }),
      action: { label: t("undo"), run: () => void submit(body, { method: "post" }) },
    });
  });

  function save(reason: string): void {
    const blocked = new Set(draft.refused.map(({ time }) => time));
    const rows = draft.changes.filter(({ time }) => !blocked.has(time));
    if (rows.length === 0 || fetcher.state !== "idle") return;
    const body = { intent: "sheet", day: sheet.day, reason, rows: JSON.stringify(rows) };
    void fetcher.submit(body, { method: "post" });
  }
  const error = answer?.ok === false ? (answer.fields.rows ?? answer.error) : undefined;
  return { save, busy: fetcher.state !== "idle", error, refused };
}
