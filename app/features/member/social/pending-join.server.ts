import { z } from "zod";
import { SOCIAL_PROVIDERS, type SocialProvider } from "#app/domain/member/login/social-provider.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { readSocialCookie, socialCookie } from "./social-cookies.server.ts";
import type { SocialProfile } from "./social-providers.server.ts";

const MINUTES = 15;

const pending = z.object({
  provider: z.enum(SOCIAL_PROVIDERS),
  subject: z.string(),
  name: z.string().optional(),
  email: z.string().optional(),
  emailVerified: z.boolean(),
  token: z.string().optional(),
  until: z.number(),
});

export type PendingJoin = z.infer<typeof pending>;

/** Before the consents nothing may be stored on the server: the profile is sealed in a cookie. */
export function pendingJoinCookie(
  { secrets, site, now }: Services,
  provider: SocialProvider,
  profile: SocialProfile,
): string {
  const until = now().getTime() + MINUTES * 60_000;
  const sealed = secrets.seal(JSON.stringify({ provider, ...profile, until }));
  return socialCookie(site, "social-join", sealed, MINUTES * 60);
}

export function pendingJoinOf(
  { secrets, site, now }: Services,
  request: Request,
): PendingJoin | undefined {
  const sealed = readSocialCookie(request, site, "social-join");
  if (!sealed) return undefined;
  try {
    const join = pending.parse(JSON.parse(secrets.open(sealed)));
    return join.until > now().getTime() ? join : undefined;
  } catch {
    // Not ours, or of another secret: as good as none.
    return undefined;
  }
}

export function noPendingJoin({ site }: Services): string {
  return socialCookie(site, "social-join", "", 0);
}
