import type { CourseDetail } from "../types.ts";
import { bermuda, paspalum, zoysia } from "./grass-courses.ts";

export const northSouthCourses: readonly CourseDetail[] = [
  {
    id: "th-cm-highlands",
    address: { ko: "태국 치앙마이주 매온", en: "Mae On, Chiang Mai, Thailand" },
    grass: paspalum,
  },
  {
    id: "th-cm-alpine",
    address: { ko: "태국 치앙마이주 산캄팽", en: "San Kamphaeng, Chiang Mai, Thailand" },
    grass: paspalum,
  },
  {
    id: "th-gassan-khuntan",
    address: { ko: "태국 람푼주 매타", en: "Mae Tha, Lamphun, Thailand" },
    grass: bermuda,
  },
  {
    id: "th-gassan-legacy",
    address: { ko: "태국 람푼주 므앙람푼", en: "Mueang Lamphun, Lamphun, Thailand" },
    grass: bermuda,
  },
  {
    id: "th-gassan-panorama",
    address: { ko: "태국 람푼주 므앙람푼", en: "Mueang Lamphun, Lamphun, Thailand" },
    grass: bermuda,
  },
  {
    id: "th-royal-cm",
    address: { ko: "태국 치앙마이주 산사이", en: "San Sai, Chiang Mai, Thailand" },
    grass: bermuda,
  },
  {
    id: "th-cm-green-valley",
    address: { ko: "태국 치앙마이주 매림", en: "Mae Rim, Chiang Mai, Thailand" },
    grass: bermuda,
  },
  {
    id: "th-north-hill",
    address: { ko: "태국 치앙마이주 항동", en: "Hang Dong, Chiang Mai, Thailand" },
    grass: bermuda,
  },
  {
    id: "th-mae-jo",
    address: { ko: "태국 치앙마이주 산사이", en: "San Sai, Chiang Mai, Thailand" },
    grass: bermuda,
  },
  {
    id: "th-cm-inthanon",
    address: { ko: "태국 치앙마이주 쫌통", en: "Chom Thong, Chiang Mai, Thailand" },
    grass: bermuda,
  },
  {
    id: "th-santiburi-cr",
    address: { ko: "태국 치앙라이주 므앙치앙라이", en: "Mueang Chiang Rai, Chiang Rai, Thailand" },
    grass: bermuda,
  },
  {
    id: "th-waterford",
    address: { ko: "태국 치앙라이주 위앙차이", en: "Wiang Chai, Chiang Rai, Thailand" },
    grass: bermuda,
  },
  {
    id: "th-happy-city",
    address: { ko: "태국 치앙라이주 위앙차이", en: "Wiang Chai, Chiang Rai, Thailand" },
    grass: bermuda,
  },
  {
    id: "th-red-mountain",
    address: { ko: "태국 푸켓주 까투", en: "Kathu, Phuket, Thailand" },
    grass: paspalum,
  },
  {
    id: "th-blue-canyon-canyon",
    address: { ko: "태국 푸켓주 탈랑 마이카오", en: "Mai Khao, Thalang, Phuket, Thailand" },
    grass: bermuda,
  },
  {
    id: "th-blue-canyon-lakes",
    address: { ko: "태국 푸켓주 탈랑 마이카오", en: "Mai Khao, Thalang, Phuket, Thailand" },
    grass: bermuda,
  },
  {
    id: "th-laguna-phuket",
    address: { ko: "태국 푸켓주 탈랑 청탈레", en: "Choeng Thale, Thalang, Phuket, Thailand" },
    grass: paspalum,
  },
  {
    id: "th-loch-palm",
    address: { ko: "태국 푸켓주 까투", en: "Kathu, Phuket, Thailand" },
    grass: bermuda,
  },
  {
    id: "th-mission-hills-phuket",
    address: { ko: "태국 푸켓주 탈랑 빠클록", en: "Pa Khlok, Thalang, Phuket, Thailand" },
    grass: paspalum,
  },
  {
    id: "th-phuket-cc",
    address: { ko: "태국 푸켓주 까투", en: "Kathu, Phuket, Thailand" },
    grass: bermuda,
  },
  {
    id: "th-aquella",
    address: { ko: "태국 팡아주 타이므앙", en: "Thai Mueang, Phang Nga, Thailand" },
    grass: zoysia,
  },
  {
    id: "th-katathong",
    address: { ko: "태국 팡아주 므앙팡아", en: "Mueang Phang Nga, Phang Nga, Thailand" },
    grass: bermuda,
  },
  {
    id: "th-santiburi-samui",
    address: { ko: "태국 수랏타니주 코사무이", en: "Ko Samui, Surat Thani, Thailand" },
    grass: paspalum,
  },
  {
    id: "th-pakasai",
    address: { ko: "태국 끄라비주 므앙끄라비", en: "Mueang Krabi, Krabi, Thailand" },
    grass: bermuda,
  },
];
