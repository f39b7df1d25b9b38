import { memberHash } from "#app/integrations/chat/member-hash.server.ts";
import type { ChatEnv } from "#app/platform/env/chat-env.server.ts";

/** What every browser may know of the chat. */
export function chatKey({ pluginKey, scriptUrl }: ChatEnv) {
  return { pluginKey, src: scriptUrl };
}

/** Names a member to the widget: by an id that means nothing elsewhere, and our proof of it. */
export function chatIdentity({ secret }: ChatEnv, memberId: string) {
  return { memberId, memberHash: memberHash(secret, memberId) };
}

/** The hosts of the widget's script, calls, pictures and windows; the stand-in is on the shop's own host. */
export function chatHosts({ scriptUrl, simulator }: ChatEnv): string | undefined {
  if (simulator) return undefined;
  const { host } = new URL(scriptUrl);
  const family = host.split(".").slice(1).join(".");
  return family.includes(".") ? `https://*.${family}` : `https://${host}`;
}
