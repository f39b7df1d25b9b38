import { History } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import {
  groupOf,
  HISTORY_GROUPS,
  type HistoryGroup,
} from "#app/domain/desk/record/history-group.ts";
import type { RecordField } from "#app/domain/desk/record/record-fields.ts";
import { valuesOfRecord } from "#app/domain/desk/record/record-row.ts";
import { changedFields, type RecordValues } from "#app/domain/desk/record/record-values.ts";
import type { HistoryEntry } from "#app/features/desk/audit/record-history-queries.server.ts";
import { Initial } from "#app/features/desk/initial.tsx";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import { Button } from "#app/ui/button.tsx";
import { chipClass } from "#app/ui/look/classes.ts";
import { Sheet } from "#app/ui/overlay/overlay-sheet.tsx";
import { historyItemClass } from "./presence.tsx";

type RecordHistoryProps = {
  readonly entries: readonly HistoryEntry[];
  readonly fields: readonly RecordField[];
  readonly labelOf: (name: string) => string;
  /** Puts old values into the form; without it they are only shown. */
  readonly onRestore?: ((values: RecordValues) => void) | undefined;
};

/** Who changed the record, when, and each field before and after. */
export function RecordHistory({ entries, fields, labelOf, onRestore }: RecordHistoryProps) {
  const { t } = useTranslation("desk");
  const [group, setGroup] = useState<HistoryGroup>("all");
  const groups = HISTORY_GROUPS.filter(
    (each) => each === "all" || entries.some((entry) => groupOf(entry, fields) === each),
  );
  const shown = entries.filter((entry) => group === "all" || groupOf(entry, fields) === group);
  return (
    <Sheet
      title={t("record.history")}
      trigger={
        <Button variant="secondary" size="xs">
          <History aria-hidden="true" />
          {t("record.history")}
        </Button>
      }
    >
      {groups.length > 2 ? (
        <fieldset className="mb-3 flex flex-wrap gap-2">
          <legend className="sr-only">{t("record.history_filter")}</legend>
          {groups.map((each) => (
            <button
              key={each}
              type="button"
              className={chipClass()}
              aria-pressed={each === group}
              onClick={() => setGroup(each)}
            >
              {t(`record.history.${each}`)}
            </button>
          ))}
        </fieldset>
      ) : null}
      {entries.length === 0 ? (
        <p className="text-ink-2">{t("record.no_history")}</p>
      ) : (
        <ol>
          {shown.map((entry) => (
            <HistoryItem
              key={entry.id}
              entry={entry}
              fields={fields}
              labelOf={labelOf}
              onRestore={onRestore}
            />
          ))}
        </ol>
      )}
    </Sheet>
  );
}

const VERBS = ["create", "delete", "undo", "pictures", "roads", "publish", "unpublish"] as const;

/** A field before or after. */
const sideClass =
  "relative block max-h-48 overflow-y-auto whitespace-pre-wrap py-1.25 pr-2.5 pl-6.5 no-underline before:absolute before:left-2.5 before:font-bold";

type HistoryItemProps = Omit<RecordHistoryProps, "entries"> & { readonly entry: HistoryEntry };

function HistoryItem({ entry, fields, labelOf, onRestore }: HistoryItemProps) {
  const { t } = useTranslation("desk");
  const { moment } = useAdminFormat();
  const { by, at, before, after } = entry;
  const name = by ?? t("record.system");
  const [old, now] = [before, after].map((facts) => valuesOfRecord(fields, facts ?? {}));
  const changed = before && after && old && now ? changedFields(old, now) : [];
  const verb = entry.action.split(".")[1];
  const known = VERBS.find((each) => each === verb);
  return (
    <li className={historyItemClass}>
      <Initial name={name} className="absolute top-0 left-0" />
      <b>{name}</b> <span className="text-13 text-ink-3">{moment(at)}</span>
      <p className="text-ink-2">{t(`record.did.${known ?? "save"}`)}</p>
      {changed.map((field) => (
        <div key={field}>
          <p className="mt-2 text-13 font-semibold">{labelOf(field)}</p>
          <div className="mt-1 overflow-hidden rounded-lg border border-line text-13/4.75">
            <del className={`${sideClass} bg-danger-50 text-danger-900 before:content-['−']`}>
              {old?.[field] || t("record.empty")}
            </del>
            <ins className={`${sideClass} bg-fairway-50 text-fairway-900 before:content-['+']`}>
              {now?.[field] || t("record.empty")}
            </ins>
          </div>
        </div>
      ))}
      {onRestore && old && changed.length > 0 ? (
        <Button variant="ghost" size="xs" className="mt-1" onClick={() => onRestore(old)}>
          {t("record.restore")}
        </Button>
      ) : null}
    </li>
  );
}
