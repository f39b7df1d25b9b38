export const COUNTRY_NAMES: Readonly<Record<string, readonly string[]>> = {
  TH: ["태국", "타일랜드", "thailand"],
  VN: ["베트남", "월남", "vietnam"],
  PH: ["필리핀", "philippines", "the philippines"],
  MY: ["말레이시아", "malaysia"],
  LA: ["라오스", "laos"],
  KH: ["캄보디아", "cambodia"],
  ID: ["인도네시아", "indonesia"],
};

/** Other names of the same holiday. */
export const HOLIDAY_NAMES: readonly (readonly string[])[] = [
  [
    "설날",
    "설 연휴",
    "설날 연휴",
    "설 명절",
    "설 때",
    "설에",
    "음력설",
    "구정",
    "구정 연휴",
    "seollal",
    "seollal holiday",
    "seollal (lunar new year)",
    "lunar new year",
    "korean new year",
    "chinese new year",
  ],
  ["추석", "추석 연휴", "추석 명절", "한가위", "chuseok", "chuseok holiday", "korean thanksgiving"],
  [
    "성탄절",
    "크리스마스",
    "크리스마스 연휴",
    "성탄 연휴",
    "christmas",
    "xmas",
    "christmas holiday",
  ],
  ["신정", "새해 연휴", "신정 연휴", "새해 첫날", "new year's day", "new year’s day", "new year"],
  ["삼일절", "삼일절 연휴", "3.1절", "3·1절", "independence movement day", "march 1 holiday"],
  ["송끄란", "쏭크란", "송크란", "songkran", "thai new year"],
  ["부처님오신날", "석가탄신일", "부처님 오신 날", "buddha's birthday", "buddha’s birthday"],
  ["어린이날", "어린이날 연휴", "children's day", "children’s day"],
  ["노동절", "근로자의 날", "노동절(근로자의 날)", "labour day", "labor day"],
  ["현충일", "현충일 연휴", "memorial day"],
  ["광복절", "광복절 연휴", "liberation day"],
  ["개천절", "개천절 연휴", "national foundation day"],
  ["한글날", "한글날 연휴", "hangeul day"],
  [
    "연말연시",
    "연말연시 성수기",
    "연말",
    "christmas / new year peak",
    "over the new year",
    "the holidays",
  ],
  ["여름휴가", "여름 휴가", "여름휴가철", "korean summer vacation", "summer vacation"],
];

/** First words of names that are ordinary words too: they need a second word. */
export const ORDINARY = new Set(
  (
    "royal green black red blue happy grand new long sea north palm dragon river holiday mountain lake crystal eastern the st quest pacific legend mission loch lotus sun imperial evergreen thai club dai great " +
    "로얄 그린 블랙 레드 블루 해피 그란데 그랜드 뉴 롱 더 르 마운틴 크리스탈 이스턴 타이 클럽 드래곤 로터스 세인트 미다 씨"
  ).split(" "),
);

/** Names of airports that are not in their own. */
export const AIRPORT_NAMES: Readonly<Record<string, readonly string[]>> = {
  BKK: ["방콕", "방콕 공항", "bangkok", "bangkok airport"],
};
