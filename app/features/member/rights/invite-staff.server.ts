import { randomBytes } from "node:crypto";
import { and, eq, inArray, isNull, lte, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { deleteInBatches } from "#app/db/query/delete-in-batches.server.ts";
import { staffInvitations } from "#app/db/schema/member/member-desk-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import { inEachLocale, type Locale } from "#app/domain/common/language/languages.ts";
import type { StaffRole } from "#app/domain/desk/role/role-names.ts";
import { STAFF_ROLES } from "#app/domain/desk/role/role-rights.ts";
import { INVITATION_HOURS } from "#app/domain/member/rights/staff-form.ts";
import { writeAudit } from "#app/features/desk/audit/write-audit.server.ts";
import { notifyAddress } from "#app/features/message/outbox.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { translator } from "#app/platform/i18n/i18n.ts";
import { hashOfInvitation, invitationPath } from "./invitation-link.server.ts";
import { requireOwner } from "./staff-queries.server.ts";

type Inviting = Pick<Services, "db" | "now" | "secrets" | "log">;

type Invitation = {
  readonly email: string;
  readonly role: StaffRole;
  readonly locale: Locale;
};

/** Mails a link for joining the staff. Owners are locked, so that two of them cannot invite one address twice. */
export async function inviteStaff(
  services: Inviting,
  { by, email, role, locale }: Invitation & { readonly by: string },
): Promise<number> {
  const at = services.now();
  const id = await services.db.transaction(async (tx) => {
    const inviter = await requireOwner(tx, by);
    await refuseKnown(tx, email);
    const { secret, ...link } = newLink(services);
    const [added] = await tx
      .insert(staffInvitations)
      .values({ email, role, locale, invitedBy: by, createdAt: at, ...link })
      .returning({ id: staffInvitations.id });
    const invitation = { id: added?.id ?? 0, email, role, locale };
    await mailLink(tx, { ...invitation, ...link, secret, inviter });
    const subject = { kind: "invitation", id: invitation.id };
    const after = { email, role };
    await writeAudit(tx, { by, action: "invitation.invite", subject, after, at });
    return invitation.id;
  });
  services.log.info({ by, invitation: id, role }, "somebody was invited to the staff");
  return id;
}

type Target = { readonly by: string; readonly id: number };

/** Mails a new link for another three days; the one before opens nothing any more. */
export async function resendInvitation(services: Inviting, { by, id }: Target): Promise<void> {
  await services.db.transaction(async (tx) => {
    const inviter = await requireOwner(tx, by);
    const { secret, ...link } = newLink(services);
    const [sent] = await tx
      .update(staffInvitations)
      .set({ ...link, invitedBy: by })
      .where(isOpen(id))
      .returning();
    if (!sent) throw new AppError("staff.invitation_closed");
    await mailLink(tx, { ...sent, ...link, secret, inviter });
    const { email, role, expiresAt } = sent;
    await writeAudit(tx, {
      by,
      action: "invitation.resend",
      subject: { kind: "invitation", id },
      after: { email, role, expiresAt },
      at: services.now(),
    });
  });
}

export async function revokeInvitation(
  { db, now }: Pick<Services, "db" | "now">,
  { by, id }: Target,
): Promise<void> {
  const at = now();
  await db.transaction(async (tx) => {
    await requireOwner(tx, by);
    const [revoked] = await tx
      .update(staffInvitations)
      .set({ revokedAt: at })
      .where(isOpen(id))
      .returning();
    if (!revoked) throw new AppError("staff.invitation_closed");
    const { email, role } = revoked;
    await writeAudit(tx, {
      by,
      action: "invitation.revoke",
      subject: { kind: "invitation", id },
      before: { email, role },
      at,
    });
  });
}

function isOpen(id: number) {
  return and(
    eq(staffInvitations.id, id),
    isNull(staffInvitations.acceptedAt),
    isNull(staffInvitations.revokedAt),
  );
}

async function refuseKnown(tx: Database, email: string): Promise<void> {
  const isColleague = and(
    eq(sql`lower(${members.email})`, email),
    inArray(members.role, STAFF_ROLES),
    isNull(members.withdrawnAt),
  );
  if ((await tx.$count(members, isColleague)) > 0) throw new AppError("staff.is_staff");
  const isWaiting = and(
    eq(staffInvitations.email, email),
    isNull(staffInvitations.acceptedAt),
    isNull(staffInvitations.revokedAt),
  );
  if ((await tx.$count(staffInvitations, isWaiting)) > 0) throw new AppError("staff.invited");
}

function newLink({ secrets, now }: Inviting) {
  const secret = randomBytes(32).toString("base64url");
  const expiresAt = new Date(now().getTime() + INVITATION_HOURS * 3_600_000);
  return { secret, tokenHash: hashOfInvitation({ secrets }, secret), expiresAt };
}

type Letter = Invitation & {
  readonly id: number;
  readonly secret: string;
  readonly tokenHash: string;
  readonly expiresAt: Date;
  readonly inviter: string;
};

async function mailLink(tx: Database, letter: Letter): Promise<void> {
  const { id, email, role, locale, secret, tokenHash, expiresAt, inviter } = letter;
  await notifyAddress(tx, email, locale, {
    template: "staff-invitation",
    event: `staff-invitation:${id}:${tokenHash}`,
    words: {
      by: inviter,
      role: inEachLocale((each) => translator(each)(`desk:role.${role}`)),
      until: expiresAt,
    },
    link: invitationPath(secret),
  });
}

const RETENTION_MS = 90 * 24 * 3_600_000;

/** The address of an unused invitation is deleted; accepted ones are in the audit log. */
export function sweepInvitations(db: Database, now: Date): Promise<number> {
  const where = lte(staffInvitations.expiresAt, new Date(now.getTime() - RETENTION_MS));
  return deleteInBatches(db, staffInvitations, { key: staffInvitations.id, where });
}
