import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { uploads } from "#app/db/schema/picture-tables.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";

const NAMED = /\/uploads\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/g;

/**
 * Locks the uploads that a record names, so that the sweep of unused ones does not delete them before it is saved;
 * refuses a picture that the sweep has just deleted. What the record named before may be gone already.
 */
export async function lockUploads(tx: Database, row: unknown, before: unknown): Promise<void> {
  const ids = namedIn(row);
  if (ids.size === 0) return;
  const locked = await tx
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(inArray(uploads.id, [...ids]), eq(uploads.isPrivate, false)))
    .for("share");
  for (const { id } of locked) ids.delete(id);
  for (const id of namedIn(before)) ids.delete(id);
  if (ids.size > 0) throw new AppError("upload.failed");
}

function namedIn(value: unknown): Set<string> {
  const text = JSON.stringify(value ?? null);
  return new Set([...text.matchAll(NAMED)].map(([, id = ""]) => id));
}
