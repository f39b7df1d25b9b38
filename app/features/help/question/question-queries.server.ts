import {
  and,
  asc,
  count,
  desc,
  eq,
  isNotNull,
  isNull,
  lt,
  ne,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { inLocale } from "#app/db/schema/common/columns.ts";
import { questionMessages, questions } from "#app/db/schema/help/help-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { reservations } from "#app/db/schema/order/order-tables.ts";
import type { Locale } from "#app/domain/common/language/languages.ts";
import { offsetOf, PAGE_SIZE, pagingOf } from "#app/domain/common/paging.ts";
import { mayRead, type Role } from "#app/domain/desk/role/role-rights.ts";
import { answerDueAt, answerStatus, isNewAnswer } from "#app/domain/help/question/answer-status.ts";
import type { AnswerStatus } from "#app/domain/help/question/question-kinds.ts";
import { maskName } from "#app/domain/member/profile/member-name.ts";
import { findProduct, findReservationSubject } from "./subject-queries.server.ts";

export type QuestionRow = Awaited<ReturnType<typeof listQuestions>>["rows"][number];
export type Question = NonNullable<Awaited<ReturnType<typeof findQuestion>>>;
export type ThreadMessage = Question["messages"][number];

type Reader = { readonly id: string; readonly role: Role } | null;

type ListInput = {
  readonly memberId: string;
  readonly status: AnswerStatus | undefined;
  readonly page: number;
};

/** One member's own, newest first, and how many there are of each status. */
export async function listQuestions(
  db: Database,
  locale: Locale,
  { memberId, status, page }: ListInput,
) {
  const mine = eq(questions.memberId, memberId);
  const [counts] = await db
    .select({ all: count(), pending: count(questions.waitingSince) })
    .from(questions)
    .where(mine);
  const { all, pending } = counts ?? { all: 0, pending: 0 };
  const totals = { all, pending, completed: all - pending };
  const paging = pagingOf(totals[status ?? "all"], page);
  const rows = await db
    .select({
      id: questions.id,
      type: questions.type,
      title: inLocale(questions.title, locale),
      isPublic: questions.isPublic,
      waitingSince: questions.waitingSince,
      answeredAt: questions.answeredAt,
      memberReadAt: questions.memberReadAt,
      createdAt: questions.createdAt,
      about: inLocale(reservations.title, locale),
      answer: lastAnswer(locale),
    })
    .from(questions)
    .leftJoin(reservations, eq(reservations.id, questions.reservationId))
    .where(and(mine, ofStatus(status)))
    .orderBy(desc(questions.createdAt), desc(questions.id))
    .limit(PAGE_SIZE)
    .offset(offsetOf(paging));
  return { rows: rows.map(withStatus), totals, paging };
}

/** Answers that the member has not opened yet. */
export function countNewAnswers(db: Database, memberId: string): Promise<number> {
  const isUnread = or(
    isNull(questions.memberReadAt),
    lt(questions.memberReadAt, questions.answeredAt),
  );
  const isAnswered = and(isNull(questions.waitingSince), isNotNull(questions.answeredAt));
  return db.$count(questions, and(eq(questions.memberId, memberId), isAnswered, isUnread));
}

function ofStatus(status: AnswerStatus | undefined): SQL | undefined {
  if (!status) return undefined;
  return status === "pending" ? isNotNull(questions.waitingSince) : isNull(questions.waitingSince);
}

function lastAnswer(locale: Locale): SQL<string | null> {
  const text = inLocale(questionMessages.content, locale);
  return sql<
    string | null
  >`(select left(${text}, 120) from ${questionMessages} where ${questionMessages.questionId} = ${questions.id} and ${questionMessages.author} = 'staff' order by ${questionMessages.id} desc limit 1)`;
}

/** What is public is everybody's, without contact, files and subject; the rest is its author's and the staff's. */
export async function findQuestion(db: Database, locale: Locale, id: number, reader: Reader) {
  const [question] = await db
    .select({
      id: questions.id,
      memberId: questions.memberId,
      type: questions.type,
      title: inLocale(questions.title, locale),
      isPublic: questions.isPublic,
      reservationId: questions.reservationId,
      productKind: questions.productKind,
      productId: questions.productId,
      waitingSince: questions.waitingSince,
      answeredAt: questions.answeredAt,
      memberReadAt: questions.memberReadAt,
      staffReadAt: questions.staffReadAt,
      solvedAt: questions.solvedAt,
      author: members.name,
      createdAt: questions.createdAt,
    })
    .from(questions)
    .innerJoin(members, eq(members.id, questions.memberId))
    .where(and(eq(questions.id, id), readableBy(reader)));
  if (!question) return undefined;
  const isMine = question.memberId === reader?.id;
  const isInside = isMine || isDesk(reader);
  const { memberId, reservationId, productKind, productId, ...shown } = question;
  const said = await listMessages(db, locale, id);
  return {
    ...withStatus({ ...shown, author: maskName(question.author) }),
    isMine,
    subject: isInside ? await subjectOf(db, locale, question) : undefined,
    messages: said.map((message) => ({ ...message, pictures: isInside ? message.pictures : [] })),
  };
}

type SubjectColumns = Pick<
  typeof questions.$inferSelect,
  "reservationId" | "productKind" | "productId"
>;

export async function subjectOf(db: Database, locale: Locale, row: SubjectColumns) {
  if (row.reservationId) return findReservationSubject(db, locale, row.reservationId);
  if (!row.productKind || !row.productId) return undefined;
  return findProduct(db, locale, { kind: row.productKind, id: row.productId });
}

/** Without the notes of staff; staff who answer are shown by their initials. */
async function listMessages(db: Database, locale: Locale, questionId: number) {
  return db
    .select({
      id: questionMessages.id,
      author: questionMessages.author,
      by: sql<string>`case when ${questionMessages.author} = 'staff' then coalesce(${members.name}, '') else '' end`,
      content: inLocale(questionMessages.content, locale),
      pictures: questionMessages.pictures,
      createdAt: questionMessages.createdAt,
    })
    .from(questionMessages)
    .leftJoin(members, eq(members.id, questionMessages.authorId))
    .where(and(eq(questionMessages.questionId, questionId), ne(questionMessages.author, "note")))
    .orderBy(asc(questionMessages.id));
}

function isDesk(reader: Reader): boolean {
  return reader !== null && mayRead(reader.role, "qna");
}

function readableBy(reader: Reader): SQL | undefined {
  if (isDesk(reader)) return undefined;
  return or(eq(questions.isPublic, true), reader ? eq(questions.memberId, reader.id) : undefined);
}

type Timed = {
  readonly waitingSince: Date | null;
  readonly answeredAt: Date | null;
  readonly memberReadAt: Date | null;
};

function withStatus<Row extends Timed>(row: Row) {
  return {
    ...row,
    status: answerStatus(row.waitingSince),
    isNew: isNewAnswer(row.answeredAt, row.memberReadAt) && row.waitingSince === null,
    due: row.waitingSince && answerDueAt(row.waitingSince),
  };
}
