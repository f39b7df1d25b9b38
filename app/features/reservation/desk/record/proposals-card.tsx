import { useTranslation } from "react-i18next";
import { won } from "#app/domain/common/money.ts";
import { proposalForm } from "#app/domain/reservation/status/admin-forms.ts";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import type { RefundProposal } from "#app/features/reservation/refund/refund-proposals.server.ts";
import { Note } from "#app/ui/note.tsx";
import { ActionForm } from "./action-form.tsx";

type ProposalsProps = {
  readonly proposals: readonly RefundProposal[];
  readonly canDecide: boolean;
  readonly me: string;
};

/** The refund that waits for a second person's approval, and the declined ones. */
export function RefundProposals({ proposals, canDecide, me }: ProposalsProps) {
  const waiting = proposals.find(({ status }) => status === "waiting");
  return (
    <>
      {waiting ? <Waiting proposal={waiting} canDecide={canDecide} me={me} /> : null}
      {proposals
        .filter(({ status }) => status === "declined")
        .map((proposal) => (
          <Declined key={proposal.id} proposal={proposal} />
        ))}
    </>
  );
}

type WaitingProps = Omit<ProposalsProps, "proposals"> & { readonly proposal: RefundProposal };

function Waiting({ proposal, canDecide, me }: WaitingProps) {
  const { t } = useTranslation("reservation-desk");
  const { won: money } = useAdminFormat();
  const sum = money(won(proposal.card + proposal.points));
  const name = proposal.proposedBy ?? t("former_colleague");
  const isOwn = proposal.proposedById === me;
  const id = <input type="hidden" name="proposal" value={proposal.id} />;
  return (
    <Note tone="warn" title={t("proposal", { name, sum })}>
      <p className="font-semibold">{t(`reason.${proposal.code}`)}</p>
      <p className="whitespace-pre-line">{proposal.reason}</p>
      {isOwn ? <p className="mt-2">{t("proposal_own")}</p> : null}
      {canDecide && !isOwn ? (
        <div className="mt-3 grid gap-2">
          <ActionForm
            intent="approve_proposal"
            schema={proposalForm}
            label={t("proposal_approve", { sum })}
          >
            {() => id}
          </ActionForm>
          <ActionForm
            intent="decline_proposal"
            schema={proposalForm}
            label={t("proposal_decline")}
            variant="secondary"
          >
            {() => id}
          </ActionForm>
        </div>
      ) : null}
    </Note>
  );
}

function Declined({ proposal }: { readonly proposal: RefundProposal }) {
  const { t } = useTranslation("reservation-desk");
  const { won: money, moment } = useAdminFormat();
  const name = proposal.decidedBy ?? t("former_colleague");
  const sum = money(won(proposal.card + proposal.points));
  const at = proposal.decidedAt ? moment(proposal.decidedAt) : "";
  return (
    <p className="text-14 text-ink-2">{`${at} · ${t("proposal_declined", { name })} · ${sum}`}</p>
  );
}
