import { countCartItems } from "#app/features/checkout/cart/cart-queries.server.ts";
import { countUnread } from "#app/features/message/alarm/alarm-queries.server.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { memberOf } from "#app/platform/session/session.server.ts";
import type { Route } from "./+types/my.ts";

const NO_STORE = { headers: { "cache-control": "no-store" } };

/** The numbers in the header; they arrive after load, so that every page is the same for everybody. */
export async function loader({ context }: Route.LoaderArgs) {
  const member = await memberOf(context);
  if (!member) return Response.json({}, NO_STORE);
  const { db } = servicesOf(context);
  const [unreadAlarms, cartCount] = await Promise.all([
    countUnread(db, member.id),
    countCartItems(db, member.id),
  ]);
  return Response.json({ unreadAlarms, cartCount }, NO_STORE);
}
