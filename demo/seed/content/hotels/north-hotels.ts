import { cautions, charges, extras } from "../hotel-parts.ts";
import type { HotelDetail } from "../types.ts";

export const northHotels: readonly HotelDetail[] = [
  {
    id: "ht-shangrila-cm",
    address: {
      ko: "태국 치앙마이주 므앙치앙마이 창클란",
      en: "Chang Khlan, Mueang Chiang Mai, Thailand",
    },
    languages: ["th", "en", "zh", "ja"],
    extras: [extras.breakfastFive, extras.spaHour, extras.lateFive, extras.clubDrying],
    charges: [charges.depositFive, charges.gala, charges.minibar],
    cautions: [cautions.deposit, cautions.breakfast, cautions.cool, cautions.clubs],
    tour: {
      ko: "나이트바자가 걸어서 갈 거리라 저녁이 심심하지 않아요. 구시가 사원과 일요 야시장도 차로 10분 안팎이에요.",
      en: "The Night Bazaar is within a walk. Old-town temples and the Sunday market are about ten minutes away by car.",
    },
    transport: {
      ko: "치앙마이 공항에서 20분쯤 걸려요. 노스힐 25분, 그린밸리·매조 35분, 알파인 45분, 하이랜드·로얄 치앙마이 50분, 가싼 레거시 55분이에요.",
      en: "About 20 minutes from Chiang Mai airport. North Hill 25 minutes, Green Valley and Mae Jo 35, Alpine 45, Highlands and Royal Chiang Mai 50, Gassan Legacy 55.",
    },
  },
  {
    id: "ht-lemeridien-cm",
    address: {
      ko: "태국 치앙마이주 므앙치앙마이 창클란",
      en: "Chang Khlan, Mueang Chiang Mai, Thailand",
    },
    languages: ["th", "en", "zh"],
    extras: [extras.breakfastFive, extras.bedFive, extras.lateFive, extras.laundry],
    charges: [charges.depositFive, charges.gala, charges.minibar, charges.visitor],
    cautions: [
      cautions.deposit,
      cautions.breakfast,
      cautions.cool,
      cautions.nightlife,
      cautions.alcohol,
    ],
    tour: {
      ko: "나이트바자 한가운데라 늦은 저녁에도 먹을 곳이 많아요. 도이수텝까지 반나절 나들이를 다녀오기 좋아요.",
      en: "In the middle of the Night Bazaar, with food until late. Doi Suthep makes a good half-day trip.",
    },
    transport: {
      ko: "치앙마이 공항에서 20분쯤 걸려요. 노스힐 25분, 그린밸리·매조 35분, 알파인·하이랜드 45분, 로얄 치앙마이 50분, 가싼 레거시 55분이에요.",
      en: "About 20 minutes from the airport. North Hill 25 minutes, Green Valley and Mae Jo 35, Alpine and Highlands 45, Royal Chiang Mai 50, Gassan Legacy 55.",
    },
  },
  {
    id: "ht-cm-highlands",
    address: { ko: "태국 치앙마이주 매온", en: "Mae On, Chiang Mai, Thailand" },
    languages: ["th", "en", "ko"],
    extras: [extras.breakfastFour, extras.koreanDinner, extras.rangeBalls, extras.lateLodge],
    charges: [charges.depositLodge, charges.meals, charges.gala],
    cautions: [
      cautions.deposit,
      cautions.breakfast,
      cautions.balls,
      cautions.cool,
      cautions.remote,
    ],
    tour: {
      ko: "산 위 코스 안에 있어 아침 안개가 걷히는 풍경을 방에서 봐요. 산캄팽 온천과 매캄퐁 마을이 차로 가까워요.",
      en: "On the course in the hills: watch the mist lift from your room. San Kamphaeng hot springs and Mae Kampong village are a drive away.",
    },
    transport: {
      ko: "치앙마이 시내에서 45분쯤 걸려요. 하이랜드 클럽하우스 5분, 알파인·매조 40분, 그린밸리 45분, 노스힐·로얄 치앙마이 50분이에요.",
      en: "About 45 minutes from the city. The Highlands clubhouse is 5 minutes, Alpine and Mae Jo 40, Green Valley 45, North Hill and Royal Chiang Mai 50.",
    },
  },
  {
    id: "ht-royal-cm",
    address: { ko: "태국 치앙마이주 산사이", en: "San Sai, Chiang Mai, Thailand" },
    languages: ["th", "en", "ko"],
    extras: [extras.breakfastLodge, extras.koreanDinner, extras.longStay, extras.lateLodge],
    charges: [charges.depositLodge, charges.meals, charges.electricity],
    cautions: [cautions.deposit, cautions.balls, cautions.cool, cautions.remote],
    tour: {
      ko: "한국 장기 체류 손님이 많아 이웃처럼 지내는 분위기예요. 매조 대학 쪽 시장과 온천이 차로 가까워요.",
      en: "Many Korean long-stay guests and a neighbourly feeling. The markets by Mae Jo university and hot springs are a drive away.",
    },
    transport: {
      ko: "치앙마이 시내에서 45–50분 걸려요. 로얄 치앙마이 5분, 그린밸리·매조 30분, 하이랜드 50분, 노스힐 65분이에요.",
      en: "45 to 50 minutes from the city. Royal Chiang Mai 5 minutes, Green Valley and Mae Jo 30, Highlands 50, North Hill 65.",
    },
  },
  {
    id: "ht-kirimaya",
    address: {
      ko: "태국 나콘라차시마주 빡청 카오야이",
      en: "Khao Yai, Pak Chong, Nakhon Ratchasima, Thailand",
    },
    languages: ["th", "en"],
    extras: [extras.breakfastFive, extras.spaHour, extras.clubDrying, extras.lateFive],
    charges: [charges.depositFive, charges.gala, charges.minibar],
    cautions: [
      cautions.deposit,
      cautions.breakfast,
      cautions.balls,
      cautions.cool,
      cautions.insects,
    ],
    tour: {
      ko: "국립공원 옆 숲속의 작은 리조트예요. 와이너리와 카페가 많아 골프를 안 치는 날에도 드라이브가 즐거워요.",
      en: "A small resort in the woods beside the national park. Wineries and cafés make a non-golf day a pleasure.",
    },
    transport: {
      ko: "수완나품 공항에서 150분쯤 걸려요. 키리마야 코스 5분, 카오야이 GC 15분, 란초 찬비·토스카나 밸리 35분, 보난자 40분이에요.",
      en: "About 150 minutes from Suvarnabhumi. Kirimaya 5 minutes, Khao Yai GC 15, Rancho Charnvee and Toscana Valley 35, Bonanza 40.",
    },
  },
  {
    id: "ht-ic-khaoyai",
    address: {
      ko: "태국 나콘라차시마주 빡청 카오야이",
      en: "Khao Yai, Pak Chong, Nakhon Ratchasima, Thailand",
    },
    languages: ["th", "en", "zh"],
    extras: [extras.breakfastFive, extras.spaHour, extras.bedFive, extras.lateFive],
    charges: [charges.depositFive, charges.gala, charges.minibar, charges.childBreakfast],
    cautions: [
      cautions.deposit,
      cautions.breakfast,
      cautions.cool,
      cautions.smoking,
      cautions.alcohol,
    ],
    tour: {
      ko: "기차 객차를 고친 스위트와 호수 산책길이 있어요. 국립공원 입구와 와이너리를 하루 코스로 묶기 좋아요.",
      en: "Suites in old railway carriages and walks round the lakes. Combine the national park gate and a winery in one day.",
    },
    transport: {
      ko: "수완나품 공항에서 150분쯤 걸려요. 란초 찬비 10분, 보난자 30분, 카오야이 GC·키리마야·토스카나 밸리 35분, 마운틴 크릭 65분이에요.",
      en: "About 150 minutes from Suvarnabhumi. Rancho Charnvee 10 minutes, Bonanza 30, Khao Yai GC, Kirimaya and Toscana Valley 35, Mountain Creek 65.",
    },
  },
  {
    id: "ht-rancho",
    address: { ko: "태국 나콘라차시마주 빡청", en: "Pak Chong, Nakhon Ratchasima, Thailand" },
    languages: ["th", "en", "ko"],
    extras: [extras.breakfastFour, extras.koreanDinner, extras.rangeBalls, extras.lateLodge],
    charges: [charges.depositLodge, charges.meals, charges.electricity],
    cautions: [
      cautions.deposit,
      cautions.breakfast,
      cautions.balls,
      cautions.cool,
      cautions.remote,
    ],
    tour: {
      ko: "코스와 붙은 넓은 객실이 장점이에요. 빡청 야시장과 농장 카페들이 차로 가까워요.",
      en: "Roomy rooms beside the course. Pak Chong night market and farm cafés are a short drive away.",
    },
    transport: {
      ko: "수완나품 공항에서 150분쯤 걸려요. 란초 찬비 5분, 보난자 30분, 카오야이 GC·키리마야·토스카나 밸리 35분이에요.",
      en: "About 150 minutes from Suvarnabhumi. Rancho Charnvee 5 minutes, Bonanza 30, Khao Yai GC, Kirimaya and Toscana Valley 35.",
    },
  },
];
