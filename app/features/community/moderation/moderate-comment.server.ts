import { and, eq, isNull } from "drizzle-orm";
import { comments } from "#app/db/schema/community.ts";
import type { CommentDecision } from "#app/domain/community/moderation-form.ts";
import { AppError } from "#app/domain/errors.ts";
import { writeAudit } from "#app/features/audit/write-audit.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";

type Moderation = {
  readonly eventId: number;
  readonly by: string;
  readonly decision: CommentDecision;
};

/** Hides a comment below an event with a reason, or shows it again. What answers it stays. */
export async function moderateComment(
  { db, now }: Pick<Services, "db" | "now">,
  { eventId, by, decision }: Moderation,
): Promise<void> {
  const hidden =
    decision.intent === "hide"
      ? { hiddenFor: decision.reason, hiddenNote: decision.note }
      : { hiddenFor: null, hiddenNote: null };
  await db.transaction(async (tx) => {
    const isIt = and(
      eq(comments.id, decision.comment),
      eq(comments.eventId, eventId),
      isNull(comments.deletedAt),
    );
    const [before] = await tx
      .select({ reason: comments.hiddenFor, note: comments.hiddenNote })
      .from(comments)
      .where(isIt)
      .for("update");
    if (!before) throw new AppError("common.not_found");
    if ((before.reason === null) === (hidden.hiddenFor === null)) {
      throw new AppError("record.conflict");
    }
    await tx.update(comments).set(hidden).where(isIt);
    await writeAudit(tx, {
      by,
      action: `comment.${decision.intent}`,
      subject: { kind: "comment", id: decision.comment },
      before,
      after: { reason: hidden.hiddenFor, note: hidden.hiddenNote, event: eventId },
      at: now(),
    });
  });
}
