import type { Review } from "../types.ts";

export const hotelsEastReviews: readonly Review[] = [
  {
    product: { kind: "hotel", id: "ht-amari-pattaya" },
    by: "r01",
    rating: 5,
    usedDaysAgo: 16,
    party: "couple",
    content: {
      ko: "새벽 5시 반에 나가는데 조식 도시락을 미리 챙겨 주셨어요. 바다 쪽 방에서 커피 한잔하니 라운드 피로가 싹 풀립니다.",
      en: "We left at half past five and they had breakfast boxes ready. Coffee on the sea-side balcony was the best rest after golf.",
    },
  },
  {
    product: { kind: "hotel", id: "ht-amari-pattaya" },
    by: "r12",
    rating: 4,
    usedDaysAgo: 118,
    party: "friends",
    content: {
      ko: "위치가 북쪽이라 조용하고 시암 쪽 골프장 가기 편합니다. 골프백 보관표를 꼼꼼히 써 줘서 안심했어요.",
      en: "The quiet north end, easy for the Siam courses. They tagged every golf bag, so we did not worry.",
    },
  },
  {
    product: { kind: "hotel", id: "ht-hilton-pattaya" },
    by: "r08",
    rating: 5,
    usedDaysAgo: 22,
    party: "friends",
    content: {
      ko: "쇼핑몰 위라 라운드 끝나고 밥집 찾을 일이 없어요. 높은 층 바다 전망이 끝내줍니다.",
      en: "It sits above the mall, so dinner was never a question. The sea view from the upper floors is superb.",
    },
  },
  {
    product: { kind: "hotel", id: "ht-hilton-pattaya" },
    by: "r25",
    rating: 4,
    usedDaysAgo: 64,
    party: "work",
    content: {
      ko: "믿고 쓰는 시내 호텔이에요. 아침 7시에는 엘리베이터가 더디니 5분 여유를 두세요.",
      en: "Reliable, central, good beds. The lifts were slow at seven in the morning, so allow five minutes.",
    },
  },
  {
    product: { kind: "hotel", id: "ht-dusit-pattaya" },
    by: "r17",
    rating: 4,
    usedDaysAgo: 203,
    party: "friends",
    content: {
      ko: "건물은 연식이 있지만 정원과 바다가 참 좋아요. 직원분들이 인사를 정성껏 해 주셔서 기분 좋았습니다.",
      en: "The building shows its age, but the garden and the sea make up for it. The staff greet you like family.",
    },
  },
  {
    product: { kind: "hotel", id: "ht-centara-mirage" },
    by: "r11",
    rating: 5,
    usedDaysAgo: 27,
    party: "family",
    content: {
      ko: "손주들이 워터파크에서 나오질 않아 남편은 마음 놓고 골프 쳤지요. 방도 널찍합니다.",
      en: "Our grandchildren would not leave the water park, so my husband golfed in peace. Big rooms too.",
    },
  },
  {
    product: { kind: "hotel", id: "ht-centara-mirage" },
    by: "r20",
    rating: 3,
    usedDaysAgo: 122,
    party: "friends",
    content: {
      ko: "가족 손님이 많아 골프 친구들끼리 오기엔 좀 시끄러웠어요. 시설은 좋습니다.",
      en: "Full of families and rather noisy for four golfers. The facilities are good.",
    },
  },
  {
    product: { kind: "hotel", id: "ht-avani-pattaya" },
    by: "r21",
    rating: 5,
    usedDaysAgo: 133,
    party: "couple",
    content: {
      ko: "시내 한복판인데 정원에 들어서면 새소리가 들려요. 저녁 산책하기 좋았습니다.",
      en: "Right in town, yet you hear birds once you step into the garden. Lovely for an evening stroll.",
    },
  },
  {
    product: { kind: "hotel", id: "ht-mytt" },
    by: "r10",
    rating: 4,
    usedDaysAgo: 18,
    party: "friends",
    content: {
      ko: "새 호텔이라 욕실이 깨끗하고 침대가 단단해요. 동호회 여덟 명 방을 같은 층으로 맞춰 주셨습니다.",
      en: "New, clean bathrooms and firm beds. They put all eight of us on the same floor.",
    },
  },
  {
    product: { kind: "hotel", id: "ht-pattana-resort" },
    by: "r15",
    rating: 4,
    usedDaysAgo: 47,
    party: "family",
    content: {
      ko: "저녁에 볼링이나 수영을 할 수 있어 아이들이 심심해하지 않았어요. 밖에 나가려면 차가 있어야 합니다.",
      en: "Plenty of sport for the children in the evening. You need a car to go anywhere else.",
    },
  },
  {
    product: { kind: "hotel", id: "ht-gcp-t21" },
    by: "r06",
    rating: 5,
    usedDaysAgo: 11,
    party: "work",
    content: {
      ko: "아속역 바로 위라 저녁 약속 다니기 그만입니다. 새벽 택시, 콜밴 타는 곳도 찾기 쉬워요.",
      en: "Right on top of Asok station, perfect for dinners. Easy for the van driver to find at dawn too.",
    },
  },
  {
    product: { kind: "hotel", id: "ht-gcp-t21" },
    by: "r19",
    rating: 5,
    usedDaysAgo: 242,
    party: "couple",
    content: {
      ko: "세탁을 맡기면 다음 라운드 전에 돌아와서 골프복을 매일 갈아입었어요. 사소하지만 정말 고마웠습니다.",
      en: "The laundry came back before the next round, so we had clean golf clothes every day. A small thing, but such a help.",
    },
  },
  {
    product: { kind: "hotel", id: "ht-sheraton-suk" },
    by: "r23",
    rating: 4,
    usedDaysAgo: 222,
    party: "friends",
    content: {
      ko: "클래식한 분위기에 조식이 훌륭했어요. 다만 금요일 저녁 로비가 많이 붐빕니다.",
      en: "Classic style and an excellent breakfast. The lobby is crowded on Friday evenings.",
    },
  },
  {
    product: { kind: "hotel", id: "ht-novotel-bkk-airport" },
    by: "r13",
    rating: 5,
    usedDaysAgo: 24,
    party: "friends",
    content: {
      ko: "새벽 1시에 도착했는데 5분 만에 열쇠를 받았어요. 자고 일어나 바로 골프장으로 갔습니다.",
      en: "We arrived at one in the morning and had keys in five minutes. Slept, then straight to golf.",
    },
  },
  {
    product: { kind: "hotel", id: "ht-novotel-bkk-airport" },
    by: "r28",
    rating: 4,
    usedDaysAgo: 112,
    party: "work",
    content: {
      ko: "딱 필요한 걸 해 주는 호텔이에요. 방 조용하고 셔틀 빠르고 조식 일찍 엽니다.",
      en: "Does exactly what it should: quiet room, quick shuttle, early breakfast.",
    },
  },
  {
    product: { kind: "hotel", id: "ht-lemeridien-svb" },
    by: "r02",
    rating: 4,
    usedDaysAgo: 199,
    party: "work",
    content: {
      ko: "방에서 코스가 내려다보여요. 밤 라운드 치고 씻고 바로 누우니 이보다 편할 수가 없습니다.",
      en: "Our room looked over the course. Night golf, a shower and straight to bed could not be easier.",
    },
  },
  {
    product: { kind: "hotel", id: "ht-amari-donmuang" },
    by: "r16",
    rating: 3,
    usedDaysAgo: 166,
    party: "friends",
    content: {
      ko: "방콕 북쪽 골프장 다니기엔 좋은데 객실이 조금 낡았고 복도 소리가 들립니다. 값을 생각하면 괜찮아요.",
      en: "Handy for the northern courses, but the room was tired and I could hear the corridor. Acceptable for the price.",
    },
  },
  {
    product: { kind: "hotel", id: "ht-pinehurst" },
    by: "r04",
    rating: 3,
    usedDaysAgo: 101,
    party: "friends",
    content: {
      ko: "잠만 자기엔 충분합니다. 에어컨 소리가 커서 귀마개를 했어요. 한식 아침이 나와 그건 좋았습니다.",
      en: "Enough for sleeping. The air conditioner was loud and I used earplugs. Korean breakfast was a plus.",
    },
  },
  {
    product: { kind: "hotel", id: "ht-lotus-valley" },
    by: "r07",
    rating: 4,
    usedDaysAgo: 190,
    party: "couple",
    content: {
      ko: "화려하지 않아도 정갈하고, 밤하늘 별이 잘 보여요. 모기향은 프런트에서 빌려줍니다.",
      en: "Plain but tidy, with a sky full of stars. The desk lends mosquito coils.",
    },
  },
  {
    product: { kind: "hotel", id: "ht-hilton-huahin" },
    by: "r30",
    rating: 5,
    usedDaysAgo: 93,
    party: "couple",
    content: {
      ko: "앞은 바다, 뒤는 야시장이에요. 골프채는 아래층에 맡겨 두고 신경 쓸 일이 없었습니다.",
      en: "Beach in front, night market behind. We stored the clubs downstairs and forgot about them.",
    },
  },
];
