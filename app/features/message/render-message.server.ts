import type { Locale } from "#app/domain/common/language/languages.ts";
import { cutTo } from "#app/domain/common/text/storable.ts";
import type { Business } from "#app/domain/company/business-data.ts";
import { isTemplate, kindOf } from "#app/domain/message/delivery.ts";
import { isSent, type MessageChannel, SENT_CHANNELS } from "#app/domain/message/message-channel.ts";
import { type Picture, pictureAt } from "#app/domain/picture/picture.ts";
import type { Senders } from "#app/platform/env/services.server.ts";
import { returnPath } from "#app/platform/http/return-path.ts";
import { type Translate, translator } from "#app/platform/i18n/i18n.ts";
import { messageText, type Words } from "#app/platform/i18n/message-text.ts";
import { localized } from "#app/platform/i18n/request-locale.ts";
import { emailHtml } from "./email-html.ts";

type OutgoingMessage = Parameters<NonNullable<Senders["email"]>["send"]>[0];

export type OutboxRow = {
  readonly id: number;
  readonly template: string;
  readonly channel: MessageChannel;
  readonly locale: Locale;
  readonly recipient: string;
  readonly words: Words;
  readonly link: string | null;
  /** The picture of the trip that it is about. */
  readonly picture?: Picture | null;
};

/** The page where advertising is unsubscribed from. */
const OPT_OUT = "/mypage/settings";

/** The e-mail or text message as it is sent: in the recipient's language, with the brand and absolute links. */
export function renderMessage(
  row: OutboxRow,
  origin: string,
  business: Business,
): OutgoingMessage | undefined {
  const t = translator(row.locale);
  const words = Object.fromEntries(
    Object.entries(row.words).map(([name, value]) => [name, oneSafeLine(value)]),
  );
  const text = messageText(t, row.template, words);
  if (!text || !isTemplate(row.template)) return undefined;

  const isAd = kindOf(row.template) === "marketing";
  const brand = t("frame:brand");
  const subject = t(isAd ? "message:mail.ad_subject" : "message:mail.subject", {
    brand,
    subject: text.subject,
  });
  const link = addressOf(row.link, row.locale, origin);
  const id = `palmtee-${row.id}`;
  if (isSent(row.channel) && SENT_CHANNELS[row.channel].form === "short") {
    const short = [`[${brand}] ${text.body}`, link].filter(Boolean).join("\n");
    return { id, to: row.recipient, subject, text: short, html: undefined };
  }

  const parts = {
    hello: t("message:mail.hello", { brand }),
    body: text.body,
    link,
    linkText: t("message:mail.go"),
    optOut: isAd
      ? { text: t("message:mail.ad_opt_out"), link: `${origin}${localized(OPT_OUT, row.locale)}` }
      : undefined,
    footer: `${t("message:mail.no_reply")}\n${footer(t, business)}`,
  };
  return {
    id,
    to: row.recipient,
    subject,
    text: plain(parts),
    html: emailHtml({ ...parts, brand, locale: row.locale, subject, picture: faceOf(row, origin) }),
  };
}

/** Mail programs load it from the shop; they know no addresses without a host. */
function faceOf({ picture }: OutboxRow, origin: string): string | undefined {
  return picture ? new URL(pictureAt(picture), origin).href : undefined;
}

function plain({
  hello,
  body,
  link,
  optOut,
  footer,
}: Omit<Parameters<typeof emailHtml>[0], "brand" | "locale" | "subject" | "picture">) {
  const blocks = [hello, body, link, optOut && `${optOut.text}\n${optOut.link}`, `--\n${footer}`];
  return blocks.filter(Boolean).join("\n\n");
}

function footer(t: Translate, { company, address, phone, email }: Business): string {
  return t("message:mail.footer", { company, address, phone, email });
}

/** Only a path of ours: `//elsewhere` and full addresses are left out. */
function addressOf(link: string | null, locale: Locale, origin: string): string | undefined {
  const path = returnPath(link, "");
  return path ? `${origin}${localized(path, locale)}` : undefined;
}

/** Line breaks and marks that reverse the writing direction are removed from what people typed. */
function oneSafeLine(value: string): string {
  const line = value.replace(/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu, " ");
  return cutTo(line, 500).trim();
}
