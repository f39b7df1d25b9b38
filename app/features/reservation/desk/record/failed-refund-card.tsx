import { useTranslation } from "react-i18next";
import { z } from "zod";
import { sumWon } from "#app/domain/common/money.ts";
import { canRestoreBooking } from "#app/domain/order/payment/refund-status.ts";
import { bankTransferForm, reasonForm } from "#app/domain/reservation/status/admin-forms.ts";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import type { RefundRecord } from "#app/features/reservation/desk/reservation-detail-queries.server.ts";
import { TextArea, TextField } from "#app/ui/form/field.tsx";
import { ActionForm } from "./action-form.tsx";
import { ReasonField } from "./reason-fields.tsx";

type FailedProps = {
  readonly refund: Pick<RefundRecord, "id" | "tries" | "kind" | "status" | "openCard" | "points">;
};

function shownOf({ id, tries, openCard }: FailedProps["refund"]) {
  return { refund: id, tries, sum: openCard };
}

/** A refund that the provider refused can be sent again, paid by bank transfer, or rejected. */
export function FailedRefund({ refund }: FailedProps) {
  const { t } = useTranslation("desk");
  const { won } = useAdminFormat();
  return (
    <>
      <ActionForm
        intent="retry"
        schema={z.object({})}
        shown={shownOf(refund)}
        label={t("step.retry", { sum: won(sumWon([refund.openCard, refund.points])) })}
      />
      <ByHand refund={refund} />
      {canRestoreBooking(refund) ? <RestoreBooking /> : null}
    </>
  );
}

/** The transfer covers only what the card had paid and the provider still has; points are returned automatically. */
function ByHand({ refund }: FailedProps) {
  const { t } = useTranslation("desk");
  const { won } = useAdminFormat();
  const sum = won(refund.openCard);
  return (
    <details className="rounded-panel border border-line p-3">
      <summary className="min-h-8 cursor-pointer font-semibold">{t("step.hand_paid")}</summary>
      <p className="my-2 text-14 text-ink-2">
        {t(refund.kind === "return" ? "step.hand_paid_return" : "step.hand_paid_text", { sum })}
      </p>
      <ActionForm
        intent="hand_paid"
        schema={bankTransferForm}
        shown={shownOf(refund)}
        label={t("step.hand_paid_do", { sum })}
        variant="secondary"
      >
        {(errorOf) => (
          <>
            <TextField
              name="reference"
              label={t("step.hand_paid_reference")}
              hint={t("step.hand_paid_hint")}
              maxLength={100}
              autoComplete="off"
              required
              error={errorOf("reference")}
            />
            <TextArea
              name="reason"
              label={t("step.hand_paid_reason")}
              hint={t("step.hand_paid_reason_hint")}
              rows={2}
              maxLength={500}
              required
              error={errorOf("reason")}
            />
          </>
        )}
      </ActionForm>
    </details>
  );
}

function RestoreBooking() {
  const { t } = useTranslation("desk");
  return (
    <details className="rounded-panel border border-line p-3">
      <summary className="min-h-8 cursor-pointer font-semibold">{t("step.keep")}</summary>
      <p className="my-2 text-14 text-ink-2">{t("step.keep_text")}</p>
      <ActionForm
        intent="refuse_refund"
        schema={reasonForm}
        label={t("step.keep_do")}
        variant="danger-line"
      >
        {(errorOf) => <ReasonField label={t("step.keep_reason")} error={errorOf("reason")} />}
      </ActionForm>
    </details>
  );
}
