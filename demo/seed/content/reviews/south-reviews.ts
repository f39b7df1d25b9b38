import type { Review } from "../types.ts";

export const southReviews: readonly Review[] = [
  {
    product: { kind: "course", id: "th-red-mountain" },
    by: "r05",
    rating: 5,
    usedDaysAgo: 15,
    party: "couple",
    content: {
      ko: "붉은 절벽에서 내려다보고 치는 홀은 다리가 후들거려요. 남편이 공이 떨어지는 시간을 세더라고요. 푸켓에서 하루만 친다면 여기입니다.",
      en: "My legs shook on the tee above the red cliff; my husband counted how long the ball hung in the air. If you play once in Phuket, play here.",
    },
  },
  {
    product: { kind: "course", id: "th-red-mountain" },
    by: "r14",
    rating: 5,
    usedDaysAgo: 59,
    party: "friends",
    content: {
      ko: "사진보다 실물이 낫습니다. 고저차가 커서 거리 감각이 다 무너지는데 캐디 말만 믿으면 돼요.",
      en: "Better than the photographs. The drops ruin your sense of distance, so just trust the caddie.",
    },
  },
  {
    product: { kind: "course", id: "th-red-mountain" },
    by: "r28",
    rating: 4,
    usedDaysAgo: 104,
    party: "friends",
    content: {
      ko: "장관이지만 5시간 10분 걸렸어요. 다들 사진 찍느라 멈추는데, 저희도 그랬습니다.",
      en: "Spectacular and slow: five hours ten. Everyone stops for photos, including us.",
    },
  },
  {
    product: { kind: "course", id: "th-red-mountain" },
    by: "r10",
    rating: 4,
    usedDaysAgo: 168,
    party: "friends",
    content: {
      ko: "스릴 만점입니다. 경사가 급해서 비 온 뒤에는 미끄러우니 골프화 꼭 챙기세요. 빌려 신을 게 마땅치 않았습니다.",
      en: "Thrilling. The slopes are slippery after rain, so bring proper shoes; I could not find a good pair to borrow.",
    },
  },
  {
    product: { kind: "course", id: "th-red-mountain" },
    by: "r23",
    rating: 3,
    usedDaysAgo: 292,
    party: "couple",
    content: {
      ko: "풍경은 정말 멋진데 초보인 저에게는 공 값이 더 들었네요. 실력을 조금 더 쌓아서 오려고요.",
      en: "Stunning views, but for a beginner like me the lost balls cost more than lunch. I will be back when I play better.",
    },
  },
  {
    product: { kind: "course", id: "th-blue-canyon-canyon" },
    by: "r06",
    rating: 5,
    usedDaysAgo: 39,
    party: "work",
    content: {
      ko: "명문이라는 말이 괜한 말이 아니에요. 계곡을 넘기는 파3에서 다들 숨을 참았습니다. 공항에서 가까워 마지막 날 치기 좋아요.",
      en: "It deserves its name. We all held our breath on the par 3 across the canyon. Close to the airport, so good for the last day.",
    },
  },
  {
    product: { kind: "course", id: "th-blue-canyon-canyon" },
    by: "r25",
    rating: 4,
    usedDaysAgo: 145,
    party: "friends",
    content: {
      ko: "역사가 있는 코스입니다. 모래가 얇은 벙커가 몇 개 있었지만 그래도 섬에서 제일 마음에 들어요.",
      en: "A classic, with real history. A couple of bunkers needed sand. Still my favourite on the island.",
    },
  },
  {
    product: { kind: "course", id: "th-laguna-phuket" },
    by: "r11",
    rating: 5,
    usedDaysAgo: 51,
    party: "family",
    content: {
      ko: "손주들은 물놀이, 우리는 골프. 단지 안에서 다 되니 며느리가 제일 좋아했어요. 코스도 평탄해서 걷기 좋습니다.",
      en: "Grandchildren in the pool, grandparents on the course. Everything in one place; our daughter-in-law was happiest. Flat and walkable.",
    },
  },
  {
    product: { kind: "course", id: "th-laguna-phuket" },
    by: "r30",
    rating: 4,
    usedDaysAgo: 173,
    party: "family",
    content: {
      ko: "조식 먹고 10분이면 1번 홀이에요. 예쁘고 편한 코스인데, 비가 온 주라 땅이 좀 물렀습니다.",
      en: "Easy and pretty, ten minutes from breakfast to the first tee. A little soft after a wet week.",
    },
  },
  {
    product: { kind: "course", id: "th-loch-palm" },
    by: "r20",
    rating: 4,
    usedDaysAgo: 301,
    party: "friends",
    content: {
      ko: "레드 마운틴 다음 날 쳤더니 마음이 평온해지는 코스네요. 호수 바람이 좋습니다.",
      en: "We played it the day after Red Mountain and it calmed us right down. Nice breeze off the lake.",
    },
  },
  {
    product: { kind: "course", id: "th-mission-hills-phuket" },
    by: "r16",
    rating: 4,
    usedDaysAgo: 138,
    party: "friends",
    content: {
      ko: "바다 보이는 홀에서 단체 사진 찍었습니다. 바람이 세니 낮은 공 연습해 오세요.",
      en: "We took our group photo on the hole by the bay. It is windy, so practise your low shots.",
    },
  },
  {
    product: { kind: "course", id: "th-aquella" },
    by: "r21",
    rating: 4,
    usedDaysAgo: 224,
    party: "couple",
    content: {
      ko: "새 코스라 기대했는데 모래와 바람이 재미있어요. 푸켓에서 75분은 좀 멀었습니다.",
      en: "New, sandy and breezy, and great fun. Seventy-five minutes from Patong is a bit far, though.",
    },
  },
  {
    product: { kind: "course", id: "th-santiburi-samui" },
    by: "r27",
    rating: 4,
    usedDaysAgo: 194,
    party: "couple",
    content: {
      ko: "산양 길처럼 올라가는데 어디서든 바다가 내려다보여요. 카트와 카메라는 꼭 필요합니다.",
      en: "Climbs like a goat track, with the sea always somewhere below. You will need the cart and a camera.",
    },
  },
];
