import type { Site } from "#app/platform/env/services.server.ts";

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
