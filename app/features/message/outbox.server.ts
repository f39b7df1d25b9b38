import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { consents } from "#app/db/schema/identity.ts";
import { members } from "#app/db/schema/member.ts";
import { notificationChoices, outbox } from "#app/db/schema/message.ts";
import type { Locale } from "#app/domain/locale.ts";
import { type MessageWords, wordsInLocale } from "#app/domain/message/message-words.ts";
import type { WordedTemplate } from "#app/domain/message/template-words.ts";
import {
  isSent,
  MANDATORY_KINDS,
  type MessageChannel,
  SENT_CHANNELS,
  type SentChannel,
  TEMPLATES,
  type Template,
} from "#app/domain/message/templates.ts";
import { writeWords } from "#app/domain/message/write-words.ts";
import { addAlarm } from "#app/features/alarm/add-alarm.server.ts";

export type Message = WordedTemplate & {
  /** Names the event, such as `reset:<token hash>`: the same event is enqueued once, however often it is written. */
  readonly event: string;
  /** Path in the shop, without language, that the message leads to. */
  readonly link?: string;
  /** Where e-mails and texts go instead of to the member's address and number; the alarm stays the member's. */
  readonly contact?: Contact | undefined;
  /** The path for e-mails and texts alone, where it opens something by itself; an alarm is never given it. */
  readonly privateLink?: string | undefined;
  /** The order that it is about, so that the desk can look it up. */
  readonly orderId?: string | undefined;
  /** Wanted at this moment, on these channels and whatever is switched off: the customer asked for it. */
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
  const [member] = await db
    .select({ email: members.email, phone: members.phone, locale: members.locale })
    .from(members)
    .where(eq(members.id, memberId));
  if (!member) return;
  const { kind, channels } = TEMPLATES[message.template];
  const choices = await db
    .select({ channel: notificationChoices.channel, wanted: notificationChoices.wanted })
    .from(notificationChoices)
    .where(and(eq(notificationChoices.memberId, memberId), eq(notificationChoices.kind, kind)));
  if (kind === "marketing" && !(await hasMarketingConsent(db, memberId))) return;
  // Everything is on until it is switched off; advertising too, once it was agreed to.
  const isWanted = (channel: MessageChannel) =>
    message.asked?.some((each) => each === channel) ??
    (MANDATORY_KINDS.includes(kind) ||
      (choices.find((choice) => choice.channel === channel)?.wanted ?? true));

  const entry = toEntry(message);
  const { contact } = message;
  for (const channel of channels) {
    if (!isWanted(channel)) continue;
    if (!isSent(channel)) {
      await addAlarm(db, alarmOf(memberId, entry));
      continue;
    }
    const { to } = SENT_CHANNELS[channel];
    const recipient = contact?.[to] || member[to];
    if (recipient) {
      await enqueue(db, { ...entry, channel, memberId, recipient, locale: member.locale });
    }
  }
}

async function hasMarketingConsent(db: Database, memberId: string): Promise<boolean> {
  const isGiven = and(
    eq(consents.memberId, memberId),
    eq(consents.kind, "marketing"),
    isNull(consents.withdrawnAt),
  );
  return (await db.$count(consents, isGiven)) > 0;
}

/** Writes to an address that need not be a member's, such as one that is being proved. */
export async function notifyAddress(
  db: Database,
  email: string,
  locale: Locale,
  message: Message,
): Promise<void> {
  const entry = toEntry(message);
  await enqueue(db, { ...entry, channel: "email", memberId: null, recipient: email, locale });
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

async function enqueue(db: Database, entry: QueuedEntry): Promise<void> {
  const words = wordsInLocale(entry.words, entry.locale);
  await db
    .insert(outbox)
    .values({
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
    })
    .onConflictDoNothing();
}
