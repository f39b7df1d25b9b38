import { type FormEvent, useRef, useState } from "react";
import type { z } from "zod";
import { type Failure, type FieldErrors, fieldErrors, readForm } from "#app/platform/form.ts";

/** Schemas are heavy: a page that has to be light asks for its own when somebody begins to write. */
export type SchemaLoader = () => Promise<z.ZodType>;

type Kept = z.ZodType | "coming" | "missing" | undefined;

/** Checks a form in the browser with the server's own schema. Shows what the browser found wrong, or else what the server did. */
export function useChecked(schema: z.ZodType | SchemaLoader, failure?: Failure) {
  const [mistakes, setMistakes] = useState<FieldErrors>({});
  const kept = useRef<Kept>(undefined);
  const waiting = useRef<() => void>(undefined);

  function fetchSchema() {
    if (typeof schema !== "function" || kept.current) return;
    kept.current = "coming";
    schema()
      .then((found) => {
        kept.current = found;
      })
      // The server checks all the same.
      .catch(() => {
        kept.current = "missing";
      })
      .finally(() => waiting.current?.());
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    const form = event.currentTarget;
    fetchSchema();
    const known = typeof schema === "function" ? kept.current : schema;
    if (known === "coming") {
      event.preventDefault();
      const { submitter } = event.nativeEvent as SubmitEvent;
      waiting.current = () => form.requestSubmit(submitter);
      return;
    }
    if (!known || known === "missing") return;
    const checked = known.safeParse(readForm(new FormData(form)));
    const found = checked.success ? {} : fieldErrors(checked.error);
    setMistakes(found);
    if (checked.success) return;
    event.preventDefault();
    focusFirst(form, found);
  }

  return {
    onSubmit,
    onFocus: fetchSchema,
    errorOf: (name: string) => mistakes[name] ?? failure?.fields[name],
  };
}

/** In the order of the form, not of the schema. */
function focusFirst(form: HTMLFormElement, mistakes: FieldErrors): void {
  const first = [...form.elements].find(
    (element) => (element.getAttribute("name") ?? "") in mistakes,
  );
  if (first instanceof HTMLElement) first.focus();
}
