import { PAGE_SIZE } from "#app/domain/common/paging.ts";
import { findMyReviews } from "#app/features/community/review/vote/vote-on-review.server.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { memberOf } from "#app/platform/session/session.server.ts";
import type { Route } from "./+types/my-reviews.ts";

const NUMBER = /^[1-9]\d{0,8}$/;

/** What the reviews of a page are to the asking member: the page itself never says whose they are. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const ids = url.searchParams
    .getAll("id")
    .filter((id) => NUMBER.test(id))
    .slice(0, PAGE_SIZE)
    .map(Number);
  const member = await memberOf(context);
  const mine = await findMyReviews(servicesOf(context).db, { ids, memberId: member?.id });
  return Response.json(mine, { headers: { "cache-control": "no-store" } });
}
