import { blockSchema } from "#app/domain/community/report-form.ts";
import { blockAuthor } from "#app/features/community/block/block-member.server.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { answering } from "#app/platform/http/action.server.ts";
import { formOf, parseForm } from "#app/platform/http/form.ts";
import { requireMember } from "#app/platform/session/session.server.ts";
import type { Route } from "./+types/block-author.ts";

/** A member blocks the author of a post or a comment. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  return answering("common.server_error", services.log, async () => {
    const { id: memberId } = await requireMember(context);
    const input = parseForm(blockSchema, await formOf(request));
    await blockAuthor(services, { memberId, input });
    return Response.json({ ok: true });
  });
}
