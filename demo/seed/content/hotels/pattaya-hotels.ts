import { cautions, charges, extras } from "../hotel-parts.ts";
import type { HotelDetail } from "../types.ts";

export const pattayaHotels: readonly HotelDetail[] = [
  {
    id: "ht-hilton-pattaya",
    address: {
      ko: "태국 촌부리주 방라뭉 파타야 비치로드",
      en: "Beach Road, Pattaya, Bang Lamung, Chonburi, Thailand",
    },
    languages: ["th", "en", "ko", "zh"],
    extras: [extras.breakfastFive, extras.bedFive, extras.lateFive, extras.clubStorage],
    charges: [charges.depositFive, charges.gala, charges.minibar, charges.childBreakfast],
    cautions: [
      cautions.deposit,
      cautions.breakfast,
      cautions.early,
      cautions.nightlife,
      cautions.clubs,
    ],
    tour: {
      ko: "해변과 대형 쇼핑몰 사이라 저녁 먹을 곳 걱정이 없어요. 해 질 무렵 비치로드를 걷거나 바다 쪽 바에서 노을을 보기 좋아요.",
      en: "Between the beach and a big mall, so dinner is never a problem. Walk Beach Road at dusk or watch the sunset from the bar.",
    },
    transport: {
      ko: "수완나품 공항에서 콜밴으로 100분쯤 걸려요. 시암 올드·플랜테이션·워터사이드와 피닉스 골드 35분, 파타야 CC·롤링힐스 40분, 치찬·부라파 45분이에요.",
      en: "About 100 minutes by van from Suvarnabhumi. Siam Old, Plantation, Waterside and Phoenix Gold 35 minutes, Pattaya CC and Rolling Hills 40, Chee Chan and Burapha 45.",
    },
  },
  {
    id: "ht-amari-pattaya",
    address: {
      ko: "태국 촌부리주 방라뭉 북파타야 해변",
      en: "North Pattaya beach, Bang Lamung, Chonburi, Thailand",
    },
    languages: ["th", "en", "ko", "zh"],
    extras: [extras.breakfastFive, extras.breakfastBox, extras.lateFive, extras.laundry],
    charges: [charges.depositFive, charges.gala, charges.minibar],
    cautions: [cautions.deposit, cautions.breakfast, cautions.early, cautions.sea, cautions.clubs],
    tour: {
      ko: "북쪽 해변 끝이라 번화가보다 조용하고, 골프장 가는 길에 오르기도 쉬워요. 걸어서 해산물 식당과 해변 산책길을 갈 수 있어요.",
      en: "At the quieter north end of the beach and close to the road to the courses. Seafood restaurants and the promenade are within a walk.",
    },
    transport: {
      ko: "수완나품 공항에서 100분쯤 걸려요. 시암 올드·플랜테이션·워터사이드와 피닉스 골드 35분, 롤링힐스·파타야 CC 40분, 부라파·치찬 45분이에요. 픽업은 로비 정문에서 해요.",
      en: "About 100 minutes from Suvarnabhumi. Siam Old, Plantation, Waterside and Phoenix Gold 35 minutes, Rolling Hills and Pattaya CC 40, Burapha and Chee Chan 45. Pick-up is at the lobby door.",
    },
  },
  {
    id: "ht-dusit-pattaya",
    address: {
      ko: "태국 촌부리주 방라뭉 북파타야 해변",
      en: "North Pattaya beach, Bang Lamung, Chonburi, Thailand",
    },
    languages: ["th", "en", "zh"],
    extras: [extras.breakfastFive, extras.spaHour, extras.bedFive, extras.lateFive],
    charges: [charges.depositFive, charges.gala, charges.minibar],
    cautions: [cautions.deposit, cautions.breakfast, cautions.sea, cautions.smoking, cautions.bed],
    tour: {
      ko: "양쪽으로 바다가 보이는 정원이 넓어요. 진리의 성전이 차로 가깝고, 저녁에는 북파타야 해산물 골목이 좋아요.",
      en: "A wide garden with sea on two sides. The Sanctuary of Truth is a short drive away, and the north-end seafood lanes are good in the evening.",
    },
    transport: {
      ko: "수완나품 공항에서 100분쯤 걸려요. 시암 세 코스와 피닉스 골드 35분, 람차방·롤링힐스·파타야 CC 40분, 부라파 45분이에요.",
      en: "About 100 minutes from Suvarnabhumi. The three Siam courses and Phoenix Gold 35 minutes, Laem Chabang, Rolling Hills and Pattaya CC 40, Burapha 45.",
    },
  },
  {
    id: "ht-centara-mirage",
    address: {
      ko: "태국 촌부리주 방라뭉 나끌루아",
      en: "Na Kluea, Bang Lamung, Chonburi, Thailand",
    },
    languages: ["th", "en", "ko", "zh"],
    extras: [extras.breakfastFive, extras.kidsClub, extras.bedFive, extras.lateFive],
    charges: [charges.depositFive, charges.gala, charges.childBreakfast],
    cautions: [cautions.deposit, cautions.breakfast, cautions.family, cautions.sea],
    tour: {
      ko: "워터파크와 키즈클럽이 있어 골프 치는 날에도 아이들이 하루를 잘 보내요. 나끌루아 시장의 해산물이 가깝고 값도 좋아요.",
      en: "Water park and kids' club keep children happy on golf days. Naklua market, with good-value seafood, is close.",
    },
    transport: {
      ko: "수완나품 공항에서 100분쯤 걸려요. 시암 올드·워터사이드 30분, 부라파·람차방·플랜테이션·롤링힐스 35분, 피닉스 골드 40분이에요.",
      en: "About 100 minutes from Suvarnabhumi. Siam Old and Waterside 30 minutes, Burapha, Laem Chabang, Plantation and Rolling Hills 35, Phoenix Gold 40.",
    },
  },
  {
    id: "ht-avani-pattaya",
    address: {
      ko: "태국 촌부리주 방라뭉 파타야 중심",
      en: "Central Pattaya, Bang Lamung, Chonburi, Thailand",
    },
    languages: ["th", "en", "zh", "ko"],
    extras: [extras.breakfastFive, extras.spaHour, extras.lateFive, extras.clubStorage],
    charges: [charges.depositFive, charges.gala, charges.minibar, charges.visitor],
    cautions: [cautions.deposit, cautions.breakfast, cautions.nightlife, cautions.early],
    tour: {
      ko: "시내 한복판인데 정원이 넓어 조용해요. 쇼핑몰과 해변, 야시장이 모두 걸어서 갈 거리예요.",
      en: "In the middle of town, yet quiet behind its garden. Malls, beach and night market are all within a walk.",
    },
    transport: {
      ko: "수완나품 공항에서 100분쯤 걸려요. 시암 올드·워터사이드·피닉스 골드 35분, 플랜테이션·파타야 CC 40분, 람차방·치찬·라용 그린밸리 45분이에요.",
      en: "About 100 minutes from Suvarnabhumi. Siam Old, Waterside and Phoenix Gold 35 minutes, Plantation and Pattaya CC 40, Laem Chabang, Chee Chan and Rayong Green Valley 45.",
    },
  },
  {
    id: "ht-mytt",
    address: {
      ko: "태국 촌부리주 방라뭉 파타야 중심",
      en: "Central Pattaya, Bang Lamung, Chonburi, Thailand",
    },
    languages: ["th", "en", "ko", "zh"],
    extras: [extras.breakfastFour, extras.laundry, extras.lateFour, extras.clubStorage],
    charges: [charges.depositFive, charges.minibar, charges.visitor],
    cautions: [
      cautions.deposit,
      cautions.breakfast,
      cautions.clubs,
      cautions.nightlife,
      cautions.early,
    ],
    tour: {
      ko: "새로 지은 시내 호텔이라 단체 골프 손님이 많아요. 한식당과 마사지 가게가 걸어서 몇 분 거리에 모여 있어요.",
      en: "A newer town hotel with many golf groups. Korean restaurants and massage shops are minutes away on foot.",
    },
    transport: {
      ko: "수완나품 공항에서 100분쯤 걸려요. 시암 올드·플랜테이션·워터사이드·피닉스 골드 35분, 파타야 CC·롤링힐스 40분, 부라파·치찬 45분이에요.",
      en: "About 100 minutes from Suvarnabhumi. Siam Old, Plantation, Waterside and Phoenix Gold 35 minutes, Pattaya CC and Rolling Hills 40, Burapha and Chee Chan 45.",
    },
  },
  {
    id: "ht-pattana-resort",
    address: { ko: "태국 촌부리주 시라차", en: "Si Racha, Chonburi, Thailand" },
    languages: ["th", "en", "ko"],
    extras: [extras.breakfastFour, extras.rangeBalls, extras.koreanDinner, extras.lateLodge],
    charges: [charges.depositLodge, charges.meals, charges.childBreakfast],
    cautions: [cautions.deposit, cautions.breakfast, cautions.balls, cautions.remote],
    tour: {
      ko: "27홀과 여러 운동 시설이 한 단지에 있어 가족이 함께 머물기 좋아요. 카오키여우 동물원과 방프라 저수지가 차로 가까워요.",
      en: "27 holes and many sports in one place, good for families. Khao Kheow zoo and Bang Phra reservoir are a short drive away.",
    },
    transport: {
      ko: "수완나품 공항과 파타야 사이 안쪽에 있어요. 파타나 클럽하우스 5분, 부라파·그린우드·람차방 30분, 카오키여우·시암 올드 40분, 방프라 45분이에요.",
      en: "Inland between Suvarnabhumi and Pattaya. The Pattana clubhouse is 5 minutes, Burapha, Greenwood and Laem Chabang 30, Khao Kheow and Siam Old 40, Bangpra 45.",
    },
  },
];
