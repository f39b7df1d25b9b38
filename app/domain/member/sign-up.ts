import { z } from "zod";
import { type LocalDate, parseLocalDate } from "../local-date.ts";
import { requiredText, says } from "../validation.ts";
import { emailSchema, mailedCodeSchema } from "./email.ts";
import { loginIdSchema } from "./login-id.ts";
import { nameSchema } from "./member-name-form.ts";
import { newPasswordSchema, passwordMistake } from "./password-rules.ts";
import { PHONE_COUNTRIES } from "./phone-country.ts";
import { consentsSchema } from "./sign-up-consents-form.ts";

const birthdaySchema = z
  .string(says("auth.birthday_required"))
  .trim()
  .transform((text, context): LocalDate => {
    const day = parseLocalDate(text);
    if (day && day >= "1900-01-01") return day;
    context.addIssue({ code: "custom", message: "auth.birthday_required" });
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
    context.addIssue({ code: "custom", path: ["password"], message: "auth.password_is_id" });
  });

export type SignUp = z.output<typeof signUpSchema>;
