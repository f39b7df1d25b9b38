import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { useFetcher } from "react-router";
import type { z } from "zod";
import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
import { Kbd } from "#app/features/desk/kbd.tsx";
import type { Failure } from "#app/platform/http/form.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorText } from "#app/ui/form/field.tsx";
import { useChecked } from "#app/ui/form/use-checked.ts";
import type { ReservationIntent } from "./done-card.tsx";
import { isStale, useStale } from "./stale-card.tsx";

/** A refusal of an action; a reference in use names the reservations that have it. */
export type ActionFailure = Failure & { readonly same?: readonly number[] };

type ActionFormProps = {
  readonly intent: ReservationIntent;
  readonly schema: z.ZodType;
  readonly label: string;
  readonly variant?: "primary" | "secondary" | "danger" | "danger-line";
  /** The main action of the page, also triggered by ⌘↵ outside other forms. */
  readonly isFirst?: boolean;
  /** What the form shows in addition to the reservation itself. */
  readonly shown?: Readonly<Record<string, string | number>>;
  readonly children?: (
    errorOf: (name: string) => ErrorCode | undefined,
    failure: ActionFailure | undefined,
  ) => ReactNode;
};

/** One action with the fields it requires; its errors are shown inside it. */
export function ActionForm({
  intent,
  schema,
  label,
  variant = "primary",
  isFirst = false,
  shown = {},
  children,
}: ActionFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useSubmitKey(form, isFirst);
  const fetcher = useFetcher<ActionFailure>();
  const failure = fetcher.data?.ok === false ? fetcher.data : undefined;
  useStaleFailure(failure);
  const { page } = useStale();
  const { checks, errorOf } = useChecked(schema, failure);
  const whole = failure && Object.keys(failure.fields).length === 0 ? failure.error : undefined;
  return (
    <fetcher.Form
      ref={form}
      method="post"
      noValidate
      {...checks}
      className="grid grid-cols-1 gap-3"
    >
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="shown" value={page} />
      {Object.entries(shown).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children?.(errorOf, failure)}
      <ErrorText code={whole} />
      <Button
        type="submit"
        variant={variant}
        size="sm"
        busy={fetcher.state !== "idle"}
        aria-keyshortcuts={isFirst ? "Meta+Enter Control+Enter" : undefined}
      >
        {label}
        {isFirst ? (
          <Kbd aria-hidden="true" onGreen>
            ⌘↵
          </Kbd>
        ) : null}
      </Button>
    </fetcher.Form>
  );
}

/** A page that showed an old status loads the new one, which says what is possible now. */
function useStaleFailure(failure: ActionFailure | undefined): void {
  const { show } = useStale();
  const react = useEffectEvent((code: ErrorCode) => {
    if (isStale(code)) show();
  });
  useEffect(() => {
    if (failure) react(failure.error);
  }, [failure]);
}

/** The first press goes to the empty field that is required, the next one sends. */
function useSubmitKey(form: RefObject<HTMLFormElement | null>, isFirst: boolean): void {
  useEffect(() => {
    if (!isFirst) return;
    function press(event: KeyboardEvent) {
      if (event.key !== "Enter" || !(event.metaKey || event.ctrlKey)) return;
      const within = event.target instanceof Element ? event.target.closest("form") : null;
      if (form.current && (within === null || within === form.current)) fillOrSend(form.current);
    }
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [form, isFirst]);
}

function fillOrSend(form: HTMLFormElement): void {
  const required = form.querySelector<HTMLInputElement>("[aria-required=true]");
  const isEmpty = required?.value === "" && document.activeElement !== required;
  if (isEmpty) required?.focus();
  else form.requestSubmit();
}
