import { useTranslation } from "react-i18next";
import { TableCard } from "#app/features/desk/detail-rows.tsx";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import type { OwnDevice } from "#app/features/member/account/account-queries.server.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorText, TextField } from "#app/ui/form/field.tsx";
import { linkClass } from "#app/ui/look/classes.ts";
import { Dialog } from "#app/ui/overlay/dialog.tsx";
import { useCareForm } from "./care-form.tsx";

/** Where a member is logged in, and a way to end it for one who has lost a phone. */
export function MemberDevices({ devices }: { readonly devices: readonly OwnDevice[] }) {
  const { t } = useTranslation(["care", "join"]);
  const { moment } = useAdminFormat();
  return (
    <TableCard
      title={t("devices")}
      count={devices.length}
      action={devices.length > 0 ? <EndAll /> : undefined}
    >
      <ul className="grid gap-2 p-4">
        {devices.map(({ id, browser, system, seenAt }) => (
          <li key={id}>
            <b>
              {[system, browser].filter(Boolean).join(" · ") || t("join:security.device_unknown")}
            </b>
            <span className="block text-13 text-ink-3">{moment(seenAt)}</span>
          </li>
        ))}
        {devices.length === 0 ? <li className="text-ink-3">{t("no_devices")}</li> : null}
      </ul>
    </TableCard>
  );
}

function EndAll() {
  const { t } = useTranslation("care");
  const { fetcher, form, busy, fields, error } = useCareForm();
  return (
    <Dialog
      title={t("end_sessions")}
      trigger={
        <button type="button" className={linkClass}>
          {t("end_all")}
        </button>
      }
    >
      <fetcher.Form ref={form} method="post" className="grid gap-3">
        <input type="hidden" name="intent" value="end_sessions" />
        <p className="text-14 text-ink-2">{t("end_text")}</p>
        <TextField
          label={t("reason")}
          name="reason"
          maxLength={200}
          required
          error={fields.reason}
        />
        <ErrorText code={error} />
        <Button type="submit" variant="danger" busy={busy}>
          {t("end_sessions")}
        </Button>
      </fetcher.Form>
    </Dialog>
  );
}
