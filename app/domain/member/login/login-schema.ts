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
