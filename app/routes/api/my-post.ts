import { findMyPost } from "#app/features/community/post/own-post-queries.server.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { numberParam } from "#app/platform/http/params.ts";
import { memberOf } from "#app/platform/session/session.server.ts";
import type { Route } from "./+types/my-post.ts";

/** What a post is to the asking member: the page itself never says whose it is. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const id = numberParam(params.id);
  const member = await memberOf(context);
  const { db, now } = servicesOf(context);
  const mine = await findMyPost(db, { id, memberId: member?.id, now: now() });
  return Response.json(mine, { headers: { "cache-control": "no-store" } });
}
