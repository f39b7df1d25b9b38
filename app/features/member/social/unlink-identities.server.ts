import type { memberIdentities } from "#app/db/schema/member/identity-tables.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import type { ProviderOf } from "./social-providers.server.ts";

export type LinkedIdentity = Pick<typeof memberIdentities.$inferSelect, "provider" | "token">;

/** Called after our own records are erased: a provider that is down must not block closing an account. */
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
