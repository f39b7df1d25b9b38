import type { Post } from "../types.ts";

export const daysPosts: readonly Post[] = [
  {
    by: "r04",
    region: "huahin",
    title: { ko: "스프링필드 3인인데 한 분 모십니다", en: "Three at Springfield, one place free" },
    content: {
      ko: "50대 후반 남자 셋, 핸디 14에서 22 사이입니다. 술 강요 없고 느긋하게 칩니다. 여성분도 환영이에요.",
      en: "Three men in our late fifties, handicaps 14 to 22. No pressure to drink, easy pace. Women are welcome too.",
    },
    hoursAgo: 20,
    join: { courseId: "th-springfield", inDays: 33, teeTime: "06:40", seats: 1 },
    comments: [
      {
        by: "r25",
        content: {
          ko: "영국에서 온 핸디 19도 괜찮을까요?",
          en: "Would you take a 19 handicapper from Leeds?",
        },
        hoursAfter: 6,
      },
      {
        by: "r04",
        content: {
          ko: "대환영입니다. 영어는 손짓으로 하겠습니다!",
          en: "Most welcome. Our English is mostly hand signals!",
        },
        hoursAfter: 8,
      },
    ],
  },
  {
    by: "r22",
    region: "pattaya",
    title: {
      ko: "파타야 5박 7일 다녀온 일정 공유해요",
      en: "Our five nights in Pattaya, day by day",
    },
    content: {
      ko: "첫날 피닉스 골드, 둘째 날 람차방, 셋째 날은 쉬면서 마사지, 넷째 날 시암 올드, 다섯째 날 치찬 순서로 쳤습니다. 하루 쉰 게 신의 한 수였어요. 캐디팁은 매일 1인 400–500바트씩 봉투에 미리 나눠 갔습니다.",
      en: "Phoenix Gold, Laem Chabang, a day off with massage, Siam Old, Chee Chan. The rest day was our best decision. We put 400–500 baht per person per day for tips in envelopes beforehand.",
    },
    hoursAgo: 26,
    comments: [
      {
        by: "r02",
        content: { ko: "시암 올드는 평일이었나요?", en: "Was Siam Old on a weekday?" },
        hoursAfter: 2,
      },
      {
        by: "r22",
        content: {
          ko: "네, 화요일이었는데 하나도 안 밀렸습니다.",
          en: "Yes, a Tuesday, no waiting at all.",
        },
        hoursAfter: 3,
      },
      {
        by: "r14",
        content: {
          ko: "봉투 아이디어 좋네요. 라운드 끝나면 정신없는데.",
          en: "Good idea, the envelopes. It is hectic after the round.",
        },
        hoursAfter: 5,
      },
      {
        by: "r21",
        content: {
          ko: "치찬에서 불상 보이는 홀이 몇 번인가요?",
          en: "Which holes at Chee Chan see the Buddha?",
        },
        hoursAfter: 8,
      },
      {
        by: "r22",
        content: {
          ko: "여러 홀에서 보여요. 캐디가 사진 찍을 자리를 알려 줍니다.",
          en: "Several. The caddie shows you where to stand for the photo.",
        },
        hoursAfter: 9,
      },
      {
        by: "r05",
        content: {
          ko: "저장해 두고 그대로 따라가렵니다. 고맙습니다.",
          en: "Saved. We will copy it exactly, thank you.",
        },
        hoursAfter: 12,
      },
    ],
  },
  {
    by: "r13",
    region: "bangkok",
    title: {
      ko: "도착하는 날 바로 치는 거, 무리일까요?",
      en: "Golf on the day we land: too much?",
    },
    content: {
      ko: "새벽 비행기로 6시쯤 내립니다. 50대 넷인데 시암 방콕 8시대 티오프가 가능할까요?",
      en: "We land about six in the morning, four of us in our fifties. Is an eight o'clock tee at Siam Bangkok realistic?",
    },
    hoursAgo: 30,
    comments: [
      {
        by: "r28",
        content: {
          ko: "해 봤는데 8시 말고 8시 40분으로 하세요. 입국 심사가 길 때가 있습니다.",
          en: "I have done it. Take 8:40, not 8:00. Immigration can be slow.",
        },
        hoursAfter: 1,
      },
      {
        by: "r01",
        content: {
          ko: "비행기에서 꼭 주무세요. 후반에 다리가 풀립니다.",
          en: "Sleep on the plane. Your legs go on the back nine.",
        },
        hoursAfter: 2,
      },
      {
        by: "r13",
        content: {
          ko: "8시 40분으로 바꿨습니다. 조언 고마워요.",
          en: "Changed to 8:40. Thanks for the advice.",
        },
        hoursAfter: 4,
      },
      {
        by: "r20",
        content: {
          ko: "짐은 골프장 라커에 넣고 치면 됩니다.",
          en: "Leave the bags in the locker.",
        },
        hoursAfter: 7,
      },
    ],
  },
  {
    by: "r21",
    region: "phuket",
    title: {
      ko: "레드 마운틴이랑 록팜, 하루에 둘 다?",
      en: "Red Mountain and Loch Palm in one day?",
    },
    content: {
      ko: "두 코스가 가깝다고 해서 36홀을 욕심내고 있습니다. 체력은 보통이에요.",
      en: "They are next to each other, so I am tempted by 36 holes. My stamina is average.",
    },
    hoursAgo: 36,
    comments: [
      {
        by: "r14",
        content: {
          ko: "레드 마운틴이 업다운이 심해서 저는 말리고 싶어요. 이틀로 나누세요.",
          en: "Red Mountain is steep. I would split it over two days.",
        },
        hoursAfter: 2,
      },
      {
        by: "r10",
        content: {
          ko: "첫 팀으로 나가면 시간은 됩니다만 다음 날 못 일어납니다.",
          en: "With the first tee time it fits, but you will not get up the next day.",
        },
        hoursAfter: 3,
      },
      {
        by: "r28",
        content: {
          ko: "레드 마운틴만 5시간 넘게 걸렸어요. 이틀로 하세요.",
          en: "Red Mountain took us over five hours. Two days.",
        },
        hoursAfter: 5,
      },
    ],
  },
  {
    by: "r09",
    region: "chiangmai",
    title: {
      ko: "은퇴하고 처음 떠난 일주일 골프 여행",
      en: "A week of golf, the first since I retired",
    },
    content: {
      ko: "직장 다닐 때는 늘 2박 3일이었는데 이번에 아내와 일주일을 꽉 채웠습니다. 하이랜드에 머물며 아침엔 치고 오후엔 책 읽고. 서두르지 않는 골프가 이렇게 좋은 줄 몰랐네요.",
      en: "When I worked it was always three days. This time my wife and I took a whole week at Highlands: golf in the morning, a book in the afternoon. I never knew unhurried golf was this good.",
    },
    hoursAgo: 41,
    comments: [
      {
        by: "r07",
        content: {
          ko: "축하드려요. 다음은 한 달입니다!",
          en: "Congratulations. Next time, a month!",
        },
        hoursAfter: 2,
      },
      {
        by: "r01",
        content: { ko: "사진 속 두 분 표정이 다 말해 주네요.", en: "Your faces say it all." },
        hoursAfter: 4,
      },
      {
        by: "r17",
        content: {
          ko: "저희도 내년에 은퇴인데 힘이 납니다.",
          en: "We retire next year; this cheers me up.",
        },
        hoursAfter: 9,
      },
    ],
  },
  {
    by: "r16",
    region: "kanchanaburi",
    title: {
      ko: "칸차나부리 장박 리조트 밥은 어떤가요?",
      en: "How is the food at the Kanchanaburi resorts?",
    },
    content: {
      ko: "보름쯤 있으려고 하는데 어머니가 매운 걸 못 드세요. 한식 아침이 나오는 곳이 있을까요?",
      en: "We plan two weeks, and my mother cannot eat spicy food. Is there somewhere with a Korean breakfast?",
    },
    hoursAgo: 49,
    comments: [
      {
        by: "r09",
        content: {
          ko: "한식 나오는 리조트가 몇 군데 있어요. 예약 전에 1:1 문의로 식단을 물어보세요.",
          en: "Several serve Korean food. Ask under 1:1 questions before booking.",
        },
        hoursAfter: 3,
      },
      {
        by: "r24",
        content: {
          ko: "죽은 어디든 부탁하면 해 줍니다. 쌀국수도 순해요.",
          en: "Any kitchen makes rice porridge if you ask. Noodle soup is mild too.",
        },
        hoursAfter: 6,
      },
    ],
  },
];
