import { numberFromAbroad } from "#app/domain/company/business-data.ts";

export type EmergencyContact = {
  readonly who: "shop" | "venue" | "tourist_police" | "ambulance" | "consulate";
  readonly number: string;
};

/** Public numbers, dialled as they are from any telephone in the country. */
const IN_COUNTRY: Readonly<Record<string, readonly EmergencyContact[]>> = {
  "Asia/Bangkok": [
    { who: "tourist_police", number: "1155" },
    { who: "ambulance", number: "1669" },
  ],
};

/** The hotline of the Korean foreign ministry, around the clock and from anywhere. */
const CONSULATE: EmergencyContact = { who: "consulate", number: "+82 2 3210 0404" };

type Place = {
  readonly zone: string;
  readonly venuePhone: string | null;
  readonly shopPhone: string | undefined;
};

/** The numbers to call at the place: only those that can be dialled there. */
export function emergencyContacts({ zone, venuePhone, shopPhone }: Place): EmergencyContact[] {
  const shop = numberFromAbroad(shopPhone);
  return [
    ...(shop ? [{ who: "shop" as const, number: shop }] : []),
    ...(venuePhone ? [{ who: "venue" as const, number: venuePhone }] : []),
    ...(IN_COUNTRY[zone] ?? []),
    CONSULATE,
  ];
}
