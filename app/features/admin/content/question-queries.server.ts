import { and, asc, count, desc, eq, isNotNull, isNull } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { inLocale } from "#app/db/columns.ts";
import { questions } from "#app/db/schema/community.ts";
import { members } from "#app/db/schema/member.ts";
import type { ListParams } from "#app/domain/admin/list-params.ts";
import { maskName, maskPhone } from "#app/domain/admin/mask.ts";
import type { Locale } from "#app/domain/locale.ts";
import type { AnswerStatus } from "#app/domain/qna/question.ts";
import {
  anyContains,
  everyLanguage,
  paged,
} from "#app/features/admin/kit/list/list-conditions.server.ts";

type QuestionFilter = ListParams & { readonly status?: AnswerStatus | undefined };

/** Unanswered questions first, oldest first; then answered ones, newest first. */
export async function listQuestions(
  db: Database,
  locale: Locale,
  { q, page, size, status }: QuestionFilter,
) {
  const where = and(
    anyContains(q, [everyLanguage(questions.title), everyLanguage(questions.content)]),
    status === "pending" ? isNull(questions.answeredAt) : undefined,
    status === "completed" ? isNotNull(questions.answeredAt) : undefined,
  );
  const order =
    status === "pending"
      ? [asc(questions.createdAt), asc(questions.id)]
      : [desc(isNull(questions.answeredAt)), desc(questions.createdAt), desc(questions.id)];
  const list = await paged({ page, size }, db.$count(questions, where), ({ limit, offset }) =>
    db
      .select({
        id: questions.id,
        type: questions.type,
        title: inLocale(questions.title, locale),
        isPublic: questions.isPublic,
        author: members.name,
        answeredAt: questions.answeredAt,
        createdAt: questions.createdAt,
      })
      .from(questions)
      .innerJoin(members, eq(members.id, questions.memberId))
      .where(where)
      .orderBy(...order)
      .limit(limit)
      .offset(offset),
  );
  return { ...list, rows: list.rows.map((row) => ({ ...row, author: maskName(row.author) })) };
}

export type QuestionRow = Awaited<ReturnType<typeof listQuestions>>["rows"][number];

export async function countQuestions(db: Database) {
  const [row] = await db
    .select({ all: count(), answered: count(questions.answeredAt) })
    .from(questions);
  const { all, answered } = row ?? { all: 0, answered: 0 };
  return { all, completed: answered, pending: all - answered };
}

export async function findQuestion(db: Database, id: number) {
  const [question] = await db
    .select({
      id: questions.id,
      type: questions.type,
      title: questions.title,
      content: questions.content,
      isPublic: questions.isPublic,
      answer: questions.answer,
      answeredAt: questions.answeredAt,
      createdAt: questions.createdAt,
      memberId: members.id,
      author: members.name,
      locale: members.locale,
      phone: members.phone,
    })
    .from(questions)
    .innerJoin(members, eq(members.id, questions.memberId))
    .where(eq(questions.id, id));
  if (!question) return undefined;
  const { author, phone } = question;
  return { ...question, author: maskName(author), phone: phone && maskPhone(phone) };
}

export type QuestionRecord = NonNullable<Awaited<ReturnType<typeof findQuestion>>>;
