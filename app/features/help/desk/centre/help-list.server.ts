import { and, asc, eq, sql } from "drizzle-orm";
import { inLocale } from "#app/db/schema/common/columns.ts";
import { helpAnswers, helpVotes } from "#app/db/schema/help/help-tables.ts";
import { choiceParam, listParams } from "#app/domain/desk/list/list-params.ts";
import { HELP_SUBJECTS } from "#app/domain/help/centre/help-query.ts";
import { sortNames } from "#app/features/desk/list/list-column.tsx";
import {
  anyContains,
  everyLanguage,
  orderOf,
  paged,
} from "#app/features/desk/list/list-conditions.server.ts";
import {
  type ListRequest,
  type ListType,
  versionedRow,
} from "#app/features/desk/list/list-type.server.ts";
import { HELP_COLUMNS, type HelpRow } from "./help-columns.ts";

const ofAnswer = sql`${helpVotes.answerId} = ${helpAnswers.id}`;
const votes = sql<number>`(select count(*)::int from ${helpVotes} where ${ofAnswer})`;
const helpful = sql<number>`(select count(*)::int from ${helpVotes} where ${ofAnswer} and ${helpVotes.helpful})`;

async function listHelpAnswers({ db, locale, search, size }: ListRequest) {
  const { q, page, sort } = listParams(search, sortNames(HELP_COLUMNS));
  const subject = choiceParam(search, "subject", HELP_SUBJECTS);
  const where = and(
    anyContains(q, [
      everyLanguage(helpAnswers.question),
      everyLanguage(helpAnswers.words),
      everyLanguage(helpAnswers.body),
    ]),
    subject ? eq(helpAnswers.subject, subject) : undefined,
  );
  const question = inLocale(helpAnswers.question, locale);
  const order = orderOf(
    sort,
    {
      question,
      subject: helpAnswers.subject,
      position: helpAnswers.position,
      votes,
      helpful: sql`${helpful}::float / nullif(${votes}, 0)`,
    },
    [asc(helpAnswers.subject), asc(helpAnswers.position), asc(helpAnswers.id)],
  );
  return paged({ page, size }, db.$count(helpAnswers, where), ({ limit, offset }) =>
    db
      .select({
        id: helpAnswers.id,
        version: helpAnswers.version,
        subject: helpAnswers.subject,
        question,
        languages: helpAnswers.question,
        position: helpAnswers.position,
        draft: helpAnswers.draft,
        votes,
        helpful,
      })
      .from(helpAnswers)
      .where(where)
      .orderBy(...order)
      .limit(limit)
      .offset(offset),
  );
}

export const HELP_LIST: ListType<HelpRow> = {
  columns: HELP_COLUMNS,
  find: listHelpAnswers,
  rowOf: versionedRow,
};
