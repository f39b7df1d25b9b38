import type { CourseDetail } from "../types.ts";
import { bermuda, paspalum, zoysia } from "./grass-courses.ts";

export const abroadCourses: readonly CourseDetail[] = [
  {
    id: "vn-ba-na-hills",
    address: { ko: "베트남 다낭시 호아방", en: "Hoa Vang, Da Nang, Vietnam" },
    grass: bermuda,
  },
  {
    id: "vn-montgomerie",
    address: { ko: "베트남 다낭시 디엔반", en: "Dien Ban, Da Nang, Vietnam" },
    grass: paspalum,
  },
  {
    id: "vn-legend-danang-norman",
    address: { ko: "베트남 다낭시 응우하인선", en: "Ngu Hanh Son, Da Nang, Vietnam" },
    grass: paspalum,
  },
  {
    id: "vn-hoiana-shores",
    address: { ko: "베트남 다낭시 주이쑤옌", en: "Duy Xuyen, Da Nang, Vietnam" },
    grass: zoysia,
  },
  {
    id: "vn-laguna-langco",
    address: { ko: "베트남 후에시 푸록", en: "Phu Loc, Hue, Vietnam" },
    grass: paspalum,
  },
  {
    id: "vn-vinpearl-namhoian",
    address: { ko: "베트남 다낭시 탕빈", en: "Thang Binh, Da Nang, Vietnam" },
    grass: paspalum,
  },
  {
    id: "vn-bluffs-hotram",
    address: { ko: "베트남 호찌민시 호짬", en: "Ho Tram, Ho Chi Minh City, Vietnam" },
    grass: paspalum,
  },
  {
    id: "vn-kn-links",
    address: { ko: "베트남 카인호아성 깜라인", en: "Cam Ranh, Khanh Hoa, Vietnam" },
    grass: paspalum,
  },
  {
    id: "ph-clark-sunvalley",
    address: { ko: "필리핀 팜팡가주 클락 프리포트", en: "Clark Freeport, Pampanga, Philippines" },
    grass: bermuda,
  },
  {
    id: "ph-mimosa",
    address: { ko: "필리핀 팜팡가주 클락 프리포트", en: "Clark Freeport, Pampanga, Philippines" },
    grass: bermuda,
  },
  {
    id: "ph-luisita",
    address: { ko: "필리핀 타를라크주 타를라크시", en: "Tarlac City, Tarlac, Philippines" },
    grass: bermuda,
  },
  {
    id: "my-sutera-harbour",
    address: { ko: "말레이시아 사바주 코타키나발루", en: "Kota Kinabalu, Sabah, Malaysia" },
    grass: bermuda,
  },
  {
    id: "my-els-teluk-datai",
    address: {
      ko: "말레이시아 크다주 랑카위 텔룩 다타이",
      en: "Teluk Datai, Langkawi, Kedah, Malaysia",
    },
    grass: paspalum,
  },
  {
    id: "la-luang-prabang",
    address: {
      ko: "라오스 루앙프라방주 루앙프라방",
      en: "Luang Prabang, Luang Prabang Province, Laos",
    },
    grass: bermuda,
  },
  {
    id: "la-long-vien",
    address: { ko: "라오스 비엔티안", en: "Vientiane, Laos" },
    grass: bermuda,
  },
  {
    id: "kh-angkor",
    address: { ko: "캄보디아 씨엠립주 씨엠립", en: "Siem Reap, Siem Reap Province, Cambodia" },
    grass: bermuda,
  },
  {
    id: "kh-vattanac",
    address: { ko: "캄보디아 프놈펜 외곽 칸달주", en: "Kandal, outside Phnom Penh, Cambodia" },
    grass: paspalum,
  },
  {
    id: "id-handara",
    address: {
      ko: "인도네시아 발리주 불렐렝 판차사리",
      en: "Pancasari, Buleleng, Bali, Indonesia",
    },
    grass: bermuda,
  },
  {
    id: "id-newkuta",
    address: { ko: "인도네시아 발리주 바둥 프차투", en: "Pecatu, Badung, Bali, Indonesia" },
    grass: bermuda,
  },
];
