import { useState } from "react";
import { useTranslation } from "react-i18next";
import {
  mergeRecords,
  type RecordValues,
  type Versions,
} from "#app/domain/desk/record/record-values.ts";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import { Button } from "#app/ui/button.tsx";
import { RadioGroup } from "#app/ui/form/field.tsx";
import { Dialog } from "#app/ui/overlay/dialog.tsx";
import type { Conflict } from "./record-type.server.ts";

type ConflictDialogProps = Pick<Versions, "original" | "mine"> & {
  readonly conflict: Conflict;
  /** An input's name as a person reads it. */
  readonly labelOf: (name: string) => string;
  readonly onMerge: (values: RecordValues) => void;
  readonly onClose: () => void;
};

type Side = "mine" | "theirs";

/** Two people changed one record: what only one touched is merged, the rest is chosen field by field. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { original, mine, conflict, labelOf, onMerge, onClose } = props;
  const { t } = useTranslation("desk");
  const { moment } = useAdminFormat();
  const [choices, setChoices] = useState<Readonly<Record<string, Side>>>({});
  const theirs = conflict.values;
  const merge = mergeRecords({ original, mine, theirs });
  const isChosen = merge.conflicts.every((name) => choices[name]);

  function save() {
    const chosen = merge.conflicts.filter((name) => choices[name] === "mine");
    const values = Object.fromEntries(chosen.map((name) => [name, mine[name] ?? ""]));
    onMerge({ ...merge.merged, ...values });
  }

  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t("record.conflict_title")}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t("record.conflict_later")}
          </Button>
          <Button disabled={!isChosen} onClick={save}>
            {t("record.conflict_save")}
          </Button>
        </>
      }
    >
      <p>
        {t("record.conflict_by", {
          name: conflict.by ?? t("record.system"),
          at: conflict.at ? moment(conflict.at) : "",
        })}
      </p>
      <MergedFields merge={merge} labelOf={labelOf} />
      {merge.conflicts.map((name) => (
        <ConflictField
          key={name}
          name={name}
          label={labelOf(name)}
          values={{ original: original[name], mine: mine[name], theirs: theirs[name] }}
          side={choices[name]}
          onChoose={(side) => setChoices((now) => ({ ...now, [name]: side }))}
        />
      ))}
    </Dialog>
  );
}

type MergedFieldsProps = Pick<ConflictDialogProps, "labelOf"> & {
  readonly merge: ReturnType<typeof mergeRecords>;
};

/** What only one of the two changed needs no choice. */
function MergedFields({ merge, labelOf }: MergedFieldsProps) {
  const { t } = useTranslation("desk");
  const names = (list: readonly string[]) => list.map(labelOf).join(", ");
  return (
    <>
      {merge.onlyTheirs.length > 0 ? (
        <p className="mt-2 text-ink-2">
          {t("record.merged_theirs", { names: names(merge.onlyTheirs) })}
        </p>
      ) : null}
      {merge.onlyMine.length > 0 ? (
        <p className="mt-2 text-ink-2">
          {t("record.merged_mine", { names: names(merge.onlyMine) })}
        </p>
      ) : null}
    </>
  );
}

type ConflictFieldProps = {
  readonly name: string;
  readonly label: string;
  readonly values: Readonly<Record<"original" | Side, string | undefined>>;
  readonly side: Side | undefined;
  readonly onChoose: (side: Side) => void;
};

function ConflictField({ name, label, values, side, onChoose }: ConflictFieldProps) {
  const { t } = useTranslation("desk");
  const shown = (text: string | undefined) => text || t("record.empty");
  return (
    <div className="mt-4 border-line border-t pt-3">
      <RadioGroup
        name={`choose-${name}`}
        label={label}
        value={side ?? ""}
        onChange={(value) => onChoose(value as Side)}
        options={[
          { value: "mine", label: t("record.mine"), hint: shown(values.mine) },
          { value: "theirs", label: t("record.theirs"), hint: shown(values.theirs) },
        ]}
      />
      <p className="mt-1 text-13 text-ink-3">
        {t("record.original", { text: shown(values.original) })}
      </p>
    </div>
  );
}
