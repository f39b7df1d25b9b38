import { type FormEvent, useState } from "react";
import type { z } from "zod";
import { type Failure, type FieldErrors, fieldErrors, readForm } from "#app/platform/form.ts";

/** Checks a form in the browser with the server's own schema. Shows what the browser found wrong, or else what the server did. */
export function useChecked(schema: z.ZodType, failure?: Failure) {
  const [mistakes, setMistakes] = useState<FieldErrors>({});

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    const form = event.currentTarget;
    const checked = schema.safeParse(readForm(new FormData(form)));
    const found = checked.success ? {} : fieldErrors(checked.error);
    setMistakes(found);
    if (checked.success) return;
    event.preventDefault();
    focusFirst(form, found);
  }

  return { onSubmit, errorOf: (name: string) => mistakes[name] ?? failure?.fields[name] };
}

/** In the order of the form, not of the schema. */
function focusFirst(form: HTMLFormElement, mistakes: FieldErrors): void {
  const first = [...form.elements].find(
    (element) => (element.getAttribute("name") ?? "") in mistakes,
  );
  if (first instanceof HTMLElement) first.focus();
}
