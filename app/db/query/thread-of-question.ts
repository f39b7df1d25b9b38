import { type SQL, sql } from "drizzle-orm";

type ThreadEntry = {
  readonly author: "member" | "staff";
  readonly content: Record<string, string>;
  readonly pictures: readonly string[];
  readonly createdAt: string;
};

/**
 * All that was said in a question, for a query of `questions`, without the notes of staff. Names are written out:
 * in a query of one table drizzle leaves out the table, and an inner query would find its own `id`.
 */
export const threadOfQuestion: SQL<readonly ThreadEntry[]> = sql<readonly ThreadEntry[]>`(
  select coalesce(json_agg(json_build_object(
    'author', said.author,
    'content', said.content,
    'pictures', (select coalesce(json_agg(each ->> 'src'), '[]') from jsonb_array_elements(said.pictures) each),
    'createdAt', said.created_at
  ) order by said.id), '[]')
  from question_messages said where said.question_id = questions.id and said.author <> 'note'
)`;
