import { join } from "node:path";
import type { Database } from "#app/db/client.server.ts";
import { BRAND } from "#app/domain/company/brand.ts";
import { storeDemoMail } from "#app/features/message/store-demo-mail.server.ts";
import { boxSender } from "#app/integrations/message/box-sender.ts";
import { fileSender } from "#app/integrations/message/file-sender.ts";
import type { MessageSender } from "#app/integrations/message/message-sender.ts";
import { smtpSender } from "#app/integrations/message/smtp-sender.ts";
import { isServing } from "#app/platform/env/app-mode.ts";
import type { Env } from "#app/platform/env/env.server.ts";
import type { Senders } from "#app/platform/env/services.server.ts";

/** Mail goes by SMTP where it is configured, and in demo mode otherwise into the post box. */
export function bootSenders(env: Env, db: Database): Senders {
  return { email: mailOf(env, db), text: fileSender(join(env.dataDir, "text-messages.jsonl")) };
}

function mailOf({ mode, mail }: Env, db: Database): MessageSender | undefined {
  const from = { name: BRAND.name, address: mail.from };
  if (mail.smtpUrl) return smtpSender({ url: mail.smtpUrl, from });
  if (isServing(mode)) return undefined;
  return boxSender(async ({ to, subject, text }) => {
    await storeDemoMail(db, { recipient: to, subject, body: text });
  });
}
