import { z } from "zod";
import { says } from "#app/domain/common/validation.ts";

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
