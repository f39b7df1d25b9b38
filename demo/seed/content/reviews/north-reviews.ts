import type { Review } from "../types.ts";

export const northReviews: readonly Review[] = [
  {
    product: { kind: "course", id: "th-cm-highlands" },
    by: "r03",
    rating: 5,
    usedDaysAgo: 10,
    party: "friends",
    content: {
      ko: "산 위라 공기가 다릅니다. 아침에 긴팔 바람막이를 입고 쳤어요. 그린이 정직해서 퍼터가 잘 들어가니 하루 종일 기분이 좋았네요.",
      en: "The air is different up in the hills; I wore a windbreaker in the morning. The greens are honest, putts dropped, and I was happy all day.",
    },
  },
  {
    product: { kind: "course", id: "th-cm-highlands" },
    by: "r09",
    rating: 5,
    usedDaysAgo: 48,
    party: "couple",
    content: {
      ko: "은퇴 기념으로 아내와 일주일 있었습니다. 코스 안 숙소라 눈 뜨면 페어웨이예요. 세 나인을 다 쳤는데 매번 새로웠습니다.",
      en: "A week here with my wife to mark my retirement. We woke up beside the fairway, played all three nines, and each felt new.",
    },
  },
  {
    product: { kind: "course", id: "th-cm-highlands" },
    by: "r29",
    rating: 4,
    usedDaysAgo: 99,
    party: "friends",
    content: {
      ko: "북부 일주일 중 최고의 코스였어요. 언덕이 많아 카트가 고마운데, 어차피 필수입니다.",
      en: "The best course of our northern week. Hilly, so take the cart seriously; you have to have one anyway.",
    },
  },
  {
    product: { kind: "course", id: "th-cm-highlands" },
    by: "r22",
    rating: 4,
    usedDaysAgo: 184,
    party: "friends",
    content: {
      ko: "코스는 훌륭한데 시내에서 45분이라 저녁에 나이트바자 가실 분들은 동선을 잘 잡으세요. 캐디 위 씨가 정말 친절했습니다.",
      en: "Excellent course, but 45 minutes from town, so plan your evenings. Our caddie Wi was kindness itself.",
    },
  },
  {
    product: { kind: "course", id: "th-cm-highlands" },
    by: "r15",
    rating: 3,
    usedDaysAgo: 275,
    party: "couple",
    content: {
      ko: "경치는 최고인데 연무가 낀 날이라 산이 흐릿했어요. 맑은 철에 다시 가고 싶습니다.",
      en: "The setting is wonderful, but it was hazy and the hills were only a blur. I want to return in clear weather.",
    },
  },
  {
    product: { kind: "course", id: "th-cm-alpine" },
    by: "r20",
    rating: 4,
    usedDaysAgo: 70,
    party: "friends",
    content: {
      ko: "골짜기 안에 폭 안긴 코스라 조용합니다. 전장이 길어서 드라이버 안 맞는 날은 고생해요.",
      en: "Tucked into a valley and very peaceful. It is long; if your driver is off, so is your day.",
    },
  },
  {
    product: { kind: "course", id: "th-gassan-legacy" },
    by: "r12",
    rating: 4,
    usedDaysAgo: 113,
    party: "friends",
    content: {
      ko: '거의 모든 홀에 물이 보이는데 캐디가 "괜찮아요" 하면 신기하게 넘어갑니다. 평일엔 한산해요.',
      en: "Water in view on nearly every hole, but when the caddie says it is fine, somehow it is. Quiet on weekdays.",
    },
  },
  {
    product: { kind: "course", id: "th-gassan-khuntan" },
    by: "r23",
    rating: 4,
    usedDaysAgo: 206,
    party: "couple",
    content: {
      ko: "호수에 산이 비치는 아침 풍경을 잊을 수 없어요. 시내에서 멀어 하룻밤 자고 오길 잘했습니다.",
      en: "I will not forget the hills mirrored in the lake at dawn. Far from town; staying the night was the right choice.",
    },
  },
  {
    product: { kind: "course", id: "th-royal-cm" },
    by: "r07",
    rating: 4,
    usedDaysAgo: 42,
    party: "couple",
    content: {
      ko: "한 달 살기로 있었습니다. 매일 쳐도 부담 없는 코스이고 이웃 방 분들과 정이 들었어요. 무료한 오후엔 시내 셔틀이 더 자주 있으면 좋겠습니다.",
      en: "A month here. Gentle enough to play daily, and we made friends next door. A more frequent ride into town would be welcome.",
    },
  },
  {
    product: { kind: "course", id: "th-cm-green-valley" },
    by: "r26",
    rating: 4,
    usedDaysAgo: 126,
    party: "solo",
    content: {
      ko: "호텔에서 30분, 야자수가 가득하고 그린이 빨라요. 스타터가 조인할 두 분을 찾아 줬습니다.",
      en: "Thirty minutes from my hotel, palms everywhere, quick greens. The starter found two players for me to join.",
    },
  },
  {
    product: { kind: "course", id: "th-mae-jo" },
    by: "r17",
    rating: 4,
    usedDaysAgo: 158,
    party: "friends",
    content: {
      ko: "과수원 사이를 걷는 아담한 코스라 무릎이 편했어요. 그린이 작고 까다로우니 방심은 금물입니다.",
      en: "A snug course between orchards, easy on the knees. The greens are small and tricky, so stay awake.",
    },
  },
  {
    product: { kind: "course", id: "th-santiburi-cr" },
    by: "r08",
    rating: 5,
    usedDaysAgo: 54,
    party: "couple",
    content: {
      ko: "치앙라이까지 올라온 보람이 있었어요. 오래된 코스인데 구석구석 손이 많이 간 티가 납니다.",
      en: "Worth going all the way to Chiang Rai. An older course, but you can see how well it is looked after.",
    },
  },
  {
    product: { kind: "course", id: "th-happy-city" },
    by: "r02",
    rating: 3,
    usedDaysAgo: 235,
    party: "friends",
    content: {
      ko: "직원들이 한국말을 곧잘 하고 밥도 입에 맞습니다. 코스는 조금 단조로운 편이에요. 가성비로 갑니다.",
      en: "Staff speak some Korean and the food suited us. The course is a little plain. You come for the price.",
    },
  },
];
