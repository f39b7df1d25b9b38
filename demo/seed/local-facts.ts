import localNames from "./content/local-names.json" with { type: "json" };
import { seededNumber } from "./seeded.ts";

const known: Readonly<Record<string, { readonly name: string; readonly address: string }>> =
  localNames;

/** Name and address in Thai, and a number that is never assigned; elsewhere front desks read English. */
export function localFactsOf(id: string | null | undefined) {
  const { name = null, address = null } = (id && known[id]) || {};
  const digits = String(seededNumber(`${id}-desk`, 1_000)).padStart(3, "0");
  return {
    localName: name,
    localAddress: address,
    phone: name === null ? null : `+66 2 000 0${digits}`,
  };
}

/** The ends of rides, as drivers in Thailand read them. */
export const localPlaces: Readonly<Record<string, string>> = {
  "Suvarnabhumi Airport (BKK)": "ท่าอากาศยานสุวรรณภูมิ",
  "Don Mueang Airport (DMK)": "ท่าอากาศยานดอนเมือง",
  "Chiang Mai Airport (CNX)": "ท่าอากาศยานเชียงใหม่",
  "Chiang Rai Airport (CEI)": "ท่าอากาศยานแม่ฟ้าหลวง เชียงราย",
  "Phuket Airport (HKT)": "ท่าอากาศยานภูเก็ต",
  "Bangkok city hotel": "โรงแรมในกรุงเทพฯ",
  "Pattaya hotel": "โรงแรมในพัทยา",
  "Hua Hin hotel": "โรงแรมในหัวหิน",
  "Chiang Mai city hotel": "โรงแรมในเมืองเชียงใหม่",
  "Chiang Rai city": "ตัวเมืองเชียงราย",
  "Patong hotel": "โรงแรมในป่าตอง",
  "Laguna Phuket": "ลากูน่า ภูเก็ต",
  "Kanchanaburi resort": "รีสอร์ทในกาญจนบุรี",
  "Khao Yai resort": "รีสอร์ทในเขาใหญ่",
};
