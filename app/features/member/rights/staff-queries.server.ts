import { and, desc, eq, isNull } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { staffInvitations } from "#app/db/schema/member/member-desk-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";

/** Invitations neither accepted nor revoked, including expired ones: they can be sent again. */
export function listInvitations(db: Database) {
  return db
    .select({
      id: staffInvitations.id,
      email: staffInvitations.email,
      role: staffInvitations.role,
      locale: staffInvitations.locale,
      by: members.name,
      createdAt: staffInvitations.createdAt,
      expiresAt: staffInvitations.expiresAt,
    })
    .from(staffInvitations)
    .innerJoin(members, eq(members.id, staffInvitations.invitedBy))
    .where(and(isNull(staffInvitations.acceptedAt), isNull(staffInvitations.revokedAt)))
    .orderBy(desc(staffInvitations.createdAt), desc(staffInvitations.id));
}

export type WaitingInvitation = Awaited<ReturnType<typeof listInvitations>>[number];

/** The acting member must be an owner, whose name is answered. Locked: two owners who remove each other must leave one. */
export async function requireOwner(tx: Database, by: string): Promise<string> {
  const owners = await tx
    .select({ id: members.id, name: members.name })
    .from(members)
    .where(and(eq(members.role, "owner"), isNull(members.bannedAt), isNull(members.withdrawnAt)))
    .orderBy(members.id)
    .for("update");
  const owner = owners.find(({ id }) => id === by);
  if (!owner) throw new AppError("common.not_found");
  return owner.name;
}
