import { cautions, charges, extras } from "../hotel-parts.ts";
import type { HotelDetail } from "../types.ts";

export const westHotels: readonly HotelDetail[] = [
  {
    id: "ht-hilton-huahin",
    address: {
      ko: "태국 쁘라쭈압키리칸주 후아힌 시내 해변",
      en: "Hua Hin town beach, Prachuap Khiri Khan, Thailand",
    },
    languages: ["th", "en", "zh"],
    extras: [extras.breakfastFive, extras.spaHour, extras.lateFive, extras.clubStorage],
    charges: [charges.depositFive, charges.gala, charges.minibar],
    cautions: [cautions.deposit, cautions.breakfast, cautions.sea, cautions.early, cautions.bed],
    tour: {
      ko: "앞은 바다, 뒤는 야시장이에요. 옛 기차역과 시계탑까지 걸어갈 수 있고 아침에는 해변에서 말을 타는 사람도 보여요.",
      en: "Sea in front, night market behind. The old station and clock tower are within a walk, and horses trot along the beach in the morning.",
    },
    transport: {
      ko: "수완나품 공항에서 콜밴으로 세 시간쯤 걸려요. 로얄 후아힌 10분, 파인애플 밸리 20분, 블랙 마운틴·팜힐스·씨파인 25분, 스프링필드 40분이에요.",
      en: "About three hours by van from Suvarnabhumi. Royal Hua Hin 10 minutes, Pineapple Valley 20, Black Mountain, Palm Hills and Sea Pines 25, Springfield 40.",
    },
  },
  {
    id: "ht-centara-huahin",
    address: {
      ko: "태국 쁘라쭈압키리칸주 후아힌 시내 해변",
      en: "Hua Hin town beach, Prachuap Khiri Khan, Thailand",
    },
    languages: ["th", "en", "zh", "ja"],
    extras: [extras.breakfastFive, extras.spaHour, extras.bedFive, extras.lateFive],
    charges: [charges.depositFive, charges.gala, charges.minibar],
    cautions: [cautions.deposit, cautions.breakfast, cautions.sea, cautions.smoking],
    tour: {
      ko: "옛 철도 호텔의 나무 복도와 정원이 아름다워요. 기차역, 야시장, 시카다 시장을 저녁마다 골라 다녀 보세요.",
      en: "The wooden corridors and gardens of the old railway hotel are lovely. Choose among the station, the night market and Cicada market in the evening.",
    },
    transport: {
      ko: "수완나품 공항에서 세 시간쯤 걸려요. 로얄 후아힌 5분, 파인애플 밸리 20분, 블랙 마운틴·팜힐스·씨파인 25분, 레이크뷰·스프링필드 40분이에요.",
      en: "About three hours from Suvarnabhumi. Royal Hua Hin 5 minutes, Pineapple Valley 20, Black Mountain, Palm Hills and Sea Pines 25, Lake View and Springfield 40.",
    },
  },
  {
    id: "ht-dusit-huahin",
    address: { ko: "태국 펫차부리주 차암", en: "Cha-am, Phetchaburi, Thailand" },
    languages: ["th", "en", "zh"],
    extras: [extras.breakfastFive, extras.spaHour, extras.breakfastBox, extras.lateFive],
    charges: [charges.depositFive, charges.gala, charges.minibar],
    cautions: [cautions.deposit, cautions.breakfast, cautions.sea, cautions.early],
    tour: {
      ko: "차암과 후아힌 사이 한적한 해변이에요. 여름 궁전으로 알려진 마루카타야완 궁이 가까워 한나절 나들이에 좋아요.",
      en: "On a quiet beach between the two towns. The teak summer palace of Mrigadayavan is near for half a day out.",
    },
    transport: {
      ko: "수완나품 공항에서 세 시간 가까이 걸려요. 팜힐스 15분, 블랙 마운틴·레이크뷰·로얄 후아힌 25분, 스프링필드 30분, 파인애플 밸리 40분이에요.",
      en: "Nearly three hours from Suvarnabhumi. Palm Hills 15 minutes, Black Mountain, Lake View and Royal Hua Hin 25, Springfield 30, Pineapple Valley 40.",
    },
  },
  {
    id: "ht-springfield-village",
    address: { ko: "태국 펫차부리주 차암", en: "Cha-am, Phetchaburi, Thailand" },
    languages: ["th", "en", "ko"],
    extras: [extras.breakfastFour, extras.koreanDinner, extras.rangeBalls, extras.lateLodge],
    charges: [charges.depositLodge, charges.meals, charges.electricity],
    cautions: [
      cautions.deposit,
      cautions.breakfast,
      cautions.balls,
      cautions.insects,
      cautions.remote,
    ],
    tour: {
      ko: "골프와 휴식에 집중하는 리조트예요. 차암 해변의 해산물 식당이 차로 가까워 저녁 한 끼 나가 보기 좋아요.",
      en: "A resort for golf and rest. The seafood restaurants of Cha-am beach are a short drive for dinner.",
    },
    transport: {
      ko: "수완나품 공항에서 세 시간 가까이 걸려요. 스프링필드 로얄·레이크뷰 20분, 팜힐스 25분, 블랙 마운틴 35분, 로얄 후아힌 45분이에요.",
      en: "Nearly three hours from Suvarnabhumi. Springfield Royal and Lake View 20 minutes, Palm Hills 25, Black Mountain 35, Royal Hua Hin 45.",
    },
  },
  {
    id: "ht-dheva-mantra",
    address: {
      ko: "태국 칸차나부리주 므앙칸차나부리 강변",
      en: "Riverside, Mueang Kanchanaburi, Thailand",
    },
    languages: ["th", "en"],
    extras: [extras.breakfastFour, extras.bedFour, extras.laundry, extras.lateFour],
    charges: [charges.depositFive, charges.gala, charges.minibar],
    cautions: [
      cautions.deposit,
      cautions.breakfast,
      cautions.insects,
      cautions.early,
      cautions.alcohol,
    ],
    tour: {
      ko: "콰이강을 따라 앉은 클래식한 리조트예요. 콰이강의 다리와 전쟁 박물관이 가깝고, 저녁에는 강 위 식당이 운치 있어요.",
      en: "A classic resort along the Kwai. The bridge and the war museum are near, and the floating restaurants are lovely at night.",
    },
    transport: {
      ko: "수완나품 공항에서 165분쯤 걸려요. 아티타야 칸차나부리 40분, 에버그린 힐스 45분, 블루 사파이어 60분, 그랑프리 65분이에요.",
      en: "About 165 minutes from Suvarnabhumi. Artitaya Kanchanaburi 40 minutes, Evergreen Hills 45, Blue Sapphire 60, Grand Prix 65.",
    },
  },
  {
    id: "ht-grand-prix-mida",
    address: { ko: "태국 칸차나부리주 보플로이", en: "Bo Phloi, Kanchanaburi, Thailand" },
    languages: ["th", "en", "ko"],
    extras: [extras.breakfastLodge, extras.koreanDinner, extras.rangeBalls, extras.longStay],
    charges: [charges.depositLodge, charges.meals, charges.electricity],
    cautions: [cautions.deposit, cautions.balls, cautions.insects, cautions.remote],
    tour: {
      ko: "산자락 골프장 옆의 소박한 골프텔이에요. 주변이 농장이라 밤이 조용하고, 사파리 공원이 차로 가까워요.",
      en: "A simple lodge beside a mountain course. Farms all round and quiet nights; a safari park is a short drive away.",
    },
    transport: {
      ko: "수완나품 공항에서 칸차나부리 시내까지 165분, 시내에서 한 시간 남짓 더 걸려요. 그랑프리 5분, 블루 사파이어 10분, 아티타야 칸차나부리 55분이에요.",
      en: "About 165 minutes from Suvarnabhumi to Kanchanaburi and an hour more to the lodge. Grand Prix 5 minutes, Blue Sapphire 10, Artitaya Kanchanaburi 55.",
    },
  },
];
