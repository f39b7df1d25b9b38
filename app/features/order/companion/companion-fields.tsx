import { useTranslation } from "react-i18next";
import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
import type { KnownCompanion } from "#app/domain/order/people/companion-schema.ts";
import { RadioGroup, TextField } from "#app/ui/form/field.tsx";

export const loadCompanionSchema = async () =>
  (await import("#app/domain/order/people/companion-schema.ts")).companionSchema;

type CompanionFieldsProps = {
  readonly known?: KnownCompanion;
  readonly errorOf: (name: string) => ErrorCode | undefined;
};

/** The passport name is required; the rest saves typing later. */
export function CompanionFields({ known, errorOf }: CompanionFieldsProps) {
  const { t } = useTranslation("mypage");
  const genders = [
    { value: "", label: t("member.gender_none") },
    { value: "female", label: t("profile.gender.female") },
    { value: "male", label: t("profile.gender.male") },
  ];
  return (
    <>
      <div className="grid gap-4 md:grid-cols-2">
        <TextField
          name="lastName"
          label={t("companions.last_name")}
          hint={t("companions.name_hint")}
          error={errorOf("lastName")}
          defaultValue={known?.lastName}
          autoCapitalize="characters"
          autoComplete="off"
          maxLength={40}
          required
        />
        <TextField
          name="firstName"
          label={t("companions.first_name")}
          error={errorOf("firstName")}
          defaultValue={known?.firstName}
          autoCapitalize="characters"
          autoComplete="off"
          maxLength={40}
          required
        />
        <TextField
          name="birthday"
          type="date"
          label={t("profile.birthday")}
          error={errorOf("birthday")}
          defaultValue={known?.birthday ?? ""}
          autoComplete="off"
        />
        <TextField
          name="handicap"
          label={t("companions.handicap")}
          inputMode="decimal"
          error={errorOf("handicap")}
          defaultValue={known?.handicap ?? ""}
          autoComplete="off"
          maxLength={6}
        />
      </div>
      <RadioGroup
        name="gender"
        label={t("profile.gender")}
        options={genders}
        defaultValue={known?.gender ?? ""}
        look="segment"
        error={errorOf("gender")}
      />
    </>
  );
}
