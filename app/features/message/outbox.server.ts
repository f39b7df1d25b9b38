import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { consents } from "#app/db/schema/identity.ts";
import { members } from "#app/db/schema/member.ts";
import { alarms, notificationChoices, outbox } from "#app/db/schema/message.ts";
import type { Locale } from "#app/domain/locale.ts";
import { type MessageWords, wordsInLocale } from "#app/domain/message/message-words.ts";
import {
  MANDATORY_KINDS,
  type MessageChannel,
  TEMPLATES,
  type Template,
} from "#app/domain/message/templates.ts";

export type Message = {
  readonly template: Template;
  /** Names the event, such as `reset:<token hash>`: the same event is told once, however often it is written. */
  readonly event: string;
  readonly words?: MessageWords;
  /** Path in the shop, without language, that the message leads to. */
  readonly link?: string;
  /** Where letters about this go instead of to the member's own address and number; the alarm stays the member's. */
  readonly contact?: Contact | undefined;
};

type Contact = {
  readonly email?: string | null | undefined;
  readonly phone?: string | null | undefined;
};

/** Tells a member something, in the transaction of the event itself: what is rolled back was never told. */
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
  // Everything is wanted until somebody says otherwise; advertising, too, once it was agreed to.
  const isWanted = (channel: MessageChannel) =>
    MANDATORY_KINDS.includes(kind) ||
    (choices.find((choice) => choice.channel === channel)?.wanted ?? true);

  for (const channel of channels) {
    if (!isWanted(channel)) continue;
    if (channel === "alarm") await addAlarm(db, memberId, message);
    const { contact } = message;
    const recipient =
      channel === "email" ? contact?.email || member.email : contact?.phone || member.phone;
    if (channel !== "alarm" && recipient) {
      await post(db, { ...message, channel, memberId, recipient, locale: member.locale });
    }
  }
}

async function hasMarketingConsent(db: Database, memberId: string): Promise<boolean> {
  const standing = and(
    eq(consents.memberId, memberId),
    eq(consents.kind, "marketing"),
    isNull(consents.withdrawnAt),
  );
  return (await db.$count(consents, standing)) > 0;
}

/** Writes to an address that need not be a member's, such as one that is being proved. */
export async function notifyAddress(
  db: Database,
  email: string,
  locale: Locale,
  message: Message,
): Promise<void> {
  await post(db, { ...message, channel: "email", memberId: null, recipient: email, locale });
}

async function addAlarm(db: Database, memberId: string, message: Message): Promise<void> {
  await db
    .insert(alarms)
    .values({
      memberId,
      dedupeKey: `${message.event}:${memberId}`,
      kind: TEMPLATES[message.template].kind,
      template: message.template,
      words: message.words ?? {},
      link: message.link ?? null,
    })
    .onConflictDoNothing();
}

type Letter = Message & {
  readonly channel: Exclude<MessageChannel, "alarm">;
  readonly memberId: string | null;
  readonly recipient: string;
  readonly locale: Locale;
};

async function post(db: Database, letter: Letter): Promise<void> {
  await db
    .insert(outbox)
    .values({
      // By member: an address that changes in between does not make the same event news again.
      dedupeKey: `${letter.event}:${letter.channel}:${letter.memberId ?? letter.recipient}`,
      template: letter.template,
      channel: letter.channel,
      locale: letter.locale,
      memberId: letter.memberId,
      recipient: letter.recipient,
      words: wordsInLocale(letter.words ?? {}, letter.locale),
      link: letter.link ?? null,
    })
    .onConflictDoNothing();
}
