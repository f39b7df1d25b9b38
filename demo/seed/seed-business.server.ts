import type { Database } from "#app/db/client.server.ts";
import { businessData } from "#app/db/schema/company-tables.ts";

/** The company of the demo, as an owner would save it; the words are those that the shop comes with. */
export const DEMO_COMPANY = {
  company: { ko: "(주)팜티트래블", en: "Palmtee Travel Co., Ltd." },
  representative: { ko: "윤서준", en: "Yoon Seojun" },
  businessNumber: "123-45-67890",
  address: {
    ko: "서울특별시 강남구 테헤란로 000, 7층",
    en: "7F, 000 Teheran-ro, Gangnam-gu, Seoul",
  },
  phone: "1600-0000",
  emergencyPhone: "+66 2 000 0000",
  email: "help@palmtee.example",
};

export async function seedBusiness(db: Database): Promise<void> {
  await db.update(businessData).set(DEMO_COMPANY);
}
