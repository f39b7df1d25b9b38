import { and, desc, eq, gt, inArray, isNotNull, isNull, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "#app/db/client.server.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { shiftNoteReads, shiftNotes } from "#app/db/schema/operations/operations-tables.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import type { ShiftNoteChange } from "#app/domain/operations/shift-note.ts";
import { writeAudit } from "#app/features/desk/audit/write-audit.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";

/** What is done stays readable until the next day. */
const DONE_SHOWN_MS = 24 * 3_600_000;
const MAX_SHOWN = 12;

/** Open notes and what was done since yesterday, newest first, with who wrote and who read them. */
export async function listShiftNotes(db: Database, now: Date) {
  const doers = alias(members, "doers");
  const since = new Date(now.getTime() - DONE_SHOWN_MS);
  const notes = await db
    .select({
      id: shiftNotes.id,
      text: shiftNotes.text,
      author: members.name,
      doneBy: doers.name,
      doneAt: shiftNotes.doneAt,
      createdAt: shiftNotes.createdAt,
    })
    .from(shiftNotes)
    .leftJoin(members, eq(members.id, shiftNotes.authorId))
    .leftJoin(doers, eq(doers.id, shiftNotes.doneById))
    .where(or(isNull(shiftNotes.doneAt), gt(shiftNotes.doneAt, since)))
    .orderBy(sql`${shiftNotes.doneAt} is not null`, desc(shiftNotes.id))
    .limit(MAX_SHOWN);
  const ids = notes.map(({ id }) => id);
  const reads = await db
    .select({
      reader: members.name,
      readerId: shiftNoteReads.readerId,
      readAt: sql<Date>`max(${shiftNoteReads.readAt})`.mapWith(shiftNoteReads.readAt),
      count: sql<number>`count(*)`.mapWith(Number),
    })
    .from(shiftNoteReads)
    .innerJoin(members, eq(members.id, shiftNoteReads.readerId))
    .where(inArray(shiftNoteReads.noteId, ids))
    .groupBy(members.name, shiftNoteReads.readerId)
    .orderBy(sql`max(${shiftNoteReads.readAt})`);
  return { notes, reads };
}

export type ShiftNotes = Awaited<ReturnType<typeof listShiftNotes>>;

/** Whether there is a note of another shift that this colleague has not signed. */
export async function hasUnreadNotes(db: Database, by: string): Promise<boolean> {
  const count = await db.$count(
    shiftNotes,
    and(
      isNull(shiftNotes.doneAt),
      sql`${shiftNotes.authorId} is distinct from ${by}`,
      sql`not exists (select from ${shiftNoteReads} where ${shiftNoteReads.noteId} = ${shiftNotes.id} and ${shiftNoteReads.readerId} = ${by})`,
    ),
  );
  return count > 0;
}

type Change = { readonly by: string; readonly change: ShiftNoteChange };

export async function changeShiftNotes(
  { db, now }: Pick<Services, "db" | "now">,
  { by, change }: Change,
): Promise<void> {
  const at = now();
  await db.transaction(async (tx) => {
    if (change.intent === "note") return addNote(tx, { by, text: change.text, at });
    if (change.intent === "read") return signNotes(tx, { by, at });
    return tickNote(tx, { by, id: change.note, isDone: change.intent === "done", at });
  });
}

async function addNote(
  tx: Database,
  { by, text, at }: { readonly by: string; readonly text: string; readonly at: Date },
) {
  const [note] = await tx
    .insert(shiftNotes)
    .values({ text, authorId: by, createdAt: at })
    .returning({ id: shiftNotes.id });
  const subject = { kind: "shift_note", id: note?.id ?? 0 };
  await writeAudit(tx, { by, action: "shift_note.create", subject, after: { text }, at });
}

type Tick = {
  readonly by: string;
  readonly id: number;
  readonly isDone: boolean;
  readonly at: Date;
};

/** A second tick changes nothing: the first name stays. */
async function tickNote(tx: Database, { by, id, isDone, at }: Tick) {
  const [note] = await tx
    .update(shiftNotes)
    .set(isDone ? { doneAt: at, doneById: by } : { doneAt: null, doneById: null })
    .where(
      and(eq(shiftNotes.id, id), isDone ? isNull(shiftNotes.doneAt) : isNotNull(shiftNotes.doneAt)),
    )
    .returning({ text: shiftNotes.text });
  if (!note) throw new AppError("desk.note_changed");
  const action = isDone ? "shift_note.done" : "shift_note.reopen";
  const subject = { kind: "shift_note", id };
  const [before, after] = [{ done: !isDone }, { done: isDone, text: note.text }];
  await writeAudit(tx, { by, action, subject, before, after, at });
}

async function signNotes(tx: Database, { by, at }: { readonly by: string; readonly at: Date }) {
  const open = await tx
    .select({ id: shiftNotes.id })
    .from(shiftNotes)
    .where(and(isNull(shiftNotes.doneAt), sql`${shiftNotes.authorId} is distinct from ${by}`));
  if (open.length === 0) return;
  const signed = await tx
    .insert(shiftNoteReads)
    .values(open.map(({ id }) => ({ noteId: id, readerId: by, readAt: at })))
    .onConflictDoNothing()
    .returning({ id: shiftNoteReads.noteId });
  for (const { id } of signed) {
    const subject = { kind: "shift_note", id };
    await writeAudit(tx, { by, action: "shift_note.read", subject, at });
  }
}
