import { UserRound } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
import { CALLING_CODE, PHONE_COUNTRIES } from "#app/domain/member/profile/phone-country.ts";
import { CheckoutSection } from "#app/features/checkout/form/form-section.tsx";
import { SelectField, TextField } from "#app/ui/form/field.tsx";
import { hintClass } from "#app/ui/form/field-class.ts";
import { FoldedCard } from "./folded-card.tsx";

/** What was known before anything was typed. */
export type KnownBooker = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly phoneCountry: string;
};

type BookerFieldsProps = {
  readonly known: KnownBooker;
  /** As it is written now. */
  readonly now: KnownBooker;
  readonly errorOf: (field: string) => ErrorCode | undefined;
  readonly onChange: (now: KnownBooker) => void;
};

const FIELDS = ["firstName", "lastName", "email", "phone"] as const;

/** Who has booked before finds one row; a new booker the open form. */
export function BookerFields({ known, now, errorOf, onChange }: BookerFieldsProps) {
  const { t } = useTranslation("payment");
  const isKnown = FIELDS.every((field) => known[field] !== "");
  const fields = (
    <div
      className="grid grid-cols-2 items-start gap-4"
      onChange={({ target }) => {
        const { name, value } = target as unknown as HTMLInputElement;
        onChange({ ...now, [name]: value });
      }}
    >
      <NameAndMail {...{ known, errorOf }} />
      <PhoneFields {...{ known, errorOf }} />
      <p className={`${hintClass} col-span-2 -mt-2`}>{t("booker.phone_hint")}</p>
    </div>
  );
  return (
    <CheckoutSection title={t("booker.title")}>
      {isKnown ? (
        <FoldedCard
          mark={<UserRound className="size-6 flex-none text-ink-2" aria-hidden="true" />}
          title={`${now.lastName} ${now.firstName}`.toUpperCase()}
          text={`${now.phone} · ${now.email}`}
          startsOpen={false}
          hasError={FIELDS.some((field) => errorOf(field) !== undefined)}
        >
          {fields}
        </FoldedCard>
      ) : (
        fields
      )}
    </CheckoutSection>
  );
}

type KnownFieldsProps = Pick<BookerFieldsProps, "known" | "errorOf">;

function NameAndMail({ known, errorOf }: KnownFieldsProps) {
  const { t } = useTranslation("payment");
  return (
    <>
      <TextField
        name="lastName"
        label={t("booker.last_name")}
        hint={t("booker.name_hint")}
        error={errorOf("lastName")}
        defaultValue={known.lastName}
        required
        autoComplete="family-name"
        autoCapitalize="characters"
        maxLength={60}
      />
      <TextField
        name="firstName"
        label={t("booker.first_name")}
        error={errorOf("firstName")}
        defaultValue={known.firstName}
        required
        autoComplete="given-name"
        autoCapitalize="characters"
        maxLength={60}
      />
      <TextField
        className="col-span-2"
        name="email"
        type="email"
        label={t("booker.email")}
        hint={t("booker.email_hint")}
        error={errorOf("email")}
        defaultValue={known.email}
        required
        autoComplete="email"
        maxLength={254}
      />
    </>
  );
}

function PhoneFields({ known, errorOf }: KnownFieldsProps) {
  const { t } = useTranslation("payment");
  return (
    <div className="col-span-2 grid grid-cols-[8.5rem_minmax(0,1fr)] items-start gap-2">
      <SelectField
        name="phoneCountry"
        label={t("booker.country")}
        defaultValue={known.phoneCountry}
        autoComplete="tel-country-code"
        options={PHONE_COUNTRIES.map((country) => ({
          value: country,
          label: `${CALLING_CODE[country]} ${country}`,
        }))}
      />
      <TextField
        name="phone"
        type="tel"
        label={t("booker.phone")}
        error={errorOf("phone")}
        defaultValue={known.phone}
        required
        autoComplete="tel-national"
        maxLength={40}
      />
    </div>
  );
}
