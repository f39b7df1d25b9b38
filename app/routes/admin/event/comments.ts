import { commentDecisionSchema } from "#app/domain/community/moderation-form.ts";
import { moderateComment } from "#app/features/community/moderation/moderate-comment.server.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { answering } from "#app/platform/http/action.server.ts";
import { formOf, parseForm } from "#app/platform/http/form.ts";
import { numberParam } from "#app/platform/http/params.ts";
import { refusal } from "#app/platform/http/refusal.ts";
import { requireMember } from "#app/platform/session/session.server.ts";
import type { Route } from "./+types/comments.ts";

export function loader(): never {
  throw refusal("common.method_not_allowed");
}

/** Hides a comment below an event or shows it again, apart from the event's record. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  return answering("record.save_failed", services.log, async () => {
    const { id: by } = await requireMember(context);
    const decision = parseForm(commentDecisionSchema, await formOf(request));
    await moderateComment(services, { eventId: numberParam(params.id), by, decision });
    return { ok: true as const };
  });
}
