import type { Post } from "../types.ts";

export const olderPosts: readonly Post[] = [
  {
    by: "r05",
    region: "phuket",
    title: {
      ko: "푸켓 마지막 날 라운드, 공항 가까운 곳으로",
      en: "Last-day golf near Phuket airport",
    },
    content: {
      ko: "밤 비행기라 오전에 한 번 더 치려고요. 블루 캐년 캐년 코스와 레이크 코스 중 어디가 나을까요?",
      en: "We fly at night and want one more morning round. Canyon or Lakes at Blue Canyon?",
    },
    hoursAgo: 96,
    comments: [
      {
        by: "r06",
        content: {
          ko: "한 번이면 캐년 코스요. 값을 하는 곳입니다.",
          en: "If only once, Canyon. Worth the money.",
        },
        hoursAfter: 3,
      },
      {
        by: "r25",
        content: { ko: "다리가 지쳤으면 레이크로 가세요.", en: "Lakes if your legs are tired." },
        hoursAfter: 5,
      },
    ],
  },
  {
    by: "r24",
    region: "kotakinabalu",
    title: {
      ko: "코타키나발루 골프 한 번에 며칠이 좋을까요",
      en: "How many days for Kota Kinabalu?",
    },
    content: {
      ko: "수트라 하버 한 곳에서 27홀이면 3박 정도면 될지요. 아내는 섬 투어를 원합니다.",
      en: "With the 27 holes of Sutera Harbour, are three nights enough? My wife wants the island tour.",
    },
    hoursAgo: 110,
    comments: [
      {
        by: "r15",
        content: {
          ko: "3박이면 골프 두 번에 섬 하루 딱 좋아요. 밤 골프 꼭 해 보세요.",
          en: "Three nights: two rounds and an island day. Do try night golf.",
        },
        hoursAfter: 6,
      },
    ],
  },
  {
    by: "r26",
    region: "bali",
    title: { ko: "한다라 아침에 정말 추운가요?", en: "Handara in the morning, really cold?" },
    content: {
      ko: "발리인데 바람막이가 필요하다는 후기를 봤어요. 짐을 줄이고 싶습니다.",
      en: "It is Bali, but a review says sweaters. I want to pack light.",
    },
    hoursAgo: 125,
    comments: [
      {
        by: "r30",
        content: {
          ko: "한 겹만 챙기세요. 5번 홀이면 벗습니다.",
          en: "Bring one layer. You will take it off by the fifth hole.",
        },
        hoursAfter: 4,
      },
    ],
  },
  {
    by: "r20",
    region: "clark",
    title: { ko: "클락 미모사 첫 팀으로 두 분 더", en: "First tee time at Mimosa, two places" },
    content: {
      ko: "밀리는 게 싫어서 6시 첫 팀을 잡았습니다. 빠르게 치는 분이면 핸디 상관없어요.",
      en: "I hate waiting, so I have the six o'clock. Any handicap, if you keep moving.",
    },
    hoursAgo: 140,
    join: { courseId: "ph-mimosa", inDays: 16, teeTime: "06:00", seats: 2 },
    comments: [
      {
        by: "r09",
        content: {
          ko: "저 빨리 칩니다. 친구랑 둘 신청합니다.",
          en: "I am quick. My friend and I would like to join.",
        },
        hoursAfter: 10,
      },
      {
        by: "r20",
        content: {
          ko: "네, 두 분 확정입니다! 로비에서 5시 20분에 봬요.",
          en: "Both confirmed! Lobby at 5:20.",
        },
        hoursAfter: 12,
      },
    ],
  },
  {
    by: "r17",
    region: "luangprabang",
    title: {
      ko: "루앙프라방, 조용한 골프를 찾는 분께",
      en: "Luang Prabang, for people who like quiet",
    },
    content: {
      ko: "탁발 보고 아침 먹고 느지막이 나가도 앞뒤로 아무도 없었어요. 화려한 건 없지만 마음이 쉬는 곳입니다.",
      en: "After the monks' morning round and a slow breakfast there was still nobody in front or behind. Nothing fancy, but a rest for the mind.",
    },
    hoursAgo: 160,
    comments: [],
  },
  {
    by: "r29",
    region: "hotram",
    title: { ko: "블러프스 바람이 얼마나 센가요?", en: "The Bluffs: how strong is the wind?" },
    content: {
      ko: "낮게 치는 연습을 얼마나 해야 할지 궁금합니다. 저는 공이 많이 뜨는 편이에요.",
      en: "I hit the ball high. How much should I worry?",
    },
    hoursAgo: 190,
    comments: [],
  },
];
