import { and, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { jsonRows } from "#app/db/query/json-rows.server.ts";
import { consents } from "#app/db/schema/company-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { notificationChoices, outbox } from "#app/db/schema/message-tables.ts";
import type { Locale } from "#app/domain/common/language/languages.ts";
import {
  isSent,
  type MessageChannel,
  SENT_CHANNELS,
  type SentChannel,
} from "#app/domain/message/message-channel.ts";
import type { WordedTemplate } from "#app/domain/message/template-words.ts";
import { MANDATORY_KINDS, TEMPLATES, type Template } from "#app/domain/message/templates.ts";
import { type MessageWords, wordsInLocale, writeWords } from "#app/domain/message/write-words.ts";
import { newAlarm } from "#app/features/message/alarm/alarm-queries.server.ts";

export type Message = WordedTemplate & {
  /** Names the event, such as `reset:<token hash>`: the same event is enqueued once, however often it is written. */
  readonly event: string;
  /** Path in the shop, without language, that the message leads to. */
  readonly link?: string;
  /** Overrides the member's e-mail address and number; the alarm stays the member's. */
  readonly contact?: Contact | undefined;
  /** The path for e-mails and texts alone, where it grants access without a login; an alarm is never given it. */
  readonly privateLink?: string | undefined;
  /** The order that it is about, so that the desk can look it up. */
  readonly orderId?: string | undefined;
  /** Wanted at this moment, on these channels, regardless of the settings: the customer asked for it. */
  readonly asked?: readonly SentChannel[] | undefined;
};

type Contact = {
  readonly email?: string | null | undefined;
  readonly phone?: string | null | undefined;
};

/** Enqueues a message to a member in the transaction of its event: what is rolled back is never sent. */
export async function notifyMember(
  db: Database,
  memberId: string,
  message: Message,
): Promise<void> {
  const [known] = await db
    .select(recipientFields(message))
    .from(members)
    .where(eq(members.id, memberId));
  if (known) await writeMessage(db, memberId, message, known);
}

type Recipient = {
  readonly email: string | null;
  readonly phone: string | null;
  readonly locale: Locale;
  readonly choices: readonly { readonly channel: MessageChannel; readonly wanted: boolean }[];
  readonly wantsMarketing: boolean;
};

/** What has to be known of a member before a message is written, for a query of `members`. */
export function recipientFields({ template }: Pick<Message, "template">) {
  const { email, phone, locale } = members;
  const { channel, wanted, memberId } = notificationChoices;
  const isOfKind = eq(notificationChoices.kind, TEMPLATES[template].kind);
  const isGiven = and(
    eq(consents.memberId, members.id),
    eq(consents.kind, "marketing"),
    isNull(consents.withdrawnAt),
  );
  return {
    ...{ email, phone, locale },
    choices: jsonRows(
      { channel, wanted },
      sql`from ${notificationChoices} where ${and(eq(memberId, members.id), isOfKind)}`,
    ),
    wantsMarketing: sql<boolean>`exists (select from ${consents} where ${isGiven})`,
  };
}

/** Writes a message on every channel that the member wants, as one statement. */
export async function writeMessage(
  db: Database,
  memberId: string,
  message: Message,
  known: Recipient,
): Promise<void> {
  const { kind, channels } = TEMPLATES[message.template];
  if (kind === "marketing" && !known.wantsMarketing) return;
  // Everything is on until it is switched off; advertising too, once it was agreed to.
  const isWanted = (channel: MessageChannel) =>
    message.asked?.some((each) => each === channel) ??
    (MANDATORY_KINDS.includes(kind) ||
      (known.choices.find((choice) => choice.channel === channel)?.wanted ?? true));

  const entry = toEntry(message);
  const wanted = channels.filter(isWanted);
  const sent = wanted.filter(isSent).flatMap((channel) => {
    const { to } = SENT_CHANNELS[channel];
    const recipient = message.contact?.[to] || known[to];
    return recipient ? [{ ...entry, channel, memberId, recipient, locale: known.locale }] : [];
  });
  const alarm = wanted.every(isSent) ? undefined : newAlarm(db, alarmOf(memberId, entry));
  if (sent.length === 0) return void (await alarm);
  const alongside = alarm ? [db.$with("alarm").as(alarm)] : [];
  await db
    .with(...alongside)
    .insert(outbox)
    .values(sent.map(queuedRow))
    .onConflictDoNothing();
}

/** Writes to an address that need not be a member's, such as one that is being proved. */
export async function notifyAddress(
  db: Database,
  email: string,
  locale: Locale,
  message: Message,
): Promise<void> {
  const entry = toEntry(message);
  const queued = { ...entry, channel: "email", memberId: null, recipient: email, locale } as const;
  await db.insert(outbox).values(queuedRow(queued)).onConflictDoNothing();
}

/** A message as both tables store it. */
type Entry = {
  readonly template: Template;
  readonly event: string;
  readonly words: MessageWords;
  readonly link: string | null;
  readonly privateLink: string | null;
  readonly orderId: string | null;
};

function toEntry(message: Message): Entry {
  const { template, event, link = null, privateLink = null, orderId = null } = message;
  return { template, event, words: writeWords(message), link, privateLink, orderId };
}

function alarmOf(memberId: string, { event, template, words, link, orderId }: Entry) {
  const { kind } = TEMPLATES[template];
  return { memberId, dedupeKey: `${event}:${memberId}`, kind, template, words, link, orderId };
}

type Copied = Pick<
  typeof outbox.$inferSelect,
  "id" | "template" | "channel" | "locale" | "memberId" | "recipient" | "orderId"
> & {
  readonly keptWords: Readonly<Record<string, string>>;
  readonly keptLink: string | null;
};

/** The same message once more, as a message of its own; answers with its number. */
export async function enqueueAgain(
  tx: Database,
  { id, keptWords, keptLink, ...message }: Copied,
  { event, privateLink }: { readonly event: string; readonly privateLink?: string | undefined },
): Promise<number> {
  const [row] = await tx
    .insert(outbox)
    .values({
      ...message,
      dedupeKey: `again:${id}:${event}`,
      words: keptWords,
      link: privateLink ?? keptLink,
      keptWords,
      keptLink,
    })
    .returning({ id: outbox.id });
  if (!row) throw new Error("no message was written");
  return row.id;
}

type QueuedEntry = Entry & {
  readonly channel: SentChannel;
  readonly memberId: string | null;
  readonly recipient: string;
  readonly locale: Locale;
};

function queuedRow(entry: QueuedEntry): typeof outbox.$inferInsert {
  const words = wordsInLocale(entry.words, entry.locale);
  return {
    // By member: an address that changes in between does not make the same event news again.
    dedupeKey: `${entry.event}:${entry.channel}:${entry.memberId ?? entry.recipient}`,
    template: entry.template,
    channel: entry.channel,
    locale: entry.locale,
    memberId: entry.memberId,
    recipient: entry.recipient,
    words,
    link: entry.privateLink ?? entry.link,
    orderId: entry.orderId,
    keptWords: entry.orderId === null ? null : words,
    keptLink: entry.orderId === null ? null : entry.link,
  };
}
