import type { Database } from "#app/db/client.server.ts";
import { memberIdentities } from "#app/db/schema/member/identity-tables.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import type { Locale } from "#app/domain/common/language/languages.ts";
import type { NewMember } from "#app/domain/member/sign-up/new-member.ts";
import type { SignUpConsent } from "#app/domain/member/sign-up/sign-up-consents.ts";
import { profileName } from "#app/domain/member/sign-up/social-consent.ts";
import { addMember } from "#app/features/member/profile/member-store.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { enterByIdentity } from "./enter-by-identity.server.ts";
import type { PendingJoin } from "./pending-join.server.ts";

type JoinInput = {
  readonly join: PendingJoin;
  readonly agree: readonly SignUpConsent[];
  readonly locale: Locale;
  /** What follows for everybody who joins, in the transaction that makes the member. */
  readonly welcome: (tx: Database, member: NewMember) => Promise<void>;
  /** For members without a name from the provider. */
  readonly defaultName: string;
};

/** Makes a member without ID and password, and answers with their id. Sending the form twice makes one. */
export async function joinThroughProvider(
  services: Pick<Services, "db" | "now" | "secrets">,
  input: JoinInput,
): Promise<string> {
  const { join } = input;
  const profile = { ...join, name: join.name, email: join.email, token: join.token };
  const enter = () => enterByIdentity(services, join.provider, profile);
  const known = await enter();
  if (known) return known;
  try {
    return await makeMember(services, input);
  } catch (cause) {
    // Another tab was quicker: it made the member, this one makes none.
    const made = await enter();
    if (made) return made;
    throw cause;
  }
}

function makeMember(
  { db, now, secrets }: Pick<Services, "db" | "now" | "secrets">,
  { join, agree, locale, welcome, defaultName }: JoinInput,
): Promise<string> {
  const name = profileName(join.name) ?? defaultName;
  const at = now();
  return db.transaction(async (tx) => {
    const memberId = await addMember(tx, {
      name,
      locale,
      email: join.email ?? null,
      emailVerifiedAt: join.email && join.emailVerified ? at : null,
    });
    if (!memberId) throw new AppError("auth.sign_up_failed");
    const identity = await tx
      .insert(memberIdentities)
      .values({
        provider: join.provider,
        subject: join.subject,
        memberId,
        token: join.token ? secrets.seal(join.token) : null,
      })
      .onConflictDoNothing()
      .returning({ memberId: memberIdentities.memberId });
    if (identity.length === 0) throw new AppError("auth.sign_up_failed");
    await welcome(tx, { id: memberId, name, locale, agree, at });
    return memberId;
  });
}
