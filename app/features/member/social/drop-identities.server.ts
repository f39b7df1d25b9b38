import { eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { memberIdentities } from "#app/db/schema/member/identity-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { notifyMember } from "#app/features/message/outbox.server.ts";
import { translator } from "#app/platform/i18n/i18n.ts";
import type { LinkedIdentity } from "./unlink-identities.server.ts";

/** Together with a new password: whoever linked one without being asked comes in no more. */
export async function dropIdentities(
  tx: Database,
  memberId: string,
  at: Date,
): Promise<readonly LinkedIdentity[]> {
  const [member] = await tx
    .select({ locale: members.locale })
    .from(members)
    .where(eq(members.id, memberId));
  if (!member) return [];
  const dropped = await tx
    .delete(memberIdentities)
    .where(eq(memberIdentities.memberId, memberId))
    .returning({ provider: memberIdentities.provider, token: memberIdentities.token });
  const t = translator(member.locale);
  for (const { provider } of dropped) {
    await notifyMember(tx, memberId, {
      template: "provider-disconnected",
      event: `disconnected:${provider}:${memberId}:${at.getTime()}`,
      words: { provider: t(`social:name.${provider}`) },
      link: "/mypage/security",
    });
  }
  return dropped;
}
