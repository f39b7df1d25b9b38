import { isOwnPost } from "#app/features/community/own-post-queries.server.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { numberParam } from "#app/platform/http/params.ts";
import { memberOf } from "#app/platform/session/session.server.ts";
import type { Route } from "./+types/my-post.ts";

/** Whether a post is the asking member's own: the page itself never says whose it is. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const id = numberParam(params.id);
  const member = await memberOf(context);
  const own = member ? await isOwnPost(servicesOf(context).db, { id, memberId: member.id }) : false;
  return Response.json({ own }, { headers: { "cache-control": "no-store" } });
}
