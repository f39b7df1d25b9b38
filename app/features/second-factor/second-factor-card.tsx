import { useTranslation } from "react-i18next";
import { useFetcher } from "react-router";
import type { Failure } from "#app/platform/form.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ErrorText } from "#app/ui/field.tsx";
import { Note } from "#app/ui/note.tsx";
import { PasswordField } from "#app/ui/password-field.tsx";
import { useChecked } from "#app/ui/use-checked.ts";
import { FactorOffer } from "./factor-offer.tsx";
import { RecoveryList } from "./recovery-list.tsx";
import type { SecondFactorOffer } from "./set-up-second-factor.server.ts";

type SecondFactorCardProps = { readonly isOn: boolean; readonly isNeeded: boolean };

type Offered = { readonly ok: true; readonly offer: SecondFactorOffer };
type Confirmed = { readonly ok: true; readonly codes: readonly string[] };

const loadSchema = async () =>
  (await import("#app/domain/member/account-forms.ts")).factorPasswordSchema;

/** Staff guard the desk with a second factor: set up and taken away with the password. */
export function SecondFactorCard({ isOn, isNeeded }: SecondFactorCardProps) {
  const { t } = useTranslation("join");
  const asking = useFetcher<Offered | Failure>();
  const confirming = useFetcher<Confirmed | Failure>();
  const offer = asking.data?.ok ? asking.data.offer : undefined;
  const failure = asking.data && !asking.data.ok ? asking.data : undefined;
  const refused = confirming.data && !confirming.data.ok ? confirming.data : undefined;
  const codes = confirming.data?.ok ? confirming.data.codes : undefined;
  const { onSubmit, onFocus, errorOf } = useChecked(loadSchema, failure);
  const wholeForm = failure && Object.keys(failure.fields).length === 0 ? failure.error : undefined;

  return (
    <Card as="section" className="rounded-panel" id="second-factor">
      <h2 className="text-18">{t("security.factor")}</h2>
      <p className="mb-4 text-14 text-ink-2">
        {t(isOn ? "security.factor_on" : "security.factor_off")}
      </p>
      {isNeeded && !isOn ? (
        <Note tone="warn" title={t("security.factor_needed")} className="mb-4">
          {t("security.factor_needed_text")}
        </Note>
      ) : null}
      {codes ? <RecoveryList codes={codes} /> : null}
      {offer && !isOn ? (
        <FactorOffer offer={offer} failure={refused} Form={confirming.Form} />
      ) : (
        <asking.Form
          method="post"
          noValidate
          onSubmit={onSubmit}
          onFocus={onFocus}
          className="grid max-w-md gap-4"
        >
          <input type="hidden" name="intent" value={isOn ? "remove" : "offer"} />
          <PasswordField
            name="factorPassword"
            label={t("security.factor_password")}
            error={errorOf("factorPassword")}
            autoComplete="current-password"
          />
          <ErrorText code={wholeForm} />
          <Button
            type="submit"
            variant={isOn ? "danger-line" : "primary"}
            className="justify-self-start"
            busy={asking.state !== "idle"}
          >
            {t(isOn ? "security.factor_remove" : "security.factor_begin")}
          </Button>
        </asking.Form>
      )}
    </Card>
  );
}
