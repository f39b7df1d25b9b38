import type { Localized } from "./locale.ts";

/** Everything an operator changes to sell under another name. Zeros are placeholders for what is not registered yet. */
export const BRAND = {
  name: { ko: "팜티", en: "Palmtee" },
  company: { ko: "(주)팜티트래블", en: "Palmtee Travel Co., Ltd." },
  phone: "1600-0000",
  email: "help@palmtee.example",
  representative: { ko: "윤서준", en: "Yoon Seojun" },
  privacyOfficer: { ko: "한지우", en: "Han Jiwoo" },
  address: {
    ko: "서울특별시 강남구 테헤란로 000, 7층",
    en: "7F, 000 Teheran-ro, Gangnam-gu, Seoul",
  },
  businessNumber: "000-00-00000",
  mailOrderNumber: { ko: "제2026-서울강남-00000호", en: "2026-Seoul Gangnam-00000" },
  travelAgencyNumber: { ko: "제2026-000000호", en: "2026-000000" },
  insurance: { ko: "서울보증 00억 원", en: "Seoul Guarantee, KRW 0.0 bn" },
  hosting: "Palmtee Travel",
  businessCheckUrl: "https://www.ftc.go.kr/bizCommPop.do?wrkr_no=0000000000",
  foundedYear: 2026,
} as const satisfies Record<string, string | number | Localized>;
