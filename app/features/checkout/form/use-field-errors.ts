import { type FocusEvent, type RefObject, useEffect, useState } from "react";
import type { ErrorCode } from "#app/domain/errors.ts";
import type { FieldErrors } from "#app/platform/http/form.ts";
import { afterPress, watchPresses } from "#app/ui/after-press.ts";
import type { CheckoutAnswer } from "./checkout-form.ts";
import type { NamedLine } from "./checkout-form-lines.ts";

/** What is wrong in the form: told on leaving a field, and all at once on the way to pay. */
export function useMistakes(form: RefObject<HTMLFormElement | null>, lines: readonly NamedLine[]) {
  const [found, setFound] = useState<FieldErrors>({});
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isWhole, setWhole] = useState(false);
  const isShown = (field: string) => isWhole || left.has(field);
  useEffect(watchPresses, []);

  /** What checks comes when somebody types: it is heavier than the page. */
  async function check(): Promise<CheckoutAnswer> {
    const { readCheckout } = await import("./checkout-check.ts");
    const answer = readCheckout(new FormData(form.current ?? undefined), lines);
    await afterPress();
    setFound(answer.ok ? {} : answer.fields);
    return answer;
  }

  async function leave(field: string): Promise<void> {
    await afterPress();
    setLeft((before) => new Set([...before, field]));
    await check();
  }

  function show(fields: FieldErrors): void {
    setFound(fields);
    setWhole(true);
    // After the fields have been marked: what is folded away opens first.
    requestAnimationFrame(() => focusFirst(form.current, fields));
  }

  return {
    check,
    show,
    errorOf: (field: string): ErrorCode | undefined => (isShown(field) ? found[field] : undefined),
    /** Everything that is left to do, once somebody has tried to pay. */
    missing: isWhole ? found : {},
    onBlur: (event: FocusEvent<HTMLFormElement>) => {
      const { name, type } = event.target as unknown as HTMLInputElement;
      if (!name || type === "checkbox" || type === "radio") return;
      void leave(name);
    },
    onChange: () => {
      if (isWhole || left.size > 0) void check();
    },
  };
}

export type Mistakes = ReturnType<typeof useMistakes>;

/** In the order of the form. */
function focusFirst(form: HTMLFormElement | null, fields: FieldErrors): void {
  const first = [...(form?.elements ?? [])].find(
    (element) => (element.getAttribute("name") ?? "") in fields,
  );
  if (first instanceof HTMLElement) first.focus();
}
