import type { Services } from "#app/platform/env/services.server.ts";

/** The path that is mailed; the origin comes from our settings, never from the request. */
export function invitationPath(secret: string): string {
  return `/login/invitation?token=${secret}`;
}

/**
 * The stored hash, so that read access to the table does not let anyone join the staff; undefined for what cannot be a
 * link of ours.
 */
export function readInvitation(
  services: Pick<Services, "secrets">,
  token: string | null,
): string | undefined {
  return /^[\w-]{43}$/.test(token ?? "") ? hashOfInvitation(services, token ?? "") : undefined;
}

export function hashOfInvitation({ secrets }: Pick<Services, "secrets">, secret: string): string {
  return secrets.mark(`invitation:${secret}`);
}
