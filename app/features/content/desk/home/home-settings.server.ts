import { eq, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { homeSettings } from "#app/db/schema/content-tables.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import type { HomeSetting } from "#app/domain/content/home/home-blocks.ts";
import {
  factsBefore,
  listHistory,
} from "#app/features/desk/audit/record-history-queries.server.ts";
import { writeAudit } from "#app/features/desk/audit/write-audit.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";

export type StoredSetting = { readonly value: unknown; readonly version: number };

/** Before its first save a setting is empty, in version 1. */
const UNSAVED: StoredSetting = { value: [], version: 1 };

export async function findHomeSetting(db: Database, id: HomeSetting): Promise<StoredSetting> {
  const [row] = await selectSetting(db, id);
  return row ?? UNSAVED;
}

/** The last save: by whom and when. */
export async function lastSave(db: Database, id: HomeSetting) {
  const [entry] = await listHistory(db, { kind: id, id: SUBJECT });
  return entry ? { by: entry.by, at: entry.at } : undefined;
}

/** Locked until the transaction ends; the row is made first, since a missing one cannot be locked. */
export async function lockHomeSetting(tx: Database, id: HomeSetting): Promise<StoredSetting> {
  await tx
    .insert(homeSettings)
    .values({ id, ...UNSAVED })
    .onConflictDoNothing();
  const [row] = await selectSetting(tx, id).for("update");
  return row ?? UNSAVED;
}

function selectSetting(db: Database, id: HomeSetting) {
  return db
    .select({ value: homeSettings.value, version: homeSettings.version })
    .from(homeSettings)
    .where(eq(homeSettings.id, id));
}

/** Each setting is a record of its own in the history. */
const SUBJECT = "home";

type Saving = {
  readonly id: HomeSetting;
  readonly by: string;
  /** The version that the page was opened with. */
  readonly version: number;
  readonly value: unknown;
  readonly afterSave?: (tx: Database, at: Date) => Promise<void>;
};

export type SavedSetting = { readonly version: number; readonly entry: number };

/** Refused once a colleague has saved. */
export function saveHomeSetting(
  { db, now }: Pick<Services, "db" | "now">,
  saving: Saving,
): Promise<SavedSetting> {
  return db.transaction((tx) => change(tx, { ...saving, action: "save", at: now() }));
}

type Undoing = Omit<Saving, "value"> & {
  readonly entry: number;
  /** Parses the old value with the current schema. */
  readonly read: (value: unknown) => unknown;
};

/** Restores what was set before one save, unless a later save followed. */
export function undoHomeSetting(
  { db, now }: Pick<Services, "db" | "now">,
  { entry, read, ...saving }: Undoing,
): Promise<SavedSetting> {
  return db.transaction(async (tx) => {
    const facts = await factsBefore(tx, { kind: saving.id, id: SUBJECT, entry });
    if (!facts) throw new AppError("common.not_found");
    const value = read(facts.value);
    return change(tx, { ...saving, value, action: "undo", at: now() });
  });
}

type Change = Saving & { readonly action: "save" | "undo"; readonly at: Date };

async function change(
  tx: Database,
  { id, by, version, value, afterSave, action, at }: Change,
): Promise<SavedSetting> {
  const before = await lockHomeSetting(tx, id);
  if (before.version !== version) throw new AppError("record.conflict");
  await tx
    .update(homeSettings)
    .set({ value, version: sql`${homeSettings.version} + 1` })
    .where(eq(homeSettings.id, id));
  await afterSave?.(tx, at);
  const entry = await writeAudit(tx, {
    by,
    action: `${id}.${action}`,
    subject: { kind: id, id: SUBJECT },
    before: { value: before.value },
    after: { value },
    at,
  });
  return { version: version + 1, entry };
}
