import type { CourseDetail } from "../types.ts";
import { bermuda, paspalum } from "./grass-courses.ts";

export const bangkokCourses: readonly CourseDetail[] = [
  {
    id: "th-alpine-bangkok",
    address: { ko: "태국 빠툼타니주 클롱루앙", en: "Khlong Luang, Pathum Thani, Thailand" },
    grass: bermuda,
  },
  {
    id: "th-thai-cc",
    address: { ko: "태국 차층사오주 방파콩", en: "Bang Pakong, Chachoengsao, Thailand" },
    grass: bermuda,
  },
  {
    id: "th-nikanti",
    address: {
      ko: "태국 나콘파톰주 므앙나콘파톰",
      en: "Mueang Nakhon Pathom, Nakhon Pathom, Thailand",
    },
    grass: paspalum,
  },
  {
    id: "th-siam-bangkok",
    address: { ko: "태국 사뭇쁘라깐주 방보", en: "Bang Bo, Samut Prakan, Thailand" },
    grass: paspalum,
  },
  {
    id: "th-royal-bangpain",
    address: { ko: "태국 아유타야주 방파인", en: "Bang Pa-in, Ayutthaya, Thailand" },
    grass: paspalum,
  },
  {
    id: "th-suwan",
    address: { ko: "태국 나콘파톰주 나콘차이시", en: "Nakhon Chai Si, Nakhon Pathom, Thailand" },
    grass: bermuda,
  },
  {
    id: "th-rg-city",
    address: { ko: "태국 빠툼타니주 탄야부리", en: "Thanyaburi, Pathum Thani, Thailand" },
    grass: paspalum,
  },
  {
    id: "th-lamlukka",
    address: { ko: "태국 빠툼타니주 람룩까", en: "Lam Luk Ka, Pathum Thani, Thailand" },
    grass: bermuda,
  },
  {
    id: "th-riverdale",
    address: {
      ko: "태국 빠툼타니주 므앙빠툼타니",
      en: "Mueang Pathum Thani, Pathum Thani, Thailand",
    },
    grass: paspalum,
  },
  {
    id: "th-summit-windmill",
    address: { ko: "태국 사뭇쁘라깐주 방플리", en: "Bang Phli, Samut Prakan, Thailand" },
    grass: bermuda,
  },
  {
    id: "th-bangkok-gc",
    address: {
      ko: "태국 빠툼타니주 므앙빠툼타니",
      en: "Mueang Pathum Thani, Pathum Thani, Thailand",
    },
    grass: bermuda,
  },
  {
    id: "th-panya-indra",
    address: { ko: "태국 방콕 칸나야오구", en: "Khan Na Yao, Bangkok, Thailand" },
    grass: bermuda,
  },
  {
    id: "th-navatanee",
    address: { ko: "태국 방콕 칸나야오구", en: "Khan Na Yao, Bangkok, Thailand" },
    grass: bermuda,
  },
  {
    id: "th-thana-city",
    address: { ko: "태국 사뭇쁘라깐주 방플리", en: "Bang Phli, Samut Prakan, Thailand" },
    grass: bermuda,
  },
  {
    id: "th-green-valley-bkk",
    address: { ko: "태국 사뭇쁘라깐주 방플리", en: "Bang Phli, Samut Prakan, Thailand" },
    grass: bermuda,
  },
  {
    id: "th-legacy",
    address: { ko: "태국 방콕 클롱삼와구", en: "Khlong Sam Wa, Bangkok, Thailand" },
    grass: bermuda,
  },
  {
    id: "th-vintage",
    address: { ko: "태국 사뭇쁘라깐주 방보", en: "Bang Bo, Samut Prakan, Thailand" },
    grass: bermuda,
  },
  {
    id: "th-subhapruek",
    address: { ko: "태국 사뭇쁘라깐주 방보", en: "Bang Bo, Samut Prakan, Thailand" },
    grass: bermuda,
  },
  {
    id: "th-royal-lakeside",
    address: { ko: "태국 차층사오주 방파콩", en: "Bang Pakong, Chachoengsao, Thailand" },
    grass: bermuda,
  },
  {
    id: "th-lotus-valley",
    address: { ko: "태국 차층사오주 방남쁘리여우", en: "Bang Nam Priao, Chachoengsao, Thailand" },
    grass: bermuda,
  },
  {
    id: "th-cascata",
    address: { ko: "태국 나콘나욕주 옹카락", en: "Ongkharak, Nakhon Nayok, Thailand" },
    grass: bermuda,
  },
  {
    id: "th-artitaya",
    address: { ko: "태국 나콘나욕주 옹카락", en: "Ongkharak, Nakhon Nayok, Thailand" },
    grass: bermuda,
  },
  {
    id: "th-pinehurst",
    address: { ko: "태국 빠툼타니주 클롱루앙", en: "Khlong Luang, Pathum Thani, Thailand" },
    grass: bermuda,
  },
  {
    id: "th-rachakram",
    address: { ko: "태국 아유타야주 방사이", en: "Bang Sai, Ayutthaya, Thailand" },
    grass: bermuda,
  },
  {
    id: "th-thanont",
    address: { ko: "태국 방콕 농쪽구", en: "Nong Chok, Bangkok, Thailand" },
    grass: bermuda,
  },
];
