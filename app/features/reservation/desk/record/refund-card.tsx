import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { sumWon, type Won } from "#app/domain/common/money.ts";
import { bankTransferReference } from "#app/domain/order/payment/bank-transfer.ts";
import { REFUNDED_ELSEWHERE } from "#app/domain/order/payment/refund-status.ts";
import { asOneLine, staffRefundSchema } from "#app/domain/reservation/refund/staff-decision.ts";
import { reasonForm } from "#app/domain/reservation/status/admin-forms.ts";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import type { RefundRecord } from "#app/features/reservation/desk/reservation-detail-queries.server.ts";
import {
  paidLinesOf,
  RefundArithmetic,
  refundSums,
} from "#app/features/reservation/desk/reservation-sums-table.tsx";
import type { RefundProposal } from "#app/features/reservation/refund/refund-proposals.server.ts";
import { Badge } from "#app/ui/badge.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import { Note } from "#app/ui/note.tsx";
import { ActionCard } from "./action-card.tsx";
import { ActionForm } from "./action-form.tsx";
import { FailedRefund } from "./failed-refund-card.tsx";
import { RefundProposals } from "./proposals-card.tsx";
import { ReasonField, ReasonFields } from "./reason-fields.tsx";

type RefundProps = {
  readonly refund: RefundRecord;
  readonly now: Date;
  readonly canChange: boolean;
  /** Above the limit of the policy, newest first. */
  readonly proposals: readonly RefundProposal[];
  /** Up to this sum one person decides alone. */
  readonly limit: Won;
  readonly me: string;
};

/** A refund of this line: its reason, its calculation, and the decisions still possible. */
export function ReservationRefund(props: RefundProps) {
  const { refund, now, canChange, proposals, limit, me } = props;
  const { t } = useTranslation(["desk", "reservation-desk"]);
  const { moment } = useAdminFormat();
  const { status, kind, reason, reasonCode, createdAt, decision, decidedBy, failureCode } = refund;
  const transfer = bankTransferReference(refund.transactionKey);
  const isProposed = proposals.some((proposal) => proposal.status === "waiting");
  return (
    <ActionCard
      id={status === "review" ? "decide" : undefined}
      title={t(`refund_kind.${kind}`)}
      first={status === "review" && canChange}
      text={
        <>
          <Badge tone={status === "failed" ? "danger" : "plain"} icon={null}>
            {t(`refund_status.${status}`)}
          </Badge>
          <p className="mt-2">{t("sums.asked", { at: moment(createdAt) })}</p>
          {reason ? <p className="whitespace-pre-line text-ink">{reason}</p> : null}
          {decidedBy ? <p>{t("sums.decided", { name: decidedBy })}</p> : null}
          {reasonCode ? (
            <p className="font-semibold text-ink">{t(`reservation-desk:reason.${reasonCode}`)}</p>
          ) : null}
          {decision ? <p className="whitespace-pre-line text-ink">{decision}</p> : null}
          {transfer ? <p className="wrap-anywhere">{t("sums.transfer", { transfer })}</p> : null}
        </>
      }
    >
      {status === "failed" ? <WhyNotSent code={failureCode} /> : null}
      <RefundArithmetic
        sums={refundSums(refund, now)}
        titles={new Map(refund.lines.map(({ id, title }) => [id, title]))}
        isOpen={status === "review"}
      />
      <RefundProposals proposals={proposals} canDecide={canChange && status === "review"} me={me} />
      {canChange && status === "review" && !isProposed ? (
        <Decide refund={refund} limit={limit} />
      ) : null}
      {canChange && status === "failed" ? <FailedRefund refund={refund} /> : null}
    </ActionCard>
  );
}

/** Approves the amount of the policy, another amount with a reason, or none with a reason. */
function Decide({ refund, limit }: { readonly refund: RefundRecord; readonly limit: Won }) {
  const { t } = useTranslation(["desk", "reservation-desk"]);
  const { won } = useAdminFormat();
  const sum = sumWon([refund.card, refund.points]);
  const one = asOneLine(paidLinesOf(refund));
  const most = sumWon(refund.lines.flatMap((line) => [line.card, line.points]));
  return (
    <>
      <ActionForm
        intent="approve"
        schema={z.object({})}
        shown={{ sum }}
        label={t("step.approve", { sum: won(sum) })}
      />
      <Folded title={t("step.approve_own")}>
        <ActionForm
          intent="approve_own"
          schema={one ? staffRefundSchema(one) : reasonForm}
          label={t("step.approve_own_do")}
          variant="secondary"
        >
          {(errorOf) => (
            <>
              <TextField
                name="amount"
                label={t("step.amount")}
                hint={t("step.amount_hint", { most: won(most) })}
                inputMode="numeric"
                defaultValue={sum}
                maxLength={10}
                required
                error={errorOf("amount")}
              />
              <p className="text-14 text-ink-2">
                {t("reservation-desk:limit_hint", { limit: won(limit) })}
              </p>
              <ReasonFields kind="refund" label={t("step.own_reason")} errorOf={errorOf} />
            </>
          )}
        </ActionForm>
      </Folded>
      <Folded title={t("step.refuse_refund")}>
        <ActionForm
          intent="refuse_refund"
          schema={reasonForm}
          label={t("step.refuse_refund_do")}
          variant="danger-line"
        >
          {(errorOf) => <ReasonField label={t("step.refuse_reason")} error={errorOf("reason")} />}
        </ActionForm>
      </Folded>
    </>
  );
}

type FoldedProps = { readonly title: string; readonly children: ReactNode };

function Folded({ title, children }: FoldedProps) {
  return (
    <details className="rounded-panel border border-line p-3">
      <summary className="min-h-8 cursor-pointer font-semibold">{title}</summary>
      <div className="mt-2">{children}</div>
    </details>
  );
}

function WhyNotSent({ code }: { readonly code: string | null }) {
  const { t } = useTranslation("desk");
  return (
    <Note tone="danger">
      {code === REFUNDED_ELSEWHERE
        ? t("sums.failed_elsewhere")
        : t("sums.failed", { code: code ?? "–" })}
    </Note>
  );
}
