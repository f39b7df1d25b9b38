/** The countries of our travellers' phones; any other number is written with its + and country code. */
export const PHONE_COUNTRIES = ["KR", "TH", "JP", "CN", "TW", "US", "SG", "GB", "AU"] as const;
export type PhoneCountry = (typeof PHONE_COUNTRIES)[number];

export const CALLING_CODE: Record<PhoneCountry, string> = {
  KR: "+82",
  TH: "+66",
  JP: "+81",
  CN: "+86",
  TW: "+886",
  US: "+1",
  SG: "+65",
  GB: "+44",
  AU: "+61",
};
