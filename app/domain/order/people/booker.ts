import { z } from "zod";
import { issue, requiredText, says } from "#app/domain/common/validation.ts";
import { PHONE_COUNTRIES } from "#app/domain/member/profile/phone-country.ts";
import { phoneNumber } from "#app/domain/member/profile/phone-number.ts";
import { passportName } from "./traveller.ts";

// Apart, for a page that shows the boxes and does not check them.
export { PAYMENT_AGREEMENTS } from "#app/domain/order/payment-agreements.ts";

const emailSchema = requiredText("booker.email_required", 500)
  .toLowerCase()
  .max(254, says("booker.email_format"))
  .pipe(z.email(says("booker.email_format")));

/** A number is read as its country writes it. */
const phoneSchema = z
  .object({
    text: requiredText("booker.phone_required", 500),
    country: z.enum(PHONE_COUNTRIES).catch("KR"),
  })
  .transform(({ text, country }, refuse) => {
    const number = phoneNumber(text, country);
    if (number) return number;
    refuse.addIssue(issue("booker.phone_format"));
    return z.NEVER;
  });

/** The booker: the fields of the form, each with its own sentence. */
export const bookerSchema = z.preprocess(
  (values) => {
    const form = { ...(values as { phone?: unknown; phoneCountry?: unknown }) };
    // Number and country are validated together, along with the other fields.
    return { ...form, phone: { text: form.phone, country: form.phoneCountry } };
  },
  z.object({
    firstName: passportName("booker.first_name_required"),
    lastName: passportName("booker.last_name_required"),
    email: emailSchema,
    phone: phoneSchema,
  }),
);

/** A ticked box sends the name of its text; any other value is no consent. */
export const agreementsSchema = z.object({
  agreePersonal: z.literal("personal-information", says("payment.agree_personal")),
  agreePayment: z.literal("payment", says("payment.agree_payment")),
  agreeAge: z.literal("age", says("payment.agree_age")),
});

/** Everything a checkout asks for besides the travellers. */
export const checkoutSchema = bookerSchema.and(agreementsSchema);

/** All mistakes together: fields and agreements, in the order of the form. */
export function checkoutMistakes(values: unknown): { field: string; error: string }[] {
  const first = new Map<string, string>();
  for (const { path, message } of checkoutSchema.safeParse(values).error?.issues ?? []) {
    const field = String(path[0] ?? "form");
    if (!first.has(field)) first.set(field, message);
  }
  return [...first].map(([field, error]) => ({ field, error }));
}
