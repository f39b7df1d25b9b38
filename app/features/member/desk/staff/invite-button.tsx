import { UserPlus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { LOCALES } from "#app/domain/common/language/languages.ts";
import { STAFF_ROLES } from "#app/domain/desk/role/role-rights.ts";
import { INVITATION_HOURS } from "#app/domain/member/rights/staff-form.ts";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import { Button } from "#app/ui/button.tsx";
import { FailureText, SelectField, TextField } from "#app/ui/form/field.tsx";
import { Dialog } from "#app/ui/overlay/dialog.tsx";
import { useStaffForm } from "./use-staff-form.ts";

/** Sends an invitation by e-mail, in the language chosen here. */
export function InviteButton() {
  const { t } = useTranslation(["staff", "desk"]);
  const { language, locale } = useAdminFormat();
  const { fetcher, open, setOpen, failure, busy } = useStaffForm();
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title={t("invite")}
      trigger={
        <Button size="xs">
          <UserPlus aria-hidden="true" />
          {t("invite")}
        </Button>
      }
    >
      <fetcher.Form method="post" noValidate className="grid gap-4">
        <input type="hidden" name="intent" value="invite" />
        <TextField
          name="email"
          type="email"
          label={t("email")}
          autoComplete="off"
          maxLength={254}
          required
          error={failure?.fields.email}
        />
        <SelectField
          name="role"
          label={t("desk:member.role")}
          placeholder={t("role_choose")}
          options={STAFF_ROLES.map((value) => ({
            value,
            label: t(`desk:role.${value}`),
          }))}
          error={failure?.fields.role}
        />
        <SelectField
          name="locale"
          label={t("letter_language")}
          defaultValue={locale}
          options={LOCALES.map((value) => ({ value, label: language(value) }))}
          error={failure?.fields.locale}
        />
        <p className="text-14 text-ink-2">{t("invite_text", { hours: INVITATION_HOURS })}</p>
        <FailureText failure={failure} />
        <Button type="submit" busy={busy}>
          {t("invite_send")}
        </Button>
      </fetcher.Form>
    </Dialog>
  );
}
