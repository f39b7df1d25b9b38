import { cautions, charges, extras } from "../hotel-parts.ts";
import type { HotelDetail } from "../types.ts";

export const southHotels: readonly HotelDetail[] = [
  {
    id: "ht-angsana-laguna",
    address: {
      ko: "태국 푸켓주 탈랑 청탈레 라구나",
      en: "Laguna, Choeng Thale, Thalang, Phuket, Thailand",
    },
    languages: ["th", "en", "zh", "ko"],
    extras: [extras.breakfastFive, extras.bedFive, extras.spaHour, extras.lateFive],
    charges: [charges.depositFive, charges.gala, charges.childBreakfast],
    cautions: [cautions.deposit, cautions.breakfast, cautions.family, cautions.sea],
    tour: {
      ko: "방타오 해변과 석호를 낀 리조트 단지 안이에요. 단지 안 상점과 식당을 오가는 셔틀이 있어 가족 여행에 편해요.",
      en: "Inside the Laguna complex between Bang Tao beach and the lagoons. Shuttles link shops and restaurants, easy for families.",
    },
    transport: {
      ko: "푸켓 공항에서 30분쯤 걸려요. 라구나 골프 5분, 블루 캐년·록팜·푸켓 CC·레드 마운틴 25분, 미션힐스 35분, 아쿠엘라 70분이에요.",
      en: "About 30 minutes from Phuket airport. Laguna Golf 5 minutes, Blue Canyon, Loch Palm, Phuket CC and Red Mountain 25, Mission Hills 35, Aquella 70.",
    },
  },
  {
    id: "ht-mission-hills-pk",
    address: { ko: "태국 푸켓주 탈랑 빠클록", en: "Pa Khlok, Thalang, Phuket, Thailand" },
    languages: ["th", "en", "ko"],
    extras: [extras.breakfastFour, extras.koreanDinner, extras.rangeBalls, extras.lateLodge],
    charges: [charges.depositLodge, charges.meals, charges.gala],
    cautions: [cautions.deposit, cautions.breakfast, cautions.balls, cautions.remote],
    tour: {
      ko: "팡아만 쪽이라 서쪽 해변보다 조용해요. 맑은 날 아침에는 섬들 사이로 해가 떠올라요.",
      en: "On the Phang Nga Bay side, quieter than the western beaches. On clear mornings the sun rises between the islands.",
    },
    transport: {
      ko: "푸켓 동쪽 해안에 있어요. 미션힐스 코스 5분, 블루 캐년 30분, 라구나 35분, 레드 마운틴·록팜·푸켓 CC 40분이에요.",
      en: "On the east coast of Phuket. Mission Hills 5 minutes, Blue Canyon 30, Laguna 35, Red Mountain, Loch Palm and Phuket CC 40.",
    },
  },
  {
    id: "ht-patong-beach",
    address: { ko: "태국 푸켓주 까투 빠통 해변", en: "Patong Beach, Kathu, Phuket, Thailand" },
    languages: ["th", "en", "zh"],
    extras: [extras.breakfastFour, extras.laundry, extras.lateFour, extras.clubStorage],
    charges: [charges.depositFive, charges.gala, charges.minibar, charges.visitor],
    cautions: [
      cautions.deposit,
      cautions.breakfast,
      cautions.nightlife,
      cautions.sea,
      cautions.alcohol,
    ],
    tour: {
      ko: "길만 건너면 빠통 해변이에요. 쇼핑몰과 야시장, 번화가가 걸어서 갈 거리라 친구들 여행에 잘 맞아요.",
      en: "Patong beach is across the road. Malls, night market and nightlife are within a walk: good for a group of friends.",
    },
    transport: {
      ko: "푸켓 공항에서 60분쯤 걸려요. 레드 마운틴·록팜·푸켓 CC 20분, 라구나 30분, 미션힐스 40분, 블루 캐년 50분이에요.",
      en: "About 60 minutes from Phuket airport. Red Mountain, Loch Palm and Phuket CC 20 minutes, Laguna 30, Mission Hills 40, Blue Canyon 50.",
    },
  },
];
