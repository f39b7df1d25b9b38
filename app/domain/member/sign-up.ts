import { z } from "zod";
import { type LocalDate, parseLocalDate } from "../local-date.ts";
import { requiredText, says } from "../validation.ts";
import { emailSchema } from "./email.ts";
import { loginIdSchema } from "./login-id.ts";
import { nameSchema } from "./member-name-form.ts";
import { newPasswordSchema, passwordMistake } from "./password-rules.ts";
import { PHONE_COUNTRIES } from "./phone-country.ts";
import { SIGN_UP_CONSENTS } from "./sign-up-consents.ts";

const KINDS = SIGN_UP_CONSENTS.map(({ kind }) => kind);
const REQUIRED = SIGN_UP_CONSENTS.filter(({ required }) => required).map(({ kind }) => kind);

const birthdaySchema = z
  .string(says("auth.birthday_required"))
  .trim()
  .transform((text, context): LocalDate => {
    const day = parseLocalDate(text);
    if (day && day >= "1900-01-01") return day;
    context.addIssue({ code: "custom", message: "auth.birthday_required" });
    return z.NEVER;
  });

/** One box that is ticked arrives as a text, several as a list. */
const consentsSchema = z
  .union([z.enum(KINDS).transform((kind) => [kind]), z.array(z.enum(KINDS)).max(10)], {
    error: "auth.consent_required",
  })
  .optional()
  .transform((given) => [...new Set(given)])
  .refine((given) => REQUIRED.every((kind) => given.includes(kind)), says("auth.consent_required"));

export const signUpSchema = z
  .object({
    loginId: loginIdSchema,
    password: newPasswordSchema,
    name: requiredText("auth.name_required", 500).pipe(nameSchema.shape.name),
    email: emailSchema,
    emailCode: z
      .string(says("auth.email_unproved"))
      .trim()
      .min(1, says("auth.email_unproved"))
      .regex(/^\d{6}$/, says("auth.code_wrong")),
    phoneCountry: z.enum(PHONE_COUNTRIES).catch("KR"),
    phone: requiredText("auth.phone_required", 40),
    birthday: birthdaySchema,
    gender: z.enum(["male", "female"]).nullable().catch(null).default(null),
    agree: consentsSchema,
  })
  .superRefine(({ loginId, password }, context) => {
    if (passwordMistake(password, loginId) !== "auth.password_is_id") return;
    context.addIssue({ code: "custom", path: ["password"], message: "auth.password_is_id" });
  });

export type SignUp = z.output<typeof signUpSchema>;
