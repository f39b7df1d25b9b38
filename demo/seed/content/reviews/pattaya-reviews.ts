import type { Review } from "../types.ts";

export const pattayaReviews: readonly Review[] = [
  {
    product: { kind: "course", id: "th-siam-old" },
    by: "r02",
    rating: 5,
    usedDaysAgo: 9,
    party: "friends",
    content: {
      ko: "대회 중계로만 보던 코스라 첫 티에서 손에 땀이 다 나더군요. 그린이 빠르고 고와서 퍼터 소리부터 달랐습니다. 현장에서 낼 팁 금액이 예약할 때 적혀 있어 바트를 딱 맞게 챙겨 갔어요.",
      en: "I had only ever seen this course on television, so my hands were sweating on the first tee. The greens are quick and true. The site told us what tip to bring, so we had the right baht ready.",
    },
  },
  {
    product: { kind: "course", id: "th-siam-old" },
    by: "r05",
    rating: 5,
    usedDaysAgo: 31,
    party: "couple",
    content: {
      ko: "남편 환갑이라 큰맘 먹고 잡았어요. 캐디 두 분이 서로 박수 쳐 주며 라인을 봐 주시는데 얼마나 즐겁던지요. 오전 6시 40분 티오프였는데 전반이 시원해서 살 것 같았습니다.",
      en: "A treat for my husband's sixtieth. Our two caddies cheered for each other's reads and we laughed all the way round. We teed off at 6:40 and the front nine was lovely and cool.",
    },
  },
  {
    product: { kind: "course", id: "th-siam-old" },
    by: "r25",
    rating: 5,
    usedDaysAgo: 64,
    party: "work",
    content: {
      ko: "서울에서 온 거래처 세 분을 모시고 쳤습니다. 골프장 확인 번호까지 받아 가니 프런트에서 10초 만에 찾더군요. 그린은 빠르고 페어웨이는 넓고, 15번 홀까지 한 번도 안 밀렸어요.",
      en: "Played with three clients from Seoul. Everything was confirmed with a reference from the course, and the desk found us in ten seconds. Fast greens, wide fairways, no waiting until the 15th.",
    },
  },
  {
    product: { kind: "course", id: "th-siam-old" },
    by: "r12",
    rating: 4,
    usedDaysAgo: 118,
    party: "friends",
    content: {
      ko: "코스는 흠잡을 데가 없는데 주말이라 후반에 두 홀쯤 밀렸어요. 카트가 한 사람에 한 대라 걷는 부담은 없었습니다. 다음엔 꼭 평일에 오려고요.",
      en: "The course itself is faultless, but it was a Saturday and we waited a little on the back nine. One cart each, so no tired legs. Next time a weekday for sure.",
    },
  },
  {
    product: { kind: "course", id: "th-siam-old" },
    by: "r17",
    rating: 5,
    usedDaysAgo: 203,
    party: "friends",
    content: {
      ko: "여고 동창 넷이서 다녀왔습니다. 핸디 28인 저도 벙커만 피하니 칠 만했어요. 클럽하우스에서 먹은 파인애플 볶음밥이 아직도 생각나네요.",
      en: "Four old schoolfriends on one trip. Even with my 28 handicap it was playable once I stayed out of the sand. I still think about the pineapple fried rice in the clubhouse.",
    },
  },
  {
    product: { kind: "course", id: "th-siam-plantation" },
    by: "r08",
    rating: 5,
    usedDaysAgo: 22,
    party: "friends",
    content: {
      ko: "언덕 위 홀에서 내려다보는 맛이 일품입니다. 오르막 내리막이 커서 거리 계산을 캐디에게 맡겼더니 서너 타는 번 것 같아요. 27홀이라 팀이 분산돼서 진행도 빨랐습니다.",
      en: "The views from the high tees are the best part. With so much up and down I let the caddie choose my clubs, and saved three or four shots. Groups spread over the 27 holes, so we moved well.",
    },
  },
  {
    product: { kind: "course", id: "th-siam-plantation" },
    by: "r19",
    rating: 4,
    usedDaysAgo: 87,
    party: "couple",
    content: {
      ko: "경치는 시암 코스 중에 제일이었어요. 다만 그린 굴곡이 심해서 스리 퍼트를 여섯 번이나 했네요. 그래도 웃으면서 쳤습니다.",
      en: "The prettiest of the Siam courses for me. The greens roll a lot and I three-putted six times. We still laughed.",
    },
  },
  {
    product: { kind: "course", id: "th-siam-plantation" },
    by: "r29",
    rating: 5,
    usedDaysAgo: 156,
    party: "friends",
    content: {
      ko: "시야도 시원하고 경사도 큽니다. 캐디가 구석구석을 다 알더군요. 마지막 세 홀은 공을 한 줄 더 챙기세요.",
      en: "Big views, big slopes, and a caddie who knew every one of them. Bring an extra sleeve of balls for the last three holes.",
    },
  },
  {
    product: { kind: "course", id: "th-siam-waterside" },
    by: "r14",
    rating: 4,
    usedDaysAgo: 41,
    party: "friends",
    content: {
      ko: "이름값 하는 코스예요. 물이 계속 따라다녀서 공을 일곱 개 잃어버렸습니다. 그래도 페어웨이 상태가 워낙 좋아 기분이 나쁘지 않더군요.",
      en: "It earns its name: the water followed me all day and took seven balls. The fairways are so good that I did not mind.",
    },
  },
  {
    product: { kind: "course", id: "th-siam-waterside" },
    by: "r21",
    rating: 5,
    usedDaysAgo: 133,
    party: "couple",
    content: {
      ko: "점심 먹고 12시에 나갔는데 오전보다 한산해서 둘이 여유 있게 쳤어요. 해 질 무렵 물에 비친 하늘이 참 예뻤습니다.",
      en: "We went out at noon, after lunch, and had the course nearly to ourselves. The sky in the water towards evening was beautiful.",
    },
  },
  {
    product: { kind: "course", id: "th-siam-rolling-hills" },
    by: "r10",
    rating: 5,
    usedDaysAgo: 18,
    party: "friends",
    content: {
      ko: "제주 오름을 걷는 기분이 드는 코스입니다. 나무가 적어 볕은 뜨겁지만 바람이 불어 견딜 만해요. 굴려서 올리는 샷이 재미있었습니다.",
      en: "Playing here feels like walking grassy hills. There is little shade, but the breeze helps, and running the ball onto the greens is great fun.",
    },
  },
  {
    product: { kind: "course", id: "th-siam-rolling-hills" },
    by: "r26",
    rating: 4,
    usedDaysAgo: 95,
    party: "couple",
    content: {
      ko: "넓고 바람 많은 코스라 태국이 아니라 고향 링크스 같았어요. 그늘이 거의 없으니 9시 넘어서 출발하는 건 말리고 싶습니다.",
      en: "Wide and windy, more like home than Thailand. I would not start after nine in the morning, since there is hardly a tree.",
    },
  },
  {
    product: { kind: "course", id: "th-laem-chabang" },
    by: "r03",
    rating: 5,
    usedDaysAgo: 14,
    party: "friends",
    content: {
      ko: '마운틴, 레이크 순서로 돌았는데 나인마다 느낌이 달라 지루할 틈이 없었어요. 캐디분이 한국말로 "천천히, 어깨 힘 빼고" 하시는데 그 말이 딱 맞았습니다.',
      en: "We played Mountain then Lake, and each nine has its own mood. Our caddie kept telling me in Korean to slow down and drop my shoulders, and she was right.",
    },
  },
  {
    product: { kind: "course", id: "th-laem-chabang" },
    by: "r06",
    rating: 4,
    usedDaysAgo: 52,
    party: "work",
    content: {
      ko: "회사 임원 여덟 명, 두 팀으로 예약했습니다. 8분 간격으로 나란히 잡혀서 식사 시간도 맞았어요. 벙커가 깊으니 샌드웨지 연습하고 오세요.",
      en: "Eight of us from the office in two groups. The tee times were back to back, so lunch worked out. The bunkers are deep: practise first.",
    },
  },
  {
    product: { kind: "course", id: "th-laem-chabang" },
    by: "r22",
    rating: 5,
    usedDaysAgo: 109,
    party: "couple",
    content: {
      ko: "아내와 둘이라 걱정했는데 2인 플레이로 그대로 나갔습니다. 콜밴 기사님이 시간 딱 맞춰 기다려 주셔서 편했어요.",
      en: "I was worried about being just two, but we went out as a pair with no fuss. The van driver was waiting for us at the minute he promised.",
    },
  },
  {
    product: { kind: "course", id: "th-laem-chabang" },
    by: "r28",
    rating: 4,
    usedDaysAgo: 171,
    party: "friends",
    content: {
      ko: "니클라우스 코스답게 만만치 않아요. 소나기에 앞 두 팀이 우산을 나눠 쓰느라 후반이 좀 늦었지만 다들 웃고 넘어갔습니다.",
      en: "A proper Nicklaus test. Our second nine was slow because two groups ahead shared caddies' umbrellas in a shower, but nobody seemed to mind.",
    },
  },
  {
    product: { kind: "course", id: "th-laem-chabang" },
    by: "r16",
    rating: 3,
    usedDaysAgo: 260,
    party: "friends",
    content: {
      ko: "코스는 좋은데 저희가 간 날은 마운틴 쪽 그린 몇 개를 에어레이션해서 공이 튀었어요. 미리 알았으면 다른 나인을 골랐을 겁니다.",
      en: "Good course, but some greens on Mountain had just been aerated and the ball hopped about. Had I known, I would have picked another nine.",
    },
  },
  {
    product: { kind: "course", id: "th-chee-chan" },
    by: "r11",
    rating: 5,
    usedDaysAgo: 27,
    party: "family",
    content: {
      ko: "절벽에 새겨진 금빛 불상을 보면서 티샷하는 느낌이 특별했어요. 딸아이가 갤러리로 따라와 사진을 백 장은 찍은 것 같습니다.",
      en: "Hitting towards the golden Buddha on the cliff is something special. Our daughter came along to watch and took about a hundred photographs.",
    },
  },
  {
    product: { kind: "course", id: "th-chee-chan" },
    by: "r24",
    rating: 4,
    usedDaysAgo: 146,
    party: "friends",
    content: {
      ko: "새 코스답게 시설이 깨끗하고 라커도 넓습니다. 그린피가 조금 있는 편이지만 한 번은 꼭 와 볼 만해요.",
      en: "New and spotless, with roomy lockers. Not the cheapest, but worth doing once.",
    },
  },
  {
    product: { kind: "course", id: "th-burapha" },
    by: "r18",
    rating: 4,
    usedDaysAgo: 38,
    party: "friends",
    content: {
      ko: "3박 하면서 동코스, 서코스를 번갈아 쳤습니다. 이동이 없으니 무릎 안 좋은 친구가 제일 좋아했어요. 방은 소박합니다.",
      en: "Three nights, alternating East and West. No driving, which suited our friend with the bad knee. The rooms are simple.",
    },
  },
];
