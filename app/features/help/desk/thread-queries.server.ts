import { and, asc, eq, inArray, isNull, ne, sql, sum } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { inLocale } from "#app/db/schema/common/columns.ts";
import { questionMessages, questions } from "#app/db/schema/help/help-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { orders, reservations } from "#app/db/schema/order/order-tables.ts";
import { formatShortDay } from "#app/domain/common/date/date-text.ts";
import type { Locale } from "#app/domain/common/language/languages.ts";
import { formatWon, won } from "#app/domain/common/money.ts";
import { maskPhone } from "#app/domain/common/text/mask.ts";
import { mayChange, ROLES } from "#app/domain/desk/role/role-rights.ts";
import { answerDueAt, answerStatus } from "#app/domain/help/question/answer-status.ts";
import type { CannedFacts } from "#app/domain/help/question/fill-canned.ts";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import { linePeople } from "#app/domain/order/line/line-facts.ts";
import { subjectOf } from "#app/features/help/question/question-queries.server.ts";

/** A question as staff read it: its messages with the notes, its author, and its subject. */
export async function findThread(db: Database, locale: Locale, id: number) {
  const [question] = await db
    .select({
      id: questions.id,
      type: questions.type,
      title: inLocale(questions.title, locale),
      isPublic: questions.isPublic,
      phone: questions.phone,
      reservationId: questions.reservationId,
      productKind: questions.productKind,
      productId: questions.productId,
      assigneeId: questions.assigneeId,
      waitingSince: questions.waitingSince,
      askedBack: questions.askedBack,
      memberReadAt: questions.memberReadAt,
      staffReadAt: questions.staffReadAt,
      solvedAt: questions.solvedAt,
      version: questions.version,
      createdAt: questions.createdAt,
      memberId: members.id,
      author: members.name,
      locale: members.locale,
      memberPhone: members.phone,
    })
    .from(questions)
    .innerJoin(members, eq(members.id, questions.memberId))
    .where(eq(questions.id, id));
  if (!question) return undefined;
  const { phone, memberPhone, ...shown } = question;
  const reachedAt = phone ?? memberPhone;
  return {
    ...shown,
    phone: reachedAt && maskPhone(reachedAt),
    status: answerStatus(question.waitingSince),
    due: question.waitingSince && answerDueAt(question.waitingSince),
    messages: await listThread(db, locale, id),
    subject: await subjectFacts(db, locale, question),
    facts: await cannedFacts(db, question),
    member: await memberFacts(db, question),
  };
}

export type Thread = NonNullable<Awaited<ReturnType<typeof findThread>>>;
export type DeskMessage = Thread["messages"][number];

function listThread(db: Database, locale: Locale, questionId: number) {
  return db
    .select({
      id: questionMessages.id,
      author: questionMessages.author,
      by: members.name,
      content: inLocale(questionMessages.content, locale),
      pictures: questionMessages.pictures,
      createdAt: questionMessages.createdAt,
    })
    .from(questionMessages)
    .leftJoin(members, eq(members.id, questionMessages.authorId))
    .where(eq(questionMessages.questionId, questionId))
    .orderBy(asc(questionMessages.id));
}

type Columns = Pick<
  typeof questions.$inferSelect,
  "reservationId" | "productKind" | "productId" | "memberId" | "id"
>;

/** With the number by which the desk opens a reservation. */
async function subjectFacts(db: Database, locale: Locale, question: Columns) {
  const subject = await subjectOf(db, locale, question);
  if (!subject) return undefined;
  if (subject.kind !== "reservation") return { ...subject, idx: undefined, number: undefined };
  const [line] = await db
    .select({ idx: reservations.idx, number: orders.number })
    .from(reservations)
    .innerJoin(orders, eq(orders.id, reservations.orderId))
    .where(eq(reservations.id, subject.id));
  return { ...subject, idx: line?.idx, number: line?.number };
}

async function memberFacts(db: Database, { memberId, id }: Columns) {
  const [bought] = await db
    .select({
      // A payment for a change belongs to a trip, and is none.
      trips: sql<number>`count(*) filter (where ${orders.changeOf} is null)`.mapWith(Number),
      paid: sum(orders.total).mapWith(Number),
    })
    .from(orders)
    .where(and(eq(orders.memberId, memberId), sql`${orders.paidAt} is not null`));
  const asked = await db.$count(
    questions,
    and(eq(questions.memberId, memberId), ne(questions.id, id)),
  );
  return { trips: bought?.trips ?? 0, paid: won(bought?.paid ?? 0), asked };
}

/** The colleagues that a question may be assigned to. */
export function listDesk(db: Database) {
  const staff = ROLES.filter((role) => mayChange(role, "qna"));
  return db
    .select({ id: members.id, name: members.name })
    .from(members)
    .where(and(inArray(members.role, staff), isNull(members.bannedAt)))
    .orderBy(asc(members.name));
}

export type DeskPerson = Awaited<ReturnType<typeof listDesk>>[number];

type Question = Pick<
  typeof questions.$inferSelect,
  "reservationId" | "productKind" | "productId"
> & {
  readonly author: string;
  /** In which the member reads the answer. */
  readonly locale: Locale;
};

/** What is known of a question's reservation or product, in the words of the member who asked. */
async function cannedFacts(db: Database, question: Question): Promise<CannedFacts> {
  const { author, locale, reservationId } = question;
  const subject = await subjectOf(db, locale, question);
  const line = reservationId ? await lineOf(db, reservationId) : undefined;
  return {
    name: author,
    product: subject?.name,
    date: line && formatShortDay(line.usedOn, locale),
    time: line?.choice ? timeOf(line.choice) : undefined,
    people: line?.choice ? peopleOf(line.choice) : undefined,
    amount: line && formatWon(line.paid, locale),
  };
}

async function lineOf(db: Database, id: string) {
  const { usedOn, choice, paid } = reservations;
  const [line] = await db
    .select({ usedOn, choice, paid })
    .from(reservations)
    .where(eq(reservations.id, id));
  return line;
}

function timeOf(line: CartLine): string | undefined {
  return "time" in line ? line.time : undefined;
}

/** A caddie's line does not say for how many she comes. */
function peopleOf(line: CartLine): string | undefined {
  return line.kind === "caddy" ? undefined : String(linePeople(line));
}
