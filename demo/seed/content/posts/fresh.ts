import type { Post } from "../types.ts";

export const freshPosts: readonly Post[] = [
  {
    by: "r08",
    region: "pattaya",
    title: { ko: "시암 플랜테이션 두 자리 있어요", en: "Two places at Siam Plantation" },
    content: {
      ko: "부부 한 팀인데 두 분 더 모셔요. 핸디는 18, 26이고 편하게 치는 편입니다. 내기는 안 하고요. 호텔은 북파타야 쪽이라 방향이 같으면 콜밴도 함께 타요.",
      en: "We are a couple looking for two more. Handicaps 18 and 26, relaxed, no betting. We stay in north Pattaya; share our van if you are that way.",
    },
    hoursAgo: 2,
    join: { courseId: "th-siam-plantation", inDays: 21, teeTime: "07:20", seats: 2 },
    comments: [
      {
        by: "r05",
        content: {
          ko: "저희도 부부예요. 핸디 20, 24입니다. 신청해도 될까요?",
          en: "We are a couple too, 20 and 24. May we join?",
        },
        hoursAfter: 0,
      },
      {
        by: "r08",
        content: { ko: "반갑습니다! 숙소가 어느 쪽이세요?", en: "Welcome! Where are you staying?" },
        hoursAfter: 0,
      },
      {
        by: "r05",
        content: {
          ko: "아마리예요. 콜밴 같이 타면 딱이겠어요.",
          en: "At the Amari. Sharing the van would be perfect.",
        },
        hoursAfter: 1,
      },
    ],
  },
  {
    by: "r10",
    region: "huahin",
    title: { ko: "블랙 마운틴, 카트 꼭 타야 할까요?", en: "Black Mountain: do we need a cart?" },
    content: {
      ko: "카트가 선택이라고 되어 있던데 60대 넷이 걸어도 괜찮을지 여쭤봅니다. 평소 만 보씩은 걷습니다.",
      en: "It says carts are optional. Four of us in our sixties, used to ten thousand steps a day: can we walk it?",
    },
    hoursAgo: 3,
    comments: [
      {
        by: "r18",
        content: {
          ko: "저 걷다가 후반에 퍼졌습니다. 카트 타세요. 진심입니다.",
          en: "I walked and was finished by the back nine. Take the cart, I mean it.",
        },
        hoursAfter: 1,
      },
      {
        by: "r13",
        content: {
          ko: "전반만 걷고 후반은 탔어요. 물어보니 나인만도 되더라고요. 골프장에 확인해 보세요.",
          en: "We walked the front and rode the back. Ask the course whether nine is possible.",
        },
        hoursAfter: 2,
      },
      {
        by: "r10",
        content: {
          ko: "경험담 고맙습니다. 카트로 예약 바꿨어요.",
          en: "Thank you both. I have changed it to carts.",
        },
        hoursAfter: 3,
      },
    ],
  },
  {
    by: "r27",
    region: "bangkok",
    title: { ko: "공항 근처 밤 라운드 같이 치실 분", en: "Night round near the airport, anyone?" },
    content: {
      ko: "혼자 출장 와 있어요. 저녁 5시 20분 티오프이고 핸디는 16입니다. 영어도 좋고 서툰 한국어도 좋습니다.",
      en: "I am here alone on business. Tee-off at 5:20 pm, handicap 16. English is fine, my bad Korean too.",
    },
    hoursAgo: 5,
    join: { courseId: "th-summit-windmill", inDays: 9, teeTime: "17:20", seats: 3 },
    comments: [
      {
        by: "r26",
        content: { ko: "저도 혼자예요. 같이 쳐요.", en: "Alone as well. Count me in." },
        hoursAfter: 1,
      },
      {
        by: "r02",
        content: {
          ko: "형광 공 챙기세요. 한두 홀은 어둡습니다.",
          en: "Bring bright balls. One or two holes are dim.",
        },
        hoursAfter: 2,
      },
    ],
  },
  {
    by: "r07",
    region: "chiangmai",
    title: { ko: "한 달 살기 짐, 이것만은 챙기세요", en: "Packing for a month in Chiang Mai" },
    content: {
      ko: "이번이 세 번째 장박입니다. 아침에 쌀쌀해서 얇은 바람막이, 손톱깎이, 여분 장갑 세 켤레, 작은 전기포트가 제일 요긴했어요. 김은 여기 마트에도 있으니 많이 안 가져오셔도 됩니다.",
      en: "My third long stay. A thin windbreaker for the mornings, nail clippers, three spare gloves and a small kettle were the most useful. Seaweed you can buy here.",
    },
    hoursAgo: 8,
    comments: [
      {
        by: "r17",
        content: {
          ko: "전기포트 정말 공감해요. 저는 슬리퍼도요!",
          en: "The kettle, yes! And slippers.",
        },
        hoursAfter: 2,
      },
      {
        by: "r09",
        content: {
          ko: "파스는 한국 게 최고더군요. 넉넉히 챙기세요.",
          en: "Bring plenty of Korean pain patches.",
        },
        hoursAfter: 4,
      },
      {
        by: "r03",
        content: { ko: "장갑은 왜 세 켤레나요?", en: "Why three gloves?" },
        hoursAfter: 6,
      },
      {
        by: "r07",
        content: {
          ko: "매일 치니 땀 때문에 돌려 가며 말려야 합니다.",
          en: "Playing daily, you rotate them to dry.",
        },
        hoursAfter: 7,
      },
    ],
  },
  {
    by: "r12",
    region: "danang",
    title: { ko: "바나 힐스 야간 라운드 해 보신 분?", en: "Anyone played Ba Na Hills at night?" },
    content: {
      ko: "조명이 있다고 해서 저녁 라운드를 생각 중입니다. 시내 돌아오는 길이 깜깜하지 않은지 궁금해요.",
      en: "I read that it has lights and am thinking of an evening round. How dark is the way back to town?",
    },
    hoursAgo: 11,
    comments: [
      {
        by: "r01",
        content: {
          ko: "저는 낮에 쳤는데 길은 넓고 괜찮았어요. 콜밴 기다려 주는 상품으로 하세요.",
          en: "I played by day. The road is wide and fine. Book a van that waits.",
        },
        hoursAfter: 3,
      },
      {
        by: "r22",
        content: {
          ko: "다낭은 저녁 바람이 시원해서 밤이 더 좋다고들 합니다.",
          en: "They say evenings are better there, with the breeze.",
        },
        hoursAfter: 5,
      },
    ],
  },
  {
    by: "r15",
    region: "pattaya",
    title: {
      ko: "아이 둘 데리고 가는 파타야 골프, 호텔 추천 부탁드려요",
      en: "Pattaya with two children: which hotel?",
    },
    content: {
      ko: "남편은 매일 치고 저는 이틀만 치려고 해요. 초등학생 둘이 하루 종일 놀 수 있는 호텔이면 좋겠습니다.",
      en: "My husband plays daily, I play twice. We need a hotel where two schoolchildren can spend a whole day.",
    },
    hoursAgo: 14,
    comments: [
      {
        by: "r11",
        content: {
          ko: "센타라 미라지요. 손주들이 안 나오려고 해서 혼났습니다.",
          en: "Centara Mirage. Our grandchildren refused to leave.",
        },
        hoursAfter: 1,
      },
      {
        by: "r20",
        content: {
          ko: "거기 좋긴 한데 많이 시끌벅적합니다. 아이 있으면 오히려 좋죠.",
          en: "It is lively there, which is fine with children.",
        },
        hoursAfter: 3,
      },
      {
        by: "r15",
        content: {
          ko: "워터파크 사진 보더니 아이들이 이미 결정했네요. 고맙습니다!",
          en: "The children saw the water park pictures and decided. Thank you!",
        },
        hoursAfter: 5,
      },
    ],
  },
  {
    by: "r19",
    region: "bangkok",
    title: {
      ko: "콜밴 승용차에 골프백 2개, 여행 가방 2개 들어가나요?",
      en: "Two golf bags and two cases in a sedan?",
    },
    content: {
      ko: "부부 둘이라 승용차로 예약하려고요. 28인치 가방 두 개가 걱정입니다.",
      en: "Just the two of us, so a sedan should do, but I worry about two large cases.",
    },
    hoursAgo: 17,
    comments: [
      {
        by: "r06",
        content: {
          ko: "네, 들어갑니다. 저희도 그렇게 다녔어요. 더 큰 하드백이면 SUV로 가세요.",
          en: "Yes, we did just that. With hard golf cases take the SUV.",
        },
        hoursAfter: 1,
      },
      {
        by: "r28",
        content: {
          ko: "승용차는 두 분, 골프백 둘, 가방 둘까지예요. 딱 맞네요.",
          en: "Sedan is two golfers, two bags, two cases. Exactly your party.",
        },
        hoursAfter: 2,
      },
    ],
  },
];
