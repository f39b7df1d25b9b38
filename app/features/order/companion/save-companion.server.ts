import { and, eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { isUniqueViolation } from "#app/db/connection/database-away.ts";
import { companions } from "#app/db/schema/order/companion-tables.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import { type Companion, MAX_COMPANIONS } from "#app/domain/order/people/companion-schema.ts";
import { countLocked } from "./companion-store.server.ts";

/** Adds a companion to the address book, up to its limit. */
export async function addCompanion(
  db: Database,
  memberId: string,
  companion: Companion,
): Promise<void> {
  await knownOnce(() =>
    db.transaction(async (tx) => {
      const saved = await countLocked(tx, memberId);
      if (saved >= MAX_COMPANIONS) throw new AppError("companion.too_many");
      await tx.insert(companions).values({ ...companion, memberId });
    }),
  );
}

export async function changeCompanion(
  db: Database,
  memberId: string,
  { id, ...companion }: Companion & { readonly id: string },
): Promise<void> {
  const changed = await knownOnce(() =>
    db
      .update(companions)
      .set(companion)
      .where(and(eq(companions.id, id), eq(companions.memberId, memberId)))
      .returning({ id: companions.id }),
  );
  if (changed.length === 0) throw new AppError("common.not_found");
}

/** A name is in the address book once. */
async function knownOnce<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (cause) {
    throw isUniqueViolation(cause) ? new AppError("companion.known") : cause;
  }
}
