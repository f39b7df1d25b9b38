import { isStaff, type Role } from "#app/domain/desk/role/role-rights.ts";
import { SESSION_HOURS } from "./session-times.ts";

const HOUR_MS = 3_600_000;

type SessionLimits = { readonly idleMs: number; readonly absoluteMs: number };

/** How long a session lasts: unused, and however busy. Staff sign in every day. */
export function sessionLimits(role: Role, stay: boolean): SessionLimits {
  const member = stay ? SESSION_HOURS.stays : SESSION_HOURS.member;
  const { unused, atMost } = isStaff(role) ? SESSION_HOURS.staff : member;
  return { idleMs: unused * HOUR_MS, absoluteMs: atMost * HOUR_MS };
}

type SessionTimes = {
  readonly role: Role;
  readonly stay: boolean;
  readonly createdAt: Date;
  readonly seenAt: Date;
};

/** By the current role: a member who became staff gets the limits of staff immediately. */
export function isAlive({ role, stay, createdAt, seenAt }: SessionTimes, now: Date): boolean {
  const { idleMs, absoluteMs } = sessionLimits(role, stay);
  const time = now.getTime();
  return time - seenAt.getTime() < idleMs && time - createdAt.getTime() < absoluteMs;
}
