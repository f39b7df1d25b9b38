import { and, desc, eq, or } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { inLocale } from "#app/db/columns.ts";
import { questions } from "#app/db/schema/community.ts";
import { members } from "#app/db/schema/member.ts";
import type { Locale } from "#app/domain/locale.ts";
import { maskName } from "#app/domain/member/profile/mask-name.ts";
import { offsetOf, PAGE_SIZE, pagingOf } from "#app/domain/paging.ts";
import { answerStatus } from "#app/domain/qna/answer-status.ts";
import type { AnswerStatus } from "#app/domain/qna/question.ts";
import { isStaff, type Role } from "#app/domain/role.ts";

export type QuestionRow = Awaited<ReturnType<typeof listQuestions>>["rows"][number];
export type Question = NonNullable<Awaited<ReturnType<typeof findQuestion>>>;

type Reader = { readonly id: string; readonly role: Role } | null;

/** One member's own, newest first. */
export async function listQuestions(
  db: Database,
  locale: Locale,
  { memberId, page }: { readonly memberId: string; readonly page: number },
) {
  const mine = eq(questions.memberId, memberId);
  const paging = pagingOf(await db.$count(questions, mine), page);
  const rows = await db
    .select({
      id: questions.id,
      type: questions.type,
      title: inLocale(questions.title, locale),
      isPublic: questions.isPublic,
      answeredAt: questions.answeredAt,
      createdAt: questions.createdAt,
    })
    .from(questions)
    .where(mine)
    .orderBy(desc(questions.createdAt), desc(questions.id))
    .limit(PAGE_SIZE)
    .offset(offsetOf(paging));
  return { rows: rows.map(withStatus), paging };
}

/** What is public is everybody's; the rest is its author's and the staff's. */
export async function findQuestion(db: Database, locale: Locale, id: number, reader: Reader) {
  const readable =
    reader && isStaff(reader.role)
      ? undefined
      : or(eq(questions.isPublic, true), reader ? eq(questions.memberId, reader.id) : undefined);
  const [question] = await db
    .select({
      id: questions.id,
      type: questions.type,
      title: inLocale(questions.title, locale),
      content: inLocale(questions.content, locale),
      isPublic: questions.isPublic,
      answer: inLocale(questions.answer, locale),
      answeredAt: questions.answeredAt,
      author: members.name,
      createdAt: questions.createdAt,
    })
    .from(questions)
    .innerJoin(members, eq(members.id, questions.memberId))
    .where(and(eq(questions.id, id), readable));
  return question ? withStatus({ ...question, author: maskName(question.author) }) : undefined;
}

/** Whether logging in could help: there is such a question, but a visitor may not read it. */
export async function isPrivateQuestion(db: Database, id: number): Promise<boolean> {
  return (await db.$count(questions, and(eq(questions.id, id), eq(questions.isPublic, false)))) > 0;
}

function withStatus<Row extends { readonly answeredAt: Date | null }>(
  row: Row,
): Row & { readonly status: AnswerStatus } {
  return { ...row, status: answerStatus(row.answeredAt) };
}
