import { DEFAULT_LOCALE } from "#app/domain/common/language/languages.ts";
import { apiAnswer, refusedField } from "#app/features/planner/answer/api-answer.server.ts";
import { planAnswerJson, swapsJson } from "#app/features/planner/answer/plan-answer-json.server.ts";
import {
  fieldAtFault,
  PLAN_MESSAGE,
  planMessageSchema,
} from "#app/features/planner/answer/plan-message.ts";
import { planTrip, swapTrip } from "#app/features/planner/plan-trip.server.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { clientOf } from "#app/platform/http/client-address.server.ts";
import { sentSmallJson } from "#app/platform/http/sent-text.ts";
import { throttleOf } from "#app/platform/http/throttle.server.ts";
import type { Route } from "./+types/plan-answer.ts";

/** Trips for a wish, or what could take the place of one line of a trip; the same for everybody. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  return apiAnswer(services.log, async () => {
    await throttleOf(services.db).take("plan", clientOf(context).address);
    const sent = await sentSmallJson(request, PLAN_MESSAGE);
    const { success, data: message } = planMessageSchema.safeParse(sent);
    if (!success) return refusedField(fieldAtFault(sent));
    const { wish, locale = DEFAULT_LOCALE } = message;
    if (!("keep" in message)) {
      return planAnswerJson(services.db, locale, await planTrip(services, wish));
    }
    const { swaps } = await swapTrip(services, message);
    return swapsJson(services.db, locale, swaps);
  });
}
