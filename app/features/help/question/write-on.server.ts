import { and, desc, eq, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { questionMessages, questions } from "#app/db/schema/help/help-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import type { Locale } from "#app/domain/common/language/languages.ts";
import type { MessageInput } from "#app/domain/help/question/question-schema.ts";
import { memberPictures } from "#app/features/picture/member-pictures.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { throttleOf } from "#app/platform/http/throttle.server.ts";

type Own = { readonly id: number; readonly memberId: string };
type Added = Own & { readonly locale: Locale; readonly input: MessageInput };

/** The same words sent again within this time were a double click. */
const SAME_MS = 60_000;

/** Adds to a thread of one's own, which then waits for an answer again. */
export async function writeOn(
  { db, now }: Pick<Services, "db" | "now">,
  { id, memberId, locale, input }: Added,
): Promise<void> {
  await throttleOf(db).take("question", memberId);
  const at = now();
  await db.transaction(async (tx) => {
    const [mine] = await tx
      .select({ isPublic: questions.isPublic, bannedAt: members.bannedAt })
      .from(questions)
      .innerJoin(members, eq(members.id, questions.memberId))
      .where(ownQuestion({ id, memberId }))
      .for("update", { of: questions });
    if (!mine) throw new AppError("common.not_found");
    if (mine.isPublic && mine.bannedAt) throw new AppError("auth.banned");
    const content = { [locale]: input.content };
    if (await wasJustSaid(tx, id, content, at)) return;
    const pictures = await memberPictures(tx, memberId, input.picture, []);
    await tx.insert(questionMessages).values({
      questionId: id,
      authorId: memberId,
      author: "member",
      content,
      pictures,
      createdAt: at,
    });
    await tx
      .update(questions)
      .set({
        waitingSince: sql`coalesce(${questions.waitingSince}, ${at.toISOString()}::timestamptz)`,
        solvedAt: null,
        memberReadAt: at,
        version: sql`${questions.version} + 1`,
      })
      .where(eq(questions.id, id));
  });
}

/** The member says that the answer helped: the question needs no further attention. */
export async function markSolved(
  { db, now }: Pick<Services, "db" | "now">,
  own: Own,
): Promise<void> {
  const changed = await db
    .update(questions)
    .set({ solvedAt: now(), askedBack: false })
    .where(and(ownQuestion(own), isNotNull(questions.answeredAt), isNull(questions.waitingSince)))
    .returning({ id: questions.id });
  if (changed.length === 0) throw new AppError("common.not_found");
}

/** That the member has seen the newest answer; seen again, it stays as it was. */
export async function markRead({ db, now }: Pick<Services, "db" | "now">, own: Own): Promise<void> {
  await db
    .update(questions)
    .set({ memberReadAt: now() })
    .where(
      and(
        ownQuestion(own),
        or(isNull(questions.memberReadAt), lt(questions.memberReadAt, questions.answeredAt)),
      ),
    );
}

function ownQuestion({ id, memberId }: Own) {
  return and(eq(questions.id, id), eq(questions.memberId, memberId));
}

async function wasJustSaid(tx: Database, id: number, content: object, at: Date): Promise<boolean> {
  const [last] = await tx
    .select({
      author: questionMessages.author,
      isSame: sql<boolean>`${questionMessages.content} = ${JSON.stringify(content)}::jsonb`,
      createdAt: questionMessages.createdAt,
    })
    .from(questionMessages)
    .where(eq(questionMessages.questionId, id))
    .orderBy(desc(questionMessages.id))
    .limit(1);
  if (last?.author !== "member" || !last.isSame) return false;
  return at.getTime() - last.createdAt.getTime() < SAME_MS;
}
