import {
  type ChangeEvent,
  type FocusEvent,
  type FormEvent,
  useEffect,
  useRef,
  useState,
} from "react";
import type { z } from "zod";
import { type Failure, type FieldErrors, fieldErrors, readForm } from "#app/platform/http/form.ts";
import { afterPress, watchPresses } from "#app/ui/hooks/after-press.ts";

/** Schemas are heavy: a light page loads its own when the user begins to type. */
export type SchemaLoader = () => Promise<z.ZodType>;

type LoadState = z.ZodType | "loading" | "failed" | undefined;

const NO_NAMES: ReadonlySet<string> = new Set();

/**
 * Checks a form in the browser with the server's own schema: all of it when it is sent, an edited field when it
 * loses focus, and the shown mistakes with every change. Shows the browser's mistakes first, then the server's.
 */
export function useChecked(schema: z.ZodType | SchemaLoader, failure?: Failure) {
  const [mistakes, setMistakes] = useState<FieldErrors>({});
  const [changed, setChanged] = useState({ since: failure, names: NO_NAMES });
  const { load, isLoading, loaded, runWhenLoaded, mistakesOf } = useSchema(schema);
  const edited = useRef(new Set<string>());
  useEffect(watchPresses, []);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    const form = event.currentTarget;
    load();
    if (isLoading()) {
      event.preventDefault();
      const { submitter } = event.nativeEvent as SubmitEvent;
      runWhenLoaded(() => form.requestSubmit(submitter));
      return;
    }
    const current = mistakesOf(form);
    setMistakes(current);
    if (Object.keys(current).length === 0) return;
    event.preventDefault();
    focusFirst(form, current);
  }

  function onChange(event: ChangeEvent<HTMLFormElement>) {
    const form = event.currentTarget;
    const name: string = event.target.name;
    if (!name) return;
    edited.current.add(name);
    const before = changed.since === failure ? changed.names : NO_NAMES;
    if (!before.has(name)) setChanged({ since: failure, names: new Set([...before, name]) });
    if (Object.keys(mistakes).length > 0) setMistakes(stillWrong(mistakes, mistakesOf(form)));
  }

  async function onBlur(event: FocusEvent<HTMLFormElement>) {
    const form = event.currentTarget;
    const name: string = event.target.name;
    if (!edited.current.has(name)) return;
    await loaded();
    await afterPress();
    const mistake = mistakesOf(form)[name];
    if (mistake) setMistakes((shown) => ({ ...shown, [name]: mistake }));
  }

  const isOld = (name: string) => changed.since === failure && changed.names.has(name);
  return {
    /** Event handlers for the form element. */
    checks: { onSubmit, onChange, onBlur, onFocus: load },
    errorOf: (name: string) => mistakes[name] ?? (isOld(name) ? undefined : failure?.fields[name]),
    /** What the server answered, until something was changed. */
    fresh: changed.since === failure && changed.names.size > 0 ? undefined : failure,
  };
}

/** Loads the schema at most once; until it is there, a form has no mistakes. */
function useSchema(schema: z.ZodType | SchemaLoader) {
  const state = useRef<LoadState>(undefined);
  const loading = useRef<Promise<void>>(undefined);
  const afterLoading = useRef<() => void>(undefined);

  function load() {
    if (typeof schema !== "function" || state.current) return;
    state.current = "loading";
    loading.current = schema()
      .then((loadedSchema) => {
        state.current = loadedSchema;
      })
      // Without it the server still checks.
      .catch(() => {
        state.current = "failed";
      })
      .finally(() => afterLoading.current?.());
  }

  function mistakesOf(form: HTMLFormElement): FieldErrors {
    const known = typeof schema === "function" ? state.current : schema;
    if (!known || typeof known === "string") return {};
    const checked = known.safeParse(readForm(new FormData(form)));
    return checked.success ? {} : fieldErrors(checked.error);
  }

  return {
    load,
    mistakesOf,
    isLoading: () => state.current === "loading",
    loaded: () => loading.current,
    runWhenLoaded: (run: () => void) => {
      afterLoading.current = run;
    },
  };
}

/** In the order of the form, not of the schema. */
function focusFirst(form: HTMLFormElement, mistakes: FieldErrors): void {
  const first = [...form.elements].find(
    (element) => (element.getAttribute("name") ?? "") in mistakes,
  );
  if (first instanceof HTMLElement) first.focus();
}

/** The shown mistakes that remain: corrected ones go, and no new ones appear while typing. */
export function stillWrong(shown: FieldErrors, current: FieldErrors): FieldErrors {
  const names = Object.keys(shown);
  if (names.every((name) => current[name] === shown[name])) return shown;
  return Object.fromEntries(
    names.flatMap((name) => (current[name] ? [[name, current[name]] as const] : [])),
  );
}
