import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { reservations } from "#app/db/schema/order/order-tables.ts";
import { reservationAssignees } from "#app/db/schema/reservation/reservation-desk-tables.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import { mayChange, ROLES } from "#app/domain/desk/role/role-rights.ts";
import { writeAudit } from "#app/features/desk/audit/write-audit.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";

type Assignment = {
  readonly reservationId: string;
  /** Null where it is given back to the team. */
  readonly to: string | null;
  /** The assignee that the page showed: a colleague who took it meanwhile is not replaced unnoticed. */
  readonly seen: string | null;
};

/** Gives a reservation to one of the staff, or back to the team. */
export async function assignReservation(
  { db, now }: Pick<Services, "db" | "now">,
  staff: { readonly id: string },
  { reservationId, to, seen }: Assignment,
): Promise<void> {
  const at = now();
  await db.transaction(async (tx) => {
    const before = await lockedAssignee(tx, reservationId);
    if (before !== seen) throw new AppError("reservation.assignee_changed");
    if (to !== null && !(await canWorkOn(tx, to))) throw new AppError("reservation.assignee");
    await setAssignee(tx, reservationId, to, at);
    await writeAudit(tx, {
      by: staff.id,
      action: "reservation.assign",
      subject: { kind: "reservation", id: reservationId },
      before: { assignee: before },
      after: { assignee: to },
      at,
    });
  });
}

/** Locks the reservation, so that of two colleagues who take it concurrently the second one is told. */
async function lockedAssignee(tx: Database, reservationId: string): Promise<string | null> {
  const [line] = await tx
    .select({ id: reservations.id })
    .from(reservations)
    .where(eq(reservations.id, reservationId))
    .for("update");
  if (!line) throw new AppError("common.not_found");
  const [row] = await tx
    .select({ staffId: reservationAssignees.staffId })
    .from(reservationAssignees)
    .where(eq(reservationAssignees.reservationId, reservationId));
  return row?.staffId ?? null;
}

async function setAssignee(tx: Database, reservationId: string, to: string | null, at: Date) {
  if (to === null) {
    await tx
      .delete(reservationAssignees)
      .where(eq(reservationAssignees.reservationId, reservationId));
    return;
  }
  const row = { staffId: to, assignedAt: at };
  await tx
    .insert(reservationAssignees)
    .values({ reservationId, ...row })
    .onConflictDoUpdate({ target: reservationAssignees.reservationId, set: row });
}

const WORKING_ROLES = ROLES.filter((role) => mayChange(role, "reservations"));

/** Staff who may change reservations. */
const isWorking = and(inArray(members.role, WORKING_ROLES), isNull(members.bannedAt));

async function canWorkOn(tx: Database, memberId: string): Promise<boolean> {
  return (await tx.$count(members, and(eq(members.id, memberId), isWorking))) === 1;
}

export function listAssignable(db: Database) {
  return db
    .select({ id: members.id, name: members.name })
    .from(members)
    .where(isWorking)
    .orderBy(asc(members.name), asc(members.id));
}

export type Assignable = Awaited<ReturnType<typeof listAssignable>>[number];

export async function findAssignee(db: Database, reservationId: string) {
  const [row] = await db
    .select({ id: members.id, name: members.name, at: reservationAssignees.assignedAt })
    .from(reservationAssignees)
    .innerJoin(members, eq(members.id, reservationAssignees.staffId))
    .where(eq(reservationAssignees.reservationId, reservationId));
  return row ?? null;
}
