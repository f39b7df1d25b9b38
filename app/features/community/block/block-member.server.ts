import { and, eq, inArray, isNull, or } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { memberBlocks } from "#app/db/schema/community/author-block-tables.ts";
import { comments, posts } from "#app/db/schema/community/community-tables.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import type { MemberText } from "#app/domain/community/report-form.ts";
import type { Services } from "#app/platform/env/services.server.ts";

type Blocking = { readonly memberId: string; readonly input: MemberText };

/** Blocks the author of a post or a comment: pages never say who that is, so the text names them. */
export async function blockAuthor(
  { db, now }: Pick<Services, "db" | "now">,
  { memberId, input }: Blocking,
): Promise<void> {
  const blockedId = await authorOf(db, input);
  if (!blockedId || blockedId === memberId) throw new AppError("common.not_found");
  await db
    .insert(memberBlocks)
    .values({ memberId, blockedId, createdAt: now() })
    .onConflictDoNothing();
}

async function authorOf(db: Database, { kind, id }: MemberText): Promise<string | undefined> {
  const [row] =
    kind === "post"
      ? await db
          .select({ memberId: posts.memberId })
          .from(posts)
          .where(and(eq(posts.id, id), eq(posts.hidden, false)))
      : await db
          .select({ memberId: comments.memberId })
          .from(comments)
          .where(and(eq(comments.id, id), isNull(comments.deletedAt), isNull(comments.hiddenFor)));
  return row?.memberId;
}

export async function unblock(
  db: Database,
  { id, memberId }: { readonly id: number; readonly memberId: string },
): Promise<void> {
  const gone = await db
    .delete(memberBlocks)
    .where(and(eq(memberBlocks.id, id), eq(memberBlocks.memberId, memberId)))
    .returning({ id: memberBlocks.id });
  if (gone.length === 0) throw new AppError("common.not_found");
}

/** When an account is closed, deletes the blocks by and against it. */
export async function deleteBlocks(tx: Database, memberId: string): Promise<void> {
  const isOf = or(eq(memberBlocks.memberId, memberId), eq(memberBlocks.blockedId, memberId));
  await tx.delete(memberBlocks).where(isOf);
}

/** Of these members, those who blocked the other one. */
export async function whoBlocked(
  tx: Database,
  blockedId: string,
  memberIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (memberIds.length === 0) return new Set();
  const rows = await tx
    .select({ memberId: memberBlocks.memberId })
    .from(memberBlocks)
    .where(
      and(eq(memberBlocks.blockedId, blockedId), inArray(memberBlocks.memberId, [...memberIds])),
    );
  return new Set(rows.map(({ memberId }) => memberId));
}
