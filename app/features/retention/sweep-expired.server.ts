import { and, inArray, lt, lte, ne, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import {
  emailCodes,
  passwordResets,
  sessions,
  socialAttempts,
  throttles,
  withdrawnMembers,
} from "#app/db/schema/identity.ts";
import { demoMail, outbox } from "#app/db/schema/message.ts";
import { dateIn, SHOP_ZONE } from "#app/domain/date/local-date.ts";
import type { Services } from "#app/platform/env/services.server.ts";

type Sweeping = Pick<Services, "db" | "now">;
type Sweep = { readonly table: PgTable; readonly key: PgColumn; readonly isOver: SQL | undefined };

const DAY_MS = 86_400_000;

/** The privacy policy says three months. Until then they also tell a known device from a new one. */
const SESSIONS_KEPT_MS = 90 * DAY_MS;
/** What was sent to whom, without its words; of advertising the law wants it for six months. */
const LETTERS_KEPT_MS = 184 * DAY_MS;
const DEMO_MAIL_KEPT_MS = 30 * DAY_MS;

/** Small enough that no request waits long for the rows it locks. */
const BATCH = 500;

/** Deletes what has expired or reached the end of its retention; answers with the number of rows. */
export async function sweepExpired({ db, now }: Sweeping): Promise<number> {
  let gone = 0;
  for (const { table, key, isOver } of sweepsAt(now())) {
    for (;;) {
      const over = db.select({ key }).from(table).where(isOver).limit(BATCH);
      const removed = await db.delete(table).where(inArray(key, over)).returning({ key });
      gone += removed.length;
      if (removed.length < BATCH) break;
    }
  }
  await forgetComplaints({ db, now });
  return gone;
}

function sweepsAt(at: Date): readonly Sweep[] {
  const before = (keptMs: number) => new Date(at.getTime() - keptMs);
  const today = dateIn(SHOP_ZONE, at);
  return [
    {
      table: sessions,
      key: sessions.id,
      isOver: lte(sessions.expiresAt, before(SESSIONS_KEPT_MS)),
    },
    {
      table: socialAttempts,
      key: socialAttempts.stateHash,
      isOver: lte(socialAttempts.expiresAt, at),
    },
    { table: emailCodes, key: emailCodes.email, isOver: lte(emailCodes.expiresAt, at) },
    {
      table: passwordResets,
      key: passwordResets.tokenHash,
      isOver: lte(passwordResets.expiresAt, at),
    },
    { table: throttles, key: throttles.key, isOver: lte(throttles.expire, at) },
    {
      table: outbox,
      key: outbox.id,
      isOver: and(ne(outbox.status, "waiting"), lte(outbox.createdAt, before(LETTERS_KEPT_MS))),
    },
    {
      table: demoMail,
      key: demoMail.id,
      isOver: lte(demoMail.createdAt, before(DEMO_MAIL_KEPT_MS)),
    },
    {
      table: withdrawnMembers,
      key: withdrawnMembers.memberId,
      isOver: lt(withdrawnMembers.keepUntil, today),
    },
  ];
}

/** Of closed accounts, orders are retained longer than complaints: these are deleted from the record first. */
async function forgetComplaints({ db, now }: Sweeping): Promise<void> {
  const { kept } = withdrawnMembers;
  await db
    .update(withdrawnMembers)
    .set({ kept: sql`${kept} - 'questions' - 'questionsUntil'` })
    .where(sql`${kept}->>'questionsUntil' < ${dateIn(SHOP_ZONE, now())}`);
}
