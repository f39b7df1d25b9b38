import type { Tournament } from "../types.ts";

export const upcomingTournaments: readonly Tournament[] = [
  {
    key: "palmtee-amateur-open",
    rules: { maxHandicap: 36, startMode: "shotgun", firstTee: "07:20", van: "included" },
    courseId: "th-laem-chabang",
    title: { ko: "팜티 아마추어 오픈", en: "Palmtee Amateur Open" },
    summary: {
      ko: "핸디가 높아도 우승할 수 있는 신페리오 18홀. 람차방에서 여는 팜티의 가장 큰 아마추어 대회예요.",
      en: "New Peoria over eighteen at Laem Chabang: our biggest amateur day, and anyone can win it.",
    },
    body: {
      ko: `니클라우스가 설계한 람차방의 마운틴·레이크 코스에서 열여덟 팀이 동시에 출발해요. 숨은 12홀로 핸디를 정하는 신페리오 방식이라 백돌이도 싱글도 끝까지 결과를 알 수 없어요.

참가비에는 그린피, 카트피, 캐디피, 아침 도시락, 시상식 만찬이 들어 있어요. 캐디팁은 라운드가 끝난 뒤 바트 현금으로 직접 건네 주세요.

남녀 티를 나누어 치고, 만 65세 이상은 실버 티를 고를 수 있어요. 부부나 친구와 한 조를 원하시면 신청서 메모에 적어 주세요.

비가 많이 와 9홀을 마치지 못하면 친 홀만으로 순위를 정하고, 출발하지 못하면 참가비를 모두 돌려드려요.`,
      en: `Eighteen groups start together on Jack Nicklaus's Mountain and Lake nines. Twelve hidden holes decide your handicap, so nobody knows the winner until dinner.

The fee covers green fee, cart, caddie, a breakfast box and the prize-giving dinner. Caddie tips are paid in baht, by hand, after the round.

Men and women play their own tees, and players of 65 or over may choose the silver tees. To play with your partner or friends, say so in the memo.

If heavy rain stops us before nine holes, we count the holes played; if we cannot start at all, the whole fee is returned.`,
    },
    format: {
      ko: "신페리오 스트로크 (18홀, 샷건)",
      en: "New Peoria stroke play (18 holes, shotgun start)",
    },
    playsInDays: 48,
    applyUntilInDays: 34,
    capacity: 72,
    entryFee: 389_000,
    prizes: [
      {
        place: { ko: "우승", en: "Winner" },
        prize: {
          ko: "시암 올드 코스 2인 라운드권과 트로피",
          en: "A round for two at Siam Old Course and the trophy",
        },
      },
      {
        place: { ko: "준우승", en: "Runner-up" },
        prize: { ko: "20만 포인트", en: "200,000 points" },
      },
      { place: { ko: "3위", en: "Third" }, prize: { ko: "10만 포인트", en: "100,000 points" } },
      {
        place: { ko: "메달리스트", en: "Lowest gross" },
        prize: { ko: "맞춤 퍼터", en: "A fitted putter" },
      },
      {
        place: { ko: "롱기스트(남·여)", en: "Longest drive (men, women)" },
        prize: { ko: "골프공 2더즌", en: "Two dozen balls" },
      },
      {
        place: { ko: "니어리스트", en: "Closest to the pin" },
        prize: { ko: "거리 측정기", en: "A laser rangefinder" },
      },
    ],
    schedule: [
      { time: "05:40", what: { ko: "접수, 아침 도시락", en: "Check-in and breakfast boxes" } },
      { time: "06:50", what: { ko: "단체 사진과 규칙 설명", en: "Group photo and rules" } },
      { time: "07:20", what: { ko: "샷건 출발", en: "Shotgun start" } },
      { time: "12:30", what: { ko: "점심, 자유 시간", en: "Lunch and free time" } },
      { time: "17:30", what: { ko: "시상식과 만찬", en: "Prize-giving and dinner" } },
    ],
  },
  {
    key: "couples-cup",
    rules: { startMode: "two_tees", scoring: "gross" },
    courseId: "th-black-mountain",
    title: { ko: "후아힌 부부 컵", en: "Hua Hin Couples' Cup" },
    summary: {
      ko: "부부나 가족 두 사람이 공 하나로 치는 날. 점수보다 웃음이 많은 대회예요.",
      en: "Two people, one ball, more laughter than score.",
    },
    body: {
      ko: `한 사람이 티샷을 치면 다음은 짝이 치는 포섬 경기예요. 배우자, 부모와 자녀, 형제자매, 오랜 친구 누구나 두 사람이 한 팀이 될 수 있어요.

참가비는 1인 기준이고 그린피, 캐디피, 카트피, 점심이 들어 있어요. 신청할 때 짝의 이름을 함께 적어 주세요. 짝이 없으면 저희가 비슷한 실력의 분을 찾아 드려요.

블랙 마운틴의 검은 산을 배경으로 팀마다 기념사진을 찍어 인화해 드려요.`,
      en: `One hits the tee shot, the other plays the next: foursomes, the friendliest test there is. Husbands and wives, parents and children, brothers, sisters and old friends are all welcome.

The fee is per person and covers green fee, caddie, cart and lunch. Give us your partner's name when you apply. No partner? We will find you one of similar strength.

Each team gets a printed photograph with the dark hills behind.`,
    },
    format: {
      ko: "포섬 스코어 (2인 1조, 18홀)",
      en: "Foursomes stroke play (teams of two, 18 holes)",
    },
    playsInDays: 76,
    applyUntilInDays: 60,
    capacity: 40,
    entryFee: 449_000,
    prizes: [
      {
        place: { ko: "우승 팀", en: "Winning team" },
        prize: { ko: "힐튼 후아힌 2박 숙박권", en: "Two nights at Hilton Hua Hin" },
      },
      {
        place: { ko: "2위 팀", en: "Second" },
        prize: { ko: "1인 10만 포인트", en: "100,000 points each" },
      },
      {
        place: { ko: "찰떡궁합상", en: "Best chemistry" },
        prize: { ko: "부부 골프 모자 세트", en: "A matching pair of caps" },
      },
      {
        place: { ko: "다정상", en: "Kindest words" },
        prize: { ko: "스파 이용권 2매", en: "Two spa vouchers" },
      },
    ],
    schedule: [
      { time: "06:00", what: { ko: "접수와 커피", en: "Check-in and coffee" } },
      { time: "07:00", what: { ko: "1번·10번 홀 순차 출발", en: "Two-tee start" } },
      { time: "12:30", what: { ko: "팀 사진, 점심", en: "Team photos and lunch" } },
      { time: "14:00", what: { ko: "시상식", en: "Prize-giving" } },
    ],
  },
  {
    key: "north-highlands-cup",
    courseId: "th-cm-highlands",
    title: { ko: "치앙마이 하이랜드 스테이블포드", en: "Chiang Mai Highlands Stableford" },
    summary: {
      ko: "무너진 홀은 잊고 좋은 홀만 남기는 스테이블포드. 산 위의 서늘한 아침에 만나요.",
      en: "Forget the bad holes and keep the good ones, in the cool morning air of the hills.",
    },
    body: {
      ko: `한 홀을 크게 망쳐도 0점일 뿐이에요. 남은 홀에서 얼마든지 만회할 수 있어 처음 대회에 나오는 분께 잘 맞아요.

참가비에 그린피, 카트피, 캐디피, 점심이 들어 있어요. 핸디는 최근 다섯 번의 점수로 적어 주시고, 없으면 남자 24, 여자 28로 시작해요.

전날 도착하는 분이 많아 18시에 클럽하우스에서 가벼운 인사 자리를 마련해요. 오고 싶은 분만 오시면 돼요.

아침 기온이 낮으니 얇은 겉옷을 챙겨 주세요.`,
      en: `Ruin a hole and it is only a zero; there is always the next one. A kind format for your first competition.

The fee covers green fee, cart, caddie and lunch. Give a handicap from your last five scores; without one, men start at 24 and women at 28.

Many of us arrive the day before, so there is an informal hello at the clubhouse at 18:00. Come only if you like.

Mornings are cool up there. Bring a light jacket.`,
    },
    format: { ko: "스테이블포드 (핸디 적용, 18홀)", en: "Stableford with handicap (18 holes)" },
    playsInDays: 104,
    applyUntilInDays: 85,
    capacity: 48,
    entryFee: 359_000,
    prizes: [
      {
        place: { ko: "1위", en: "First" },
        prize: {
          ko: "치앙마이 하이랜드 2인 라운드권",
          en: "A round for two at Chiangmai Highlands",
        },
      },
      { place: { ko: "2위", en: "Second" }, prize: { ko: "12만 포인트", en: "120,000 points" } },
      { place: { ko: "3위", en: "Third" }, prize: { ko: "6만 포인트", en: "60,000 points" } },
      {
        place: { ko: "첫 참가상", en: "Best newcomer" },
        prize: { ko: "골프 우산과 모자", en: "Umbrella and cap" },
      },
    ],
    schedule: [
      { time: "06:10", what: { ko: "접수, 따뜻한 차", en: "Check-in and hot tea" } },
      { time: "07:00", what: { ko: "순차 출발", en: "First groups off" } },
      { time: "12:00", what: { ko: "점심", en: "Lunch" } },
      { time: "13:30", what: { ko: "시상식", en: "Prize-giving" } },
    ],
  },
  {
    key: "ladies-day",
    rules: { gender: "female", firstTee: "07:20", van: "extra" },
    courseId: "th-siam-plantation",
    title: { ko: "레이디스 데이 인 파타야", en: "Ladies' Day in Pattaya" },
    summary: {
      ko: "여성만 참가하는 하루. 실력보다 친구를 만드는 자리예요.",
      en: "A day for women only, more about friends than scores.",
    },
    body: {
      ko: `전망 좋은 플랜테이션 코스를 여성 골퍼끼리 천천히 즐기는 날이에요. 혼자 오셔도 네 분씩 조를 짜 드려서 어색하지 않아요.

참가비에 그린피, 카트피, 캐디피, 점심이 들어 있어요. 호텔에서 함께 타는 콜밴은 신청할 때 고를 수 있고 요금은 따로예요.

드레스코드는 흰색 한 가지만 있으면 충분해요. 모자든 치마든 장갑이든요.`,
      en: `Women golfers take the day, and their time, on the hillside Plantation course. Come alone if you like; we make up groups of four so that nobody feels out of place.

The fee covers green fee, cart, caddie and lunch. A shared van from your hotel can be added when you apply, at extra cost.

The dress code is one white thing: a cap, a skirt, a glove.`,
    },
    format: {
      ko: "신페리오 스트로크 (여성, 18홀)",
      en: "New Peoria stroke play (women, 18 holes)",
    },
    playsInDays: 27,
    applyUntilInDays: 17,
    capacity: 32,
    entryFee: 329_000,
    prizes: [
      {
        place: { ko: "우승", en: "Winner" },
        prize: { ko: "앙사나 라구나 푸켓 1박 숙박권", en: "A night at Angsana Laguna Phuket" },
      },
      {
        place: { ko: "준우승", en: "Runner-up" },
        prize: { ko: "10만 포인트", en: "100,000 points" },
      },
      {
        place: { ko: "니어리스트", en: "Closest to the pin" },
        prize: { ko: "실크 스카프", en: "A silk scarf" },
      },
      {
        place: { ko: "베스트 드레서", en: "Best dressed" },
        prize: { ko: "골프 파우치", en: "A golf pouch" },
      },
    ],
    schedule: [
      { time: "06:20", what: { ko: "접수와 조 소개", en: "Check-in, meet your group" } },
      { time: "07:20", what: { ko: "순차 출발", en: "First groups off" } },
      { time: "12:40", what: { ko: "점심과 시상식", en: "Lunch and prizes" } },
    ],
  },
];
