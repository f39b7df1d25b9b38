import { z } from "zod";
import { type LocalDate, parseLocalDate } from "#app/domain/common/date/local-date.ts";
import { issue, says } from "#app/domain/common/validation.ts";
import { isOldEnough } from "#app/domain/member/sign-up/new-member.ts";
import { phoneNumber } from "./phone-number.ts";

/** Everything here may be left empty: it was never ours to begin with. */
export function memberInfoSchema(today: LocalDate) {
  return z.object({
    phone: z
      .string()
      .trim()
      .max(40, says("auth.phone_format"))
      .transform((text, refuse) => {
        if (text === "") return null;
        const phone = phoneNumber(text, "KR");
        if (phone) return phone;
        refuse.addIssue(issue("auth.phone_format"));
        return z.NEVER;
      }),
    birthday: z
      .string()
      .trim()
      .transform((text, refuse) => {
        if (text === "") return null;
        const day = parseLocalDate(text);
        const isDay = day !== undefined && day <= today;
        if (isDay && isOldEnough(day, today)) return day;
        const message = isDay ? "auth.too_young" : "auth.birthday_required";
        refuse.addIssue({ code: "custom", message });
        return z.NEVER;
      }),
    gender: z.enum(["", "male", "female"]).transform((gender) => gender || null),
  });
}

export type MemberInfo = z.output<ReturnType<typeof memberInfoSchema>>;
