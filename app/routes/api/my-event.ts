import { findMyEvent } from "#app/features/content/event/event-coupon-queries.server.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { numberParam } from "#app/platform/http/params.ts";
import { memberOf } from "#app/platform/session/session.server.ts";
import type { Route } from "./+types/my-event.ts";

/** What an event is to the asking member: the page itself is the same for everybody. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const id = numberParam(params.id);
  const member = await memberOf(context);
  const mine = await findMyEvent(servicesOf(context).db, { id, memberId: member?.id });
  return Response.json(mine, { headers: { "cache-control": "no-store" } });
}
