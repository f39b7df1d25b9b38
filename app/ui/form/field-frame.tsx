import { CircleAlert } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
import type { Failure } from "#app/platform/http/form.ts";
import { ErrorWords, useErrorSentence } from "#app/ui/error-words.tsx";
import { errorClass, hintClass, labelClass } from "#app/ui/form/field-class.ts";
import { LoginAgain } from "#app/ui/overlay/login-again.tsx";

export type FieldText = {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: ErrorCode | undefined;
};

export type FieldIds = { readonly id: string; readonly hintId: string; readonly errorId: string };

export function useFieldIds(given?: string): FieldIds {
  const made = useId();
  const id = given ?? made;
  return { id, hintId: `${id}-hint`, errorId: `${id}-error` };
}

type Described = { readonly hint?: ReactNode; readonly error?: string | undefined };

/** The attributes that connect an input with its hint and its error for screen readers. */
export function described({ hintId, errorId }: FieldIds, { hint, error }: Described) {
  const ids = [error && errorId, hint && hintId].filter(Boolean).join(" ");
  return {
    "aria-describedby": ids === "" ? undefined : ids,
    // A lost session is no error of the field's value.
    "aria-invalid": error && error !== "auth.login_required" ? true : undefined,
  };
}

type ErrorTextProps = { readonly code?: ErrorCode | undefined; readonly id?: string };

/** With an id it is the error of one field, whose name stands above it already: the sentence is enough. */
export function ErrorText({ code, id }: ErrorTextProps) {
  const sentenceOf = useErrorSentence();
  if (code === "auth.login_required") return <LoginAgain id={id} />;
  return code ? (
    <Mistake id={id}>{id ? sentenceOf(code) : <ErrorWords code={code} />}</Mistake>
  ) : null;
}

/** The server's error for the whole form, shown only where no field has its own. */
export function FailureText({ failure }: { readonly failure: Failure | undefined }) {
  const { t } = useTranslation("common");
  if (!failure || Object.keys(failure.fields).length > 0) return null;
  if (!failure.minutes) return <ErrorText code={failure.error} />;
  return <Mistake>{t("throttled", { count: failure.minutes })}</Mistake>;
}

type MistakeProps = { readonly id?: string | undefined; readonly children: ReactNode };

/** The error of the field above it. */
export function Mistake({ id, children }: MistakeProps) {
  return (
    <p className={errorClass} id={id} role="alert">
      <CircleAlert aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}

type FieldNotesProps = { readonly ids: FieldIds } & Pick<FieldText, "hint" | "error">;

export function FieldNotes({ ids, hint, error }: FieldNotesProps) {
  return (
    <>
      <ErrorText code={error} id={ids.errorId} />
      {hint ? (
        <p className={hintClass} id={ids.hintId}>
          {hint}
        </p>
      ) : null}
    </>
  );
}

type FieldLabelProps = {
  readonly ids: FieldIds;
  readonly label: string;
  readonly required?: boolean | undefined;
};

export function FieldLabel({ ids, label, required }: FieldLabelProps) {
  const { t } = useTranslation("ui");
  return (
    <label htmlFor={ids.id} className={labelClass}>
      {label}
      {required ? (
        <>
          <span className="text-danger-600" aria-hidden="true">
            {" *"}
          </span>
          <span className="sr-only">{t("field.required")}</span>
        </>
      ) : null}
    </label>
  );
}
