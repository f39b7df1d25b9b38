import type { Banner } from "./types.ts";

export const banners: readonly Banner[] = [
  {
    eyebrow: { ko: "2027 겨울 시즌 티타임 오픈", en: "Winter 2027 tee times are open" },
    title: {
      ko: "아침 이슬이 마르기 전,\n첫 티에 서 보세요",
      en: "Be on the first tee\nbefore the dew is gone",
    },
    text: {
      ko: "태국과 가까운 나라 112개 골프장을 총액으로 비교하고 바로 예약해요.",
      en: "Compare 112 courses by their all-in price and book on the spot.",
    },
    action: { ko: "겨울 시즌 보기", en: "See winter golf" },
    to: "/course/home",
    picture: { seed: "k", mood: "dawn", terrain: "jungle" },
  },
  {
    eyebrow: { ko: "오전엔 골프, 오후엔 바다", en: "Golf at seven, the sea by one" },
    title: {
      ko: "라운드 끝나고\n바로 풀에 풍덩",
      en: "Eighteen holes,\nthen straight into the pool",
    },
    text: {
      ko: "골프장까지 몇 분인지 적혀 있는 호텔만 모았어요. 골프백 보관도 확인하고 예약해요.",
      en: "Hotels that tell you the minutes to each course, and where your clubs will sleep.",
    },
    action: { ko: "골프장 가까운 호텔 보기", en: "See hotels near the course" },
    to: "/hotel/home",
    picture: { seed: "i", mood: "noon", terrain: "coast" },
  },
  {
    eyebrow: { ko: "일정 짜기", en: "Trip planner" },
    title: {
      ko: "며칠, 몇 명인지만\n알려 주세요",
      en: "Tell us the days\nand how many of you",
    },
    text: {
      ko: "빈 티타임과 이동 시간을 맞춰 하루하루 짜 드려요. 마음에 들면 한 번에 장바구니에 담아요.",
      en: "We fit free tee times and drive times into a day-by-day plan. Like it? Put it all in your cart.",
    },
    action: { ko: "내 일정 짜 보기", en: "Plan my trip" },
    to: "/ai",
    picture: { seed: "e", mood: "dusk", terrain: "coast" },
  },
  {
    eyebrow: { ko: "해 지고 더 좋은 시간", en: "Better after sunset" },
    title: {
      ko: "더위가 식으면 시작하는\n밤 라운드",
      en: "Night golf starts\nwhen the heat stops",
    },
    text: {
      ko: "조명이 켜진 방콕의 페어웨이, 퇴근 걱정 없는 저녁 티오프를 이벤트로 만나 보세요.",
      en: "Floodlit fairways around Bangkok and an evening tee time. See what is on.",
    },
    action: { ko: "진행 중인 이벤트 보기", en: "See current events" },
    to: "/event",
    shown: { fromDays: -7, untilDays: 120 },
    picture: { seed: "h", mood: "night", terrain: "parkland" },
  },
];
