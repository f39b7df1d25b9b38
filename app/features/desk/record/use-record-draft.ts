import { useCallback, useEffect, useState } from "react";
import {
  inputNames,
  type RecordField,
  recordValues,
} from "#app/domain/desk/record/record-fields.ts";
import { changedFields, type RecordValues } from "#app/domain/desk/record/record-values.ts";
import { deleteDraft, readDraft, saveDraft } from "#app/platform/browser/browser-draft.ts";

export type OpenedRecord = { readonly version: number; readonly values: RecordValues };

type FormState = {
  /** What the form was opened with: changes are counted against it, and a save names its version. */
  readonly base: OpenedRecord;
  /** What the inputs start with. */
  readonly start: RecordValues;
  readonly mine: RecordValues;
  /** Counts up when the inputs have to start anew. */
  readonly round: number;
  readonly restored: boolean;
};

type DraftOf = {
  readonly key: string;
  readonly fields: readonly RecordField[];
  readonly opened: OpenedRecord;
};

/** What is being written, against what was opened; unsaved changes survive a reload in this browser. */
export function useRecordDraft({ key, fields, opened }: DraftOf) {
  const [state, setState] = useState<FormState>(() => freshState(opened));
  const names = inputNames(fields);

  // After the first paint: the server knows nothing of drafts.
  useEffect(() => {
    const draft = storedDraft(key, inputNames(fields));
    if (draft) setState((now) => ({ ...now, ...draft, round: now.round + 1, restored: true }));
  }, [key, fields]);

  const type = useCallback(
    (form: HTMLFormElement) => {
      const mine = recordValues(fields, new FormData(form));
      setState((now) => {
        storeDraft(key, now.base, mine);
        return { ...now, mine };
      });
    },
    [key, fields],
  );

  /** Puts values into the form, still to be saved. */
  const fill = useCallback(
    (values: RecordValues, base?: OpenedRecord) => {
      setState((now) => {
        const next = { ...now, base: base ?? now.base, start: values, mine: values };
        storeDraft(key, next.base, values);
        return { ...next, round: now.round + 1 };
      });
    },
    [key],
  );

  /** Starts from a saved record; the inputs stay as they are if they show just that. */
  const reset = useCallback(
    (record: OpenedRecord) => {
      deleteDraft(key);
      setState((now) => {
        const shown = changedFields(now.mine, record.values).length === 0;
        const next = { ...freshState(record), round: now.round + (shown ? 0 : 1) };
        return shown ? { ...next, start: now.start } : next;
      });
    },
    [key],
  );

  const changed = changedFields(state.base.values, state.mine).filter((name) =>
    names.includes(name),
  );
  return { ...state, changed, type, fill, reset };
}

function freshState(opened: OpenedRecord): FormState {
  const { values } = opened;
  return { base: opened, start: values, mine: values, round: 0, restored: false };
}

const VERSION = "version";
const original = (name: string) => `original:${name}`;

function storeDraft(key: string, base: OpenedRecord, mine: RecordValues): void {
  if (changedFields(base.values, mine).length === 0) {
    deleteDraft(key);
    return;
  }
  const originals = Object.entries(base.values).map(([name, text]) => [original(name), text]);
  const draft = { ...mine, ...Object.fromEntries(originals), [VERSION]: String(base.version) };
  saveDraft(key, draft, new Date());
}

function storedDraft(key: string, names: readonly string[]) {
  const draft = readDraft(key, [VERSION, ...names, ...names.map(original)], new Date());
  if (!draft) return undefined;
  const pick = (nameOf: (name: string) => string) =>
    Object.fromEntries(names.map((name) => [name, draft[nameOf(name)] ?? ""]));
  const mine = pick((name) => name);
  return { base: { version: Number(draft[VERSION]), values: pick(original) }, start: mine, mine };
}
