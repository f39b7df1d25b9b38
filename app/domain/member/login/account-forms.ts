import { z } from "zod";
import { requiredText, says } from "#app/domain/common/validation.ts";
import { emailSchema, mailedCodeSchema } from "./email.ts";
import { loginIdSchema, loginSchema } from "./login-schema.ts";
import { newPasswordSchema } from "./password-rules.ts";

const ownPassword = z
  .string(says("auth.password_required"))
  .min(1, says("auth.password_required"))
  .max(500, says("common.bad_request"));

export const emailCodeSchema = z.object({ email: emailSchema });

export const findIdSchema = z.object({ email: emailSchema });

export const findPasswordSchema = loginSchema.pick({ loginId: true }).extend({
  email: emailSchema,
});

/** A new password, and whether linked providers go with the old one. */
export const resetPasswordSchema = z.object({
  password: newPasswordSchema,
  drop: z.literal("yes", says("common.bad_request")).optional(),
});

export const changePasswordSchema = resetPasswordSchema.extend({ current: ownPassword });

/** For those who came through a provider. */
export const createPasswordSchema = z.object({
  loginId: loginIdSchema,
  password: newPasswordSchema,
});

const provedEmail = z.object({ email: emailSchema, emailCode: mailedCodeSchema });

/** The password where there is one; for members from a provider the code is enough. */
export function changeEmailSchema(hasPassword: boolean) {
  return hasPassword ? provedEmail.extend({ current: ownPassword }) : provedEmail;
}

/** Six digits of the app, or one of the recovery codes. */
export const secondFactorSchema = z.object({
  code: requiredText("auth.second_factor_wrong", 40),
});

/** Before a provider is connected; one field, so that the form needs not know which it is. */
export function connectProofSchema(proof: "code" | "password") {
  return z.object({ proof: proof === "code" ? secondFactorSchema.shape.code : ownPassword });
}

export const factorPasswordSchema = z.object({ factorPassword: ownPassword });

/** Changing the second factor needs password and code: an open browser and a known password are not enough. */
export const factorProofSchema = factorPasswordSchema.extend(secondFactorSchema.shape);

export type FactorProof = z.infer<typeof factorProofSchema>;

export const confirmFactorSchema = z.object({
  code: z
    .string(says("auth.second_factor_wrong"))
    .transform((code) => code.replace(/\s/g, ""))
    .pipe(z.string().regex(/^\d{6}$/, says("auth.second_factor_wrong"))),
  sealed: z.string(says("common.bad_request")).max(2000, says("common.bad_request")),
});
