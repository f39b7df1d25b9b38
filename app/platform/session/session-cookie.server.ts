import { createHash, randomBytes } from "node:crypto";
import type { Site } from "#app/platform/env/services.server.ts";

export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

export function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

export function tokenOf(request: Request, site: Site): string | undefined {
  const cookies = request.headers.get("cookie") ?? "";
  const found = cookies.split(/;\s*/).find((pair) => pair.startsWith(`${cookieName(site)}=`));
  return found?.slice(cookieName(site).length + 1) || undefined;
}

/** Without an age the browser forgets it when it is closed. */
export function sessionCookie(site: Site, value: string, maxAgeS: number | undefined): string {
  const age = maxAgeS === undefined ? "" : `; Max-Age=${maxAgeS}`;
  const secure = site.secureCookies ? "; Secure" : "";
  return `${cookieName(site)}=${value}; Path=/; HttpOnly; SameSite=Lax${age}${secure}`;
}

/** Browsers accept a `__Host-` cookie only over https; the demo on plain http has a plain name. */
function cookieName({ secureCookies }: Site): string {
  return secureCookies ? "__Host-session" : "session";
}
