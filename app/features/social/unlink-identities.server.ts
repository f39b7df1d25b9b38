import type { memberIdentities } from "#app/db/schema/identity.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import type { ProviderOf } from "./social-providers.server.ts";

export type LinkedIdentity = Pick<typeof memberIdentities.$inferSelect, "provider" | "token">;

/** Tells the providers, after our own side is done: that one of them is down keeps nobody from leaving. */
export async function unlinkIdentities(
  { secrets, log }: Pick<Services, "secrets" | "log">,
  providerOf: ProviderOf,
  identities: readonly LinkedIdentity[],
): Promise<void> {
  for (const { provider, token } of identities) {
    if (!token) continue;
    try {
      await providerOf(provider)?.unlink(secrets.open(token));
    } catch (cause) {
      log.warn({ err: cause, provider }, "a provider could not be told to unlink");
    }
  }
}
