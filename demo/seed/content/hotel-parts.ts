import type { Both, HotelExtra } from "./types.ts";

/** Paid options, charges and cautions that several hotels share. */
export const extras = {
  breakfastFive: {
    name: { ko: "조식 뷔페", en: "Breakfast buffet" },
    price: 29_000,
    unit: "person",
  },
  breakfastFour: {
    name: { ko: "조식 뷔페", en: "Breakfast buffet" },
    price: 18_000,
    unit: "person",
  },
  breakfastLodge: {
    name: { ko: "한식·태국식 조식", en: "Korean or Thai breakfast" },
    price: 11_000,
    unit: "person",
  },
  breakfastBox: {
    name: { ko: "새벽 조식 도시락", en: "Early breakfast box" },
    price: 9_000,
    unit: "person",
  },
  bedFive: { name: { ko: "엑스트라 베드", en: "Extra bed" }, price: 58_000, unit: "night" },
  bedFour: { name: { ko: "엑스트라 베드", en: "Extra bed" }, price: 40_000, unit: "night" },
  bedLodge: { name: { ko: "추가 침구", en: "Extra bedding" }, price: 22_000, unit: "night" },
  lateFive: {
    name: { ko: "18시 레이트 체크아웃", en: "Late check-out until 18:00" },
    price: 95_000,
    unit: "room",
  },
  lateFour: {
    name: { ko: "18시 레이트 체크아웃", en: "Late check-out until 18:00" },
    price: 60_000,
    unit: "room",
  },
  lateLodge: {
    name: { ko: "18시 레이트 체크아웃", en: "Late check-out until 18:00" },
    price: 35_000,
    unit: "room",
  },
  clubStorage: {
    name: { ko: "체크아웃 후 골프백 보관", en: "Golf bag storage after check-out" },
    price: 4_000,
    unit: "bag",
  },
  clubDrying: {
    name: { ko: "골프화·골프백 건조와 손질", en: "Shoe and bag drying and cleaning" },
    price: 7_000,
    unit: "bag",
  },
  laundry: {
    name: { ko: "골프복 세탁 묶음(당일)", en: "Same-day golf laundry set" },
    price: 15_000,
    unit: "person",
  },
  spaHour: {
    name: { ko: "라운드 후 타이 마사지 60분", en: "60-minute massage after golf" },
    price: 48_000,
    unit: "person",
  },
  kidsClub: {
    name: { ko: "키즈클럽 하루 이용", en: "Kids' club, one day" },
    price: 25_000,
    unit: "person",
  },
  koreanDinner: { name: { ko: "한식 저녁", en: "Korean dinner" }, price: 16_000, unit: "person" },
  rangeBalls: {
    name: { ko: "연습장 공 100개", en: "100 range balls" },
    price: 8_000,
    unit: "person",
  },
  longStay: {
    name: { ko: "장기 체류 주간 청소·침구 교체", en: "Weekly cleaning for long stays" },
    price: 20_000,
    unit: "stay",
  },
} as const satisfies Record<string, HotelExtra>;

export const charges = {
  depositFive: {
    ko: "체크인할 때 보증금을 카드나 현금으로 맡기고, 체크아웃할 때 쓴 만큼 빼고 돌려받아요.",
    en: "A deposit by card or cash is taken at check-in and returned at check-out, less what you used.",
  },
  depositLodge: {
    ko: "열쇠 보증금을 현금으로 맡기고 체크아웃할 때 돌려받아요.",
    en: "A cash key deposit is taken and returned at check-out.",
  },
  gala: {
    ko: "12월 24일·31일 저녁에는 갈라 디너가 의무일 수 있어요. 금액은 확정하기 전에 알려 드려요.",
    en: "A gala dinner may be compulsory on 24 and 31 December. We tell you the price before we confirm.",
  },
  minibar: {
    ko: "미니바, 룸서비스, 전화는 쓴 만큼 현장에서 내요.",
    en: "Minibar, room service and telephone are paid on site.",
  },
  childBreakfast: {
    ko: "어린이 조식은 나이나 키에 따라 현장 요금이 따로 있어요.",
    en: "Children's breakfast is charged on site by age or height.",
  },
  visitor: {
    ko: "등록하지 않은 손님이 방에 머무르면 추가 인원 요금이 붙어요.",
    en: "Unregistered guests in the room are charged as extra persons.",
  },
  meals: {
    ko: "조식 말고 점심·저녁은 클럽하우스 식당에서 따로 계산해요.",
    en: "Lunch and dinner are paid separately at the clubhouse.",
  },
  electricity: {
    ko: "14박 이상 머무르면 전기 요금을 사용량대로 받을 수 있어요.",
    en: "For stays of 14 nights or more, electricity may be charged by use.",
  },
  localTax: {
    ko: "현지 관광세나 숙박세가 있으면 체크인할 때 현지 돈으로 내요.",
    en: "Any local tourism or lodging tax is paid in local currency at check-in.",
  },
} as const satisfies Record<string, Both>;

export const cautions = {
  deposit: {
    ko: "보증금(디파짓) 현장 결제가 있을 수 있어요. 카드 명의는 투숙객과 같아야 해요.",
    en: "A deposit may be taken on site; the card should be in a guest's name.",
  },
  breakfast: {
    ko: "조식 포함 여부는 객실 상품마다 달라요. 예약 화면의 포함 사항을 확인해 주세요.",
    en: "Breakfast depends on the rate. Check what is included on the booking page.",
  },
  smoking: {
    ko: "객실과 발코니는 금연이에요. 어기면 청소비를 내요.",
    en: "Rooms and balconies are non-smoking; a cleaning fee applies otherwise.",
  },
  early: {
    ko: "6시 전에 나가는 날은 전날 밤 9시까지 프런트에 도시락과 모닝콜을 부탁해 주세요.",
    en: "Leaving before six? Ask the desk for a breakfast box and wake-up call by 9 pm.",
  },
  clubs: {
    ko: "골프백은 벨데스크에 맡기고 보관표를 받아 주세요. 객실 복도에는 둘 수 없어요.",
    en: "Leave golf bags with the bell desk and keep the tag; not in the corridor.",
  },
  bed: {
    ko: "침대 종류(트윈·더블)는 요청으로 전하고, 도착 순서에 따라 정해질 수 있어요.",
    en: "Twin or double is a request and may depend on availability at check-in.",
  },
  traffic: {
    ko: "출퇴근 시간에는 이동이 두 배쯤 걸려요. 픽업 시각을 넉넉히 잡아 주세요.",
    en: "Rush hour can double the drive. Allow plenty of time for pick-up.",
  },
  sea: {
    ko: "빨간 깃발이 걸린 날에는 바다에 들어가지 마세요. 우기에는 물살이 세요.",
    en: "Do not swim when red flags fly; currents are strong in the wet season.",
  },
  nightlife: {
    ko: "번화가와 가까워 밤에 음악 소리가 들릴 수 있어요. 조용한 방은 미리 요청해 주세요.",
    en: "Near the nightlife: some music may be heard. Ask ahead for a quiet room.",
  },
  balls: {
    ko: "코스와 붙어 있어 공이 날아올 수 있어요. 발코니에서는 코스 쪽을 살펴 주세요.",
    en: "The course is right there: watch for stray balls on the balcony.",
  },
  insects: {
    ko: "숲과 물이 가까워 벌레가 있어요. 저녁에는 문을 닫고 기피제를 써 주세요.",
    en: "Woods and water bring insects. Keep doors shut at dusk and use repellent.",
  },
  remote: {
    ko: "주변에 가게가 적고 밤길이 어두워요. 필요한 물건은 미리 사 두세요.",
    en: "Few shops nearby and dark roads at night. Buy what you need beforehand.",
  },
  cool: {
    ko: "건기 아침저녁은 쌀쌀해요. 얇은 겉옷을 챙겨 주세요.",
    en: "Mornings and evenings are cool in the dry season. Bring a light layer.",
  },
  family: {
    ko: "물놀이 시설은 키와 나이 제한이 있고, 어린이는 보호자와 함께 이용해요.",
    en: "Water facilities have height and age limits; children need an adult.",
  },
  alcohol: {
    ko: "불교 기념일과 선거일에는 술을 팔지 않을 수 있어요.",
    en: "Alcohol may not be sold on Buddhist holidays and election days.",
  },
} as const satisfies Record<string, Both>;
