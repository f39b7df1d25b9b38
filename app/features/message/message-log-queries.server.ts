import { desc, eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { outbox } from "#app/db/schema/message-tables.ts";
import { inEachLocale, type Localized } from "#app/domain/common/language/languages.ts";
import { maskEmail, maskPhone } from "#app/domain/common/text/mask.ts";
import type { HideReason } from "#app/domain/community/moderation.ts";
import { mayResend, messageState, withoutSecrets } from "#app/domain/message/delivery.ts";
import { translator } from "#app/platform/i18n/i18n.ts";
import { messageText } from "#app/platform/i18n/message-text.ts";

const SHOWN = 50;

type About = { readonly orderId: string } | { readonly memberId: string };

/** Every message about an order, or to a member, newest first: its state, its masked recipient and its text. */
export async function listMessages(db: Database, about: About) {
  const isAbout =
    "orderId" in about ? eq(outbox.orderId, about.orderId) : eq(outbox.memberId, about.memberId);
  const rows = await db
    .select({
      id: outbox.id,
      template: outbox.template,
      channel: outbox.channel,
      locale: outbox.locale,
      recipient: outbox.recipient,
      keptWords: outbox.keptWords,
      status: outbox.status,
      tries: outbox.tries,
      lastError: outbox.lastError,
      sentAt: outbox.sentAt,
      at: outbox.createdAt,
    })
    .from(outbox)
    .where(isAbout)
    .orderBy(desc(outbox.id))
    .limit(SHOWN);
  return rows.map(({ keptWords, status, recipient, ...row }) => {
    const words = withoutSecrets(keptWords ?? {});
    const text = messageText(translator(row.locale), row.template, words);
    return {
      id: row.id,
      channel: row.channel,
      at: row.at,
      sentAt: row.sentAt,
      lastError: row.lastError,
      state: messageState({ ...row, status }),
      recipient: row.channel === "email" ? maskEmail(recipient) : maskPhone(recipient),
      subject: text?.subject ?? row.template,
      /** Its link is never a part of it. */
      body: keptWords && text ? text.body : null,
      canResend: keptWords !== null && mayResend(row.template),
    };
  });
}

export type LoggedMessage = Awaited<ReturnType<typeof listMessages>>[number];

/** Why something was hidden, in each language, with what staff added to it. */
export function hideReasonText(reason: HideReason, note: string): Localized {
  return inEachLocale((locale) => {
    const words = translator(locale)(`message:hide_reason.${reason}`);
    if (note === "") return words;
    return reason === "other" ? note : `${words}: ${note}`;
  });
}
