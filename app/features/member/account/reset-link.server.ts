import type { Services } from "#app/platform/env/services.server.ts";

type Link = { readonly memberId: string; readonly secret: string };

/** The path that is mailed; the origin comes from our settings, never from the request. */
export function newPasswordPath(memberId: string, secret: string): string {
  return `/login/new-password?token=${memberId}.${secret}`;
}

export function readLink(token: string | null): Link | undefined {
  const parts = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([\w-]{43})$/.exec(token ?? "");
  return parts?.[1] && parts[2] ? { memberId: parts[1], secret: parts[2] } : undefined;
}

/** What is stored. The address is part of it: a link to an address that was given up opens nothing. */
export function hashOfLink(
  { secrets }: Pick<Services, "secrets">,
  { secret, email }: { readonly secret: string; readonly email: string },
): string {
  return secrets.mark(`reset:${secret}:${email}`);
}
