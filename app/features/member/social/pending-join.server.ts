import { z } from "zod";
import { SOCIAL_PROVIDERS, type SocialProvider } from "#app/domain/member/login/social-provider.ts";
import type { Services, Site } from "#app/platform/env/services.server.ts";
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

/**
 * `social` ties a login under way to its browser, `social-stay` remembers that it is to last, `social-join` carries who
 * wants to become a member.
 */
type Name = "social" | "social-stay" | "social-join";

export function readSocialCookie(request: Request, site: Site, name: Name): string | undefined {
  const start = `${fullName(site, name)}=`;
  const pairs = (request.headers.get("cookie") ?? "").split(/;\s*/);
  return pairs.find((pair) => pair.startsWith(start))?.slice(start.length) || undefined;
}

/** Lax: the provider sends the browser back from another site. */
export function socialCookie(site: Site, name: Name, value: string, maxAgeS: number): string {
  const secure = site.secureCookies ? "; Secure" : "";
  return `${fullName(site, name)}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAgeS}${secure}`;
}

function fullName({ secureCookies }: Site, name: Name): string {
  return secureCookies ? `__Host-${name}` : name;
}
