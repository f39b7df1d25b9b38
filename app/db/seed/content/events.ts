import type { Event } from "./types.ts";

export const events: readonly Event[] = [
  {
    key: "early-dawn",
    title: { ko: "일찍 잡는 아침 티타임", en: "Early birds, early tees" },
    summary: {
      ko: "30일 전에 예약하면 이용 후 2% 포인트를 더 드려요.",
      en: "Book 30 days ahead and get an extra 2 % in points after your round.",
    },
    label: { ko: "얼리버드", en: "Early bird" },
    body: {
      ko: `좋은 아침 시간은 늘 먼저 차요. 특히 선선한 6시대 티타임이 그래요. 그래서 일찍 정하신 분께 작은 보답을 드리려고 해요.

이벤트 기간에 결제하고 이용일이 결제일에서 30일 넘게 남은 골프 라운드라면, 라운드를 마친 뒤 결제 금액의 2%를 포인트로 더 넣어 드려요. 기본 적립 1%와 합치면 3%예요.

따로 신청하지 않아도 돼요. 라운드가 「이용 완료」로 바뀐 뒤 7일 안에 담당자가 확인해 넣어 드려요. 취소한 예약은 빠지고, 한 분에게 5만 포인트까지 드려요.

일정이 바뀔까 걱정되시나요? 기본 규정에서는 이용일 30일 전까지 수수료 없이 취소할 수 있어요.`,
      en: `Good morning times always go first. The cool six o'clock hour goes soonest, so we would like to thank those who decide early.

Pay for a round during the event, with more than 30 days between payment and play, and we add 2 % of what you paid in points after the round. With the usual 1 % that makes 3 %.

There is nothing to apply for. We check and add the points within seven days after the round is marked as used. Cancelled bookings do not count, and the most one person can receive is 50,000 points.

Worried that plans may change? Under our standard rule you can cancel free of charge up to 30 days before.`,
    },
    startsInDays: -10,
    endsInDays: 35,
    picture: { terrain: "jungle", mood: "dawn" },
  },
  {
    key: "first-round",
    title: { ko: "팜티 첫 라운드 3만 원 쿠폰", en: "₩30,000 off your first round" },
    summary: {
      ko: "처음 예약하는 분께 30만 원 이상 결제할 때 쓰는 3만 원 쿠폰을 드려요.",
      en: "New here? A ₩30,000 coupon for a first order of ₩300,000 or more.",
    },
    label: { ko: "첫 예약", en: "First booking" },
    body: {
      ko: `처음 만나는 여행사에 카드를 내미는 마음, 저희도 알아요. 그래서 첫 예약에는 3만 원 쿠폰을 드려요.

회원으로 가입하고 아직 결제한 예약이 없는 분이 대상이에요. 쿠폰은 마이페이지의 쿠폰함에 있고, 골프·호텔·캐디·콜밴을 합쳐 30만 원 이상 결제할 때 한 번 쓸 수 있어요.

쿠폰은 한 주문에 하나만 쓸 수 있어요. 주문을 모두 취소하면 유효기간이 남은 쿠폰은 다시 돌려드리고, 일부만 취소하면 쿠폰 할인은 항목별로 나누어 계산해요.

결제 화면에서 쓸 수 있는 쿠폰 가운데 가장 유리한 것을 먼저 골라 보여 드려요.`,
      en: `Handing your card to a shop you have never used takes some trust. So the first booking comes with a ₩30,000 coupon.

It is for members who have not paid for a booking yet. Find it under coupons on my page, and use it once on an order of ₩300,000 or more, golf, hotel, caddy and van counted together.

One coupon per order. If you cancel the whole order, a coupon that is still valid comes back; if you cancel part of it, the discount is shared out line by line.

At checkout we show the best coupon you can use first.`,
    },
    startsInDays: -20,
    endsInDays: 70,
    picture: { terrain: "parkland", mood: "morning" },
  },
  {
    key: "photo-review",
    title: { ko: "사진 한 장, 이야기 한 줄", en: "One photo, one line" },
    summary: {
      ko: "다녀온 곳의 사진 후기를 쓰면 매달 스무 분께 1만 포인트를 드려요.",
      en: "Post a photo review; twenty people a month win 10,000 points.",
    },
    label: { ko: "사진 후기", en: "Photo reviews" },
    body: {
      ko: `다음에 갈 분에게 가장 도움이 되는 건 먼저 다녀온 분의 사진 한 장이에요. 그린이 얼마나 빠른지, 캐디가 얼마나 친절했는지, 밥은 입에 맞는지 솔직하게 적어 주세요.

이벤트 기간에 이용 완료한 예약의 후기를 사진과 함께 올리면 자동으로 응모돼요. 별점은 당첨과 아무 상관이 없어요. 아쉬운 점도 그대로 적어 주세요.

매달 마지막 날 추첨해 다음 달 초 공지사항에 발표하고, 스무 분께 1만 포인트씩 넣어 드려요.

다른 분의 얼굴이 또렷하게 나온 사진은 꼭 허락을 받고 올려 주세요.`,
      en: `Nothing helps the next traveller more than a photo from someone who has been there. How fast are the greens, how kind was the caddie, was the food any good? Tell it as it was.

Reviews with a photo, posted during the event for a booking you have used, take part by themselves. Your star rating makes no difference. Please mention what was not so good as well.

We draw on the last day of each month, announce the names under notices early the next month and add 10,000 points to each of twenty accounts.

If someone else's face can be recognised, please ask before you post.`,
    },
    startsInDays: -25,
    endsInDays: 20,
    picture: { terrain: "lakeside", mood: "golden" },
  },
  {
    key: "join-together",
    title: { ko: "혼자 와도 넷이 치는 아침", en: "Arrive alone, play as four" },
    summary: {
      ko: "동반자 모집 글로 만나 라운드하면 모두에게 5천 포인트를 드려요.",
      en: "Meet through a partner post, play together, and each gets 5,000 points.",
    },
    label: { ko: "동반자 찾기", en: "Find partners" },
    body: {
      ko: `혼자 여행하거나 부부만 떠나면 조인할 팀을 찾는 게 일이지요. 커뮤니티의 동반자 모집 글로 마음 맞는 분을 만나 보세요.

이벤트 기간에 모집 글로 만나 같은 티타임에 라운드를 마치면, 글을 쓴 분과 함께한 분 모두에게 5천 포인트를 드려요. 라운드가 끝난 뒤 글의 댓글에 「다녀왔어요」라고 남겨 주시면 확인해 넣어 드려요.

처음 만나는 자리인 만큼 서로 편하게 치는 게 가장 중요해요. 내기 강요, 늦는 것, 술 강요는 신고해 주세요. 연락처는 댓글에 공개로 적지 마세요.

한 분이 기간 안에 세 번까지 받을 수 있어요.`,
      en: `Travelling alone, or just the two of you? Finding a group can be a chore. Try a partner post on the community board.

If you meet through a post and finish a round at the same tee time during the event, the writer and everyone who joined get 5,000 points each. Afterwards leave a comment saying you have been, and we will check and add them.

It is a first meeting, so being easy company matters most. Report pressure to bet or drink, and people who do not show up. Do not write phone numbers in public comments.

Each person can receive it three times during the event.`,
    },
    startsInDays: -5,
    endsInDays: 50,
    picture: { terrain: "valley", mood: "morning" },
  },
  {
    key: "night-golf",
    title: { ko: "더위가 식으면 시작하는 밤 라운드", en: "Night golf starts when the heat stops" },
    summary: {
      ko: "방콕 야간 코스를 예약하면 형광 골프공 한 줄을 드려요.",
      en: "Book a night round near Bangkok and get a sleeve of bright golf balls.",
    },
    label: { ko: "야간 라운드", en: "Night golf" },
    body: {
      ko: `낮에는 사원과 시장을 둘러보고, 해가 지면 조명이 켜진 페어웨이로 나가요. 선선한 바람 덕분에 여름에도 땀이 덜 나요.

이벤트 기간에 써밋 윈드밀, 방콕 골프 클럽, 판야 인드라, 그린밸리(방콕)의 16시 이후 티타임을 예약하신 분께 형광 골프공 한 줄(3개)을 드려요. 바우처를 들고 콜밴 기사님이나 안내한 장소에서 받으시면 돼요.

야간 라운드는 조명 시간이 정해져 있어 18홀을 다 못 마칠 수도 있어요. 골프장마다 마감 시각이 다르니 상품 화면을 확인해 주세요.

모기 기피제와 얇은 겉옷, 밝은 색 공을 챙기면 더 좋아요.`,
      en: `Temples and markets by day, floodlit fairways after sunset. With the evening breeze you sweat less even in the hot months.

Book a tee time from 16:00 at Summit Windmill, Bangkok Golf Club, Panya Indra or Green Valley (Bangkok) during the event and receive a sleeve of three bright balls. Show your voucher to the van driver or at the place we tell you.

Lights go off at a set time, so you may not finish eighteen. Closing times differ; see the course page.

Bring insect repellent, a thin jacket and balls you can see.`,
    },
    startsInDays: -3,
    endsInDays: 28,
    picture: { terrain: "parkland", mood: "night" },
  },
  {
    key: "green-season",
    title: { ko: "비 갠 뒤 초록, 우기 평일 라운드", en: "The green after the rain" },
    summary: {
      ko: "평일 라운드를 마친 분께 1만 포인트를 드린 이벤트예요. 끝났어요.",
      en: "Weekday rounds earned 10,000 points. This event has ended.",
    },
    label: { ko: "우기 평일", en: "Green season" },
    body: {
      ko: `우기라고 하루 종일 비가 오는 건 아니에요. 보통 오후에 한두 시간 쏟아지고 그치지요. 오전 라운드라면 가장 푸른 페어웨이를 한산하게 즐길 수 있어요.

이벤트 기간에 평일 라운드를 예약하고 이용하신 분께 1인당 1만 포인트를 드렸어요.

비로 9홀 전에 중단된 라운드는 골프장의 레인체크 규정에 따라 처리하고, 포인트는 그대로 드렸어요.

함께해 주신 모든 분께 감사드려요.`,
      en: `Green season does not mean rain all day; usually it pours for an hour or two in the afternoon. In the morning you have the greenest fairways almost to yourself.

Everyone who booked and played a weekday round during the event received 10,000 points.

Rounds stopped before nine holes followed the course's rain-check rule, and the points were given all the same.

Thank you to all who came.`,
    },
    startsInDays: -120,
    endsInDays: -45,
    picture: { terrain: "jungle", mood: "noon" },
  },
  {
    key: "huahin-couple",
    title: { ko: "후아힌 부부 라운드 주간", en: "Couples' weeks in Hua Hin" },
    summary: {
      ko: "둘이 떠난 후아힌 여행에 콜밴 1만 원 할인 쿠폰을 드린 이벤트예요.",
      en: "Couples going to Hua Hin got ₩10,000 off their van. Now ended.",
    },
    label: { ko: "부부 라운드", en: "For couples" },
    body: {
      ko: `바다와 골프장이 20분 거리인 후아힌은 부부 여행에 잘 어울려요. 아침엔 라운드, 저녁엔 야시장을 걷는 여행을 응원했어요.

후아힌 지역 라운드를 2인으로 예약하신 분께 콜밴에 쓰는 1만 원 쿠폰을 드렸어요.

가장 많이 찾으신 곳은 블랙 마운틴과 로얄 후아힌이었어요. 100년 된 코스에서 찍은 사진을 많이 보내 주셔서 저희도 즐거웠어요.

다음 부부 라운드도 준비하고 있어요.`,
      en: `Sea and courses twenty minutes apart: Hua Hin suits couples. Golf in the morning, the night market in the evening.

Anyone who booked a Hua Hin round for two received a ₩10,000 coupon for the van.

Most of you chose Black Mountain and Royal Hua Hin. Thank you for all the pictures from the hundred-year-old course.

We are already planning the next one.`,
    },
    startsInDays: -95,
    endsInDays: -30,
    picture: { terrain: "links", mood: "golden" },
  },
  {
    key: "parents-trip",
    title: { ko: "부모님과 함께 걷는 18홀", en: "Eighteen holes with your parents" },
    summary: {
      ko: "부모님과의 라운드 사연을 보내 주신 열 가족께 선물을 드렸어요.",
      en: "Ten families shared a story of golf with their parents. Now ended.",
    },
    label: { ko: "가족 여행", en: "Family trips" },
    body: {
      ko: `아버지에게 골프를 배우고, 이제는 아버지의 카트를 운전하는 나이가 되었지요. 부모님과 함께한 라운드 이야기를 모았어요.

모두 214편의 사연이 왔고, 그 가운데 열 가족께 태국 실크 손수건과 3만 포인트를 드렸어요.

여든이 넘은 아버님의 첫 파, 어머님이 캐디에게 건넨 사탕, 말없이 잡아 주던 손. 읽으면서 저희도 여러 번 멈췄어요.

사연은 허락해 주신 것만 골라 커뮤니티에 차례로 소개하고 있어요.`,
      en: `He taught you the game; now you drive his cart. We asked for stories of golf with your parents.

You sent 214. Ten families received a Thai silk handkerchief and 30,000 points.

A first par past the age of eighty, sweets handed to a caddie, a hand held without a word. We stopped many times while reading.

With the writers' permission we are sharing some of them on the community board.`,
    },
    startsInDays: -200,
    endsInDays: -110,
    picture: { terrain: "coast", mood: "dusk" },
  },
];
