import type { Notice } from "./types.ts";

export const notices: readonly Notice[] = [
  {
    category: "normal",
    title: { ko: "팜티를 시작해요. 인사드립니다", en: "Hello from Palmtee" },
    body: {
      ko: `새벽 이슬이 남아 있는 첫 티, 그 한 시간을 위해 팜티를 만들었어요. 태국과 가까운 나라의 골프장 112곳, 호텔, 캐디, 콜밴, 대회를 한 번에 예약할 수 있어요.

저희가 지키려는 약속은 세 가지예요. 첫째, 값은 늘 1인 총액으로 보여 드려요. 둘째, 현장에서 낼 바트 현금을 결제 전에 알려 드려요. 셋째, 취소하면 얼마를 돌려받는지 날짜별로 원 단위까지 보여 드려요.

불편한 점이 있으면 1:1 문의로 편하게 말씀해 주세요. 좋은 아침 티타임에서 뵐게요.`,
      en: `We built Palmtee for that one hour when the dew is still on the first tee. You can book 112 courses in Thailand and near by, with hotels, caddies, vans and tournaments, in one go.

We keep three promises. Prices are always the all-in price per golfer. What you will pay in baht on site is shown before you pay us. And the refund for each date is shown to the won.

If anything is not right, write to us under 1:1 questions. See you on the first tee.`,
    },
    publishedDaysAgo: 2,
    pinned: true,
  },
  {
    category: "normal",
    title: { ko: "명절·공휴일 고객센터 운영 안내", en: "Opening hours on Korean holidays" },
    body: {
      ko: `고객센터는 매일 08:00–22:00에 열어요. 설과 추석 당일에는 10:00–17:00로 줄여 운영하고, 나머지 공휴일은 평소와 같아요.

여행 중인 손님은 연휴에도 24시간 채팅으로 도와드려요. 예약번호를 함께 보내 주시면 더 빨리 찾을 수 있어요.

연휴에는 카드사와 은행이 쉬어서 환불 금액이 통장이나 카드에 보이기까지 하루 이틀 더 걸릴 수 있어요. 환불 접수 시각은 취소 버튼을 누르신 때로 기록되니 수수료가 늘지는 않아요.`,
      en: `We are open every day from 08:00 to 22:00 Korean time. On Seollal and Chuseok day itself we open from 10:00 to 17:00; other holidays are as usual.

If you are already travelling, chat answers around the clock, holidays included. Please send your reservation number.

Card companies and banks rest on holidays, so a refund may appear a day or two later. What counts is the moment you pressed cancel: the fee does not grow while you wait.`,
    },
    publishedDaysAgo: 12,
  },
  {
    category: "reservation",
    title: { ko: "취소·환불 규정, 쉽게 풀어 드려요", en: "The refund rule in plain words" },
    body: {
      ko: `예약이 아직 확정되지 않았다면(예약 대기) 언제든 전액 돌려드려요. 수수료는 없어요.

확정된 뒤에는 이용일까지 남은 날로 수수료를 계산해요. 30일 전까지 0%, 20–29일 전 10%, 10–19일 전 15%, 8–9일 전 20%, 1–7일 전 30%, 당일 50%예요. 날짜는 골프장·호텔이 있는 곳의 달력으로 세요.

상품에 따라 다른 규정이 있으면 상품 화면과 결제 화면에 먼저 보여 드리고, 결제할 때의 규정이 그대로 적용돼요. 라운드를 취소하면 그 라운드에 딸린 캐디와 콜밴도 함께 취소돼요.

골프장이나 호텔 사정으로 이용하지 못하면 전액을 돌려드리고 포인트로 보상해 드려요. 포인트로 결제한 몫은 포인트로 먼저 되돌려 드려요.`,
      en: `While a booking is pending (not yet confirmed), you always get everything back. There is no fee.

After confirmation the fee depends on the days left: 30 or more 0 %, 20–29 days 10 %, 10–19 days 15 %, 8–9 days 20 %, 1–7 days 30 %, same day 50 %. Days are counted on the calendar of the place you are going to.

If a product has its own rule, you see it on the product page and again before you pay, and the rule at the time of payment stays yours. Cancelling a round also cancels the caddies and vans that belong to it.

If the course or hotel cannot host you, you get everything back plus points. Points you spent are returned first.`,
    },
    publishedDaysAgo: 5,
    pinned: true,
  },
  {
    category: "reservation",
    title: { ko: "티타임은 이렇게 확정돼요", en: "How your tee time is confirmed" },
    body: {
      ko: `「즉시확정」 티타임은 결제가 끝나는 순간 확정돼요. 마이페이지에 골프장 확인 번호와 시각이 바로 나와요.

「확인 후 확정」 티타임은 결제한 뒤 저희가 골프장에 연락해 자리를 받아요. 보통 영업시간 안에 답이 오고, 확인 번호가 나오면 알림과 이메일로 알려 드려요. 그때까지는 언제든 전액 취소할 수 있어요.

골프장이 그 시간을 줄 수 없다고 하면 가까운 다른 시간을 제안해 드려요. 마음에 들지 않으면 전액 환불해 드려요.

라운드 전날에는 골프장과 한 번 더 확인해요. 확인한 시각이 예약 화면에 남으니 안심하고 출발하세요.`,
      en: `An "instant" tee time is confirmed the moment you pay. My page shows the course's reference and the time straight away.

For an "on request" tee time we ask the course after you pay. Most answer within business hours. When we have the reference, you get an alarm and an e-mail; until then you may cancel for a full refund.

If the course cannot give that time, we offer the nearest ones. If none suits you, you get everything back.

The day before, we check with the course once more, and the time of that check appears on your reservation.`,
    },
    publishedDaysAgo: 9,
  },
  {
    category: "reservation",
    title: {
      ko: "예약자 영문 이름은 여권과 똑같이 적어 주세요",
      en: "Use the name in your passport",
    },
    body: {
      ko: `골프장과 호텔은 여권의 영문 이름으로 손님을 찾아요. 띄어쓰기나 철자가 다르면 프런트에서 시간이 걸릴 수 있어요.

결제한 뒤에 오타를 발견하셨다면 1:1 문의로 알려 주세요. 이용일 3일 전까지는 대부분 비용 없이 고쳐 드려요.

여권 번호나 주민등록번호는 받지 않아요. 혹시 그런 정보를 요구하는 연락을 받으시면 답하지 말고 저희에게 알려 주세요.`,
      en: `Courses and hotels look you up by the name in your passport. A different spelling can cost time at the desk.

Found a typo after paying? Tell us under 1:1 questions. Up to three days before your date we can usually correct it at no cost.

We never ask for passport or resident registration numbers. If someone does in our name, do not answer and let us know.`,
    },
    publishedDaysAgo: 21,
  },
  {
    category: "reservation",
    title: { ko: "콜밴, 골프백 수로 골라 주세요", en: "Choose your van by golf bags" },
    body: {
      ko: `9인승 밴이라도 골프백과 여행 가방을 함께 실으면 여섯 분까지 편하게 타실 수 있어요. 승용차는 두 분, SUV는 세 분, VIP 밴은 다섯 분이 알맞아요.

자정을 넘겨 도착하는 항공편은 픽업 날짜를 헷갈리기 쉬워요. 예를 들어 12일 밤에 출발해 13일 00시 40분에 도착한다면 호텔 체크인은 12일로 잡아야 방에 바로 들어갈 수 있어요. 콜밴은 항공편 번호와 도착 시각을 적어 주시면 픽업 날짜를 저희가 한 번 더 확인해 드려요.

새벽 5시 30분 이전 출발, 심야, 경유지 추가에는 추가 요금이 있고 결제 전에 금액이 보여요.`,
      en: `A nine-seat van carries six golfers comfortably once bags and cases are in. A sedan suits two, an SUV three and a VIP van five.

Flights that land after midnight are a classic trap. If you leave on the 12th and land at 00:40 on the 13th, book the hotel from the 12th so that the room is ready. For the van, give us the flight number and landing time and we will check the pick-up date with you.

Starts before 05:30, late nights and extra stops cost more, and you see the amount before you pay.`,
    },
    publishedDaysAgo: 34,
  },
  {
    category: "normal",
    title: {
      ko: "송끄란 기간(매년 4월 13–15일) 여행 안내",
      en: "Travelling at Songkran (13–15 April)",
    },
    body: {
      ko: `송끄란은 태국의 새해예요. 거리 곳곳에서 물을 뿌리며 서로 복을 빌어요. 골프장은 대부분 문을 열지만 성수기 요금이 적용되고 캐디가 고향에 가는 곳도 있어요.

시내 이동은 평소보다 오래 걸려요. 콜밴 픽업 시각을 30분쯤 당겨 안내해 드릴 수 있으니 알림을 꼭 확인해 주세요.

휴대폰은 방수 주머니에 넣고, 여권은 호텔 금고에 맡겨 두세요. 젖어도 되는 옷이면 더 즐거워요.`,
      en: `Songkran is the Thai New Year: people splash water in the streets to wish each other well. Most courses stay open at peak rates, though some caddies go home to their families.

Driving in town takes longer. We may move your pick-up half an hour earlier, so please watch for our alarm.

Put your phone in a waterproof pouch and leave your passport in the hotel safe. Wear something that may get wet, and enjoy it.`,
    },
    publishedDaysAgo: 27,
  },
  {
    category: "normal",
    title: { ko: "북부 연무 시즌(2월 말–4월 초) 안내", en: "Haze season in the north" },
    body: {
      ko: `치앙마이·치앙라이 등 북부는 해마다 2월 말부터 4월 초 사이에 들불 연기로 공기가 탁한 날이 있어요. 해마다, 날마다 차이가 커서 미리 정확히 알기는 어려워요.

호흡기나 심장이 약하신 분은 이 시기에 후아힌이나 푸켓 쪽 일정을 권해 드려요. 출발 전에는 현지 대기질 정보를 한 번 확인해 주세요.

이미 예약하셨는데 걱정되시면 1:1 문의로 연락해 주세요. 골프장과 상의해 날짜를 옮길 수 있는지 알아봐 드려요.`,
      en: `Every year between late February and early April, smoke from field fires makes the air poor on some days around Chiang Mai and Chiang Rai. It varies a lot and cannot be predicted exactly.

If your heart or lungs are weak, consider Hua Hin or Phuket at that time. Please look at local air-quality readings before you leave.

Already booked and worried? Write to us, and we will ask the course whether your date can be moved.`,
    },
    publishedDaysAgo: 45,
  },
  {
    category: "normal",
    title: {
      ko: "태국 입국 전 디지털 입국카드(TDAC) 확인하세요",
      en: "Thailand Digital Arrival Card (TDAC)",
    },
    body: {
      ko: `태국에 들어갈 때는 도착 전에 온라인으로 디지털 입국카드(TDAC)를 작성해야 해요. 제출 시기와 방법은 바뀔 수 있으니 꼭 태국 이민국 공식 사이트에서 확인해 주세요.

작성은 무료예요. 수수료를 받는 비슷한 이름의 사이트가 있으니 주소를 잘 살펴보세요. 팜티는 입국카드를 대신 작성하지 않아요.

숙소 이름과 주소를 적는 칸이 있어요. 팜티 바우처의 영문 주소를 보고 옮겨 적으시면 편해요.`,
      en: `Travellers to Thailand fill in a digital arrival card (TDAC) online before they land. When and how may change, so please check the official site of the Thai immigration bureau.

It is free. There are look-alike sites that charge a fee, so read the address carefully. Palmtee does not file the card for you.

It asks where you will stay. Your Palmtee voucher has the English address to copy.`,
    },
    publishedDaysAgo: 18,
  },
  {
    category: "tournament",
    title: {
      ko: "팜티 아마추어 오픈, 참가 신청을 받아요",
      en: "Entries open for the Palmtee Amateur Open",
    },
    body: {
      ko: `람차방에서 열리는 팜티 아마추어 오픈의 참가 신청을 시작했어요. 신페리오 방식이라 핸디가 높아도 우승할 수 있어요.

대회 화면에 있는 전화나 이메일로 신청하고 참가비를 내면 자리가 확정돼요. 부부나 친구와 한 조를 원하시면 신청할 때 말씀해 주세요.

조 편성과 출발 시각은 대회 사흘 전에 알려 드려요.`,
      en: `Entries are open for the Palmtee Amateur Open at Laem Chabang. It is scored by New Peoria, so a high handicap can win.

Apply by the phone number or e-mail on the tournament page; your place is yours once the fee is paid. To play with your partner or friends, tell us when you apply.

Groups and start times are sent three days before.`,
    },
    publishedDaysAgo: 7,
  },
  {
    category: "tournament",
    title: { ko: "후아힌 클래식 결과와 기록을 올렸어요", en: "Hua Hin Classic: results are in" },
    body: {
      ko: `블랙 마운틴에서 열린 후아힌 클래식이 잘 끝났어요. 이른 아침부터 응원해 주신 가족분들께도 감사드려요.

수상자께는 개별 알림으로 상품 수령 방법을 보내 드렸어요. 7일 안에 답이 없으면 한 번 더 연락드려요.

대회 사진은 참가하신 분께 이메일로 보내 드려요. 얼굴이 나온 사진을 공개하고 싶지 않으시면 언제든 말씀해 주세요.`,
      en: `The Hua Hin Classic at Black Mountain is over. Thank you to the families who cheered from early morning.

Prize winners have been sent an alarm about how to collect. If we hear nothing in seven days, we will call again.

Photographs go to all players by e-mail. If you would rather not be shown, just tell us.`,
    },
    publishedDaysAgo: 24,
  },
  {
    category: "event",
    title: { ko: "사진 후기 이벤트 당첨자 발표", en: "Photo review event: winners" },
    body: {
      ko: `지난달 사진 후기 이벤트에 참여해 주셔서 고맙습니다. 추첨으로 뽑힌 스무 분께 1만 포인트씩 넣어 드렸어요.

김*숙, 박*호, 이*경, 정*희, 윤*섭, 한*균, 서*만, 신*란, 황*선, 안*필, 송*자, 류*덕, 전*미, 홍*준, 고*실, 문*수, 배*희, D* Whitfield, K* Lindqvist, S* Petrie 님 축하드려요.

포인트는 마이페이지에서 확인하실 수 있고, 이벤트는 이번 달에도 이어져요.`,
      en: `Thank you for joining last month's photo review event. Twenty people drawn by lot have received 10,000 points each.

Congratulations to Kim*suk, Park*ho, Lee*kyung, Jung*hee, Yoon*seop, Han*gyun, Seo*man, Shin*ran, Hwang*sun, Ahn*pil, Song*ja, Ryu*deok, Jeon*mi, Hong*jun, Ko*sil, Moon*su, Bae*hee, D* Whitfield, K* Lindqvist and S* Petrie.

You can see the points on my page. The event goes on this month.`,
    },
    publishedDaysAgo: 15,
  },
  {
    category: "event",
    title: { ko: "우기 평일 라운드 이벤트를 마쳤어요", en: "The green-season event has ended" },
    body: {
      ko: `비가 그친 뒤의 초록을 함께 즐겨 주셔서 고맙습니다. 참여해 주신 분께는 약속한 포인트를 모두 넣어 드렸어요.

혹시 포인트가 보이지 않으면 예약번호와 함께 1:1 문의로 알려 주세요. 하루 안에 확인해 드려요.`,
      en: `Thank you for enjoying the green after the rain with us. All promised points have been added.

If yours are missing, send us your reservation number under 1:1 questions. We will check within a day.`,
    },
    publishedDaysAgo: 40,
  },
  {
    category: "normal",
    title: { ko: "포인트 유효기간과 소멸 안내", en: "When points expire" },
    body: {
      ko: `포인트는 이용을 마친 예약 금액의 1%가 쌓이고, 후기를 쓰시면 더 드려요. 결제할 때 현금처럼 쓸 수 있어요.

쌓인 날부터 24개월이 지나면 오래된 것부터 사라져요. 사라지기 전에 알림으로 먼저 알려 드려요.

포인트로 결제한 예약을 취소하면 환불할 몫에서 포인트를 먼저 되돌려 드려요. 회원을 탈퇴하면 남은 포인트는 되살릴 수 없으니 미리 확인해 주세요.`,
      en: `You earn 1 % of each booking once you have used it, and more for a review. Spend points at checkout like money.

Points expire 24 months after they were earned, oldest first. We send you an alarm before they go.

If you cancel something paid with points, the points come back first. Points cannot be restored once you close your account, so please check beforehand.`,
    },
    publishedDaysAgo: 58,
  },
];
