import { and, eq, gt, inArray } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { tournamentEntries, tournaments } from "#app/db/schema/tournament-tables.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import { won } from "#app/domain/common/money.ts";
import type { LineOf } from "#app/domain/order/line/cart-line.ts";
import { lineKey } from "#app/domain/order/line/line-facts.ts";
import { applicationSchema } from "#app/domain/tournament/entry-application.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { parseForm } from "#app/platform/http/form.ts";
import { applyToTournament } from "../entry/apply-to-tournament.server.ts";
import { cancelEntry } from "../entry/cancel-entry.server.ts";
import { findOwnEntry } from "../entry/entry-queries.server.ts";

type Sent = {
  readonly memberId: string;
  readonly tournamentId: number;
  readonly form: FormData;
};

/** What is to be paid next, if anything. */
type Next =
  | { readonly line: LineOf<"tournament">; readonly key: string }
  | { readonly line: undefined };

const NOTHING: Next = { line: undefined };

/** The form of the application and the buttons of one's own entry. */
export async function answerEntryForm(services: Services, sent: Sent): Promise<Next> {
  const { memberId, tournamentId, form } = sent;
  const intent = form.get("intent");
  if (intent === "cancel") {
    await cancelEntry(services, { memberId, tournamentId });
    return NOTHING;
  }
  if (intent === "pay") {
    const entry = await findOwnEntry(services.db, tournamentId, memberId);
    const isPayable = entry?.state === "applied" || entry?.state === "offered";
    if (!entry || !isPayable) throw new AppError("common.not_found");
    return feeOf(services.db, tournamentId, entry.people);
  }
  const application = parseForm(applicationSchema, form);
  const people = application.people.length;
  try {
    const { state } = await applyToTournament(services, { memberId, tournamentId, application });
    return state === "applied" ? await feeOf(services.db, tournamentId, people) : NOTHING;
  } catch (cause) {
    const isEntered = cause instanceof AppError && cause.code === "tournament.entered";
    if (!isEntered || !(await hasJustEntered(services, sent, people))) throw cause;
    return NOTHING;
  }
}

const JUST_NOW_MS = 10 * 60_000;

/** Sent twice, a form makes one entry: the second answer is the first one's. */
async function hasJustEntered(
  { db, now }: Services,
  { memberId, tournamentId }: Sent,
  people: number,
): Promise<boolean> {
  const entered = and(
    eq(tournamentEntries.memberId, memberId),
    eq(tournamentEntries.tournamentId, tournamentId),
    eq(tournamentEntries.people, people),
    inArray(tournamentEntries.state, ["approved", "waiting"]),
    gt(tournamentEntries.createdAt, new Date(now().getTime() - JUST_NOW_MS)),
  );
  return (await db.$count(tournamentEntries, entered)) > 0;
}

/** The entry fee as a line of the cart. */
async function feeOf(db: Database, tournamentId: number, people: number): Promise<Next> {
  const [row] = await db
    .select({ date: tournaments.playsOn, entryFee: tournaments.entryFee })
    .from(tournaments)
    .where(eq(tournaments.id, tournamentId));
  if (!row) throw new AppError("common.not_found");
  const line: LineOf<"tournament"> = {
    kind: "tournament",
    tournamentId: String(tournamentId),
    date: row.date,
    people,
    price: won(row.entryFee * people),
  };
  return { line, key: lineKey(line) };
}
