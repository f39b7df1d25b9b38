import { z } from "zod";
import { type LocalDate, parseLocalDate } from "../local-date.ts";
import { says } from "../validation.ts";
import { isOldEnough } from "./age.ts";
import { phoneNumber } from "./phone-number.ts";

export const MAX_NAME = 40;
const OLDEST: LocalDate = "1900-01-01";

/** Nobody may pass for the shop or its staff. */
const RESERVED = ["관리자", "운영자", "운영진", "팜티", "admin", "administrator", "palmtee"];

/** A name as it is kept, or undefined when it cannot be used. */
export function usableName(text: string): string | undefined {
  const name = text.normalize("NFC").trim().replace(/ +/g, " ");
  if (name === "" || [...name].length > MAX_NAME) return undefined;
  if (/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/u.test(name) || !/\p{L}/u.test(name)) return undefined;
  const bare = name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
  return RESERVED.some((word) => bare.includes(word)) ? undefined : name;
}

export const nameSchema = z.object({
  name: z
    .string(says("member.name_refused"))
    .max(500, says("member.name_refused"))
    .transform((text, refuse) => {
      const name = usableName(text);
      if (name) return name;
      refuse.addIssue({ code: "custom", message: "member.name_refused" });
      return z.NEVER;
    }),
});

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
        refuse.addIssue({ code: "custom", message: "auth.phone_format" });
        return z.NEVER;
      }),
    birthday: z
      .string()
      .trim()
      .transform((text, refuse) => {
        if (text === "") return null;
        const day = parseLocalDate(text);
        const isDay = day !== undefined && day >= OLDEST && day <= today;
        if (isDay && isOldEnough(day, today)) return day;
        const message = isDay ? "auth.too_young" : "auth.birthday_required";
        refuse.addIssue({ code: "custom", message });
        return z.NEVER;
      }),
    gender: z.enum(["", "male", "female"]).transform((gender) => gender || null),
  });
}

export type MemberInfo = z.output<ReturnType<typeof memberInfoSchema>>;
