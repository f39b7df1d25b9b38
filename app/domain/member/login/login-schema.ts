import { z } from "zod";
import { says } from "#app/domain/common/validation.ts";

/** No login ID holds a character that cannot be typed; PostgreSQL could not even look one up. */
const TYPED = /^\P{Cc}*$/u;

/** The spaces of a password are part of it. */
export const loginSchema = z.object({
  loginId: z
    .string(says("auth.id_required"))
    .trim()
    .toLowerCase()
    .min(1, says("auth.id_required"))
    .max(100, says("common.bad_request"))
    .regex(TYPED, says("common.bad_request")),
  password: z
    .string(says("auth.password_required"))
    .min(1, says("auth.password_required"))
    .max(500, says("common.bad_request")),
  /** A box that is ticked; without it the session ends with the browser. */
  stay: z.literal("yes").optional().catch(undefined),
});

/** For a login over an open page: only the same member may continue. */
export const loginHereSchema = loginSchema.extend({
  member: z.uuid(says("common.bad_request")),
});

export type LoginInput = z.infer<typeof loginSchema>;

const FORM = /^[a-z][a-z0-9_]{3,19}$/;

/** Names that would pass for ours. */
const RESERVED =
  /^(admin|administrator|root|system|official|palmtee|help|helpdesk|support|staff|operator|owner|master|webmaster|security|manager|null|undefined)[0-9_]*$/;

/** Phone keyboards add a capital at the start and a space at the end. */
export const loginIdSchema = z
  .string(says("auth.id_required"))
  .trim()
  .toLowerCase()
  .min(1, says("auth.id_required"))
  .regex(FORM, says("auth.id_format"));

export function isReservedLoginId(loginId: string): boolean {
  return RESERVED.test(loginId);
}
