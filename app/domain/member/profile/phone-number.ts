import { parsePhoneNumberFromString } from "libphonenumber-js/mobile";
import type { PhoneCountry } from "./phone-country.ts";

/** The number as it is stored (E.164), or undefined when no text can reach it: only numbers that can be a mobile pass. */
export function phoneNumber(text: string, country: PhoneCountry): string | undefined {
  if (text.length > 40) return undefined;
  const number = parsePhoneNumberFromString(text, country);
  return number?.isValid() ? number.number : undefined;
}

/** As people write it: a Korean number as at home, any other with its country. */
export function readablePhone(stored: string): string {
  const number = parsePhoneNumberFromString(stored);
  if (!number) return stored;
  return number.countryCallingCode === "82"
    ? number.formatNational()
    : number.formatInternational();
}
