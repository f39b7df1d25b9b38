import type { Post } from "../types.ts";

export const weekPosts: readonly Post[] = [
  {
    by: "r30",
    region: "langkawi",
    title: {
      ko: "텔룩 다타이는 정말 벙커가 하나도 없나요?",
      en: "No bunkers at all at Teluk Datai?",
    },
    content: {
      ko: "남편이 안 믿어요. 가 보신 분 계신가요? 랑카위에서 며칠 머물지도 고민입니다.",
      en: "My husband does not believe it. Has anyone been? And how many days for Langkawi?",
    },
    hoursAgo: 55,
    comments: [
      {
        by: "r29",
        content: {
          ko: "하나도 없어요. 4박 했는데 6박 할 걸 그랬습니다.",
          en: "Not one. We stayed four nights and wished for six.",
        },
        hoursAfter: 2,
      },
      {
        by: "r15",
        content: {
          ko: "원숭이 구경하느라 벙커 생각은 안 날 거예요.",
          en: "You will be too busy watching monkeys to miss them.",
        },
        hoursAfter: 10,
      },
    ],
  },
  {
    by: "r06",
    region: "bangkok",
    title: {
      ko: "접대 라운드, 타이 CC와 알파인 중 어디가 나을까요?",
      en: "Client golf: Thai CC or Alpine?",
    },
    content: {
      ko: "거래처 두 분 모두 싱글이십니다. 공항에서 바로 이동하는 일정이에요.",
      en: "Both guests are single-figure players, and we go straight from the airport.",
    },
    hoursAgo: 62,
    comments: [
      {
        by: "r08",
        content: {
          ko: "공항에서 바로면 타이 CC가 편해요. 시설도 접대에 맞고요.",
          en: "From the airport, Thai CC. The clubhouse suits guests too.",
        },
        hoursAfter: 1,
      },
      {
        by: "r12",
        content: {
          ko: "싱글이면 알파인 그린을 더 좋아하실 겁니다. 거리는 감안하셔야죠.",
          en: "Single players will love Alpine's greens, if you accept the drive.",
        },
        hoursAfter: 2,
      },
      {
        by: "r25",
        content: {
          ko: "도착일은 타이 CC, 다음 날은 알파인. 해결됐네요.",
          en: "Thai CC on arrival, Alpine the next day. Problem solved.",
        },
        hoursAfter: 4,
      },
      {
        by: "r06",
        content: {
          ko: "그 방법이 있었네요. 두 곳 다 예약했습니다.",
          en: "So simple. I have booked both.",
        },
        hoursAfter: 6,
      },
    ],
  },
  {
    by: "r18",
    region: "danang",
    title: { ko: "다낭 몽고메리 링크스 두 분 구해요", en: "Two more for Montgomerie Links" },
    content: {
      ko: "친구와 둘이 갑니다. 50대 남자, 핸디 15와 20입니다. 끝나고 호이안에서 점심 같이하셔도 좋아요.",
      en: "Two friends in our fifties, handicaps 15 and 20. Happy to have lunch in Hoi An afterwards.",
    },
    hoursAgo: 70,
    join: { courseId: "vn-montgomerie", inDays: 41, teeTime: "07:20", seats: 2 },
    comments: [],
  },
  {
    by: "r03",
    region: "chiangmai",
    title: { ko: "연무 시즌에 치앙마이 가도 될까요?", en: "Chiang Mai in haze season?" },
    content: {
      ko: "3월 중순밖에 시간이 안 나는데 공기가 걱정이에요. 작년에 가신 분 이야기 듣고 싶습니다.",
      en: "Mid-March is the only time I have, but I worry about the air. What was it like for you?",
    },
    hoursAgo: 78,
    comments: [
      {
        by: "r15",
        content: {
          ko: "저는 하필 뿌연 날이었어요. 산이 하나도 안 보였습니다.",
          en: "We had a bad day and could not see the hills at all.",
        },
        hoursAfter: 2,
      },
      {
        by: "r22",
        content: {
          ko: "해마다 다르긴 해요. 기관지 약하시면 후아힌으로 바꾸세요.",
          en: "It varies, but with weak lungs go to Hua Hin.",
        },
        hoursAfter: 4,
      },
      {
        by: "r03",
        content: { ko: "후아힌으로 마음 돌렸습니다. 고맙습니다.", en: "Hua Hin it is. Thank you." },
        hoursAfter: 8,
      },
    ],
  },
  {
    by: "r23",
    region: "pattaya",
    title: { ko: "캐디팁, 얼마가 적당한지 정리해 봐요", en: "What is a fair caddie tip?" },
    content: {
      ko: "예약 화면에 권장 금액이 나오지만 실제로 얼마 드리시는지 궁금해요. 저는 보통 400바트, 아주 좋았던 날은 600바트 드립니다. 여러분은요?",
      en: "The booking page suggests an amount, but what do you really give? I usually give 400 baht, 600 on a great day. And you?",
    },
    hoursAgo: 85,
    comments: [
      {
        by: "r01",
        content: {
          ko: "저도 400에서 500이요. 꼭 본인에게 직접 드려요.",
          en: "400 to 500 for me, always straight into her hand.",
        },
        hoursAfter: 1,
      },
      {
        by: "r02",
        content: {
          ko: "명문은 500, 가성비 코스는 300–400입니다.",
          en: "500 at the top clubs, 300–400 elsewhere.",
        },
        hoursAfter: 1,
      },
      {
        by: "r14",
        content: {
          ko: "한국말 잘하시는 분께는 조금 더 드리게 되더라고요.",
          en: "I give a little more when she speaks Korean.",
        },
        hoursAfter: 2,
      },
      {
        by: "r25",
        content: {
          ko: "저는 100바트짜리를 봉투에 담아 가요. 잔돈 걱정이 없습니다.",
          en: "I bring an envelope of hundreds so I never need change.",
        },
        hoursAfter: 3,
      },
      {
        by: "r08",
        content: {
          ko: "단체로 가면 금액을 미리 맞추세요. 들쭉날쭉하면 서로 민망합니다.",
          en: "In a group agree on the amount first. Uneven tips are awkward.",
        },
        hoursAfter: 4,
      },
      {
        by: "r11",
        content: {
          ko: "맞아요. 저희 모임은 총무가 걷어서 나눠 줘요.",
          en: "True. In our club the treasurer collects it.",
        },
        hoursAfter: 5,
      },
      {
        by: "r20",
        content: {
          ko: "너무 많이 주는 것도 다음 사람에게 부담이라고 생각합니다.",
          en: "Too much is a burden on the next guest, I think.",
        },
        hoursAfter: 6,
      },
      {
        by: "r09",
        content: {
          ko: "그래도 더운데 고생하시는 거 보면 더 드리고 싶어요.",
          en: "Still, when I see them working in that heat, I want to give more.",
        },
        hoursAfter: 8,
      },
      {
        by: "r17",
        content: {
          ko: "사탕이나 핸드크림 하나 같이 드려도 참 좋아하세요.",
          en: "Sweets or a hand cream with it are always welcome.",
        },
        hoursAfter: 9,
      },
      {
        by: "r30",
        content: {
          ko: "이 글 고마워요. 몰라서 동전을 드릴 뻔했습니다.",
          en: "Thank you for this. I had no idea and nearly offered coins.",
        },
        hoursAfter: 12,
      },
      {
        by: "r12",
        content: { ko: "동전은 안 돼요, 지폐로요!", en: "Notes, not coins!" },
        hoursAfter: 14,
      },
      {
        by: "r06",
        content: {
          ko: "접대 라운드면 제가 한꺼번에 계산하고 손님께는 말씀드립니다.",
          en: "With guests I pay for all and tell them so.",
        },
        hoursAfter: 20,
      },
      {
        by: "r24",
        content: {
          ko: "환전할 때 100바트짜리로 바꿔 달라고 하세요.",
          en: "Ask for hundreds when you change money.",
        },
        hoursAfter: 26,
      },
      {
        by: "r23",
        content: {
          ko: "다들 고맙습니다. 정리하면 300–500에 마음 조금 더, 직접 지폐로!",
          en: "Thank you all. So: 300–500, a bit more from the heart, in notes, by hand!",
        },
        hoursAfter: 30,
      },
    ],
  },
];
