import { and, eq, isNotNull, like, or } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { alarms, notificationChoices, outbox } from "#app/db/schema/message-tables.ts";
import { type Breach, breaches } from "./breach.ts";
import { doneChanges, type OrderRecord } from "./order-breaches.server.ts";

const EVENTS = [
  "paid:",
  "confirmed:",
  "rechecked:",
  "refused:",
  "refund-done:",
  "refund-refused:",
  "remind-",
  "offer-",
  "changed:",
];
const ADDRESS_PART = /:(email|text):.*$/;

/** Every event of an order was notified, once on each channel. */
export async function messageBreaches(
  db: Database,
  records: readonly OrderRecord[],
): Promise<Breach[]> {
  const { list, expect } = breaches("I-NOTIFY");
  const notified = new Set(
    (await db.select({ key: alarms.dedupeKey }).from(alarms)).map(({ key }) => key),
  );
  const silent = await quietMembers(db);
  for (const record of records.filter(
    ({ isSeeded, memberId }) => !isSeeded && !silent.has(memberId),
  )) {
    for (const event of eventsOf(record)) {
      expect(notified.has(`${event}:${record.memberId}`), record.number, `${event} was never told`);
    }
  }
  const posted = await db
    .select({ key: outbox.dedupeKey, channel: outbox.channel })
    .from(outbox)
    .where(or(...EVENTS.map((event) => like(outbox.dedupeKey, `${event}%`))));
  const byChannel = Map.groupBy(
    posted,
    ({ key, channel }) => `${key.replace(ADDRESS_PART, "")} ${channel}`,
  );
  for (const [channelKey, rows] of byChannel)
    expect(rows.length === 1, channelKey, `was posted ${rows.length} times`);
  return list;
}

function eventsOf(record: OrderRecord): string[] {
  const { id, status, reservations, refunds } = record;
  const steps = reservations.flatMap((row) =>
    row.steps.flatMap(({ action }) => {
      if (action === "confirm") return [`confirmed:${row.id}`];
      return action === "refuse" ? [`refused:${row.id}`] : [];
    }),
  );
  const rechecked = reservations.filter((row) => row.recheckedAt !== null);
  const offered = reservations.flatMap(({ offers }) => offers.flatMap(messageEventsOf));
  const given = refunds.filter(({ status, kind }) => status === "done" && kind !== "change");
  return [
    ...(status === "PAID" && record.changeOf === null ? [`paid:${id}`] : []),
    ...doneChanges(record).map((change) => `changed:${change.id}`),
    ...steps,
    ...offered,
    ...rechecked.map((row) => `rechecked:${row.id}`),
    ...given.map((refund) => `refund-done:${refund.id}`),
  ];
}

type Offer = OrderRecord["reservations"][number]["offers"][number];

/** An offer that ended by another action is notified by that action. */
function messageEventsOf({ id, status }: Offer): string[] {
  const made = `offer-made:${id}`;
  if (status === "ACCEPTED") return [made, `offer-accepted:${id}`];
  return status === "DECLINED" || status === "EXPIRED" ? [made, `offer-ended:${id}`] : [made];
}

/** Members without alarms, and those who have left. */
async function quietMembers(db: Database): Promise<Set<string>> {
  const choices = await db
    .select({ id: notificationChoices.memberId })
    .from(notificationChoices)
    .where(
      and(
        eq(notificationChoices.kind, "reservation"),
        eq(notificationChoices.channel, "alarm"),
        eq(notificationChoices.wanted, false),
      ),
    );
  const left = await db
    .select({ id: members.id })
    .from(members)
    .where(isNotNull(members.withdrawnAt));
  return new Set([...choices, ...left].map(({ id }) => id));
}
