import { z } from "zod";
import { type LocalDate, parseLocalDate } from "#app/domain/common/date/local-date.ts";
import { issue, requiredText, says } from "#app/domain/common/validation.ts";
import { emailSchema, mailedCodeSchema } from "#app/domain/member/login/email.ts";
import { loginIdSchema } from "#app/domain/member/login/login-id-schema.ts";
import { newPasswordSchema, passwordMistake } from "#app/domain/member/login/password-rules.ts";
import { nameSchema } from "#app/domain/member/profile/member-name-form.ts";
import { PHONE_COUNTRIES } from "#app/domain/member/profile/phone-country.ts";
import { consentsSchema } from "./sign-up-consents-form.ts";

const birthdaySchema = z
  .string(says("auth.birthday_required"))
  .trim()
  .transform((text, context): LocalDate => {
    const day = parseLocalDate(text);
    if (day) return day;
    context.addIssue(issue("auth.birthday_required"));
    return z.NEVER;
  });

export const signUpSchema = z
  .object({
    loginId: loginIdSchema,
    password: newPasswordSchema,
    name: requiredText("auth.name_required", 500).pipe(nameSchema.shape.name),
    email: emailSchema,
    emailCode: mailedCodeSchema,
    phoneCountry: z.enum(PHONE_COUNTRIES).catch("KR"),
    phone: requiredText("auth.phone_required", 40),
    birthday: birthdaySchema,
    gender: z.enum(["male", "female"]).nullable().catch(null).default(null),
    agree: consentsSchema,
  })
  .superRefine(({ loginId, password }, context) => {
    if (passwordMistake(password, loginId) !== "auth.password_is_id") return;
    context.addIssue({ ...issue("auth.password_is_id"), path: ["password"] });
  });

export type SignUp = z.output<typeof signUpSchema>;
