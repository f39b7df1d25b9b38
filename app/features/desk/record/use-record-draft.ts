import { useState } from "react";
import {
  inputNames,
  type RecordField,
  recordValues,
} from "#app/domain/desk/record/record-fields.ts";
import { changedFields, type RecordValues } from "#app/domain/desk/record/record-values.ts";
import { useBrowserDraft } from "#app/platform/browser/use-browser-draft.ts";

export type OpenedRecord = { readonly version: number; readonly values: RecordValues };

type FormState = {
  /** What the form was opened with: changes are counted against it, and a save names its version. */
  readonly base: OpenedRecord;
  /** What the inputs start with. */
  readonly start: RecordValues;
  readonly mine: RecordValues;
  /** Counts up when the inputs have to start again. */
  readonly round: number;
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
  const draft = useBrowserDraft({
    key,
    fields: [VERSION, ...names, ...names.map(original)],
    onStored: (stored) => {
      if (stored) setState((now) => ({ ...stateIn(stored, names), round: now.round + 1 }));
      return stored !== undefined;
    },
  });

  function type(form: HTMLFormElement): void {
    const mine = recordValues(fields, new FormData(form));
    draft.save(draftOf(state.base, mine));
    setState((now) => ({ ...now, mine }));
  }

  /** Puts values into the form, still to be saved. */
  function fill(values: RecordValues, base = state.base): void {
    draft.save(draftOf(base, values));
    setState((now) => ({ base, start: values, mine: values, round: now.round + 1 }));
  }

  /** Starts from a saved record; the inputs stay as they are if they show just that. */
  function reset(record: OpenedRecord): void {
    draft.clear();
    setState((now) => {
      const shown = changedFields(now.mine, record.values).length === 0;
      const next = { ...freshState(record), round: now.round + (shown ? 0 : 1) };
      return shown ? { ...next, start: now.start } : next;
    });
  }

  const changed = changedFields(state.base.values, state.mine).filter((name) =>
    names.includes(name),
  );
  return { ...state, restored: draft.restored, changed, type, fill, reset };
}

function freshState(opened: OpenedRecord): FormState {
  const { values } = opened;
  return { base: opened, start: values, mine: values, round: 0 };
}

const VERSION = "version";
const original = (name: string) => `original:${name}`;

/** Nothing while nothing is changed. */
function draftOf(base: OpenedRecord, mine: RecordValues): Readonly<Record<string, string>> {
  if (changedFields(base.values, mine).length === 0) return {};
  const originals = Object.entries(base.values).map(([name, text]) => [original(name), text]);
  return { ...mine, ...Object.fromEntries(originals), [VERSION]: String(base.version) };
}

function stateIn(draft: Readonly<Record<string, string>>, names: readonly string[]) {
  const pick = (nameOf: (name: string) => string) =>
    Object.fromEntries(names.map((name) => [name, draft[nameOf(name)] ?? ""]));
  const mine = pick((name) => name);
  return { base: { version: Number(draft[VERSION]), values: pick(original) }, start: mine, mine };
}
