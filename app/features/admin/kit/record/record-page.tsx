import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import type { z } from "zod";
import type { RecordField } from "#app/domain/admin/record-fields.ts";
import { AdminHead } from "#app/features/admin/kit/admin-head.tsx";
import { DoneNote } from "#app/features/admin/kit/done-note.tsx";
import { deleteDraft } from "#app/platform/browser/browser-draft.ts";
import type { LoadedRecord } from "./load-record.server.ts";
import { Presence } from "./presence.tsx";
import type { RecordAnswer } from "./record-action.server.ts";
import { RecordForm, useInputLabel, useResetOnSave } from "./record-form.tsx";
import { RecordHistory } from "./record-history.tsx";
import type { RecordLabels } from "./record-inputs.tsx";
import { useRecordDraft } from "./use-record-draft.ts";
import { useSavedToast } from "./use-saved-toast.ts";

type RecordPageProps = {
  readonly kind: string;
  readonly title: string;
  readonly list: { readonly label: string; readonly to: string };
  readonly fields: readonly RecordField[];
  readonly schema: z.ZodType;
  readonly labels: RecordLabels;
  /** Undefined on the page that creates one. */
  readonly record: LoadedRecord | undefined;
  readonly answer: RecordAnswer | undefined;
  readonly deletion: { readonly title: string; readonly text: string };
};

const NEW_RECORD = { version: 1, values: {} };

/** A record at the desk, to be created or changed: head, who else is here, history and form. */
export function RecordPage(props: RecordPageProps) {
  // Another record is another form: nothing typed for one may reach the next.
  return <KeyedRecordPage key={props.record?.id ?? "new"} {...props} />;
}

function KeyedRecordPage(props: RecordPageProps) {
  const { kind, title, list, fields, schema, labels, record, answer, deletion } = props;
  const key = draftKey(kind, record?.id);
  const opened = record ?? NEW_RECORD;
  const draft = useRecordDraft({ key, fields, opened });
  const labelOf = useInputLabel(fields, labels);
  useResetOnSave(draft, answer, opened);
  useSavedToast(answer, { title, version: opened.version });

  return (
    <>
      <AdminHead
        title={title}
        crumbs={[list]}
        actions={
          record ? (
            <>
              <Presence kind={kind} id={record.id} />
              <RecordHistory
                entries={record.history}
                fields={fields}
                labelOf={labelOf}
                onRestore={draft.fill}
              />
            </>
          ) : null
        }
      />
      {record ? <CreatedNote kind={kind} /> : null}
      <RecordForm
        fields={fields}
        schema={schema}
        labels={labels}
        draft={draft}
        answer={answer}
        isNew={!record}
        back={list.to}
        deletion={record ? deletion : undefined}
      />
    </>
  );
}

function draftKey(kind: string, id?: number): string {
  return `desk-draft:${kind}:${id ?? "new"}`;
}

function CreatedNote({ kind }: { readonly kind: string }) {
  const { t } = useTranslation("desk");
  const [search] = useSearchParams();
  const isCreated = search.get("done") === "created";
  // What was written on the page for a new record has become this one.
  useEffect(() => {
    if (isCreated) deleteDraft(draftKey(kind));
  }, [kind, isCreated]);
  if (!isCreated) return null;
  return <DoneNote text={t("record.created")} />;
}
