import type { CourseDetail } from "../types.ts";
import { bermuda, paspalum } from "./grass-courses.ts";

export const eastCourses: readonly CourseDetail[] = [
  {
    id: "th-siam-old",
    address: { ko: "태국 촌부리주 방라뭉 뽕", en: "Pong, Bang Lamung, Chonburi, Thailand" },
    grass: bermuda,
  },
  {
    id: "th-siam-plantation",
    address: { ko: "태국 촌부리주 방라뭉 뽕", en: "Pong, Bang Lamung, Chonburi, Thailand" },
    grass: paspalum,
  },
  {
    id: "th-siam-waterside",
    address: { ko: "태국 촌부리주 방라뭉 뽕", en: "Pong, Bang Lamung, Chonburi, Thailand" },
    grass: paspalum,
  },
  {
    id: "th-siam-rolling-hills",
    address: { ko: "태국 촌부리주 방라뭉 뽕", en: "Pong, Bang Lamung, Chonburi, Thailand" },
    grass: paspalum,
  },
  {
    id: "th-laem-chabang",
    address: { ko: "태국 촌부리주 시라차", en: "Si Racha, Chonburi, Thailand" },
    grass: bermuda,
  },
  {
    id: "th-chee-chan",
    address: { ko: "태국 촌부리주 사따힙", en: "Sattahip, Chonburi, Thailand" },
    grass: paspalum,
  },
  {
    id: "th-burapha",
    address: { ko: "태국 촌부리주 시라차", en: "Si Racha, Chonburi, Thailand" },
    grass: bermuda,
  },
  {
    id: "th-phoenix-gold",
    address: {
      ko: "태국 촌부리주 방라뭉 후아이야이",
      en: "Huai Yai, Bang Lamung, Chonburi, Thailand",
    },
    grass: bermuda,
  },
  {
    id: "th-khao-kheow",
    address: { ko: "태국 촌부리주 시라차 방프라", en: "Bang Phra, Si Racha, Chonburi, Thailand" },
    grass: bermuda,
  },
  {
    id: "th-bangpra",
    address: { ko: "태국 촌부리주 시라차 방프라", en: "Bang Phra, Si Racha, Chonburi, Thailand" },
    grass: bermuda,
  },
  {
    id: "th-pattana",
    address: { ko: "태국 촌부리주 시라차", en: "Si Racha, Chonburi, Thailand" },
    grass: bermuda,
  },
  {
    id: "th-pattaya-cc",
    address: { ko: "태국 촌부리주 방라뭉", en: "Bang Lamung, Chonburi, Thailand" },
    grass: bermuda,
  },
  {
    id: "th-greenwood",
    address: { ko: "태국 촌부리주 반븡", en: "Ban Bueng, Chonburi, Thailand" },
    grass: bermuda,
  },
  {
    id: "th-mountain-shadow",
    address: { ko: "태국 촌부리주 므앙촌부리", en: "Mueang Chonburi, Chonburi, Thailand" },
    grass: bermuda,
  },
  {
    id: "th-crystal-bay",
    address: { ko: "태국 촌부리주 시라차 방프라", en: "Bang Phra, Si Racha, Chonburi, Thailand" },
    grass: bermuda,
  },
  {
    id: "th-eastern-star",
    address: { ko: "태국 라용주 반창", en: "Ban Chang, Rayong, Thailand" },
    grass: bermuda,
  },
  {
    id: "th-rayong-green-valley",
    address: { ko: "태국 라용주 반창", en: "Ban Chang, Rayong, Thailand" },
    grass: bermuda,
  },
  {
    id: "th-st-andrews-2000",
    address: { ko: "태국 라용주 반창", en: "Ban Chang, Rayong, Thailand" },
    grass: bermuda,
  },
  {
    id: "th-wangjuntr",
    address: { ko: "태국 라용주 왕찬", en: "Wang Chan, Rayong, Thailand" },
    grass: bermuda,
  },
  {
    id: "th-soi-dao",
    address: { ko: "태국 찬타부리주 소이다오", en: "Soi Dao, Chanthaburi, Thailand" },
    grass: bermuda,
  },
  {
    id: "th-amata-spring",
    address: { ko: "태국 촌부리주 므앙촌부리", en: "Mueang Chonburi, Chonburi, Thailand" },
    grass: paspalum,
  },
];
