import { z } from "zod";
import { says } from "#app/domain/common/validation.ts";
import { POST_MARKS } from "#app/domain/community/post.ts";
import { markPost } from "#app/features/community/post/post-marks.server.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { answering } from "#app/platform/http/action.server.ts";
import { formOf, parseForm } from "#app/platform/http/form.ts";
import { numberParam } from "#app/platform/http/params.ts";
import { requireMember } from "#app/platform/session/session.server.ts";
import type { Route } from "./+types/mark-post.ts";

const markSchema = z.object({
  kind: z.enum(POST_MARKS, says("common.bad_request")),
  on: z.string().transform(Boolean),
});

/** A member likes or bookmarks a post, or takes that back. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  return answering("common.server_error", services.log, async () => {
    const { id: memberId } = await requireMember(context);
    const mark = parseForm(markSchema, await formOf(request));
    const { likes } = await markPost(services, {
      ...mark,
      postId: numberParam(params.id),
      memberId,
    });
    return Response.json({ ok: true, likes });
  });
}
