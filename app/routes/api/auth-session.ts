import { servicesOf } from "#app/platform/env/services.server.ts";
import { refusal } from "#app/platform/http/refusal.ts";
import { endSession, type Member, memberOf } from "#app/platform/session/session.server.ts";
import type { Route } from "./+types/auth-session.ts";

const NO_STORE = { "cache-control": "no-store" };

export async function loader({ context }: Route.LoaderArgs) {
  const member = await memberOf(context);
  // Every page requests this answer, so that all browsers notice the switch, wherever they start.
  const savesNothing = servicesOf(context).site.savesVouchers ? undefined : true;
  return Response.json(
    { user: member ? userOf(member) : undefined, savesNothing },
    { headers: NO_STORE },
  );
}

function userOf({ id, name, role, locale }: Member) {
  return { id, name, role, locale };
}

export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== "DELETE") throw refusal("common.method_not_allowed");
  const cookie = await endSession(servicesOf(context), request);
  return Response.json({ loggedOut: true }, { headers: { ...NO_STORE, "set-cookie": cookie } });
}
