import { and, eq, exists, inArray, not, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { alarms } from "#app/db/schema/message-tables.ts";
import { reservations } from "#app/db/schema/order/order-tables.ts";
import { toUtcDate } from "#app/domain/common/date/local-date.ts";
import { inEachLocale, LOCALE_TAG } from "#app/domain/common/language/languages.ts";
import { dateFormat } from "#app/domain/common/text/formats.ts";
import { isDaytimeInKorea } from "#app/domain/message/daytime.ts";
import type { WordsOf } from "#app/domain/message/template-words.ts";
import { notifyBooker } from "#app/features/order/record/notify-booker.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";

/** Three days ahead and the day before, counted at the venue; a day that the job missed is made up for on the next. */
const REMINDERS = [
  { name: "remind-3", daysLeft: [3, 2] },
  { name: "remind-1", daysLeft: [1] },
] as const;

const DAY = { timeZone: "UTC", month: "long", day: "numeric", weekday: "short" } as const;

/** Reminds of confirmed lines that are near, once each: the outbox accepts the same event once. */
export async function remindOfTrips(services: Services, end?: AbortSignal): Promise<number> {
  const { db, now } = services;
  if (!isDaytimeInKorea(now())) return 0;
  let sent = 0;
  for (const { name, daysLeft } of REMINDERS) {
    for (const line of await linesAhead(db, name, daysLeft, now())) {
      if (end?.aborted) return sent;
      await remindOf(db, line);
      sent += 1;
    }
  }
  return sent;
}

function linesAhead(db: Database, name: string, daysLeft: readonly number[], now: Date) {
  const todayThere = sql`(${now.toISOString()}::timestamptz at time zone ${reservations.zone})::date`;
  const left = sql<number>`(${reservations.usedOn} - ${todayThere})`;
  // A line that moved to another day is reminded of on that day, too.
  const isMoved = sql`exists (select from orders o, jsonb_array_elements(o.lines) sold
    where o.id = ${reservations.orderId} and sold ->> 'key' = ${reservations.lineKey}
    and sold ->> 'usedOn' <> ${reservations.usedOn}::text)`;
  const event = sql<string>`${name}::text || ':' || ${reservations.id}
    || case when ${isMoved} then ':' || ${reservations.usedOn} else '' end`;
  const isTold = db
    .select({ id: alarms.id })
    .from(alarms)
    .where(eq(alarms.dedupeKey, sql`${event} || ':' || ${reservations.memberId}`));
  return db
    .select({
      id: reservations.id,
      orderId: reservations.orderId,
      memberId: reservations.memberId,
      title: reservations.title,
      usedOn: reservations.usedOn,
      voucherCode: reservations.voucherCode,
      left: left.mapWith(Number),
      event,
    })
    .from(reservations)
    .where(
      and(eq(reservations.status, "COMPLETE"), inArray(left, [...daysLeft]), not(exists(isTold))),
    );
}

type Line = Awaited<ReturnType<typeof linesAhead>>[number];

/** Read again in the transaction, so that no reminder goes out for a line cancelled meanwhile. */
async function remindOf(db: Database, line: Line): Promise<void> {
  await db.transaction(async (tx) => {
    const [open] = await tx
      .select({ id: reservations.id })
      .from(reservations)
      .where(and(eq(reservations.id, line.id), eq(reservations.status, "COMPLETE")));
    if (!open) return;
    await notifyBooker(tx, line, {
      template: "trip-reminder",
      event: line.event,
      words: reminderWords(line),
      link: `/reservation/${line.id}/voucher`,
    });
  });
}

function reminderWords({ title, usedOn, voucherCode, left }: Line): WordsOf<"trip-reminder"> {
  const date = inEachLocale((locale) =>
    dateFormat(LOCALE_TAG[locale], DAY).format(toUtcDate(usedOn)),
  );
  const words = { product: title, date, code: voucherCode };
  return left === 1 ? { ...words, state: "tomorrow" } : { ...words, days: left };
}
