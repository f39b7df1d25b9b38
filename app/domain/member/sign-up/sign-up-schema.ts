import { z } from "zod";
import { type LocalDate, parseLocalDate } from "#app/domain/common/date/local-date.ts";
import { issue, requiredText, says } from "#app/domain/common/validation.ts";
import { emailSchema, mailedCodeSchema } from "#app/domain/member/login/email.ts";
import { loginIdSchema } from "#app/domain/member/login/login-schema.ts";
import { newPasswordSchema, passwordMistake } from "#app/domain/member/login/password-rules.ts";
import { nameSchema } from "#app/domain/member/profile/member-name-form.ts";
import { PHONE_COUNTRIES } from "#app/domain/member/profile/phone-country.ts";
import { SIGN_UP_CONSENTS } from "./sign-up-consents.ts";

const KINDS = SIGN_UP_CONSENTS.map(({ kind }) => kind);
const REQUIRED = SIGN_UP_CONSENTS.filter(({ required }) => required).map(({ kind }) => kind);

/** One box that is ticked arrives as a text, several as a list. */
export const consentsSchema = z
  .union([z.enum(KINDS).transform((kind) => [kind]), z.array(z.enum(KINDS)).max(10)], {
    error: "auth.consent_required",
  })
  .optional()
  .transform((given) => [...new Set(given)])
  .superRefine((given, context) => {
    const missing = REQUIRED.filter((kind) => !given.includes(kind));
    if (missing.length === 0) return;
    // A visitor who agrees to everything but the age sees why they cannot join.
    const isYoung = missing.every((kind) => kind === "age");
    const message = isYoung ? "auth.too_young" : "auth.consent_required";
    context.addIssue({ code: "custom", message });
  });

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
