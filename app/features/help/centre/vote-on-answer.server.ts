import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { helpAnswers, helpVotes } from "#app/db/schema/help/help-tables.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import type { HelpVote } from "#app/domain/help/centre/help-form.ts";
import type { Services, Site } from "#app/platform/env/services.server.ts";
import { throttleOf } from "#app/platform/http/throttle.server.ts";

const COOKIE = "help-visitor";
const ONE_YEAR_S = 365 * 86_400;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

type Voter = { readonly visitor: string; readonly address: string };

/** One vote for each visitor and answer; the last one counts. */
export async function voteOnAnswer(
  { db }: Pick<Services, "db">,
  { visitor, address }: Voter,
  { answer, helpful }: HelpVote,
): Promise<void> {
  await throttleOf(db).take("help-vote", address);
  const published = db
    .select({
      answerId: helpAnswers.id,
      visitor: sql<string>`${visitor}::uuid`.as("visitor"),
      helpful: sql<boolean>`${helpful}::boolean`.as("helpful"),
      createdAt: sql<Date>`now()`.as("created_at"),
    })
    .from(helpAnswers)
    .where(and(eq(helpAnswers.id, answer), eq(helpAnswers.draft, false)));
  const stored = await db
    .insert(helpVotes)
    .select(published)
    .onConflictDoUpdate({ target: [helpVotes.answerId, helpVotes.visitor], set: { helpful } })
    .returning({ answerId: helpVotes.answerId });
  if (stored.length === 0) throw new AppError("common.not_found");
}

/** A visitor is known by a random number, and by nothing else. */
export function visitorOf(request: Request): string {
  const pairs = (request.headers.get("cookie") ?? "").split(/;\s*/);
  const found = pairs.find((pair) => pair.startsWith(`${COOKIE}=`))?.slice(COOKIE.length + 1);
  return found && UUID.test(found) ? found : randomUUID();
}

export function visitorCookie({ secureCookies }: Site, visitor: string): string {
  const secure = secureCookies ? "; Secure" : "";
  return `${COOKIE}=${visitor}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${ONE_YEAR_S}${secure}`;
}
