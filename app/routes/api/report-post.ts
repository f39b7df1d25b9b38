import { reportSchema } from "#app/domain/community/moderation-form.ts";
import { reportPost } from "#app/features/community/moderation/post-reports.server.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { answering } from "#app/platform/http/action.server.ts";
import { formOf, parseForm } from "#app/platform/http/form.ts";
import { numberParam } from "#app/platform/http/params.ts";
import { requireMember } from "#app/platform/session/session.server.ts";
import type { Route } from "./+types/report-post.ts";

/** A member reports a post: the page of the post is the same for everybody and has no form of its own. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  return answering("common.server_error", services.log, async () => {
    const { id: memberId } = await requireMember(context);
    const input = parseForm(reportSchema, await formOf(request));
    await reportPost(services, { postId: numberParam(params.id), memberId, input });
    return Response.json({ ok: true });
  });
}
