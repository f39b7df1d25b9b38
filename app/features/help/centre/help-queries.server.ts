import { asc, count, eq, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { inLocale } from "#app/db/schema/common/columns.ts";
import { helpAnswers, helpVotes } from "#app/db/schema/help/help-tables.ts";
import type { Locale } from "#app/domain/common/language/languages.ts";
import { plainTextOf, richTextIn } from "#app/domain/common/text/rich-text.ts";
import { findAnswers, markWords, searchWords } from "#app/domain/help/centre/find-answers.ts";
import type { HelpQuery } from "#app/domain/help/centre/help-query.ts";
import { HELP_SUBJECTS, type HelpSubject } from "#app/domain/help/centre/help-query.ts";

export type HelpAnswer = {
  readonly id: number;
  readonly subject: HelpSubject;
  readonly question: string;
  readonly body: string;
  readonly votes: number;
  readonly helpful: number;
};
export type SubjectCount = { readonly subject: HelpSubject; readonly count: number };

/** Before anybody has asked: the first answers of each subject. */
const FIRST_OF_EACH = 2;

/** The answers to a search, of a subject, or the most asked ones of all. */
export async function findHelp(db: Database, locale: Locale, { q, subject }: HelpQuery) {
  const all = await publishedAnswers(db, locale);
  const words = searchWords(q);
  const chosen = q ? findAnswers(all, words) : ofSubject(all, subject);
  const answers: HelpAnswer[] = chosen.map(({ words: _words, text: _text, body, ...answer }) => ({
    ...answer,
    body: markWords(richTextIn(locale, body), words),
  }));
  const subjects = HELP_SUBJECTS.map((each) => ({
    subject: each,
    count: all.filter((answer) => answer.subject === each).length,
  })).filter((each) => each.count > 0);
  return { answers, subjects };
}

type Answer = Awaited<ReturnType<typeof publishedAnswers>>[number];

function ofSubject(all: readonly Answer[], subject: HelpSubject | undefined): readonly Answer[] {
  if (subject) return all.filter((answer) => answer.subject === subject);
  return HELP_SUBJECTS.flatMap((each) =>
    all.filter((answer) => answer.subject === each).slice(0, FIRST_OF_EACH),
  );
}

/** A few dozen short texts: all of them are read, and ranked by a rule. */
async function publishedAnswers(db: Database, locale: Locale) {
  const votes = db.$with("votes").as(
    db
      .select({
        answerId: helpVotes.answerId,
        votes: count().as("votes"),
        helpful: sql<number>`count(*) filter (where ${helpVotes.helpful})`.as("helpful"),
      })
      .from(helpVotes)
      .groupBy(helpVotes.answerId),
  );
  const rows = await db
    .with(votes)
    .select({
      id: helpAnswers.id,
      subject: helpAnswers.subject,
      question: inLocale(helpAnswers.question, locale),
      words: inLocale(helpAnswers.words, locale),
      body: inLocale(helpAnswers.body, locale),
      votes: sql<number>`coalesce(${votes.votes}, 0)::int`,
      helpful: sql<number>`coalesce(${votes.helpful}, 0)::int`,
    })
    .from(helpAnswers)
    .leftJoin(votes, eq(votes.answerId, helpAnswers.id))
    .where(eq(helpAnswers.draft, false))
    .orderBy(asc(helpAnswers.position), asc(helpAnswers.id));
  return rows.map((row) => ({ ...row, text: plainTextOf(row.body) }));
}
