import type { CourseDetail } from "../types.ts";
import { bermuda, paspalum } from "./grass-courses.ts";

export const westCourses: readonly CourseDetail[] = [
  {
    id: "th-black-mountain",
    address: { ko: "태국 쁘라쭈압키리칸주 후아힌", en: "Hua Hin, Prachuap Khiri Khan, Thailand" },
    grass: bermuda,
  },
  {
    id: "th-pineapple-valley",
    address: { ko: "태국 쁘라쭈압키리칸주 후아힌", en: "Hua Hin, Prachuap Khiri Khan, Thailand" },
    grass: paspalum,
  },
  {
    id: "th-springfield",
    address: { ko: "태국 펫차부리주 차암", en: "Cha-am, Phetchaburi, Thailand" },
    grass: bermuda,
  },
  {
    id: "th-palm-hills",
    address: { ko: "태국 펫차부리주 차암", en: "Cha-am, Phetchaburi, Thailand" },
    grass: bermuda,
  },
  {
    id: "th-majestic-creek",
    address: { ko: "태국 쁘라쭈압키리칸주 후아힌", en: "Hua Hin, Prachuap Khiri Khan, Thailand" },
    grass: bermuda,
  },
  {
    id: "th-sea-pines",
    address: { ko: "태국 쁘라쭈압키리칸주 후아힌", en: "Hua Hin, Prachuap Khiri Khan, Thailand" },
    grass: paspalum,
  },
  {
    id: "th-royal-huahin",
    address: { ko: "태국 쁘라쭈압키리칸주 후아힌", en: "Hua Hin, Prachuap Khiri Khan, Thailand" },
    grass: bermuda,
  },
  {
    id: "th-lake-view",
    address: { ko: "태국 펫차부리주 차암", en: "Cha-am, Phetchaburi, Thailand" },
    grass: bermuda,
  },
  {
    id: "th-kaeng-krachan",
    address: { ko: "태국 펫차부리주 깽끄라찬", en: "Kaeng Krachan, Phetchaburi, Thailand" },
    grass: bermuda,
  },
  {
    id: "th-blue-sapphire",
    address: { ko: "태국 칸차나부리주 보플로이", en: "Bo Phloi, Kanchanaburi, Thailand" },
    grass: bermuda,
  },
  {
    id: "th-grand-prix",
    address: { ko: "태국 칸차나부리주 보플로이", en: "Bo Phloi, Kanchanaburi, Thailand" },
    grass: bermuda,
  },
  {
    id: "th-evergreen-hills",
    address: { ko: "태국 칸차나부리주 단마캄띠아", en: "Dan Makham Tia, Kanchanaburi, Thailand" },
    grass: bermuda,
  },
  {
    id: "th-artitaya-kanchanaburi",
    address: {
      ko: "태국 칸차나부리주 므앙칸차나부리",
      en: "Mueang Kanchanaburi, Kanchanaburi, Thailand",
    },
    grass: bermuda,
  },
  {
    id: "th-river-kwai",
    address: { ko: "태국 칸차나부리주 사이욕", en: "Sai Yok, Kanchanaburi, Thailand" },
    grass: bermuda,
  },
  {
    id: "th-royal-ratchaburi",
    address: { ko: "태국 라차부리주 쫌붕", en: "Chom Bueng, Ratchaburi, Thailand" },
    grass: bermuda,
  },
  {
    id: "th-dragon-hills",
    address: { ko: "태국 라차부리주 빡터", en: "Pak Tho, Ratchaburi, Thailand" },
    grass: bermuda,
  },
  {
    id: "th-kirimaya",
    address: { ko: "태국 나콘라차시마주 빡청", en: "Pak Chong, Nakhon Ratchasima, Thailand" },
    grass: paspalum,
  },
  {
    id: "th-khaoyai-gc",
    address: { ko: "태국 나콘라차시마주 빡청", en: "Pak Chong, Nakhon Ratchasima, Thailand" },
    grass: bermuda,
  },
  {
    id: "th-rancho-charnvee",
    address: { ko: "태국 나콘라차시마주 빡청", en: "Pak Chong, Nakhon Ratchasima, Thailand" },
    grass: bermuda,
  },
  {
    id: "th-toscana-valley",
    address: { ko: "태국 나콘라차시마주 빡청", en: "Pak Chong, Nakhon Ratchasima, Thailand" },
    grass: paspalum,
  },
  {
    id: "th-mountain-creek",
    address: { ko: "태국 나콘라차시마주 시키우", en: "Sikhio, Nakhon Ratchasima, Thailand" },
    grass: bermuda,
  },
  {
    id: "th-bonanza",
    address: { ko: "태국 나콘라차시마주 빡청", en: "Pak Chong, Nakhon Ratchasima, Thailand" },
    grass: bermuda,
  },
  {
    id: "th-royal-hills",
    address: {
      ko: "태국 나콘나욕주 므앙나콘나욕",
      en: "Mueang Nakhon Nayok, Nakhon Nayok, Thailand",
    },
    grass: bermuda,
  },
];
