import { z } from "zod";
import { says } from "#app/domain/common/validation.ts";
import { voteOnReview } from "#app/features/community/review/vote/vote-on-review.server.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { answering } from "#app/platform/http/action.server.ts";
import { formOf, parseForm } from "#app/platform/http/form.ts";
import { numberParam } from "#app/platform/http/params.ts";
import { requireMember } from "#app/platform/session/session.server.ts";
import type { Route } from "./+types/vote-review.ts";

const voteSchema = z.object({
  on: z.enum(["", "1"], says("common.bad_request")).transform(Boolean),
});

/** A member says that a review helped, or takes that back. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  return answering("common.server_error", services.log, async () => {
    const { id: memberId } = await requireMember(context);
    const { on } = parseForm(voteSchema, await formOf(request));
    const reviewId = numberParam(params.id);
    const { helpful } = await voteOnReview(services, { reviewId, memberId, on });
    return Response.json({ ok: true, helpful });
  });
}
