import type { Review } from "../types.ts";

export const abroadReviews: readonly Review[] = [
  {
    product: { kind: "course", id: "vn-ba-na-hills" },
    by: "r12",
    rating: 5,
    usedDaysAgo: 28,
    party: "friends",
    content: {
      ko: "바나산에 구름 걸린 걸 보며 쳤습니다. 저녁 조명 라운드도 있다니 다음엔 밤에 와 보려고요. 캐디들이 한국어로 거리를 또박또박 불러 줘요.",
      en: "We played with clouds resting on the mountain. There are lights for evening rounds, so next time at night. The caddies called our distances in clear Korean.",
    },
  },
  {
    product: { kind: "course", id: "vn-ba-na-hills" },
    by: "r01",
    rating: 4,
    usedDaysAgo: 137,
    party: "couple",
    content: {
      ko: "다낭 시내에서 45분인데 길이 예뻐서 금방 갑니다. 오르막 홀이 많아 카트가 고마웠어요.",
      en: "Forty-five minutes from town, on a pretty road. Plenty of uphill holes, so we were glad of the cart.",
    },
  },
  {
    product: { kind: "course", id: "vn-montgomerie" },
    by: "r18",
    rating: 4,
    usedDaysAgo: 67,
    party: "friends",
    content: {
      ko: "바닷가 모래땅이라 공이 잘 굴러요. 호이안 야경 보러 가기 전에 치기 좋은 위치입니다.",
      en: "Sandy ground, so the ball runs. Well placed for a round before an evening in Hoi An.",
    },
  },
  {
    product: { kind: "course", id: "vn-hoiana-shores" },
    by: "r26",
    rating: 5,
    usedDaysAgo: 55,
    party: "couple",
    content: {
      ko: "해변을 따라 걷는 진짜 링크스예요. 라운드 중에 바람이 두 번 바뀌었고 제 점수도 그랬습니다. 정말 좋았어요.",
      en: "A true links by the beach. The wind turned twice during our round and so did my score. Wonderful.",
    },
  },
  {
    product: { kind: "course", id: "vn-hoiana-shores" },
    by: "r04",
    rating: 5,
    usedDaysAgo: 151,
    party: "friends",
    content: {
      ko: "동남아에서 이런 링크스를 칠 줄 몰랐습니다. 바람 계산하는 재미에 푹 빠졌어요.",
      en: "I never expected links golf like this in the region. Reading the wind was half the fun.",
    },
  },
  {
    product: { kind: "course", id: "vn-kn-links" },
    by: "r10",
    rating: 4,
    usedDaysAgo: 110,
    party: "friends",
    content: {
      ko: "공항에서 10분이라 내리자마자 쳤어요. 사막 같은 풍경이 이색적입니다. 물은 넉넉히 드세요.",
      en: "Ten minutes from the airport, so we played on arrival. It looks like a desert. Drink plenty of water.",
    },
  },
  {
    product: { kind: "course", id: "vn-bluffs-hotram" },
    by: "r22",
    rating: 5,
    usedDaysAgo: 218,
    party: "friends",
    content: {
      ko: "모래언덕 위에서 맞는 바닷바람이 속을 뻥 뚫어 줍니다. 호찌민에서 두 시간 남짓 달려온 보람이 있어요.",
      en: "The sea wind on top of those dunes clears your head. Worth the two hours and more from Ho Chi Minh City.",
    },
  },
  {
    product: { kind: "course", id: "ph-mimosa" },
    by: "r09",
    rating: 4,
    usedDaysAgo: 83,
    party: "friends",
    content: {
      ko: "비행기에서 내려 30분 만에 체크인했습니다. 나무 그늘이 많아 한낮에도 칠 만해요. 캐디들이 노래를 참 잘합니다.",
      en: "Half an hour from plane to check-in. Lots of shade, playable even at noon. Our caddies sang beautifully.",
    },
  },
  {
    product: { kind: "course", id: "ph-mimosa" },
    by: "r24",
    rating: 3,
    usedDaysAgo: 163,
    party: "friends",
    content: {
      ko: "코스는 좋은데 한국 팀이 많아 전반에 5팀이 밀렸어요. 첫 팀으로 나가시길 권합니다.",
      en: "Nice course, but five groups stacked up on the front nine. Take the first tee time if you can.",
    },
  },
  {
    product: { kind: "course", id: "ph-clark-sunvalley" },
    by: "r20",
    rating: 3,
    usedDaysAgo: 227,
    party: "friends",
    content: {
      ko: "언덕이 많고 재미있는데 그린 상태가 홀마다 달랐습니다. 가격을 생각하면 무난해요.",
      en: "Hilly and fun, but the greens varied from hole to hole. Fair for the price.",
    },
  },
  {
    product: { kind: "course", id: "my-sutera-harbour" },
    by: "r15",
    rating: 5,
    usedDaysAgo: 73,
    party: "family",
    content: {
      ko: "석양 보면서 시작해 불 켜진 코스에서 끝났어요. 아이들은 호텔 수영장, 저희 부부는 밤 골프. 완벽한 가족 여행이었습니다.",
      en: "We started at sunset and finished under lights while the children swam at the hotel. A perfect family trip.",
    },
  },
  {
    product: { kind: "course", id: "my-els-teluk-datai" },
    by: "r29",
    rating: 5,
    usedDaysAgo: 89,
    party: "couple",
    content: {
      ko: "벙커가 하나도 없고 숲과 바다, 그리고 퍼팅을 구경하는 원숭이뿐입니다. 제 인생에서 가장 아름다운 18홀이었어요.",
      en: "No bunkers, just rainforest, sea and the occasional monkey watching you putt. The most beautiful eighteen of my life.",
    },
  },
  {
    product: { kind: "course", id: "kh-angkor" },
    by: "r07",
    rating: 5,
    usedDaysAgo: 124,
    party: "couple",
    content: {
      ko: "새벽에 앙코르와트 일출을 보고 오후에 쳤어요. 캐디가 한국어로 농담까지 합니다. 유적과 골프를 하루에 하다니 꿈같았네요.",
      en: "Sunrise at Angkor Wat, golf in the afternoon, and a caddie who joked in Korean. Temples and golf in one day felt like a dream.",
    },
  },
  {
    product: { kind: "course", id: "kh-vattanac" },
    by: "r08",
    rating: 4,
    usedDaysAgo: 239,
    party: "work",
    content: {
      ko: "출장길에 이틀 쳤습니다. 크메르풍 조형물이 있어 사진 찍는 재미가 있고 시설이 새것이에요.",
      en: "Two rounds on a business trip. The Khmer-style ruins make good photos and everything is new.",
    },
  },
  {
    product: { kind: "course", id: "la-luang-prabang" },
    by: "r17",
    rating: 4,
    usedDaysAgo: 180,
    party: "couple",
    content: {
      ko: "느긋한 도시에 느긋한 코스예요. 앞뒤로 아무도 없어 우리 부부가 전세 낸 줄 알았습니다.",
      en: "An unhurried course in an unhurried town. Nobody in front or behind; we felt we had rented it.",
    },
  },
  {
    product: { kind: "course", id: "id-handara" },
    by: "r30",
    rating: 5,
    usedDaysAgo: 147,
    party: "couple",
    content: {
      ko: "발리에 이렇게 서늘한 곳이 있다니요. 첫 세 홀은 스웨터를 입고 쳤어요. 길은 멀어도 멋진 하루였습니다.",
      en: "Cool mountain air in Bali, who knew? We wore sweaters on the first three holes. Long drive, lovely day.",
    },
  },
  {
    product: { kind: "course", id: "id-newkuta" },
    by: "r13",
    rating: 4,
    usedDaysAgo: 265,
    party: "couple",
    content: {
      ko: "절벽 아래로 파도가 부서지는 홀에서는 한참 서 있었어요. 바람이 강해서 모자 끈은 꼭 조이세요.",
      en: "We stood a long time on the hole where the waves break under the cliff. It is windy; tie your hat on.",
    },
  },
];
