import { findBlocked } from "#app/features/community/block/block-queries.server.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { memberOf } from "#app/platform/session/session.server.ts";
import type { Route } from "./+types/my-blocked.ts";

const NUMBER = /^[1-9]\d{0,8}$/;
/** More than a page of comments with their answers. */
const MOST = 500;

/** The texts on a page by authors whom the asking member blocked. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const idsOf = (name: string) =>
    url.searchParams
      .getAll(name)
      .filter((id) => NUMBER.test(id))
      .slice(0, MOST)
      .map(Number);
  const member = await memberOf(context);
  const blocked = await findBlocked(servicesOf(context).db, {
    memberId: member?.id,
    posts: idsOf("post"),
    comments: idsOf("comment"),
  });
  return Response.json(blocked, { headers: { "cache-control": "no-store" } });
}
