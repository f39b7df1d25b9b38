import { useEffect, useEffectEvent, useRef, useState } from "react";
import { typedFields } from "#app/platform/http/typed-fields.ts";

const PAUSE_MS = 400;

type Values = Readonly<Record<string, string>>;

type BrowserDraft<Field extends string> = {
  /** Undefined while it is not known whose draft it is. */
  readonly key: string | undefined;
  readonly fields: readonly Field[];
  /** Called after the first paint, since the server knows no drafts; true when the draft was restored. */
  readonly onStored: (
    stored: Readonly<Record<Field, string>> | undefined,
  ) => boolean | Promise<boolean>;
};

/** The draft of a form in this browser: restored when the form opens, saved immediately or after a pause. */
export function useBrowserDraft<Field extends string>(props: BrowserDraft<Field>) {
  const { key, fields } = props;
  const [restored, setRestored] = useState(false);
  const [saved, setSaved] = useState(false);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** An older draft must not overwrite what the user is already typing. */
  const touched = useRef(false);

  const restore = useEffectEvent(async (from: string) => {
    const stored = touched.current ? undefined : readDraft(from, fields, new Date());
    if (await props.onStored(stored)) setRestored(true);
  });
  useEffect(() => {
    if (key) void restore(key);
    return () => clearTimeout(pause.current);
  }, [key]);

  /** Empty values delete the draft. */
  function save(values: Values): void {
    clearTimeout(pause.current);
    if (key) setSaved(saveDraft(key, values, new Date()));
  }

  return {
    restored,
    saved,
    touched,
    save,
    saveSoon: (run: () => void): void => {
      touched.current = true;
      clearTimeout(pause.current);
      pause.current = setTimeout(run, PAUSE_MS);
    },
    clear(): void {
      clearTimeout(pause.current);
      touched.current = false;
      setRestored(false);
      setSaved(false);
      if (key) deleteDraft(key);
    },
  };
}

/** What is typed into a form now; nothing while it is not shown. */
export function formFields<Field extends string>(
  form: HTMLFormElement | null,
  fields: readonly Field[],
): Readonly<Record<Field, string>> {
  return typedFields(form ? new FormData(form) : new FormData(), fields);
}

/** Puts values back into the fields of a form. */
export function fillForm(form: HTMLFormElement, values: Values): void {
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement && field.type === "checkbox") {
      field.checked = value === field.value;
    } else if (field && "value" in field) field.value = value;
  }
}

const LIFE_MS = 30 * 86_400_000;

/** Saves what is being written in this browser; an empty form deletes the draft. */
export function saveDraft(
  key: string,
  fields: Readonly<Record<string, string>>,
  now: Date,
): boolean {
  if (Object.values(fields).every((text) => text.trim() === "")) {
    deleteDraft(key);
    return false;
  }
  try {
    localStorage.setItem(key, JSON.stringify({ ...fields, at: now.getTime() }));
    return true;
  } catch {
    return false;
  }
}

/** The saved fields of a form; they expire after a month. */
export function readDraft<Field extends string>(
  key: string,
  fields: readonly Field[],
  now: Date,
): Record<Field, string> | undefined {
  try {
    const draft = (JSON.parse(localStorage.getItem(key) ?? "null") ?? {}) as Record<
      string,
      unknown
    >;
    if (typeof draft.at !== "number") return undefined;
    if (now.getTime() - draft.at <= LIFE_MS) {
      const values = fields.map((field) => [field, textOf(draft[field])] as const);
      return Object.fromEntries(values) as Record<Field, string>;
    }
    deleteDraft(key);
  } catch {
    // Storage is disabled, or the value is not ours: there is no draft.
  }
  return undefined;
}

export function deleteDraft(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage is disabled: there is no draft.
  }
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
