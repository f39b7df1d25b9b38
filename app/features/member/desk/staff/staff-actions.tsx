import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { STAFF_ROLES } from "#app/domain/desk/role/role-rights.ts";
import { MAX_RIGHTS_REASON } from "#app/domain/member/rights/member-rights-schema.ts";
import { Button } from "#app/ui/button.tsx";
import { FailureText, SelectField, TextArea } from "#app/ui/form/field.tsx";
import { Dialog } from "#app/ui/overlay/dialog.tsx";
import type { StaffRow } from "./staff-columns.ts";
import { useStaffForm } from "./use-staff-form.ts";

type StaffActionsProps = { readonly row: StaffRow; readonly readerId: string };

/** Changes or removes a role, never one's own, so that an owner always remains. */
export function StaffActions({ row, readerId }: StaffActionsProps) {
  const { t } = useTranslation("staff");
  if (row.id === readerId) return <span className="text-ink-3">{t("yourself")}</span>;
  if (row.isBanned) return <span className="text-danger-700">{t("banned")}</span>;
  return (
    <span className="flex flex-wrap gap-2">
      <RoleButton row={row} />
      <RemoveButton row={row} />
    </span>
  );
}

function RoleButton({ row }: Pick<StaffActionsProps, "row">) {
  const { t } = useTranslation(["staff", "desk"]);
  const form = useStaffForm();
  return (
    <Dialog
      open={form.open}
      onOpenChange={form.setOpen}
      title={t("role_title", { name: row.name })}
      trigger={
        <Button variant="secondary" size="xs">
          {t("role_change")}
        </Button>
      }
    >
      <StaffForm intent="role" row={row} form={form}>
        <SelectField
          name="role"
          label={t("desk:member.role")}
          defaultValue={row.role}
          options={STAFF_ROLES.map((value) => ({
            value,
            label: t(`desk:role.${value}`),
          }))}
          error={form.failure?.fields.role}
        />
        <p className="text-14 text-ink-2">{t("role_text")}</p>
        <FailureText failure={form.failure} />
        <Button type="submit" busy={form.busy}>
          {t("role_change")}
        </Button>
      </StaffForm>
    </Dialog>
  );
}

function RemoveButton({ row }: Pick<StaffActionsProps, "row">) {
  const { t } = useTranslation("staff");
  const form = useStaffForm();
  return (
    <Dialog
      open={form.open}
      onOpenChange={form.setOpen}
      title={t("remove_title", { name: row.name })}
      trigger={
        <Button variant="danger-line" size="xs">
          {t("remove")}
        </Button>
      }
    >
      <StaffForm intent="remove" row={row} form={form}>
        <p className="text-14 text-ink-2">{t("remove_text")}</p>
        <TextArea
          name="reason"
          label={t("reason")}
          rows={2}
          maxLength={MAX_RIGHTS_REASON}
          required
          error={form.failure?.fields.reason}
        />
        <FailureText failure={form.failure} />
        <Button type="submit" variant="danger" busy={form.busy}>
          {t("remove")}
        </Button>
      </StaffForm>
    </Dialog>
  );
}

type StaffFormProps = {
  readonly intent: "role" | "remove";
  readonly row: StaffRow;
  readonly form: ReturnType<typeof useStaffForm>;
  readonly children: ReactNode;
};

function StaffForm({ intent, row, form: { fetcher }, children }: StaffFormProps) {
  return (
    <fetcher.Form method="post" noValidate className="grid gap-4">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="memberId" value={row.id} />
      <input type="hidden" name="seen" value={row.role} />
      {children}
    </fetcher.Form>
  );
}
