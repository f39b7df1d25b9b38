import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams, useSubmit } from "react-router";
import {
  type RecordDefinition,
  type RecordField,
  type RecordId,
  startValues,
} from "#app/domain/desk/record/record-fields.ts";
import type { RecordValues } from "#app/domain/desk/record/record-values.ts";
import { AdminHead, DoneNote } from "#app/features/desk/desk-head.tsx";
import { deleteDraft } from "#app/platform/browser/use-browser-draft.ts";
import { useToast } from "#app/ui/overlay/toast.tsx";
import { Presence } from "./presence.tsx";
import type { RecordAnswer } from "./record-action.server.ts";
import { RecordForm, type RecordFormProps, useInputLabel, useResetOnSave } from "./record-form.tsx";
import { RecordHistory } from "./record-history.tsx";
import type { LoadedRecord } from "./record-rows.server.ts";
import { useRecordDraft } from "./use-record-draft.ts";

type Crumb = { readonly label: string; readonly to: string };

type RecordPageProps = Pick<RecordFormProps, "labels" | "options" | "inputs" | "panels"> & {
  readonly definition: RecordDefinition;
  readonly title: string;
  readonly list: Crumb;
  /** Between the list and the record, such as the hotel of a room. */
  readonly parents?: readonly Crumb[];
  /** Undefined on the page that creates one. */
  readonly record: LoadedRecord | undefined;
  /** What a new record begins with, and the name under which its draft is stored. */
  readonly start?: { readonly name: string; readonly values: RecordValues } | undefined;
  readonly answer: RecordAnswer | undefined;
  /** Undefined where records of this kind are never deleted. */
  readonly deletion?: { readonly title: string; readonly text: string };
  /** Next to the history: a preview, the prices. */
  readonly actions?: ReactNode;
  /** Above the form: what became of the record, or what it waits for. */
  readonly summary?: ReactNode;
};

/** A record at the desk, to be created or changed: head, who else is here, history and form. */
export function RecordPage(props: RecordPageProps) {
  // Another record is another form: nothing typed for one may reach the next.
  return <KeyedRecordPage key={props.record?.id ?? "new"} {...props} />;
}

function KeyedRecordPage(props: RecordPageProps) {
  const { definition, title, list, parents = [], record, answer, deletion, actions } = props;
  const { fields, schema } = record ? definition : (definition.creation ?? definition);
  const key = draftKey(definition.kind, record?.id ?? props.start?.name);
  const opened = useOpened(props, fields);
  const draft = useRecordDraft({ key, fields, opened });
  const labelOf = useInputLabel(fields, props.labels);
  useResetOnSave(draft, answer, opened);
  useSavedToast(answer, { title, version: opened.version });

  return (
    <>
      <AdminHead
        title={title}
        crumbs={[list, ...parents]}
        actions={
          record ? (
            <>
              <Presence form={definition} id={record.id} />
              {actions}
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
      {props.summary}
      {record ? <CreatedNote draft={draftKey(definition.kind, props.start?.name)} /> : null}
      <RecordForm
        fields={fields}
        schema={schema}
        labels={props.labels}
        options={props.options}
        inputs={props.inputs}
        panels={record ? props.panels : undefined}
        sections={definition.sections}
        draft={draft}
        answer={answer}
        isNew={!record}
        back={list.to}
        deletion={record ? deletion : undefined}
      />
    </>
  );
}

/** The same object for as long as the page shows the same record: changes are counted against it. */
function useOpened({ record, start }: RecordPageProps, fields: readonly RecordField[]) {
  const [created] = useState(() => ({
    version: 1,
    values: { ...startValues(fields), ...start?.values },
  }));
  return record ?? created;
}

function draftKey(kind: string, id?: RecordId): string {
  return `desk-draft:${kind}:${id ?? "new"}`;
}

function CreatedNote({ draft }: { readonly draft: string }) {
  const { t } = useTranslation("desk");
  const [search] = useSearchParams();
  const isCreated = search.get("done") === "created";
  // What was written on the page for a new record has become this one.
  useEffect(() => {
    if (isCreated) deleteDraft(draft);
  }, [draft, isCreated]);
  if (!isCreated) return null;
  return <DoneNote text={t("record.created")} />;
}

type Shown = { readonly title: string; readonly version: number };

/** Names the record that is saved, with a button that undoes it; once for each answer. */
function useSavedToast(answer: RecordAnswer | undefined, { title, version }: Shown): void {
  const { t } = useTranslation("desk");
  const { show } = useToast();
  const submit = useSubmit();
  const shown = useRef<RecordAnswer>(undefined);
  useEffect(() => {
    // The answer comes before the page is loaded again: until then the title is the old one.
    if (!answer?.ok || answer === shown.current || answer.saved.version > version) return;
    shown.current = answer;
    const { entry, undone } = answer.saved;
    if (undone) return show({ text: t("record.undone") });
    const body = { intent: "undo", version: String(answer.saved.version), entry: String(entry) };
    show({
      text: t("record.saved", { title }),
      action: { label: t("record.undo"), run: () => void submit(body, { method: "post" }) },
    });
  }, [answer, title, version, show, submit, t]);
}
