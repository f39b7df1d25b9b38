import { z } from "zod";
import { says } from "#app/domain/common/validation.ts";

/** Stored in lower case: mailboxes ignore case, and people do not remember which they typed. */
export const emailSchema = z
  .string(says("auth.email_required"))
  .trim()
  .toLowerCase()
  .min(1, says("auth.email_required"))
  .max(254, says("auth.email_format"))
  .pipe(z.email(says("auth.email_format")));

/** The six digits that were mailed to it. */
export const mailedCodeSchema = z
  .string(says("auth.email_unproved"))
  .trim()
  .min(1, says("auth.email_unproved"))
  .regex(/^\d{6}$/, says("auth.code_wrong"));

/** A code this young is not replaced by the next request, because its e-mail may not have arrived yet. */
export const EMAIL_CODE_KEPT_MINUTES = 1;
/** Wrong codes of one network, or of one member. */
export const EMAIL_CODE_TRIES = 5;
/** From all askers together: a stranger who uses up their share leaves as many to the owner. */
export const EMAIL_CODE_TRIES_OF_ALL = 10;
