import { and, eq } from "drizzle-orm";
import { memberIdentities } from "#app/db/schema/member/identity-tables.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import type { SocialProvider } from "#app/domain/member/login/social-provider.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { findByIdentity } from "./identity-queries.server.ts";
import type { SocialProfile } from "./social-providers.server.ts";

/** The member that this identity belongs to; undefined when it is new to us. */
export async function enterByIdentity(
  { db, secrets }: Pick<Services, "db" | "secrets">,
  provider: SocialProvider,
  { subject, token }: SocialProfile,
): Promise<string | undefined> {
  const found = await findByIdentity(db, provider, subject);
  if (!found) return undefined;
  if (found.withdrawnAt) throw new AppError("auth.social_refused");
  if (token) {
    await db
      .update(memberIdentities)
      .set({ token: secrets.seal(token) })
      .where(and(eq(memberIdentities.provider, provider), eq(memberIdentities.subject, subject)));
  }
  return found.memberId;
}
