import { countView } from "#app/features/community/view/count-view.server.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { answering } from "#app/platform/http/action.server.ts";
import { clientOf } from "#app/platform/http/client-address.server.ts";
import { numberParam } from "#app/platform/http/params.ts";
import { memberOf } from "#app/platform/session/session.server.ts";
import type { Route } from "./+types/view-post.ts";

/** Said by a page of a post once it is there: the page itself is cached and counts nothing. */
export async function action({ params, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  return answering("common.server_error", services.log, async () => {
    const member = await memberOf(context);
    const views = await countView(services, {
      postId: numberParam(params.id),
      memberId: member?.id,
      client: clientOf(context),
    });
    return Response.json({ ok: true, views });
  });
}
