import { DEFAULT_LOCALE } from "#app/domain/common/language/languages.ts";
import { apiAnswer, refusedField } from "#app/features/planner/answer/api-answer.server.ts";
import { READ_MESSAGE, readMessageSchema } from "#app/features/planner/answer/plan-message.ts";
import { recordUnreadWords } from "#app/features/planner/desk/plan-figures.server.ts";
import { readSentence } from "#app/features/planner/sentence/read-sentence.server.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { clientOf } from "#app/platform/http/client-address.server.ts";
import { sentSmallJson } from "#app/platform/http/sent-text.ts";
import { throttleOf } from "#app/platform/http/throttle.server.ts";
import type { Route } from "./+types/plan-read.ts";

/** What a sentence wishes for; nothing is planned yet. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  return apiAnswer(services.log, async () => {
    await throttleOf(services.db).take("plan-read", clientOf(context).address);
    const sent = await sentSmallJson(request, READ_MESSAGE);
    const { data: message, error } = readMessageSchema.safeParse(sent);
    if (error) return refusedField(String(error.issues[0]?.path[0] ?? "text"));
    const { text, locale = DEFAULT_LOCALE } = message;
    const reading = await readSentence(services, { text, locale });
    await recordUnreadWords(services.db, reading.unread, services.now());
    return { wish: reading.wish, read: reading.read, unread: reading.unread };
  });
}
