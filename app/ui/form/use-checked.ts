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
import { afterPress, watchPresses } from "#app/ui/after-press.ts";
import { stillWrong } from "./still-wrong.ts";

/** Schemas are heavy: a page that has to be light asks for its own when somebody begins to write. */
export type SchemaLoader = () => Promise<z.ZodType>;

type Kept = z.ZodType | "coming" | "missing" | undefined;

const NOTHING: ReadonlySet<string> = new Set();

/**
 * Checks a form in the browser with the server's own schema: all of it when it is sent, a field that was written in
 * when it is left, and what is shown as wrong with every change. Shows what the browser found, or else what the server did.
 */
export function useChecked(schema: z.ZodType | SchemaLoader, failure?: Failure) {
  const [mistakes, setMistakes] = useState<FieldErrors>({});
  const [changed, setChanged] = useState({ since: failure, names: NOTHING });
  const kept = useRef<Kept>(undefined);
  const arrived = useRef<Promise<void>>(undefined);
  const waiting = useRef<() => void>(undefined);
  const written = useRef(new Set<string>());
  useEffect(watchPresses, []);

  function fetchSchema() {
    if (typeof schema !== "function" || kept.current) return;
    kept.current = "coming";
    arrived.current = schema()
      .then((found) => {
        kept.current = found;
      })
      // The server checks all the same.
      .catch(() => {
        kept.current = "missing";
      })
      .finally(() => waiting.current?.());
  }

  function mistakesOf(form: HTMLFormElement): FieldErrors {
    const known = typeof schema === "function" ? kept.current : schema;
    if (!known || typeof known === "string") return {};
    const checked = known.safeParse(readForm(new FormData(form)));
    return checked.success ? {} : fieldErrors(checked.error);
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    const form = event.currentTarget;
    fetchSchema();
    if (kept.current === "coming") {
      event.preventDefault();
      const { submitter } = event.nativeEvent as SubmitEvent;
      waiting.current = () => form.requestSubmit(submitter);
      return;
    }
    const found = mistakesOf(form);
    setMistakes(found);
    if (Object.keys(found).length === 0) return;
    event.preventDefault();
    focusFirst(form, found);
  }

  function onChange(event: ChangeEvent<HTMLFormElement>) {
    const form = event.currentTarget;
    const name: string = event.target.name;
    if (!name) return;
    written.current.add(name);
    const before = changed.since === failure ? changed.names : NOTHING;
    if (!before.has(name)) setChanged({ since: failure, names: new Set([...before, name]) });
    if (Object.keys(mistakes).length > 0) setMistakes(stillWrong(mistakes, mistakesOf(form)));
  }

  async function onBlur(event: FocusEvent<HTMLFormElement>) {
    const form = event.currentTarget;
    const name: string = event.target.name;
    if (!written.current.has(name)) return;
    await arrived.current;
    await afterPress();
    const found = mistakesOf(form)[name];
    if (found) setMistakes((shown) => ({ ...shown, [name]: found }));
  }

  const isOld = (name: string) => changed.since === failure && changed.names.has(name);
  return {
    /** For the form itself. */
    checks: { onSubmit, onChange, onBlur, onFocus: fetchSchema },
    errorOf: (name: string) => mistakes[name] ?? (isOld(name) ? undefined : failure?.fields[name]),
    /** What the server said, until something was changed. */
    fresh: changed.since === failure && changed.names.size > 0 ? undefined : failure,
  };
}

/** In the order of the form, not of the schema. */
function focusFirst(form: HTMLFormElement, mistakes: FieldErrors): void {
  const first = [...form.elements].find(
    (element) => (element.getAttribute("name") ?? "") in mistakes,
  );
  if (first instanceof HTMLElement) first.focus();
}
