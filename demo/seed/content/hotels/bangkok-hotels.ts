import { cautions, charges, extras } from "../hotel-parts.ts";
import type { HotelDetail } from "../types.ts";

export const bangkokHotels: readonly HotelDetail[] = [
  {
    id: "ht-gcp-t21",
    address: {
      ko: "태국 방콕 와타나구 아속·수쿰윗",
      en: "Asok, Sukhumvit, Watthana, Bangkok, Thailand",
    },
    languages: ["th", "en", "ko", "zh", "ja"],
    extras: [extras.breakfastFive, extras.lateFive, extras.laundry, extras.clubStorage],
    charges: [charges.depositFive, charges.gala, charges.minibar],
    cautions: [
      cautions.deposit,
      cautions.breakfast,
      cautions.early,
      cautions.traffic,
      cautions.clubs,
    ],
    tour: {
      ko: "터미널 21 쇼핑몰과 이어져 있어 비가 와도 밥 먹고 장 보기 편해요. 아속역에서 전철로 짐톰슨의 집, 시암, 강변 쪽까지 환승 한 번이면 가고, 코리아타운 골목도 걸어서 갈 수 있어요.",
      en: "Joined to the Terminal 21 mall, so dinner and shopping are dry even in the rain. From Asok station you reach Siam and the river with one change, and Korea Town is a short walk.",
    },
    transport: {
      ko: "수완나품 공항에서 콜밴으로 45분쯤 걸려요. 골프장은 써밋 윈드밀 35분, 나바타니와 판야 인드라 40분, 타나시티와 그린밸리 45분, 시암 방콕 50분 거리예요. 밴은 호텔 정문 아래 승하차장에서 타요.",
      en: "About 45 minutes by van from Suvarnabhumi. Summit Windmill is 35 minutes, Navatanee and Panya Indra 40, Thana City and Green Valley 45, Siam Bangkok 50. Vans stop below the main entrance.",
    },
  },
  {
    id: "ht-sheraton-suk",
    address: { ko: "태국 방콕 클롱떠이구 수쿰윗", en: "Sukhumvit, Khlong Toei, Bangkok, Thailand" },
    languages: ["th", "en", "ja", "zh"],
    extras: [extras.breakfastFive, extras.spaHour, extras.lateFive, extras.bedFive],
    charges: [charges.depositFive, charges.gala, charges.minibar, charges.visitor],
    cautions: [
      cautions.deposit,
      cautions.breakfast,
      cautions.smoking,
      cautions.traffic,
      cautions.bed,
    ],
    tour: {
      ko: "벤자키티 공원이 가까워 아침 산책을 즐기기 좋아요. 아속역과 육교로 이어지고, 저녁에는 재즈 바와 골목 식당이 많아 손님을 모시기에 알맞아요.",
      en: "Benjakitti Park is near for a morning walk. A skywalk leads to Asok station, and there are jazz bars and good restaurants for an evening with guests.",
    },
    transport: {
      ko: "수완나품 공항에서 45분쯤 걸려요. 써밋 윈드밀 35분, 나바타니·판야 인드라 40분, 타나시티 45분, 레거시와 시암 방콕 50분이에요. 금요일 저녁은 길이 막히니 돌아오는 시간을 넉넉히 잡아 주세요.",
      en: "About 45 minutes from Suvarnabhumi. Summit Windmill 35 minutes, Navatanee and Panya Indra 40, Thana City 45, Legacy and Siam Bangkok 50. Friday evenings are slow, so allow extra on the way back.",
    },
  },
  {
    id: "ht-novotel-bkk-airport",
    address: {
      ko: "태국 사뭇쁘라깐주 방플리 수완나품 공항 구역",
      en: "Suvarnabhumi Airport area, Bang Phli, Samut Prakan, Thailand",
    },
    languages: ["th", "en", "zh", "ja"],
    extras: [extras.breakfastFour, extras.breakfastBox, extras.lateFour, extras.clubStorage],
    charges: [charges.depositFive, charges.minibar, charges.childBreakfast],
    cautions: [cautions.deposit, cautions.breakfast, cautions.early, cautions.bed],
    tour: {
      ko: "공항 안 구역이라 관광보다 쉬어 가는 데 알맞아요. 24시간 체크인이라 늦게 내려도 방에 바로 들어가고, 수영장에서 비행 피로를 풀기 좋아요.",
      en: "Inside the airport area: a place to rest rather than sightsee. Check-in is open 24 hours, so late arrivals go straight to bed, and the pool shakes off the flight.",
    },
    transport: {
      ko: "공항 터미널에서 금방이에요. 골프장은 써밋 윈드밀·그린밸리 20분, 시암 방콕·타나시티 25분, 수파프룩 30분, 타이 CC 40분이라 도착한 다음 날이나 떠나는 날 라운드에 좋아요.",
      en: "Minutes from the terminal. Summit Windmill and Green Valley are 20 minutes, Siam Bangkok and Thana City 25, Subhapruek 30 and Thai CC 40: ideal for the first or last day.",
    },
  },
  {
    id: "ht-lemeridien-svb",
    address: {
      ko: "태국 사뭇쁘라깐주 방플리 방나-뜨랏",
      en: "Bangna-Trad, Bang Phli, Samut Prakan, Thailand",
    },
    languages: ["th", "en", "zh", "ja", "ko"],
    extras: [extras.breakfastFive, extras.spaHour, extras.clubStorage, extras.lateFive],
    charges: [charges.depositFive, charges.gala, charges.minibar],
    cautions: [
      cautions.deposit,
      cautions.breakfast,
      cautions.balls,
      cautions.clubs,
      cautions.insects,
    ],
    tour: {
      ko: "코스를 내려다보는 객실에서 쉬다가 저녁에는 밤 라운드를 나갈 수 있어요. 큰 쇼핑몰이 차로 가까워 골프 안 치는 가족도 심심하지 않아요.",
      en: "Rest in a room above the fairways and go out for night golf in the evening. Large malls are a short drive away for those who do not play.",
    },
    transport: {
      ko: "수완나품 공항에서 가까운 방나 쪽이에요. 써밋 윈드밀은 코스와 이어져 있고 클럽하우스까지 차로 15분쯤 잡으면 돼요. 그린밸리·타나시티 20분, 시암 방콕 25분, 나바타니 40분이에요.",
      en: "In Bangna, not far from Suvarnabhumi. Summit Windmill is alongside (allow 15 minutes by car to the clubhouse); Green Valley and Thana City 20, Siam Bangkok 25, Navatanee 40.",
    },
  },
  {
    id: "ht-amari-donmuang",
    address: { ko: "태국 방콕 돈므앙구", en: "Don Mueang, Bangkok, Thailand" },
    languages: ["th", "en", "zh"],
    extras: [extras.breakfastFour, extras.bedFour, extras.lateFour, extras.clubStorage],
    charges: [charges.depositFive, charges.minibar, charges.visitor],
    cautions: [cautions.deposit, cautions.breakfast, cautions.early, cautions.traffic],
    tour: {
      ko: "돈므앙 공항과 가까워 국내선으로 치앙마이나 푸켓에 이어 가는 일정에 편해요. 주변에 소박한 시장 식당이 많고, 짜뚜짝 주말시장도 멀지 않아요.",
      en: "Close to Don Mueang, handy if you fly on to Chiang Mai or Phuket. Simple market restaurants are nearby, and Chatuchak weekend market is not far.",
    },
    transport: {
      ko: "돈므앙 공항 바로 옆이에요. 북쪽 골프장 이동에 좋아서 방콕 골프 클럽·리버데일·레거시·판야 인드라 30분, 파인허스트 35분, 알파인 45분 거리예요.",
      en: "Next to Don Mueang airport and good for the northern courses: Bangkok Golf Club, Riverdale, Legacy and Panya Indra 30 minutes, Pinehurst 35, Alpine 45.",
    },
  },
  {
    id: "ht-pinehurst",
    address: { ko: "태국 빠툼타니주 클롱루앙", en: "Khlong Luang, Pathum Thani, Thailand" },
    languages: ["th", "en", "ko"],
    extras: [extras.breakfastLodge, extras.koreanDinner, extras.rangeBalls, extras.lateLodge],
    charges: [charges.depositLodge, charges.meals, charges.electricity],
    cautions: [cautions.deposit, cautions.breakfast, cautions.balls, cautions.insects],
    tour: {
      ko: "27홀을 돌고 나면 수영장과 연습장에서 쉬는 조용한 골프텔이에요. 아유타야 유적이 북쪽으로 가까워 하루 쉬는 날 다녀오기 좋아요.",
      en: "A quiet lodge with pool and range beside its 27 holes. The ruins of Ayutthaya lie to the north, good for a day off.",
    },
    transport: {
      ko: "방콕 시내에서 60분쯤 걸려요. 파인허스트 클럽하우스까지 5분, 리버데일 20분, 방콕 골프 클럽 25분, 알파인 35분, 로얄 방파인 45분이에요.",
      en: "About 60 minutes from central Bangkok. The clubhouse is 5 minutes away, Riverdale 20, Bangkok Golf Club 25, Alpine 35, Royal Bang Pa-In 45.",
    },
  },
  {
    id: "ht-lotus-valley",
    address: { ko: "태국 차층사오주 방남쁘리여우", en: "Bang Nam Priao, Chachoengsao, Thailand" },
    languages: ["th", "en", "ko"],
    extras: [extras.breakfastLodge, extras.koreanDinner, extras.rangeBalls, extras.bedLodge],
    charges: [charges.depositLodge, charges.meals, charges.electricity],
    cautions: [cautions.deposit, cautions.balls, cautions.insects, cautions.remote],
    tour: {
      ko: "논과 연못에 둘러싸여 밤이면 별이 잘 보여요. 시내 나들이보다는 하루 36홀을 도는 분께 맞는 곳이에요.",
      en: "Surrounded by rice fields and ponds, with stars at night. For people who want 36 holes a day rather than the town.",
    },
    transport: {
      ko: "방콕 시내에서 80분쯤 걸려요. 로터스 밸리는 5분, 아티타야·카스카타 40분, 타논 45분, 람룩까 50분 거리예요.",
      en: "About 80 minutes from central Bangkok. Lotus Valley is 5 minutes, Artitaya and Cascata 40, Thanont 45, Lam Luk Ka 50.",
    },
  },
];
