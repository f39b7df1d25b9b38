import { useTranslation } from "react-i18next";
import { recheckForm } from "#app/domain/reservation/status/admin-forms.ts";
import { needsRecheck, recheckBy } from "#app/domain/reservation/status/recheck-rules.ts";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import type { ReservationRecord } from "#app/features/reservation/desk/reservation-detail-queries.server.ts";
import { TextField } from "#app/ui/form/field.tsx";
import { ActionCard } from "./action-card.tsx";
import { ActionForm } from "./action-form.tsx";

type RecheckProps = {
  readonly reservation: ReservationRecord;
  readonly canChange: boolean;
  readonly now: Date;
};

/** The re-check with the supplier on the day before; read-only staff see that it is still open. */
export function ReservationRecheck({ reservation, canChange, now }: RecheckProps) {
  const { t } = useTranslation("desk");
  const { clock } = useAdminFormat();
  if (!needsRecheck(reservation, now)) return null;
  const time = clock(recheckBy(reservation), reservation.zone);
  return (
    <ActionCard
      id="recheck"
      title={t("step.recheck")}
      text={t("step.recheck_text", { time })}
      first={canChange}
    >
      {canChange ? (
        <ActionForm intent="recheck" schema={recheckForm} label={t("step.recheck_do")} isFirst>
          {(errorOf) => (
            <TextField
              name="with"
              label={t("step.recheck_with")}
              hint={t("step.heard_from_hint")}
              maxLength={80}
              autoComplete="off"
              required
              error={errorOf("with")}
            />
          )}
        </ActionForm>
      ) : null}
    </ActionCard>
  );
}
