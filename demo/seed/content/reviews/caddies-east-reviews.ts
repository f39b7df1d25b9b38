import type { Review } from "../types.ts";

export const caddiesEastReviews: readonly Review[] = [
  {
    product: { kind: "caddy", id: "cad-001" },
    by: "r05",
    rating: 5,
    usedDaysAgo: 31,
    party: "couple",
    content: {
      ko: "나트 씨는 말수가 적은데 공략은 칼 같아요. 벙커 앞에서 끊어 가자는 말을 들었더니 파를 했습니다.",
      en: "Nat says little, but her course plan is razor sharp. She told me to lay up short of the sand and I made par.",
    },
  },
  {
    product: { kind: "caddy", id: "cad-001" },
    by: "r17",
    rating: 4,
    usedDaysAgo: 203,
    party: "friends",
    content: {
      ko: "한국말은 못 하셔도 손짓과 웃음으로 다 통했어요. 우산을 늘 씌워 주셔서 고마웠습니다.",
      en: "No Korean, but smiles and gestures were enough. She kept the umbrella over me the whole way.",
    },
  },
  {
    product: { kind: "caddy", id: "cad-002" },
    by: "r02",
    rating: 5,
    usedDaysAgo: 9,
    party: "friends",
    content: {
      ko: "노이 씨가 불러 준 거리는 하루 종일 2미터도 안 틀렸어요. 다음에도 꼭 지정하려고 합니다.",
      en: "Noi's yardages were never more than two metres off all day. I will ask for her again.",
    },
  },
  {
    product: { kind: "caddy", id: "cad-002" },
    by: "r25",
    rating: 5,
    usedDaysAgo: 64,
    party: "work",
    content: {
      ko: "영어가 또렷하고 거리도 정확해요. 긴장한 거래처 분들을 차분히 챙겨 주셨습니다. 프로답습니다.",
      en: "Clear English, exact numbers, calm with my nervous clients. A real professional.",
    },
  },
  {
    product: { kind: "caddy", id: "cad-003" },
    by: "r19",
    rating: 5,
    usedDaysAgo: 87,
    party: "couple",
    content: {
      ko: '초보인 제 옆에서 "괜찮아요, 하나 더" 하고 다독여 주셨어요. 녹 씨 덕분에 골프가 재미있어졌습니다.',
      en: 'I am a beginner, and Nok kept saying "it\'s fine, one more". She made me like golf.',
    },
  },
  {
    product: { kind: "caddy", id: "cad-004" },
    by: "r03",
    rating: 5,
    usedDaysAgo: 14,
    party: "friends",
    content: {
      ko: "핌 씨는 사진작가예요. 티샷하는 순간을 어쩜 그리 잘 잡는지 네 사람 모두 프로필 사진을 바꿨습니다.",
      en: "Pim is a photographer. She caught every swing so well that all four of us changed our profile pictures.",
    },
  },
  {
    product: { kind: "caddy", id: "cad-004" },
    by: "r22",
    rating: 4,
    usedDaysAgo: 109,
    party: "couple",
    content: {
      ko: "사진도 좋고 밝아서 좋았어요. 가끔 앞 팀 캐디와 이야기하느라 깃발이 늦기는 했습니다.",
      en: "Cheerful and great with a camera. Once or twice she was chatting and late to the flag.",
    },
  },
  {
    product: { kind: "caddy", id: "cad-005" },
    by: "r06",
    rating: 5,
    usedDaysAgo: 52,
    party: "work",
    content: {
      ko: "한국어로 농담을 받아 주시니 분위기가 확 살았습니다. 줌 씨, 다음에 또 봬요.",
      en: "She traded jokes in Korean and lifted the whole group. See you again, Jum.",
    },
  },
  {
    product: { kind: "caddy", id: "cad-006" },
    by: "r01",
    rating: 5,
    usedDaysAgo: 16,
    party: "couple",
    content: {
      ko: "툭 씨는 라인을 볼 때 꼭 반대편까지 걸어가 봅니다. 13년 경력이 그냥 나온 게 아니더군요. 버디 두 개 했어요.",
      en: "Tuk walks to the far side for every putt. Thirteen years of experience show. I made two birdies.",
    },
  },
  {
    product: { kind: "caddy", id: "cad-006" },
    by: "r20",
    rating: 5,
    usedDaysAgo: 122,
    party: "friends",
    content: {
      ko: "밀리는 날이었는데 재미있는 이야기로 지루하지 않게 해 주셨어요. 한국어가 유창합니다.",
      en: "It was a slow day, but her stories kept us going. Fluent Korean.",
    },
  },
  {
    product: { kind: "caddy", id: "cad-007" },
    by: "r09",
    rating: 4,
    usedDaysAgo: 188,
    party: "family",
    content: {
      ko: "연세 있으신 아버지 카트를 늘 가까이 대 주셨어요. 마음 씀씀이가 고맙습니다.",
      en: "She always parked close for my elderly father. Such thoughtfulness.",
    },
  },
  {
    product: { kind: "caddy", id: "cad-008" },
    by: "r04",
    rating: 4,
    usedDaysAgo: 68,
    party: "friends",
    content: {
      ko: "경력은 짧다는데 열심히 뛰어다니세요. 거리도 레이저로 꼭 확인해 줍니다.",
      en: "New to the job, she said, but she never stops. She checks every distance with the laser.",
    },
  },
  {
    product: { kind: "caddy", id: "cad-009" },
    by: "r11",
    rating: 5,
    usedDaysAgo: 27,
    party: "family",
    content: {
      ko: "파 씨가 딸아이한테 그늘 자리를 챙겨 주고 물도 가져다주셨어요. 골프보다 그 마음이 더 기억납니다.",
      en: "Fah found shade for our daughter and brought her water. I remember that kindness more than my score.",
    },
  },
  {
    product: { kind: "caddy", id: "cad-010" },
    by: "r18",
    rating: 4,
    usedDaysAgo: 38,
    party: "friends",
    content: {
      ko: "사흘 내내 같은 캐디로 부탁했어요. 셋째 날에는 제 스윙 버릇까지 아시더라고요.",
      en: "We asked for Rat three days running. By the third she knew my swing faults.",
    },
  },
  {
    product: { kind: "caddy", id: "cad-011" },
    by: "r12",
    rating: 4,
    usedDaysAgo: 57,
    party: "friends",
    content: {
      ko: "한국어 인사를 잘하시고 늘 웃으세요. 빠른 그린에서 라인을 조금 크게 보시는 편이었어요.",
      en: "Greets you in Korean and always smiles. On those fast greens she read a touch too much break.",
    },
  },
];
