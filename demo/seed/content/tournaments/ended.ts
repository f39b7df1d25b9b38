import type { Tournament } from "../types.ts";

export const endedTournaments: readonly Tournament[] = [
  {
    key: "huahin-classic",
    courseId: "th-black-mountain",
    title: { ko: "후아힌 클래식", en: "Hua Hin Classic" },
    summary: {
      ko: "블랙 마운틴에서 열린 신페리오 대회. 예순네 분이 함께해 주셨어요.",
      en: "New Peoria at Black Mountain, with a full field of sixty-four.",
    },
    body: {
      ko: `열여섯 팀, 예순네 분이 함께한 하루였어요. 전반에는 바람이 잠잠하다가 후반에 산바람이 불어 순위가 여러 번 바뀌었어요.

우승은 네트 70.2를 기록한 분께 돌아갔고, 2위와는 0.6타 차였어요. 최고령 참가자는 일흔여덟이셨는데 파를 다섯 개 하셨어요.

사진과 기록은 참가하신 분께 이메일로 보내 드렸어요. 다음 대회에서 또 뵐게요.`,
      en: `Sixteen groups and sixty-four players. The wind slept on the front nine and woke up on the back, and the lead changed many times.

The winner had a net 70.2, six tenths ahead of second place. Our oldest player, seventy-eight, made five pars.

Photographs and scores have gone to all players by e-mail. See you at the next one.`,
    },
    format: { ko: "신페리오 스트로크 (18홀)", en: "New Peoria stroke play (18 holes)" },
    playsInDays: -28,
    applyUntilInDays: -42,
    capacity: 64,
    entryFee: 399_000,
    prizes: [
      {
        place: { ko: "우승", en: "Winner" },
        prize: {
          ko: "블랙 마운틴 2인 라운드권과 트로피",
          en: "A round for two at Black Mountain and the trophy",
        },
      },
      {
        place: { ko: "준우승", en: "Runner-up" },
        prize: { ko: "15만 포인트", en: "150,000 points" },
      },
      { place: { ko: "3위", en: "Third" }, prize: { ko: "8만 포인트", en: "80,000 points" } },
      {
        place: { ko: "행운상(64위)", en: "Lucky last" },
        prize: { ko: "골프공 3더즌", en: "Three dozen balls" },
      },
    ],
    schedule: [
      { time: "05:50", what: { ko: "접수", en: "Check-in" } },
      { time: "07:00", what: { ko: "순차 출발", en: "First groups off" } },
      { time: "13:00", what: { ko: "점심과 시상식", en: "Lunch and prize-giving" } },
    ],
  },
  {
    key: "bangkok-night-cup",
    courseId: "th-summit-windmill",
    title: { ko: "방콕 나이트 컵", en: "Bangkok Night Cup" },
    summary: {
      ko: "조명 아래에서 치른 9홀 스크램블. 밤 열 시에 웃으며 끝났어요.",
      en: "A nine-hole scramble under lights that ended in laughter at ten.",
    },
    body: {
      ko: `네 사람이 모두 치고 가장 좋은 공에서 다시 치는 스크램블이라 초보도 부담이 없었어요. 아홉 팀이 조명이 켜진 써밋 윈드밀에 모였어요.

우승 팀은 8언더를 쳤어요. 마지막 홀에서 12미터 퍼트가 들어갔을 때의 함성이 아직 들리는 듯해요.

형광 공을 준비했는데도 열네 개를 잃어버렸답니다. 다음에는 더 넉넉히 챙겨 갈게요.`,
      en: `All four hit, and the best ball is played next, so beginners could relax. Nine teams met at floodlit Summit Windmill.

The winners were eight under. We can still hear the cheer when a twelve-metre putt dropped on the last.

Even with bright balls we lost fourteen. Next time we will bring more.`,
    },
    format: {
      ko: "텍사스 스크램블 (4인 1조, 9홀 야간)",
      en: "Texas scramble (teams of four, nine holes at night)",
    },
    playsInDays: -75,
    applyUntilInDays: -85,
    capacity: 36,
    entryFee: 239_000,
    prizes: [
      {
        place: { ko: "우승 팀", en: "Winning team" },
        prize: { ko: "1인 8만 포인트", en: "80,000 points each" },
      },
      {
        place: { ko: "2위 팀", en: "Second" },
        prize: { ko: "1인 4만 포인트", en: "40,000 points each" },
      },
      {
        place: { ko: "분위기상", en: "Best spirit" },
        prize: { ko: "팀 저녁 식사권", en: "Dinner for the team" },
      },
    ],
    schedule: [
      { time: "16:30", what: { ko: "접수, 몸풀기", en: "Check-in and warm-up" } },
      { time: "18:00", what: { ko: "샷건 출발", en: "Shotgun start" } },
      { time: "20:45", what: { ko: "늦은 저녁과 시상", en: "Late dinner and prizes" } },
    ],
  },
];
