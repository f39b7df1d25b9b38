import { redirectDocument } from "react-router";
import {
  type Identity,
  openedHeaders,
  openSession,
} from "#app/features/member/login/open-session.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { localeOfPath, localized } from "#app/platform/i18n/request-locale.ts";
import { doneAddress } from "./done-address.ts";
import { noPendingJoin, readSocialCookie, socialCookie } from "./pending-join.server.ts";

type Entering = {
  readonly next: string;
  readonly popup: boolean;
  readonly userAgent: string;
  readonly request: Request;
  /** The account that they came with. */
  readonly identity: Identity;
};

/** Opens the session and sends the browser on: through the second factor, where the member has one. */
export async function enteredAnswer(
  services: Services,
  memberId: string,
  { next, popup, userAgent, request, identity }: Entering,
): Promise<Response> {
  const stay = readSocialCookie(request, services.site, "social-stay") === "1";
  const opened = await openSession(services, memberId, { stay, userAgent, request, identity });
  const end = popup ? doneAddress({ next, popup }) : next;
  const proof = `${localized("/login/second-factor", localeOfPath(next))}?next=${encodeURIComponent(end)}`;
  const headers = openedHeaders(opened);
  headers.append("set-cookie", noPendingJoin(services));
  headers.append("set-cookie", socialCookie(services.site, "social-stay", "", 0));
  return redirectDocument(opened.complete ? end : proof, { headers });
}
