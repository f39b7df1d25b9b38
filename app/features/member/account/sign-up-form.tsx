import { useTranslation } from "react-i18next";
import { Form, useNavigation } from "react-router";
import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
import { CALLING_CODE, PHONE_COUNTRIES } from "#app/domain/member/profile/phone-country.ts";
import type { Failure } from "#app/platform/http/form.ts";
import { Button } from "#app/ui/button.tsx";
import { FailureText, RadioGroup, SelectField, TextField } from "#app/ui/form/field.tsx";
import { PasswordField } from "#app/ui/form/password-field.tsx";
import { useChecked } from "#app/ui/form/use-checked.ts";
import { ConsentBoxes } from "./consent-boxes.tsx";
import { EmailProof } from "./email-proof.tsx";
import { LoginIdField } from "./login-id-field.tsx";

/** What was typed, without passwords: without scripts the page is rendered again with these values. */
export type TypedSignUp = Readonly<Record<string, string>>;

type SignUpFormProps = {
  readonly failure: Failure | undefined;
  readonly typed: TypedSignUp | undefined;
  readonly agreed: readonly string[] | undefined;
  readonly sentTo: string | undefined;
  readonly hasInbox: boolean;
};

const GENDERS = ["none", "male", "female"] as const;

const loadSchema = async () =>
  (await import("#app/domain/member/sign-up/sign-up-schema.ts")).signUpSchema;

export function SignUpForm({ failure, typed, agreed, sentTo, hasInbox }: SignUpFormProps) {
  const { t } = useTranslation("join");
  const { checks, errorOf } = useChecked(loadSchema, failure);
  const busy = useNavigation().formMethod === "POST";
  return (
    <Form method="post" noValidate {...checks} className="grid gap-4">
      <LoginIdField error={errorOf("loginId")} defaultValue={typed?.loginId} />
      <PasswordField
        name="password"
        label={t("sign_up.password")}
        hint={t("sign_up.password_hint")}
        error={errorOf("password")}
        required
        autoComplete="new-password"
      />
      <TextField
        name="name"
        label={t("sign_up.name")}
        hint={t("sign_up.name_hint")}
        error={errorOf("name")}
        defaultValue={typed?.name}
        required
        autoComplete="name"
        maxLength={50}
      />
      <EmailProof errorOf={errorOf} email={typed?.email} sentTo={sentTo} hasInbox={hasInbox} />
      <PhoneFields typed={typed} error={errorOf("phone")} />
      <TextField
        name="birthday"
        type="date"
        label={t("sign_up.birthday")}
        hint={t("sign_up.birthday_hint")}
        error={errorOf("birthday")}
        defaultValue={typed?.birthday}
        required
        autoComplete="bday"
        min="1900-01-01"
      />
      <RadioGroup
        name="gender"
        look="segment"
        label={t("sign_up.gender")}
        defaultValue={typed?.gender ?? "none"}
        options={GENDERS.map((value) => ({ value, label: t(`sign_up.gender.${value}`) }))}
      />
      <ConsentBoxes error={errorOf("agree")} given={agreed} />
      <FailureText failure={failure} />
      <Button type="submit" size="lg" block busy={busy}>
        {t("sign_up.submit")}
      </Button>
    </Form>
  );
}

type PhoneFieldsProps = Pick<SignUpFormProps, "typed"> & { readonly error: ErrorCode | undefined };

function PhoneFields({ typed, error }: PhoneFieldsProps) {
  const { t } = useTranslation("join");
  return (
    <div className="grid grid-cols-[10rem_minmax(0,1fr)] items-start gap-2">
      <SelectField
        name="phoneCountry"
        label={t("sign_up.country")}
        defaultValue={typed?.phoneCountry ?? "KR"}
        autoComplete="tel-country-code"
        options={PHONE_COUNTRIES.map((country) => ({
          value: country,
          label: `${CALLING_CODE[country]} ${t(`sign_up.country.${country}`)}`,
        }))}
      />
      <TextField
        name="phone"
        type="tel"
        label={t("sign_up.phone")}
        hint={t("sign_up.phone_hint")}
        error={error}
        defaultValue={typed?.phone}
        required
        autoComplete="tel-national"
        maxLength={40}
      />
    </div>
  );
}
