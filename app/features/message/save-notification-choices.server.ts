import { eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { notificationChoices } from "#app/db/schema/message-tables.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import { CHANNELS_BY_KIND, MANDATORY_KINDS } from "#app/domain/message/templates.ts";
import {
  giveMarketingConsent,
  withdrawMarketingConsent,
} from "#app/features/company/legal/consents.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { notifyMember } from "./outbox.server.ts";

type Save = {
  readonly memberId: string;
  /** What is switched on, as `reservation.email`; everything else is switched off. */
  readonly wanted: readonly string[];
};

/** Saves a member's notification choices. Advertising is consent: given or withdrawn here, and confirmed by mail. */
export async function saveNotificationChoices(
  { db, now }: Pick<Services, "db" | "now">,
  { memberId, wanted }: Save,
): Promise<void> {
  await db.transaction(async (tx) => {
    // One at a time per member: two concurrent saves must not give two consents.
    const [member] = await tx
      .select({ locale: members.locale })
      .from(members)
      .where(eq(members.id, memberId))
      .for("update");
    if (!member) throw new AppError("auth.login_required");

    await saveChannels(tx, { memberId, wanted });
    const agrees = wanted.some((name) => name.startsWith("marketing."));
    const changed = agrees
      ? await giveMarketingConsent(tx, memberId, now())
      : await withdrawMarketingConsent(tx, memberId, now());
    if (!changed) return;
    await notifyMember(tx, memberId, {
      template: "marketing-consent",
      event: `marketing-consent:${changed.id}:${agrees ? "given" : "withdrawn"}`,
      words: { date: now(), state: agrees ? undefined : "withdrawn" },
      link: "/mypage/settings",
    });
  });
}

async function saveChannels(tx: Database, { memberId, wanted }: Save): Promise<void> {
  for (const { kind, channels } of CHANNELS_BY_KIND) {
    if (MANDATORY_KINDS.includes(kind)) continue;
    for (const channel of channels) {
      const choice = { wanted: wanted.includes(`${kind}.${channel}`) };
      await tx
        .insert(notificationChoices)
        .values({ memberId, kind, channel, ...choice })
        .onConflictDoUpdate({
          target: [
            notificationChoices.memberId,
            notificationChoices.kind,
            notificationChoices.channel,
          ],
          set: choice,
        });
    }
  }
}
