import { useTranslation } from "react-i18next";
import { TableCard } from "#app/features/desk/detail-rows.tsx";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import type { WaitingInvitation } from "#app/features/member/rights/staff-queries.server.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { FailureText } from "#app/ui/form/field.tsx";
import { useStaffForm } from "./use-staff-form.ts";

type InvitationCardProps = {
  readonly invitations: readonly WaitingInvitation[];
  readonly now: Date;
};

/** Open invitations; an old one can be sent again. */
export function InvitationCard({ invitations, now }: InvitationCardProps) {
  const { t } = useTranslation("staff");
  if (invitations.length === 0) return null;
  return (
    <div className="mb-4">
      <TableCard title={t("waiting")} count={invitations.length}>
        <ul>
          {invitations.map((invitation) => (
            <Invitation key={invitation.id} invitation={invitation} now={now} />
          ))}
        </ul>
      </TableCard>
    </div>
  );
}

type InvitationProps = { readonly invitation: WaitingInvitation; readonly now: Date };

function Invitation({ invitation, now }: InvitationProps) {
  const { t } = useTranslation(["staff", "desk"]);
  const { moment } = useAdminFormat();
  const { fetcher, failure, busy } = useStaffForm();
  const { id, email, role, by, expiresAt } = invitation;
  const isOver = expiresAt <= now;
  return (
    <li className="border-line border-t px-4 py-3 first:border-t-0">
      <fetcher.Form method="post" className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <input type="hidden" name="id" value={id} />
        <p className="min-w-0 flex-1">
          <b className="break-all">{email}</b>
          <span className="block text-14 text-ink-2">
            {t("invited_by", { role: t(`desk:role.${role}`), name: by })}
          </span>
        </p>
        <Badge tone={isOver ? "danger" : "request"} icon={null}>
          {t(isOver ? "expired" : "valid_until", { date: moment(expiresAt) })}
        </Badge>
        <span className="flex gap-2">
          <Button
            type="submit"
            name="intent"
            value="resend"
            variant="secondary"
            size="xs"
            busy={busy}
          >
            {t("resend")}
          </Button>
          <Button
            type="submit"
            name="intent"
            value="revoke"
            variant="danger-line"
            size="xs"
            busy={busy}
          >
            {t("revoke")}
          </Button>
        </span>
        <FailureText failure={failure} />
      </fetcher.Form>
    </li>
  );
}
