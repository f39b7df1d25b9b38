import type { Review } from "../types.ts";

export const bangkokMoreReviews: readonly Review[] = [
  {
    product: { kind: "course", id: "th-lotus-valley" },
    by: "r07",
    rating: 4,
    usedDaysAgo: 190,
    party: "couple",
    content: {
      ko: "리조트에서 자고 오전, 오후 36홀을 이틀 쳤습니다. 방에서 나오면 바로 연습 그린이라 세상 편해요. 저녁에는 조용합니다.",
      en: "We slept at the resort and played 36 a day for two days. The practice green is outside the door. Evenings are very quiet.",
    },
  },
  {
    product: { kind: "course", id: "th-cascata" },
    by: "r22",
    rating: 4,
    usedDaysAgo: 143,
    party: "friends",
    content: {
      ko: "링크스풍이라 시원시원해요. 다만 그늘이 적어 모자와 우산은 필수입니다.",
      en: "Open and links-like. Little shade, so a hat and umbrella are a must.",
    },
  },
  {
    product: { kind: "course", id: "th-artitaya" },
    by: "r09",
    rating: 4,
    usedDaysAgo: 293,
    party: "couple",
    content: {
      ko: "보름 살이로 다녀왔어요. 한식이 매끼 나오니 속이 편하고, 아는 얼굴이 자꾸 늘어 동네 같았습니다.",
      en: "We stayed two weeks. Korean meals every day and more familiar faces each morning; it began to feel like our own neighbourhood.",
    },
  },
  {
    product: { kind: "course", id: "th-pinehurst" },
    by: "r17",
    rating: 3,
    usedDaysAgo: 88,
    party: "friends",
    content: {
      ko: "골프텔이라 움직이기는 편한데 방이 좀 오래됐어요. 코스는 나무가 울창해서 마음에 들었습니다.",
      en: "Handy, with the lodge on the course, but the rooms are dated. I did like the tall trees.",
    },
  },
  {
    product: { kind: "course", id: "th-thana-city" },
    by: "r27",
    rating: 4,
    usedDaysAgo: 186,
    party: "work",
    content: {
      ko: "밤 비행기 타기 전에 18홀을 쳤습니다. 벙커가 정말 많지만 공항까지 금방이라 좋았어요.",
      en: "Squeezed in eighteen before a late flight. Sand everywhere, but the drive to the airport was short.",
    },
  },
  {
    product: { kind: "course", id: "th-vintage" },
    by: "r05",
    rating: 4,
    usedDaysAgo: 247,
    party: "couple",
    content: {
      ko: "이름값 화려한 곳은 아니어도 조용하고 정갈합니다. 그린피 생각하면 칭찬하고 싶어요.",
      en: "Not a famous name, but calm and tidy. For the green fee it deserves praise.",
    },
  },
];
