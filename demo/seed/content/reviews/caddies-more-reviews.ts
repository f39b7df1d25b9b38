import type { Review } from "../types.ts";

export const caddiesMoreReviews: readonly Review[] = [
  {
    product: { kind: "caddy", id: "cad-012" },
    by: "r08",
    rating: 5,
    usedDaysAgo: 66,
    party: "work",
    content: {
      ko: "마리 씨 말대로만 쳤더니 스리 퍼트가 한 번도 없었어요. 영어, 한국어 둘 다 되니 외국 손님과 가기에도 좋습니다.",
      en: "I did just what Mali said and never three-putted. Korean and English, so good for a mixed group.",
    },
  },
  {
    product: { kind: "caddy", id: "cad-012" },
    by: "r29",
    rating: 5,
    usedDaysAgo: 135,
    party: "friends",
    content: {
      ko: "10미터짜리 두 번 꺾이는 퍼트를 읽어 주셨는데 들어갔어요. 아직도 그 이야기를 합니다.",
      en: "She read a double-breaking putt from thirty feet and it dropped. I am still talking about it.",
    },
  },
  {
    product: { kind: "caddy", id: "cad-013" },
    by: "r11",
    rating: 5,
    usedDaysAgo: 19,
    party: "friends",
    content: {
      ko: "단체 네 팀 중에 우리 팀이 제일 빨리 끝났어요. 오 씨가 흐름을 잘 잡아 주신 덕분입니다.",
      en: "Of our four groups we finished first, thanks to Or keeping us moving.",
    },
  },
  {
    product: { kind: "caddy", id: "cad-014" },
    by: "r04",
    rating: 3,
    usedDaysAgo: 101,
    party: "friends",
    content: {
      ko: "거리는 정확한데 그날 피곤하셨는지 말씀이 거의 없었어요. 조용한 걸 좋아하는 분께 맞겠습니다.",
      en: "Accurate, but she hardly spoke that day. Fine if you like quiet.",
    },
  },
  {
    product: { kind: "caddy", id: "cad-015" },
    by: "r15",
    rating: 4,
    usedDaysAgo: 49,
    party: "couple",
    content: {
      ko: "경력 1년이라 걱정했는데 한국어 연습하는 모습이 귀여우셨어요. 초보끼리 즐겁게 쳤습니다.",
      en: "Only a year on the job, and she practised her Korean on us. Beginners together, and good fun.",
    },
  },
  {
    product: { kind: "caddy", id: "cad-016" },
    by: "r09",
    rating: 5,
    usedDaysAgo: 293,
    party: "couple",
    content: {
      ko: "보름 있는 동안 다섯 번 만났습니다. 마지막 날 사진을 골라 보내 주셔서 아내가 울컥했네요.",
      en: "We had Ben five times in two weeks. On the last day she sent us her best photos and my wife teared up.",
    },
  },
  {
    product: { kind: "caddy", id: "cad-017" },
    by: "r04",
    rating: 5,
    usedDaysAgo: 13,
    party: "friends",
    content: {
      ko: '산바람 방향을 미리 알려 주는 분이에요. 티 씨가 "드라이버 말고 우드"라고 하면 그게 정답입니다.',
      en: "Tee knows the mountain wind. If she says wood instead of driver, she is right.",
    },
  },
  {
    product: { kind: "caddy", id: "cad-018" },
    by: "r30",
    rating: 5,
    usedDaysAgo: 93,
    party: "couple",
    content: {
      ko: "수 씨가 손바닥에 라인을 그려 주고 웃으세요. 안 들어갈 퍼트가 네 개나 들어갔습니다.",
      en: "Su drew the break on her palm and smiled. I made four putts I had no business making.",
    },
  },
  {
    product: { kind: "caddy", id: "cad-018" },
    by: "r13",
    rating: 5,
    usedDaysAgo: 45,
    party: "couple",
    content: {
      ko: "한국어, 영어 다 되시고 그린 읽기는 예술이에요. 예약금이 하나도 아깝지 않았습니다.",
      en: "Korean, English and an artist on the greens. The booking fee was money well spent.",
    },
  },
  {
    product: { kind: "caddy", id: "cad-019" },
    by: "r06",
    rating: 4,
    usedDaysAgo: 75,
    party: "friends",
    content: {
      ko: "오래된 코스를 손금 보듯 아세요. 나무 사이로 빼는 길을 정확히 알려 주셨습니다.",
      en: "She knows the old course like her own hand, and showed me the exact gap in the trees.",
    },
  },
  {
    product: { kind: "caddy", id: "cad-020" },
    by: "r29",
    rating: 5,
    usedDaysAgo: 99,
    party: "friends",
    content: {
      ko: "오르막, 내리막, 옆 경사까지 거리를 다 계산해 줬어요. 적어도 다섯 타는 벌었습니다.",
      en: "Uphill, downhill, sidehill: she had a number for all of it. Saved me at least five shots.",
    },
  },
  {
    product: { kind: "caddy", id: "cad-021" },
    by: "r22",
    rating: 5,
    usedDaysAgo: 184,
    party: "friends",
    content: {
      ko: "위 씨는 공이 안 맞아도 좋은 점 하나를 꼭 찾아 칭찬해 주세요. 친구 셋이 모두 반했습니다.",
      en: "However badly I hit it, Wi found something to praise. All my friends adored her.",
    },
  },
  {
    product: { kind: "caddy", id: "cad-022" },
    by: "r07",
    rating: 4,
    usedDaysAgo: 42,
    party: "couple",
    content: {
      ko: "한 달 동안 매주 만나 이제 동네 조카 같아요. 사진도 잘 찍고 손도 빠릅니다.",
      en: "We saw Yui every week for a month and she feels like a niece. Quick hands and a good eye for photos.",
    },
  },
  {
    product: { kind: "caddy", id: "cad-023" },
    by: "r05",
    rating: 4,
    usedDaysAgo: 15,
    party: "couple",
    content: {
      ko: '가파른 홀에서 제 손을 잡아 주셨어요. 한국말 "조심, 조심"이 아직도 귀에 남습니다.',
      en: 'Rung held my hand on the steep path. I can still hear her Korean "careful, careful".',
    },
  },
  {
    product: { kind: "caddy", id: "cad-024" },
    by: "r06",
    rating: 5,
    usedDaysAgo: 39,
    party: "work",
    content: {
      ko: "계곡 넘기는 홀에서 한 클럽 길게 잡으라고 하셔서 핀 옆에 붙였습니다. 동반자들 앞에서 어깨가 으쓱했어요.",
      en: "She gave me one more club over the canyon and I hit it close. I was rather proud in front of my guests.",
    },
  },
];
