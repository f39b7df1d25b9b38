import { chatIdentity } from "#app/features/help/chat/chat-key.server.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { memberOf } from "#app/platform/session/session.server.ts";
import type { Route } from "./+types/my-chat.ts";

/** The user's identity for the chat widget; nothing for a visitor, or without a chat. */
export async function loader({ context }: Route.LoaderArgs) {
  const member = await memberOf(context);
  const { chat } = servicesOf(context).site;
  const identity = member && chat ? chatIdentity(chat, member.id) : {};
  return Response.json(identity, { headers: { "cache-control": "no-store" } });
}
