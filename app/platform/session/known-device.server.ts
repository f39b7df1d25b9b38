import { randomBytes, timingSafeEqual } from "node:crypto";
import { KNOWN_DEVICE_DAYS } from "#app/domain/member/login/session-times.ts";
import type { Services, Site } from "#app/platform/env/services.server.ts";

const DAY_MS = 86_400_000;
/** Enough for a family that shares one computer, without letting the cookie grow without end. */
const MEMBERS = 5;

type Knowing = Pick<Services, "secrets" | "site">;

/** With the password in it, every token of a member is worth nothing once that changes. */
type Owner = { readonly id: string; readonly passwordHash: string | null };

type Moment = { readonly request: Request; readonly at: Date };

/**
 * The name of the browser, if this member has logged in with it before: then its wrong passwords are counted apart from
 * those of strangers. An unknown ID takes as long.
 */
export function knownDevice(
  services: Knowing,
  owner: Owner | undefined,
  { request, at }: Moment,
): string | undefined {
  const { id, passwordHash } = owner ?? { id: "", passwordHash: null };
  const whose = whoseOf(services, id);
  for (const token of tokensIn(services, request)) {
    const [who, device = "", day = "", sign = ""] = token.split(".");
    const expected = signOf(services, { id, passwordHash }, { device, day });
    const isOwn = who === whose && isSame(sign, expected);
    if (owner && isOwn && dayOf(at) - Number.parseInt(day, 36) < KNOWN_DEVICE_DAYS) return device;
  }
  return undefined;
}

/** Records that this member has logged in here and keeps the tokens of other members. */
export function deviceCookie(services: Knowing, owner: Owner, { request, at }: Moment): string {
  const whose = whoseOf(services, owner.id);
  const device = randomBytes(12).toString("base64url");
  const day = dayOf(at).toString(36);
  const own = [whose, device, day, signOf(services, owner, { device, day })].join(".");
  const others = tokensIn(services, request).filter((token) => !token.startsWith(`${whose}.`));
  const value = [own, ...others].slice(0, MEMBERS).join("~");
  const secure = services.site.secureCookies ? "; Secure" : "";
  const age = KNOWN_DEVICE_DAYS * 86_400;
  return `${nameIn(services.site)}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${age}${secure}`;
}

function tokensIn({ site }: Knowing, request: Request): string[] {
  const start = `${nameIn(site)}=`;
  const pairs = (request.headers.get("cookie") ?? "").split(/;\s*/);
  const value = pairs.find((pair) => pair.startsWith(start))?.slice(start.length) ?? "";
  return value
    .split("~")
    .filter((token) => /^[\w-]{10}\.[\w-]{16}\.[0-9a-z]{1,6}\.[\w-]{43}$/.test(token))
    .slice(0, MEMBERS);
}

/** Distinguishes the tokens of several members without identifying them. */
function whoseOf({ secrets }: Knowing, memberId: string): string {
  return secrets.mark(`device of:${memberId}`).slice(0, 10);
}

type Named = { readonly device: string; readonly day: string };

function signOf({ secrets }: Knowing, { id, passwordHash }: Owner, { device, day }: Named): string {
  return secrets.mark(`device:${id}:${device}:${day}:${passwordHash ?? ""}`);
}

function isSame(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}

function dayOf(at: Date): number {
  return Math.floor(at.getTime() / DAY_MS);
}

function nameIn({ secureCookies }: Site): string {
  return secureCookies ? "__Host-device" : "device";
}
