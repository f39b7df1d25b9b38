import type { Review } from "../types.ts";

export const hotelsMoreReviews: readonly Review[] = [
  {
    product: { kind: "hotel", id: "ht-hilton-huahin" },
    by: "r18",
    rating: 4,
    usedDaysAgo: 178,
    party: "friends",
    content: {
      ko: "수영장이 바다 바로 앞이라 라운드 후에 맥주 한잔하기 최고예요. 주말엔 조식당이 붐빕니다.",
      en: "The pool is right by the sea, just the place for a beer after golf. Breakfast is busy at weekends.",
    },
  },
  {
    product: { kind: "hotel", id: "ht-centara-huahin" },
    by: "r13",
    rating: 5,
    usedDaysAgo: 45,
    party: "couple",
    content: {
      ko: "옛 기차 호텔의 나무 복도를 걷는 느낌이 참 근사합니다. 코끼리 모양 정원수 앞에서 다들 사진을 찍어요.",
      en: "Walking those wooden corridors of the old railway hotel is a joy. Everyone takes a photo in the garden.",
    },
  },
  {
    product: { kind: "hotel", id: "ht-dusit-huahin" },
    by: "r21",
    rating: 4,
    usedDaysAgo: 36,
    party: "friends",
    content: {
      ko: "차암과 후아힌 중간이라 어느 골프장이든 30분 안팎이에요. 시내 나가려면 택시를 불러야 합니다.",
      en: "Between the two towns, so most courses are about half an hour away. You need a taxi for town.",
    },
  },
  {
    product: { kind: "hotel", id: "ht-springfield-village" },
    by: "r06",
    rating: 4,
    usedDaysAgo: 75,
    party: "friends",
    content: {
      ko: "골프 치는 사람에게 필요한 건 다 있어요. 사우나가 있으면 더 좋겠다는 게 친구들 의견입니다.",
      en: "Everything a golfer needs. My friends only wished for a sauna.",
    },
  },
  {
    product: { kind: "hotel", id: "ht-shangrila-cm" },
    by: "r22",
    rating: 5,
    usedDaysAgo: 184,
    party: "friends",
    content: {
      ko: "저녁마다 나이트바자까지 걸어갔습니다. 골프 신발을 닦아서 방에 갖다 놓아 주셔서 감동했어요.",
      en: "We walked to the Night Bazaar every evening. They even cleaned our golf shoes and left them in the room.",
    },
  },
  {
    product: { kind: "hotel", id: "ht-lemeridien-cm" },
    by: "r26",
    rating: 4,
    usedDaysAgo: 126,
    party: "solo",
    content: {
      ko: "시내 한가운데 있고 직원들이 친절해요. 새벽 5시 45분에도 밴이 문 앞까지 왔습니다.",
      en: "Solid city hotel with kind staff. The van could stop right at the door at 5:45.",
    },
  },
  {
    product: { kind: "hotel", id: "ht-cm-highlands" },
    by: "r09",
    rating: 5,
    usedDaysAgo: 48,
    party: "couple",
    content: {
      ko: "커튼을 열면 안개 낀 페어웨이가 보여요. 밤에는 춥기까지 해서 담요를 하나 더 달라고 했습니다.",
      en: "Open the curtains and there is the misty fairway. Nights were cool enough that we asked for another blanket.",
    },
  },
  {
    product: { kind: "hotel", id: "ht-royal-cm" },
    by: "r07",
    rating: 3,
    usedDaysAgo: 42,
    party: "couple",
    content: {
      ko: "장기 체류라 세탁비와 인터넷 상태를 미리 확인하시는 게 좋아요. 직원들은 정말 가족 같습니다.",
      en: "For a long stay, ask about laundry prices and the internet first. The staff really are like family.",
    },
  },
  {
    product: { kind: "hotel", id: "ht-angsana-laguna" },
    by: "r11",
    rating: 5,
    usedDaysAgo: 51,
    party: "family",
    content: {
      ko: "수영장이 강처럼 이어져 아이들이 하루 종일 떠다녔어요. 골프장까지 카트로 데려다줍니다.",
      en: "The pool winds on like a river and the children floated all day. They took us to the course by buggy.",
    },
  },
  {
    product: { kind: "hotel", id: "ht-mission-hills-pk" },
    by: "r16",
    rating: 4,
    usedDaysAgo: 138,
    party: "friends",
    content: {
      ko: "조용히 골프만 치고 싶은 분께 맞아요. 밤에 나갈 곳은 없습니다. 팡아만 일출이 근사해요.",
      en: "For people who want only golf and quiet. Nothing to do at night, but sunrise over the bay is splendid.",
    },
  },
  {
    product: { kind: "hotel", id: "ht-patong-beach" },
    by: "r14",
    rating: 4,
    usedDaysAgo: 59,
    party: "friends",
    content: {
      ko: "길만 건너면 해변이라 친구들이 좋아했어요. 저녁에는 음악 소리가 들리니 안쪽 방을 달라고 하세요.",
      en: "The beach is across the road. You can hear music at night, so ask for a room at the back.",
    },
  },
  {
    product: { kind: "hotel", id: "ht-dheva-mantra" },
    by: "r24",
    rating: 4,
    usedDaysAgo: 268,
    party: "friends",
    content: {
      ko: "강가에 앉아 있으면 시간이 멈춘 것 같아요. 골프장까지는 40분에서 한 시간 잡으셔야 합니다.",
      en: "Sitting by the river, time stops. Allow forty minutes to an hour for the courses.",
    },
  },
  {
    product: { kind: "hotel", id: "ht-grand-prix-mida" },
    by: "r02",
    rating: 2,
    usedDaysAgo: 310,
    party: "friends",
    content: {
      ko: "코스 옆이라 편한데 저희 취향에는 방이 너무 소박했고 저녁에 할 일이 없어 심심했습니다. 골프만 생각하면 괜찮아요.",
      en: "Convenient for the course, but too plain for our taste, and we were bored in the evenings. Fine if golf is all you want.",
    },
  },
  {
    product: { kind: "hotel", id: "ht-kirimaya" },
    by: "r05",
    rating: 5,
    usedDaysAgo: 120,
    party: "couple",
    content: {
      ko: "결혼 30주년이라 큰맘 먹고 갔어요. 국립공원 숲이 마당이고, 밤에는 풀벌레 소리만 들립니다.",
      en: "Our thirtieth anniversary. The forest is your garden and at night you hear only crickets.",
    },
  },
  {
    product: { kind: "hotel", id: "ht-ic-khaoyai" },
    by: "r29",
    rating: 5,
    usedDaysAgo: 131,
    party: "couple",
    content: {
      ko: "기차 객실에서 자자는 건 아내 생각이었는데 정말 잘한 선택이었어요. 처음부터 끝까지 매력 있습니다.",
      en: "Sleeping in a railway carriage was my wife's idea, and a very good one. Charming from end to end.",
    },
  },
  {
    product: { kind: "hotel", id: "ht-rancho" },
    by: "r12",
    rating: 4,
    usedDaysAgo: 90,
    party: "friends",
    content: {
      ko: "방이 넓고 코스가 바로 앞이라 저녁 먹고 퍼팅 연습을 했어요. 가격 대비 만족합니다.",
      en: "Large rooms with the course in front; we practised putting after dinner. Good for the money.",
    },
  },
  {
    product: { kind: "hotel", id: "ht-hyatt-danang" },
    by: "r26",
    rating: 5,
    usedDaysAgo: 55,
    party: "couple",
    content: {
      ko: "해변은 넓고 수영장은 조용하고, 좋은 골프장 두 곳이 20분이에요. 한 달도 있겠더군요.",
      en: "Wide beach, calm pools, twenty minutes to two good courses. We could have stayed a month.",
    },
  },
  {
    product: { kind: "hotel", id: "ht-quest-clark" },
    by: "r09",
    rating: 4,
    usedDaysAgo: 83,
    party: "friends",
    content: {
      ko: "호텔에서 카트 타고 바로 나갑니다. 근처에 한식당이 많아 밥 걱정이 없었어요.",
      en: "You ride straight out from the hotel. Korean restaurants nearby, so meals were easy.",
    },
  },
  {
    product: { kind: "hotel", id: "ht-pacific-sutera" },
    by: "r15",
    rating: 5,
    usedDaysAgo: 73,
    party: "family",
    content: {
      ko: "해 질 녘 바다가 온통 주황색이에요. 밤 골프 마치고 걸어서 방에 오니 아이들이 막 잠들었더라고요.",
      en: "At dusk the whole sea turns orange. We walked back from night golf just as the children fell asleep.",
    },
  },
];
