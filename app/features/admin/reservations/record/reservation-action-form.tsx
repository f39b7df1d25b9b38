import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useFetcher } from "react-router";
import type { z } from "zod";
import type { ErrorCode } from "#app/domain/errors.ts";
import type { Failure } from "#app/platform/http/form.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorText, TextArea } from "#app/ui/form/field.tsx";
import { useChecked } from "#app/ui/form/use-checked.ts";
import type { ReservationIntent } from "./reservation-done.tsx";

type ActionFormProps = {
  readonly intent: ReservationIntent;
  readonly schema: z.ZodType;
  readonly label: string;
  readonly variant?: "primary" | "secondary" | "danger" | "danger-line";
  /** The main action of the page, also triggered by ⌘↵ outside other forms. */
  readonly isFirst?: boolean;
  readonly children?: (errorOf: (name: string) => ErrorCode | undefined) => ReactNode;
};

/** One action with the fields it requires; its errors are shown inside it. */
export function ActionForm({
  intent,
  schema,
  label,
  variant = "primary",
  isFirst = false,
  children,
}: ActionFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useSubmitKey(form, isFirst);
  const fetcher = useFetcher<Failure>();
  const failure = fetcher.data?.ok === false ? fetcher.data : undefined;
  const { checks, errorOf } = useChecked(schema, failure);
  const whole = failure && Object.keys(failure.fields).length === 0 ? failure.error : undefined;
  return (
    <fetcher.Form ref={form} method="post" noValidate {...checks} className="grid gap-3">
      <input type="hidden" name="intent" value={intent} />
      {children?.(errorOf)}
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
          <span aria-hidden="true" className="kbd kbd-on-green">
            ⌘↵
          </span>
        ) : null}
      </Button>
    </fetcher.Form>
  );
}

function useSubmitKey(form: RefObject<HTMLFormElement | null>, isFirst: boolean): void {
  useEffect(() => {
    if (!isFirst) return;
    function press(event: KeyboardEvent) {
      if (event.key !== "Enter" || !(event.metaKey || event.ctrlKey)) return;
      const within = event.target instanceof Element ? event.target.closest("form") : null;
      if (within === null || within === form.current) form.current?.requestSubmit();
    }
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [form, isFirst]);
}

type ReasonProps = {
  readonly label: string;
  readonly error: ErrorCode | undefined;
};

/** Shown to the member. */
export function ReasonField({ label, error }: ReasonProps) {
  const { t } = useTranslation("desk");
  return (
    <TextArea
      name="reason"
      label={label}
      hint={t("step.reason_hint")}
      rows={2}
      maxLength={500}
      required
      error={error}
    />
  );
}
