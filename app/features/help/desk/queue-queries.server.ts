import { and, asc, count, desc, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { inLocale } from "#app/db/schema/common/columns.ts";
import { questionMessages, questions } from "#app/db/schema/help/help-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { dateIn, SHOP_ZONE } from "#app/domain/common/date/local-date.ts";
import { momentIn } from "#app/domain/common/date/zone-time.ts";
import type { Locale } from "#app/domain/common/language/languages.ts";
import { maskName } from "#app/domain/common/text/mask.ts";
import type { ListParams } from "#app/domain/desk/list/list-params.ts";
import { answerDueAt, type QuestionView } from "#app/domain/help/question/answer-status.ts";
import {
  anyContains,
  everyLanguage,
  paged,
} from "#app/features/desk/list/list-conditions.server.ts";

export type QuestionFilter = ListParams & { readonly view: QuestionView; readonly by: string };

/** Those who wait longest come first; what has ended, newest first. */
export async function listQueue(db: Database, locale: Locale, filter: QuestionFilter) {
  const where = and(inView(filter), anyContains(filter.q, [everyLanguage(questions.title)]));
  const list = await paged(filter, db.$count(questions, where), ({ limit, offset }) =>
    db
      .select({
        id: questions.id,
        type: questions.type,
        title: inLocale(questions.title, locale),
        author: members.name,
        locale: members.locale,
        waitingSince: questions.waitingSince,
        answeredAt: questions.answeredAt,
        createdAt: questions.createdAt,
      })
      .from(questions)
      .innerJoin(members, eq(members.id, questions.memberId))
      .where(where)
      .orderBy(...inOrder(filter.view))
      .limit(limit)
      .offset(offset),
  );
  return {
    ...list,
    rows: list.rows.map((row) => ({
      ...row,
      author: maskName(row.author),
      due: row.waitingSince && answerDueAt(row.waitingSince),
    })),
  };
}

export type QueueRow = Awaited<ReturnType<typeof listQueue>>["rows"][number];

function inView({ view, by }: Pick<QuestionFilter, "view" | "by">): SQL | undefined {
  const conditions: Record<QuestionView, SQL | undefined> = {
    open: isNotNull(questions.waitingSince),
    mine: and(eq(questions.assigneeId, by), isNotNull(questions.waitingSince)),
    asked: and(eq(questions.askedBack, true), isNull(questions.waitingSince)),
    done: and(eq(questions.askedBack, false), isNull(questions.waitingSince)),
  };
  return conditions[view];
}

function inOrder(view: QuestionView): readonly SQL[] {
  if (view === "open" || view === "mine") return [asc(questions.waitingSince), asc(questions.id)];
  return [desc(questions.answeredAt), desc(questions.id)];
}

export async function countViews(db: Database, by: string): Promise<Record<QuestionView, number>> {
  const countIf = (view: QuestionView) =>
    sql<number>`count(*) filter (where ${inView({ view, by })})`.mapWith(Number);
  const [counts] = await db
    .select({
      open: countIf("open"),
      mine: countIf("mine"),
      asked: countIf("asked"),
      done: countIf("done"),
    })
    .from(questions);
  return counts ?? { open: 0, mine: 0, asked: 0, done: 0 };
}

/** The one that waits longest after this one, in the same order as the queue. */
export async function findNextOpen(db: Database, locale: Locale, after: number) {
  const [next] = await db
    .select({
      id: questions.id,
      type: questions.type,
      title: inLocale(questions.title, locale),
      waitingSince: questions.waitingSince,
    })
    .from(questions)
    .where(and(isNotNull(questions.waitingSince), sql`${questions.id} <> ${after}`))
    .orderBy(asc(questions.waitingSince), asc(questions.id))
    .limit(1);
  if (!next?.waitingSince) return undefined;
  return { ...next, due: answerDueAt(next.waitingSince) };
}

/** How many answers were given today, and the median time to the first answer. */
export async function answersToday(db: Database, now: Date) {
  const start = momentIn(SHOP_ZONE, dateIn(SHOP_ZONE, now)).toISOString();
  const [answers] = await db
    .select({ count: count() })
    .from(questionMessages)
    .where(
      and(
        eq(questionMessages.author, "staff"),
        sql`${questionMessages.createdAt} >= ${start}::timestamptz`,
      ),
    );
  // Written out: in a query of one table drizzle leaves out the table, and the inner query would find its own `id`.
  const first = sql`(select min(said.created_at) from question_messages said where said.question_id = questions.id and said.author = 'staff')`;
  const [median] = await db
    .select({
      seconds: sql<
        number | null
      >`percentile_cont(0.5) within group (order by extract(epoch from ${first} - ${questions.createdAt}))`.mapWith(
        Number,
      ),
    })
    .from(questions)
    .where(sql`${questions.answeredAt} >= ${start}::timestamptz`);
  const minutes = median?.seconds ? Math.round(median.seconds / 60) : undefined;
  return { count: answers?.count ?? 0, medianMinutes: minutes };
}
