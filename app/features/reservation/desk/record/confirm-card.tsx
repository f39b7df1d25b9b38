import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { confirmForm } from "#app/domain/reservation/status/admin-forms.ts";
import { CheckField, TextField } from "#app/ui/form/field.tsx";
import { linkClass } from "#app/ui/look/classes.ts";
import { Note } from "#app/ui/note.tsx";
import { type ActionFailure, ActionForm } from "./action-form.tsx";

type ConfirmFormProps = {
  /** The first number of a request, or the new one of a line that moved. */
  readonly intent?: "confirm" | "reference";
  readonly isFirst?: boolean;
};

/** Confirms with the supplier's reference; one that is in use there has to be looked at first. */
export function ConfirmForm({ intent = "confirm", isFirst = true }: ConfirmFormProps) {
  const { t } = useTranslation(["desk", "reservation-desk"]);
  return (
    <ActionForm
      intent={intent}
      schema={confirmForm}
      label={t(intent === "confirm" ? "desk:step.confirm_do" : "reservation-desk:reference_do")}
      isFirst={isFirst}
    >
      {(errorOf, failure) => (
        <>
          <TextField
            name="reference"
            label={t("reservation.reference")}
            maxLength={100}
            autoComplete="off"
            required
            error={errorOf("reference")}
          />
          <TextField
            name="heardFrom"
            label={t("reservation.heard_from")}
            hint={t("step.heard_from_hint")}
            maxLength={100}
            autoComplete="off"
            error={errorOf("heardFrom")}
          />
          <SameReferenceNote failure={failure} />
        </>
      )}
    </ActionForm>
  );
}

/** Not a refusal: who has looked ticks it, and confirms. */
function SameReferenceNote({ failure }: { readonly failure: ActionFailure | undefined }) {
  const { t } = useTranslation("reservation-desk");
  if (!failure?.same) return null;
  return (
    <Note tone="warn" title={t("same_title")}>
      <ul className="flex flex-wrap gap-2">
        {failure.same.map((idx) => (
          <li key={idx}>
            <Link
              to={`/admin/reservations/${idx}`}
              className={`${linkClass} tabular-nums whitespace-nowrap`}
            >
              {t("same_of", { number: idx })}
            </Link>
          </li>
        ))}
      </ul>
      <CheckField name="isSameReference" value="yes" label={t("same_sure")} />
    </Note>
  );
}
