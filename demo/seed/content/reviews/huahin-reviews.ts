import type { Review } from "../types.ts";

export const huahinReviews: readonly Review[] = [
  {
    product: { kind: "course", id: "th-black-mountain" },
    by: "r04",
    rating: 5,
    usedDaysAgo: 13,
    party: "friends",
    content: {
      ko: "후아힌은 여기 하나만 보고 갔습니다. 검은 산을 등지고 치는 티샷이 장관이에요. 캐디님이 경사를 손바닥으로 그려 주시는데 신기하게 딱 그대로 굴러가더군요.",
      en: "We went to Hua Hin for this one course. Driving with the dark hills behind you is a sight. Our caddie drew the slopes on her palm, and the ball did exactly that.",
    },
  },
  {
    product: { kind: "course", id: "th-black-mountain" },
    by: "r13",
    rating: 5,
    usedDaysAgo: 45,
    party: "couple",
    content: {
      ko: "잔디가 카펫 같다는 말을 실감했어요. 시내 호텔에서 25분이면 도착해서 아침밥도 든든히 먹고 갔습니다.",
      en: "The grass really is like carpet. Only 25 minutes from our hotel, so there was time for a proper breakfast.",
    },
  },
  {
    product: { kind: "course", id: "th-black-mountain" },
    by: "r30",
    rating: 5,
    usedDaysAgo: 93,
    party: "couple",
    content: {
      ko: "값을 하는 코스예요. 앞 티에서는 공평하고, 어느 티에서 봐도 아름답습니다. 이튿날에는 식당 직원이 이름을 기억해 주더군요.",
      en: "Worth every baht. Fair from the forward tees, beautiful from all of them. Wait staff remembered our names by the second day.",
    },
  },
  {
    product: { kind: "course", id: "th-black-mountain" },
    by: "r18",
    rating: 4,
    usedDaysAgo: 178,
    party: "friends",
    content: {
      ko: "코스는 만점인데 카트가 선택이라고 해서 걸었다가 후반에 고생했습니다. 환갑 넘은 분들은 카트 타세요.",
      en: "Full marks for the course. Carts are optional, we walked, and we paid for it on the back nine. If you are past sixty, ride.",
    },
  },
  {
    product: { kind: "course", id: "th-black-mountain" },
    by: "r11",
    rating: 4,
    usedDaysAgo: 281,
    party: "family",
    content: {
      ko: "아들 내외와 넷이 쳤어요. 예약할 때 네 사람 총액이 한 번에 보여서 계산하기 편했습니다.",
      en: "A four-ball with our son and his wife. Seeing one total for the four of us made it easy to settle up.",
    },
  },
  {
    product: { kind: "course", id: "th-pineapple-valley" },
    by: "r21",
    rating: 5,
    usedDaysAgo: 36,
    party: "friends",
    content: {
      ko: "언덕에 올라서면 멀리 바다가 보여요. 그늘집 파인애플이 꿀맛이라 두 접시나 먹었습니다.",
      en: "From the high holes you can see the sea far away. The pineapple at the rest hut was so sweet that we had two plates.",
    },
  },
  {
    product: { kind: "course", id: "th-pineapple-valley" },
    by: "r25",
    rating: 4,
    usedDaysAgo: 130,
    party: "friends",
    content: {
      ko: "언덕 위 풍경이 좋고 근처 코스에 비해 값도 괜찮아요. 저희가 간 날은 그린이 살짝 느렸습니다.",
      en: "Lovely setting on the hill and good value next to its neighbours. Greens were a touch slow the day we came.",
    },
  },
  {
    product: { kind: "course", id: "th-springfield" },
    by: "r06",
    rating: 4,
    usedDaysAgo: 75,
    party: "friends",
    content: {
      ko: "15년 전에 왔던 곳을 다시 왔습니다. 나무가 훌쩍 자라 길이 좁아졌는데, 저도 거리가 줄어서 공평하네요.",
      en: "I was last here fifteen years ago. The trees have grown and the fairways feel tighter; I hit it shorter too, so we are even.",
    },
  },
  {
    product: { kind: "course", id: "th-springfield" },
    by: "r19",
    rating: 3,
    usedDaysAgo: 210,
    party: "couple",
    content: {
      ko: "코스는 재미있는데 저희 날 카트 한 대가 중간에 멈춰서 10분쯤 기다렸어요. 바로 바꿔 주시긴 했습니다.",
      en: "A fun course, but our cart died halfway and we waited ten minutes. To be fair, they replaced it.",
    },
  },
  {
    product: { kind: "course", id: "th-palm-hills" },
    by: "r14",
    rating: 4,
    usedDaysAgo: 105,
    party: "friends",
    content: {
      ko: "첫날 몸풀기로 딱입니다. 넓고 순해서 점수가 잘 나와요. 덕분에 내기에서 이겼습니다.",
      en: "Ideal for the first day. Wide, gentle and good for the score. I won our little bet here.",
    },
  },
  {
    product: { kind: "course", id: "th-royal-huahin" },
    by: "r01",
    rating: 5,
    usedDaysAgo: 62,
    party: "couple",
    content: {
      ko: "100년 된 코스를 걷는다는 게 참 뭉클했어요. 기차 소리를 들으며 퍼팅하는 곳이 또 있을까요. 관리 상태보다는 운치로 가는 곳입니다.",
      en: "Walking a hundred-year-old course moved me. Where else do you putt to the sound of a train? Come for the atmosphere rather than the grass.",
    },
  },
  {
    product: { kind: "course", id: "th-sea-pines" },
    by: "r24",
    rating: 3,
    usedDaysAgo: 192,
    party: "friends",
    content: {
      ko: "바닷바람이 두 클럽은 됩니다. 값이 싼 만큼 페어웨이가 고르지는 않아요. 바다 옆 홀은 정말 멋집니다.",
      en: "The sea wind is worth two clubs. Cheap, and the fairways are patchy, but the holes by the water are wonderful.",
    },
  },
  {
    product: { kind: "course", id: "th-majestic-creek" },
    by: "r16",
    rating: 4,
    usedDaysAgo: 254,
    party: "friends",
    content: {
      ko: "개울이 자꾸 가로막아서 머리를 쓰게 됩니다. 한적하고 저렴해서 둘째 날 라운드로 추천해요.",
      en: "The creeks keep crossing and make you think. Quiet and cheap, a good second-day round.",
    },
  },
];
