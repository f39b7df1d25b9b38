import type { Review } from "../types.ts";

export const pattayaNorthReviews: readonly Review[] = [
  {
    product: { kind: "course", id: "th-phoenix-gold" },
    by: "r01",
    rating: 4,
    usedDaysAgo: 16,
    party: "couple",
    content: {
      ko: "벌써 네 번째네요. 페어웨이가 늘 고르고, 캐디들이 한국 손님에 익숙해서 말이 안 통해도 답답하지 않아요. 파타야 가면 첫날은 늘 여기입니다.",
      en: "My fourth time. Always in even condition, and the caddies are so used to Korean guests that nothing gets lost. We always start our Pattaya trips here.",
    },
  },
  {
    product: { kind: "course", id: "th-phoenix-gold" },
    by: "r20",
    rating: 3,
    usedDaysAgo: 122,
    party: "friends",
    content: {
      ko: "무난합니다. 다만 한국 단체가 몰린 날이라 전반 세 홀 동안 계속 기다렸어요. 오후 티오프가 오히려 나을 것 같습니다.",
      en: "Decent, but it was full of tour groups and we waited on each of the first three holes. The afternoon may be better.",
    },
  },
  {
    product: { kind: "course", id: "th-phoenix-gold" },
    by: "r09",
    rating: 5,
    usedDaysAgo: 188,
    party: "family",
    content: {
      ko: "부모님 모시고 3대가 같이 쳤어요. 길지 않은 티에서 치니 여든 되신 아버지도 파를 두 개 하셨답니다.",
      en: "Three generations of us together. From the forward tees my father, who is eighty, made two pars.",
    },
  },
  {
    product: { kind: "course", id: "th-khao-kheow" },
    by: "r04",
    rating: 5,
    usedDaysAgo: 68,
    party: "friends",
    content: {
      ko: "침목 벙커는 처음 봤는데 한 번 들어가면 옆으로 빼는 게 답이더군요. 산이 병풍처럼 둘러 있어 눈이 시원합니다. 방콕에서 내려오는 날 들르기 좋아요.",
      en: "My first railway-sleeper bunkers; once in, sideways is the only way out. Mountains all round. A good stop on the way down from Bangkok.",
    },
  },
  {
    product: { kind: "course", id: "th-khao-kheow" },
    by: "r23",
    rating: 4,
    usedDaysAgo: 140,
    party: "friends",
    content: {
      ko: "파3 홀들이 까다롭고 재미있었어요. 그늘집 아주머니가 얼음물에 레몬을 넣어 주셔서 힘이 났습니다.",
      en: "The par 3s are tricky and fun. The lady at the rest hut put lemon in our iced water, which kept us going.",
    },
  },
  {
    product: { kind: "course", id: "th-bangpra" },
    by: "r07",
    rating: 4,
    usedDaysAgo: 312,
    party: "couple",
    content: {
      ko: "아름드리나무 아래로 걷는 옛날 코스의 멋이 있어요. 원숭이가 카트 위 바나나를 번개처럼 가져가더라고요. 간식은 꼭 가방 안에 넣으세요.",
      en: "An old course with huge trees and real charm. A monkey had the banana off our cart in a flash, so keep your snacks zipped up.",
    },
  },
  {
    product: { kind: "course", id: "th-bangpra" },
    by: "r27",
    rating: 4,
    usedDaysAgo: 215,
    party: "solo",
    content: {
      ko: "커뮤니티에서 만난 대전 분 두 분과 조인했어요. 키 큰 나무가 많은 옛날식 코스라 정겹고, 동반자분들도 참 친절했습니다.",
      en: "I joined two gentlemen from Daejeon through the community board. Old-fashioned course, tall trees, very friendly company.",
    },
  },
  {
    product: { kind: "course", id: "th-pattana" },
    by: "r15",
    rating: 4,
    usedDaysAgo: 47,
    party: "family",
    content: {
      ko: "남편은 골프 치고 저랑 아이들은 수영장에서 놀았어요. 한 단지 안이라 점심은 다 같이 먹을 수 있는 게 제일 좋았습니다.",
      en: "My husband played while the children and I stayed at the pool. All in one place, so we could still have lunch together.",
    },
  },
  {
    product: { kind: "course", id: "th-pattana" },
    by: "r13",
    rating: 3,
    usedDaysAgo: 176,
    party: "friends",
    content: {
      ko: "27홀 중에 한 나인은 공사 소리가 들려 집중이 안 됐어요. 나머지 18홀은 만족합니다. 조용한 나인으로 달라고 미리 말씀하세요.",
      en: "One of the three nines had building noise nearby. The other eighteen were fine. Ask for the quiet ones.",
    },
  },
  {
    product: { kind: "course", id: "th-pattaya-cc" },
    by: "r16",
    rating: 4,
    usedDaysAgo: 58,
    party: "friends",
    content: {
      ko: "도착한 날 오후 1시 티오프로 몸풀기 삼아 쳤습니다. 화려하진 않아도 값이 착하고 시내에서 가까워요.",
      en: "We used it to loosen up on arrival day with a one o'clock start. Nothing fancy, but cheap and close to town.",
    },
  },
  {
    product: { kind: "course", id: "th-greenwood" },
    by: "r02",
    rating: 4,
    usedDaysAgo: 97,
    party: "friends",
    content: {
      ko: "파타야 물가 생각하면 이만한 데가 없습니다. 넓어서 OB 걱정이 덜하고 백돌이 친구가 처음으로 100을 깼어요.",
      en: "Hard to beat for the money. So wide that my friend broke 100 for the first time in his life.",
    },
  },
  {
    product: { kind: "course", id: "th-mountain-shadow" },
    by: "r24",
    rating: 3,
    usedDaysAgo: 230,
    party: "friends",
    content: {
      ko: "아기자기해서 재미는 있는데 티박스 매트가 좀 닳았더군요. 가격을 생각하면 이해합니다.",
      en: "Compact and fun, though the mats on some tees were worn. For the price, fair enough.",
    },
  },
  {
    product: { kind: "course", id: "th-crystal-bay" },
    by: "r08",
    rating: 4,
    usedDaysAgo: 72,
    party: "friends",
    content: {
      ko: "야자수가 줄지어 서 있어 사진이 잘 나와요. 공항 가는 날 아침에 치고 바로 올라갔는데 동선이 딱이었습니다.",
      en: "Rows of palms make every photo look good. We played on our last morning and drove straight to the airport from there.",
    },
  },
  {
    product: { kind: "course", id: "th-st-andrews-2000" },
    by: "r14",
    rating: 5,
    usedDaysAgo: 43,
    party: "friends",
    content: {
      ko: "파6 홀에서 파를 잡은 건 평생 자랑거리입니다. 어렵지만 한 홀 한 홀 이야깃거리가 생기는 코스예요.",
      en: "I made a par on a par 6 and will tell everyone for the rest of my life. Hard, but every hole gives you a story.",
    },
  },
  {
    product: { kind: "course", id: "th-st-andrews-2000" },
    by: "r30",
    rating: 3,
    usedDaysAgo: 161,
    party: "couple",
    content: {
      ko: "핸디 25에게는 잔인한 코스였어요. 남편은 신났고 저는 잃어버린 공만 셌습니다. 점수 말고 구경 삼아 가세요.",
      en: "Memorable but brutal for a 25 handicap. My husband loved it; I counted lost balls. Go for the curiosity, not the score.",
    },
  },
  {
    product: { kind: "course", id: "th-rayong-green-valley" },
    by: "r04",
    rating: 4,
    usedDaysAgo: 44,
    party: "friends",
    content: {
      ko: "사방이 산이라 새소리만 들립니다. 앞뒤 팀이 안 보일 만큼 한산해서 3시간 50분에 끝냈어요.",
      en: "Hills all round and nothing but birdsong. So quiet that we finished in three hours fifty.",
    },
  },
  {
    product: { kind: "course", id: "th-eastern-star" },
    by: "r22",
    rating: 4,
    usedDaysAgo: 128,
    party: "couple",
    content: {
      ko: "숲길을 걷는 기분이에요. 페어웨이가 조금 거친 데가 있지만 이 값에 이 경치면 고맙지요.",
      en: "Like a walk in the woods. A few rough patches on the fairways, but for this price I am grateful.",
    },
  },
  {
    product: { kind: "course", id: "th-wangjuntr" },
    by: "r10",
    rating: 4,
    usedDaysAgo: 205,
    party: "friends",
    content: {
      ko: "동호회 열두 명이 겨울 훈련 삼아 닷새 있었습니다. 54홀이라 매일 다른 코스를 치는 재미가 있어요. 주변에 식당이 적은 건 감안하세요.",
      en: "Twelve of us came for five days of training. With 54 holes there is something new every day. Few restaurants nearby.",
    },
  },
];
