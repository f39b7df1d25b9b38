import { and, eq, gt, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { questionMessages, questions } from "#app/db/schema/help/help-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { reservations } from "#app/db/schema/order/order-tables.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import type { Locale } from "#app/domain/common/language/languages.ts";
import type { About } from "#app/domain/help/question/ask-path.ts";
import type { QuestionInput } from "#app/domain/help/question/question-schema.ts";
import { memberPictures } from "#app/features/picture/member-pictures.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { throttleOf } from "#app/platform/http/throttle.server.ts";
import { findProduct } from "./subject-queries.server.ts";

type Asked = { readonly memberId: string; readonly locale: Locale; readonly input: QuestionInput };

/** The same question sent again within this time was a double click or a lost answer. */
const SAME_MS = 10 * 60_000;

/** Asks a question and answers with its number; the same question sent twice is one. */
export async function askQuestion(
  { db, now }: Pick<Services, "db" | "now">,
  { memberId, locale, input }: Asked,
): Promise<number> {
  await throttleOf(db).take("question", memberId);
  const createdAt = now();
  return db.transaction(async (tx) => {
    // One after the other: of two that arrive together the second finds the first.
    const [author] = await tx
      .select({ bannedAt: members.bannedAt })
      .from(members)
      .where(eq(members.id, memberId))
      .for("update");
    const title = { [locale]: input.title };
    const content = { [locale]: input.content };
    const same = await sameQuestion(tx, { memberId, title, content, at: createdAt });
    if (same) return same;
    const pictures = await memberPictures(tx, memberId, input.picture, []);
    const [question] = await tx
      .insert(questions)
      .values({
        memberId,
        type: input.type,
        title,
        // Banned members ask the desk, and post nothing.
        isPublic: input.public === "on" && author?.bannedAt === null,
        phone: input.phone,
        email: input.email,
        ...(await subjectOf(tx, memberId, input.about)),
        waitingSince: createdAt,
        createdAt,
      })
      .returning({ id: questions.id });
    if (!question) throw new AppError("qna.submit_failed");
    await tx.insert(questionMessages).values({
      questionId: question.id,
      authorId: memberId,
      author: "member",
      content,
      pictures,
      createdAt,
    });
    return question.id;
  });
}

type Same = {
  readonly memberId: string;
  readonly title: object;
  readonly content: object;
  readonly at: Date;
};

async function sameQuestion(tx: Database, { memberId, title, content, at }: Same) {
  const [same] = await tx
    .select({ id: questions.id })
    .from(questions)
    .innerJoin(questionMessages, eq(questionMessages.questionId, questions.id))
    .where(
      and(
        eq(questions.memberId, memberId),
        gt(questions.createdAt, new Date(at.getTime() - SAME_MS)),
        sql`${questions.title} = ${JSON.stringify(title)}::jsonb`,
        sql`${questionMessages.content} = ${JSON.stringify(content)}::jsonb`,
        eq(questionMessages.author, "member"),
      ),
    )
    .limit(1);
  return same?.id;
}

/** Another's reservation, or a product that is not there, is left out: the question itself still counts. */
async function subjectOf(tx: Database, memberId: string, about: About | undefined) {
  if (!about) return {};
  if (about.kind !== "reservation") {
    const product = { kind: about.kind, id: about.id };
    return (await findProduct(tx, "ko", product))
      ? { productKind: product.kind, productId: product.id }
      : {};
  }
  const isMine = and(eq(reservations.id, about.id), eq(reservations.memberId, memberId));
  return (await tx.$count(reservations, isMine)) > 0 ? { reservationId: about.id } : {};
}
