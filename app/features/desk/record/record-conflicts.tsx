import { useState } from "react";
import { useSubmit } from "react-router";
import type { RecordValues } from "#app/domain/desk/record/record-values.ts";
import { ConflictDialog } from "./conflict-dialog.tsx";
import type { RecordAnswer } from "./record-action.server.ts";
import type { useRecordDraft } from "./use-record-draft.ts";

type RecordConflictsProps = {
  readonly answer: RecordAnswer | undefined;
  readonly draft: ReturnType<typeof useRecordDraft>;
  readonly labelOf: (name: string) => string;
};

/** Open until the person has merged or put it off; a later save asks again. */
export function RecordConflicts({ answer, draft, labelOf }: RecordConflictsProps) {
  const submit = useSubmit();
  const [closed, setClosed] = useState<RecordAnswer>();
  const conflict = answer && !answer.ok && answer !== closed ? answer.conflict : undefined;
  if (!conflict) return null;

  function mergeAndSave(values: RecordValues) {
    if (!conflict) return;
    const { version } = conflict;
    draft.fill(values, { version, values: conflict.values });
    setClosed(answer);
    // An empty text is not sent, like a switch that is off.
    const sent = Object.entries(values).filter(([, text]) => text !== "");
    const body = { ...Object.fromEntries(sent), intent: "save", version: String(version) };
    void submit(body, { method: "post" });
  }

  return (
    <ConflictDialog
      original={draft.base.values}
      mine={draft.mine}
      conflict={conflict}
      labelOf={labelOf}
      onMerge={mergeAndSave}
      onClose={() => setClosed(answer)}
    />
  );
}
