import { countUnread } from "#app/features/alarm/alarm-queries.server.ts";
import { servicesOf } from "#app/platform/services.server.ts";
import { memberOf } from "#app/platform/session.server.ts";
import type { Route } from "./+types/my.ts";

/** The numbers in the header; they arrive after load, so that every page is the same for everybody. */
export async function loader({ context }: Route.LoaderArgs) {
  const member = await memberOf(context);
  const counts = member
    ? { unreadAlarms: await countUnread(servicesOf(context).db, member.id), cartCount: 0 }
    : {};
  return Response.json(counts, { headers: { "cache-control": "no-store" } });
}
