import { CHANNELS_BY_KIND } from "#app/domain/message/templates.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { saveNotificationChoices } from "./save-notification-choices.server.ts";

/** The value of `intent` that the form of the notification settings sends. */
export const NOTIFICATION_INTENT = "notifications";

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
