import { useTranslation } from "react-i18next";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import type { Failure } from "#app/platform/http/form.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ErrorText, RadioGroup, TextField } from "#app/ui/form/field.tsx";
import { useChecked } from "#app/ui/form/use-checked.ts";
import type { Profile } from "./member-queries.server.ts";

import { useSavedForm } from "./use-saved-form.ts";

/** The answer to a form of the member's own data that was sent without scripts: which form, and what was typed. */
export type RefusedInfo = Failure & {
  readonly intent: string;
  readonly typed: Readonly<Record<string, string>>;
};

type InfoFormProps = {
  readonly profile: Profile;
  readonly today: LocalDate;
  readonly refused: RefusedInfo | undefined;
};

/** Loaded lazily: it contains the phone number rules of all countries. */
async function loadSchema(today: LocalDate) {
  return (await import("#app/domain/member/profile/member-info.ts")).memberInfoSchema(today);
}

export function InfoForm({ profile, today, refused }: InfoFormProps) {
  const { t } = useTranslation("mypage");
  const { Form, busy, failure, wholeForm } = useSavedForm(t("member.info_saved"), refused);
  const { checks, errorOf } = useChecked(() => loadSchema(today), failure);
  const typed = refused?.typed ?? profile;
  const genders = [
    { value: "", label: t("member.gender_none") },
    { value: "female", label: t("profile.gender.female") },
    { value: "male", label: t("profile.gender.male") },
  ];
  return (
    <Card as="section" aria-labelledby="info">
      <h2 id="info" className="text-18">
        {t("member.info")}
      </h2>
      <Form method="post" noValidate {...checks} className="mt-4 grid gap-4">
        <input type="hidden" name="intent" value="info" />
        <TextField
          name="phone"
          type="tel"
          label={t("profile.phone")}
          hint={t("member.phone_hint")}
          error={errorOf("phone")}
          defaultValue={typed.phone ?? ""}
          autoComplete="tel"
        />
        <TextField
          name="birthday"
          type="date"
          label={t("profile.birthday")}
          error={errorOf("birthday")}
          defaultValue={typed.birthday ?? ""}
          max={today}
          autoComplete="bday"
        />
        <RadioGroup
          name="gender"
          label={t("profile.gender")}
          options={genders}
          defaultValue={typed.gender ?? ""}
          look="segment"
          error={errorOf("gender")}
        />
        <ErrorText code={wholeForm} />
        <div>
          <Button type="submit" busy={busy}>
            {t("member.info_save")}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
