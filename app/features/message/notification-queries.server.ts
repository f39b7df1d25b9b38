import { and, desc, eq, isNull } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { consents } from "#app/db/schema/company-tables.ts";
import { notificationChoices } from "#app/db/schema/message-tables.ts";
import { CHANNELS_BY_KIND } from "#app/domain/message/templates.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { saveNotificationChoices } from "./save-notification-choices.server.ts";

export type NotificationSettings = Awaited<ReturnType<typeof findNotificationSettings>>;

/** Every kind and channel a member may switch, and what they chose; advertising with its consent. */
export async function findNotificationSettings(db: Database, memberId: string) {
  const chosen = await db
    .select({
      kind: notificationChoices.kind,
      channel: notificationChoices.channel,
      wanted: notificationChoices.wanted,
    })
    .from(notificationChoices)
    .where(eq(notificationChoices.memberId, memberId));
  const [consent] = await db
    .select({ version: consents.version, givenAt: consents.givenAt })
    .from(consents)
    .where(
      and(
        eq(consents.memberId, memberId),
        eq(consents.kind, "marketing"),
        isNull(consents.withdrawnAt),
      ),
    )
    .orderBy(desc(consents.givenAt))
    .limit(1);
  const wantedOf = (kind: (typeof CHANNELS_BY_KIND)[number]["kind"], channel: string) => {
    const row = chosen.find((choice) => choice.kind === kind && choice.channel === channel);
    // Without consent there is no advertising, even if it was switched on before.
    if (kind === "marketing" && !consent) return false;
    return row?.wanted ?? true;
  };
  return {
    consent,
    kinds: CHANNELS_BY_KIND.map(({ kind, channels }) => ({
      kind,
      channels: channels.map((channel) => ({ channel, wanted: wantedOf(kind, channel) })),
    })),
  };
}

/** The value of `intent` that the form of the notification settings sends. */
const NOTIFICATION_INTENT = "notifications";

/** For the action of the settings page: saves the form if it is ours. Names that do not exist are ignored. */
export async function handleNotificationIntent(
  services: Pick<Services, "db" | "now">,
  memberId: string,
  form: FormData,
): Promise<{ readonly ok: true; readonly saved: "notifications" } | undefined> {
  if (form.get("intent") !== NOTIFICATION_INTENT) return undefined;
  const names = CHANNELS_BY_KIND.flatMap(({ kind, channels }) =>
    channels.map((channel) => `${kind}.${channel}`),
  );
  const sent = form.getAll("wanted");
  await saveNotificationChoices(services, {
    memberId,
    wanted: names.filter((name) => sent.includes(name)),
  });
  return { ok: true, saved: "notifications" };
}
