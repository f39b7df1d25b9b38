import { CircleAlert } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import type { ErrorCode } from "#app/domain/errors.ts";

export type FieldWords = {
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

/** What ties an input to its hint and to its error for those who hear the page. */
export function described({ hintId, errorId }: FieldIds, { hint, error }: Described) {
  const ids = [error && errorId, hint && hintId].filter(Boolean).join(" ");
  return {
    "aria-describedby": ids === "" ? undefined : ids,
    "aria-invalid": error ? true : undefined,
  };
}

type ErrorTextProps = { readonly code?: ErrorCode | undefined; readonly id?: string };

export function ErrorText({ code, id }: ErrorTextProps) {
  const { t } = useTranslation("errors");
  return code ? <Mistake id={id}>{t(code)}</Mistake> : null;
}

type MistakeProps = { readonly id?: string | undefined; readonly children: ReactNode };

/** What is wrong with what stands above it. */
export function Mistake({ id, children }: MistakeProps) {
  return (
    <p className="error" id={id} role="alert">
      <CircleAlert aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}

type FieldNotesProps = { readonly ids: FieldIds } & Pick<FieldWords, "hint" | "error">;

export function FieldNotes({ ids, hint, error }: FieldNotesProps) {
  return (
    <>
      <ErrorText code={error} id={ids.errorId} />
      {hint ? (
        <p className="hint" id={ids.hintId}>
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
    <label htmlFor={ids.id}>
      {label}
      {required ? (
        <>
          <span className="req" aria-hidden="true">
            {" *"}
          </span>
          <span className="sr-only">{t("field.required")}</span>
        </>
      ) : null}
    </label>
  );
}
