import { clsx } from "clsx";
import { useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Form, useNavigation, useSubmit } from "react-router";
import type { z } from "zod";
import { fieldOfInput, type RecordField } from "#app/domain/desk/record/record-fields.ts";
import type { RecordValues } from "#app/domain/desk/record/record-values.ts";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import { ErrorText } from "#app/ui/form/field.tsx";
import { useChecked } from "#app/ui/form/use-checked.ts";
import { cardClass } from "#app/ui/look/classes.ts";
import { Note } from "#app/ui/note.tsx";
import { ConflictDialog } from "./conflict-dialog.tsx";
import { LeaveGuard } from "./leave-guard.tsx";
import type { RecordAnswer } from "./record-action.server.ts";
import { RecordButtons } from "./record-buttons.tsx";
import type { FieldOptions, OwnInputs, RecordLabels } from "./record-input-props.ts";
import { type RecordPanel, RecordSections } from "./record-sections.tsx";
import { SaveBar } from "./save-bar.tsx";
import { useFormKeys } from "./use-form-keys.ts";
import type { useRecordDraft } from "./use-record-draft.ts";

export type RecordFormProps = {
  readonly fields: readonly RecordField[];
  readonly schema: z.ZodType;
  readonly labels: RecordLabels;
  /** What the references of the form may point to, by field. */
  readonly options?: FieldOptions | undefined;
  readonly inputs?: OwnInputs | undefined;
  readonly panels?: readonly RecordPanel[] | undefined;
  /** The order of the sections. */
  readonly sections?: readonly string[] | undefined;
  readonly draft: ReturnType<typeof useRecordDraft>;
  readonly answer: RecordAnswer | undefined;
  /** A new record has no version to compare. */
  readonly isNew: boolean;
  readonly back: string;
  readonly deletion?: { readonly title: string; readonly text: string } | undefined;
};

/** The form of a record: unsaved changes, saving with a version check, undo, conflicts, deletion. */
export function RecordForm(props: RecordFormProps) {
  const { fields, schema, labels, options = {}, panels = [], draft, answer } = props;
  const { isNew, back, deletion } = props;
  const { t } = useTranslation("desk");
  const { base, start, mine, changed, round, restored } = draft;
  const failure = answer && !answer.ok ? answer : undefined;
  const { checks, errorOf } = useChecked(schema, failure);
  const { state, formData } = useNavigation();
  const sending = state === "idle" ? undefined : (formData?.get("intent") ?? undefined);
  const { form, saveButton, onKeyDown } = useSaveByKey();
  const labelOf = useInputLabel(fields, labels);
  const isLong = fields.some(({ section }) => section);
  const isPlainFailure = failure && !failure.conflict && Object.keys(failure.fields).length === 0;

  return (
    <>
      <Form
        key={round}
        ref={form}
        method="post"
        noValidate
        {...checks}
        onKeyDown={onKeyDown}
        onInput={(event) => draft.type(event.currentTarget)}
        className={clsx(
          "grid grid-cols-1 gap-5 [--text-height:6.5rem] [&_textarea]:h-(--text-height)",
          !isLong && `${cardClass} p-4 md:p-6`,
        )}
      >
        <button ref={saveButton} type="submit" name="intent" value="save" hidden tabIndex={-1} />
        {isNew ? null : <input type="hidden" name="version" value={base.version} />}
        {restored && changed.length > 0 ? <Note tone="info">{t("record.restored")}</Note> : null}
        <RecordSections
          fields={fields}
          labels={labels}
          options={options}
          inputs={props.inputs}
          panels={panels}
          order={props.sections ?? []}
          start={start}
          mine={mine}
          changed={changed}
          errorOf={errorOf}
        />
        <ErrorText code={isPlainFailure ? failure.error : undefined} />
        <RecordButtons
          isChanged={changed.length > 0}
          version={base.version}
          back={back}
          deletion={deletion}
          sending={sending}
        />
        <SaveBar
          changed={changed.map(labelOf)}
          busy={sending === "save"}
          onDiscard={() => draft.reset(base)}
          place={isLong ? "alone" : "foot"}
        />
      </Form>
      <LeaveGuard unsaved={changed.length > 0 && sending === undefined} />
      <RecordConflicts answer={answer} draft={draft} labelOf={labelOf} />
    </>
  );
}

/** The hidden button makes a save by key the same as one by click. */
function useSaveByKey() {
  const form = useRef<HTMLFormElement>(null);
  const saveButton = useRef<HTMLButtonElement>(null);
  const save = useCallback(() => form.current?.requestSubmit(saveButton.current), []);
  return { form, saveButton, onKeyDown: useFormKeys(form, save) };
}

/** An input's name as a person reads it: "Title (English)". */
export function useInputLabel(fields: readonly RecordField[], labels: RecordLabels) {
  const { t } = useTranslation("desk");
  const { language } = useAdminFormat();
  return (name: string): string => {
    const found = fieldOfInput(fields, name);
    if (!found) return name;
    const field = labels.field(found.field.name);
    if (!found.locale) return field;
    return t("record.in_language", { field, language: language(found.locale) });
  };
}

/** After a save the record that was stored is what further changes are counted against. */
export function useResetOnSave(
  { reset }: Pick<RecordFormProps["draft"], "reset">,
  answer: RecordAnswer | undefined,
  record: { readonly version: number; readonly values: RecordValues },
) {
  const done = useRef<RecordAnswer>(undefined);
  useEffect(() => {
    if (!answer?.ok || answer === done.current || answer.saved.version > record.version) return;
    done.current = answer;
    reset(record);
  }, [answer, record, reset]);
}

type RecordConflictsProps = {
  readonly answer: RecordAnswer | undefined;
  readonly draft: ReturnType<typeof useRecordDraft>;
  readonly labelOf: (name: string) => string;
};

/** Open until the person has merged or put it off; a later save asks again. */
function RecordConflicts({ answer, draft, labelOf }: RecordConflictsProps) {
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
