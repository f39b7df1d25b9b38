import { cautions, charges, extras } from "../hotel-parts.ts";
import type { HotelDetail } from "../types.ts";

export const abroadHotels: readonly HotelDetail[] = [
  {
    id: "ht-hyatt-danang",
    address: {
      ko: "베트남 다낭시 응우하인선 논느억 해변",
      en: "Non Nuoc beach, Ngu Hanh Son, Da Nang, Vietnam",
    },
    languages: ["vi", "en", "ko", "zh"],
    extras: [extras.breakfastFive, extras.laundry, extras.spaHour, extras.lateFive],
    charges: [charges.depositFive, charges.gala, charges.localTax],
    cautions: [cautions.deposit, cautions.breakfast, cautions.sea, cautions.early],
    tour: {
      ko: "긴 백사장과 여러 수영장이 있어요. 오행산이 가깝고 저녁에는 호이안 구시가 등불을 보러 가기 좋아요.",
      en: "A long beach and several pools. The Marble Mountains are near, and Hoi An's lanterns make a good evening.",
    },
    transport: {
      ko: "다낭 공항에서 20분 안팎이에요. 레전드 다낭·몽고메리 링크스 20분, 바나 힐스·호이아나 쇼어스 45분, 빈펄 남호이안 55분, 라구나 랑코 80분이에요.",
      en: "About 20 minutes from Da Nang airport. Legend Danang and Montgomerie Links 20 minutes, Ba Na Hills and Hoiana Shores 45, Vinpearl Nam Hoi An 55, Laguna Lang Co 80.",
    },
  },
  {
    id: "ht-quest-clark",
    address: { ko: "필리핀 팜팡가주 클락 프리포트", en: "Clark Freeport, Pampanga, Philippines" },
    languages: ["en", "fil", "ko"],
    extras: [extras.breakfastFour, extras.koreanDinner, extras.rangeBalls, extras.lateLodge],
    charges: [charges.depositFive, charges.meals, charges.localTax],
    cautions: [cautions.deposit, cautions.breakfast, cautions.balls, cautions.early],
    tour: {
      ko: "미모사 단지 안이라 나무 그늘 산책길이 좋아요. 한식당 거리와 면세점이 차로 가까워요.",
      en: "Inside the Mimosa estate with shady walks. Korean restaurants and duty-free shops are a short drive away.",
    },
    transport: {
      ko: "클락 공항에서 15분쯤 걸려요. 미모사 코스 5분, 클락 선밸리 20분, 루이시타 55분이에요.",
      en: "About 15 minutes from Clark airport. Mimosa 5 minutes, Clark Sun Valley 20, Luisita 55.",
    },
  },
  {
    id: "ht-pacific-sutera",
    address: {
      ko: "말레이시아 사바주 코타키나발루 수트라 하버",
      en: "Sutera Harbour, Kota Kinabalu, Sabah, Malaysia",
    },
    languages: ["ms", "en", "zh", "ko"],
    extras: [extras.breakfastFive, extras.clubStorage, extras.spaHour, extras.lateFive],
    charges: [charges.depositFive, charges.gala, charges.localTax],
    cautions: [cautions.deposit, cautions.breakfast, cautions.balls, cautions.sea],
    tour: {
      ko: "바다로 지는 노을이 유명해요. 단지 선착장에서 가까운 섬으로 가는 배를 타고, 시내 야시장도 금방 다녀와요.",
      en: "Known for sunsets over the sea. Boats to the near islands leave from the marina, and the town's night market is close.",
    },
    transport: {
      ko: "코타키나발루 공항에서 차로 금방이에요. 수트라 하버 코스까지 5분이라 밤 라운드를 마치고 걸어서 돌아올 수 있어요.",
      en: "A short drive from Kota Kinabalu airport. Sutera Harbour golf is 5 minutes away, so you can walk back after a night round.",
    },
  },
];
