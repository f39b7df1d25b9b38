import type { LegalText } from "../types.ts";

export const terms: LegalText = {
  kind: "terms",
  version: 1,
  title: { ko: "이용약관", en: "Terms of use" },
  intro: {
    ko: "주식회사 팜티트래블(이하 「회사」)이 운영하는 팜티 서비스를 이용하는 조건과, 회사와 회원의 권리·의무를 정합니다. 중요한 내용은 결제하기 전에 화면에서 한 번 더 알려 드립니다.",
    en: 'These terms set out how you may use Palmtee, run by Palmtee Travel Co., Ltd. ("we"), and the rights and duties on both sides. Whatever matters most is shown again on screen before you pay.',
  },
  sections: [
    {
      heading: { ko: "제1조 용어", en: "1. Words used here" },
      paragraphs: [
        {
          ko: "「서비스」는 회사가 웹에서 제공하는 골프 라운드, 호텔, 캐디, 콜밴, 대회 참가의 검색·예약·결제와 커뮤니티, 후기, 문의 기능을 말합니다.",
          en: '"Service" means searching, booking and paying for golf rounds, hotels, caddies, vans and tournament places on our site, with its community, reviews and questions.',
        },
        {
          ko: "「회원」은 이 약관에 동의하고 가입한 분, 「이용처」는 골프장·호텔·차량 회사 등 현지에서 상품을 제공하는 곳, 「예약」은 주문 안의 상품 하나하나를 말합니다.",
          en: 'A "member" has joined under these terms. A "venue" is the course, hotel or vehicle company that serves you abroad. A "reservation" is each single item within an order.',
        },
      ],
    },
    {
      heading: { ko: "제2조 약관의 게시와 변경", en: "2. Publication and changes" },
      paragraphs: [
        {
          ko: "회사는 이 약관을 서비스 첫 화면에서 볼 수 있게 하고, 관련 법을 어기지 않는 범위에서 바꿀 수 있습니다. 바꿀 때는 시행 7일 전, 회원에게 불리하면 30일 전부터 공지하고 이메일이나 알림으로 알립니다.",
          en: "We keep these terms reachable from the first page and may change them within the law. We announce changes 7 days ahead, or 30 days ahead and by e-mail or alarm if they are to your disadvantage.",
        },
        {
          ko: "이미 맺은 예약에는 예약할 때의 약관이 적용됩니다. 바뀐 약관에 동의하지 않는 회원은 시행일 전에 탈퇴할 수 있습니다.",
          en: "Reservations already made keep the terms of that time. If you do not agree with a change, you may leave before it takes effect.",
        },
      ],
    },
    {
      heading: { ko: "제3조 가입과 계정", en: "3. Joining and your account" },
      paragraphs: [
        {
          ko: "만 14세 이상이면 아이디와 비밀번호 또는 구글·네이버·카카오 계정으로 가입할 수 있습니다. 다른 사람의 정보를 쓰거나 사실과 다르게 적으면 회사는 가입을 거절하거나 이용을 제한할 수 있습니다.",
          en: "Anyone of 14 or over may join with an ID and password, or with Google, Naver or Kakao. We may refuse or limit accounts made with false or other people's details.",
        },
        {
          ko: "회원은 계정을 스스로 관리하며, 다른 사람이 쓴 것을 알게 되면 곧바로 회사에 알려야 합니다. 회사는 비밀번호를 묻지 않습니다.",
          en: "You look after your own account and tell us at once if someone else uses it. We never ask for your password.",
        },
      ],
    },
    {
      heading: { ko: "제4조 탈퇴와 이용 제한", en: "4. Leaving and restrictions" },
      paragraphs: [
        {
          ko: "회원은 마이페이지에서 언제든 탈퇴할 수 있습니다. 이용 전이거나 환불이 진행 중인 예약이 있으면 그 처리가 끝난 뒤에 탈퇴할 수 있고, 남은 포인트와 쿠폰은 사라집니다.",
          en: "You may leave on my page at any time. If a trip or a refund is still open, you can leave once it is settled. Remaining points and coupons are lost.",
        },
        {
          ko: "법이나 이 약관을 어긴 회원에게 회사는 이유를 알리고 이용을 제한할 수 있습니다. 회원은 알림을 받은 날부터 30일 안에 이의를 낼 수 있고, 회사는 그 결과를 알려 드립니다.",
          en: "If a member breaks the law or these terms, we may restrict use, giving the reason. You may object within 30 days, and we will tell you the outcome.",
        },
      ],
    },
    {
      heading: { ko: "제5조 예약 계약의 성립", en: "5. When a booking is made" },
      paragraphs: [
        {
          ko: "회원은 상품, 날짜, 인원, 총액, 현장에서 낼 금액, 환불 규정을 확인하고 고칠 수 있는 화면을 거쳐 주문합니다. 결제가 끝나면 계약이 성립하고, 회사는 계약 내용을 예약 화면과 이메일로 드립니다.",
          en: "Before ordering you see, and can correct, the product, date, people, total, cash due on site and refund rule. The contract is made when payment is complete, and we give you its content on the reservation page and by e-mail.",
        },
        {
          ko: "「즉시확정」 상품은 결제와 함께 확정됩니다. 「확인 후 확정」 상품은 이용처의 확인 번호를 받은 때에 확정되며, 이용처가 받을 수 없으면 다른 시간을 제안하거나 전액 환불합니다.",
          en: '"Instant" products are confirmed on payment. "On request" products are confirmed when the venue gives us its reference; if it cannot, we offer another time or refund everything.',
        },
        {
          ko: "주문할 때 자리는 15분 동안 잡아 둡니다. 그 안에 결제하지 않으면 자동으로 풀립니다.",
          en: "Your places are held for 15 minutes when you order, and released if you have not paid by then.",
        },
      ],
    },
    {
      heading: { ko: "제6조 가격과 현장 비용", en: "6. Prices and costs on site" },
      paragraphs: [
        {
          ko: "가격은 원화로 표시하며 화면의 총액에는 표시한 항목이 모두 들어 있습니다. 캐디팁, 갤러리피, 호텔 보증금처럼 현지에서 직접 내는 비용은 총액과 나누어 미리 알려 드립니다.",
          en: "Prices are in won, and the total includes everything listed. Costs paid directly on site, such as caddie tips, gallery fees and hotel deposits, are shown separately beforehand.",
        },
        {
          ko: "누가 보아도 알 수 있을 만큼 잘못 표시된 가격으로 주문된 경우 회사는 바로 알리고, 회원은 맞는 가격으로 예약하거나 비용 없이 취소할 수 있습니다.",
          en: "If an order was made at a price that is plainly a mistake, we tell you at once, and you may keep it at the right price or cancel free of charge.",
        },
      ],
    },
    {
      heading: { ko: "제7조 취소와 환불", en: "7. Cancelling and refunds" },
      paragraphs: [
        {
          ko: "취소와 환불은 「취소·환불 규정」과 결제할 때 보여 드린 상품별 규정에 따릅니다. 확정 전(예약 대기)에는 전액 환불하고, 이용처의 사정으로 이용하지 못하면 전액 환불합니다.",
          en: "Cancelling follows our cancellation and refund rule and any product rule shown when you paid. Before confirmation you get everything back, as you do if the venue cannot serve you.",
        },
        {
          ko: "전자상거래법에 따른 청약철회 등 법이 소비자에게 주는 권리는 이 약관으로 줄어들지 않습니다.",
          en: "Nothing here takes away rights the law gives you as a consumer, including the right of withdrawal under the Act on Consumer Protection in Electronic Commerce.",
        },
      ],
    },
    {
      heading: { ko: "제8조 포인트와 쿠폰", en: "8. Points and coupons" },
      paragraphs: [
        {
          ko: "포인트는 예약이 이용 완료가 된 때에 결제 금액의 1%가 쌓이고, 후기 작성 등으로 더 쌓일 수 있습니다. 쌓인 날부터 24개월이 지나면 오래된 것부터 사라지며, 현금으로 바꾸거나 다른 사람에게 넘길 수 없습니다.",
          en: "You earn 1 % in points when a reservation has been used, and may earn more, for instance for reviews. Points expire after 24 months, oldest first, and cannot be exchanged for cash or passed on.",
        },
        {
          ko: "쿠폰은 한 주문에 하나만 쓸 수 있고 적힌 조건과 기간을 따릅니다. 예약을 취소하면 쓴 포인트를 먼저 되돌리고, 쿠폰은 적힌 조건에 따라 한 번 되돌립니다.",
          en: "One coupon may be used per order, under its own conditions and dates. On cancellation, points come back first, and a coupon once if its conditions allow.",
        },
      ],
    },
    {
      heading: { ko: "제9조 회원의 글과 사진", en: "9. What you post" },
      paragraphs: [
        {
          ko: "후기, 커뮤니티 글, 사진의 권리는 쓴 분에게 있습니다. 회사는 서비스 안에서 보여 주고 소개하는 데에만 쓰며, 회원이 지우면 더 쓰지 않습니다.",
          en: "Your reviews, posts and pictures remain yours. We use them only to show and present the service, and stop when you delete them.",
        },
        {
          ko: "남을 헐뜯는 글, 다른 사람의 개인정보, 광고, 내기 권유, 허락 없이 찍은 사진은 올릴 수 없습니다. 회사는 신고를 받으면 살펴보고 이유를 알린 뒤 가릴 수 있습니다. 별점이 낮다는 이유만으로 가리지 않습니다.",
          en: "Do not post insults, other people's data, advertising, invitations to gamble or pictures taken without consent. We look into reports and may hide such posts, giving the reason. We never hide a review merely for being unfavourable.",
        },
      ],
    },
    {
      heading: { ko: "제10조 동반자 모집", en: "10. Finding partners" },
      paragraphs: [
        {
          ko: "동반자 모집은 회원끼리 만나는 자리이며 회사는 약속의 당사자가 아닙니다. 다만 신고를 받으면 기록을 살펴 이용을 제한하는 등 필요한 조치를 합니다.",
          en: "Partner posts bring members together; we are not a party to what they agree. If something is reported, we look at the records and act, for instance by restricting use.",
        },
      ],
    },
    {
      heading: { ko: "제11조 회사의 의무와 책임", en: "11. Our duties and liability" },
      paragraphs: [
        {
          ko: "회사는 여행업 등록과 영업보증보험을 유지하고, 이용처 확인 번호를 받은 예약만 확정으로 표시합니다. 회사 또는 회사가 고른 현지 협력사의 잘못으로 생긴 손해는 배상합니다.",
          en: "We keep our travel registration and guarantee insurance, and mark a reservation confirmed only with the venue's reference. We compensate for damage caused by our fault or that of a local partner we chose.",
        },
        {
          ko: "천재지변, 정부 조치, 항공편 취소처럼 회사가 막을 수 없는 일이나 회원의 잘못으로 생긴 손해에는 책임을 지지 않습니다. 이때도 이용처에서 돌려받는 금액은 모두 회원에게 드립니다.",
          en: "We are not liable for events beyond our control, such as natural disasters, acts of government or cancelled flights, or for your own fault. Even then, whatever the venue pays back goes to you.",
        },
      ],
    },
    {
      heading: { ko: "제12조 알림과 기록", en: "12. Notices and records" },
      paragraphs: [
        {
          ko: "회사는 예약에 꼭 필요한 소식을 알림, 이메일, 문자로 보냅니다. 광고는 따로 동의한 분에게만 보냅니다.",
          en: "We send what your booking requires by alarm, e-mail or text message. Advertising goes only to those who agreed separately.",
        },
        {
          ko: "계약·청약철회와 결제·공급 기록은 5년, 불만·분쟁 처리 기록은 3년, 표시·광고 기록은 6개월 보관합니다.",
          en: "Records of contracts, withdrawal, payment and supply are kept for five years, of complaints and disputes for three years, and of display and advertising for six months.",
        },
      ],
    },
    {
      heading: { ko: "제13조 분쟁 해결", en: "13. Disputes" },
      paragraphs: [
        {
          ko: "불만은 1:1 문의나 help@palmtee.example로 알려 주시면 영업일 3일 안에 답을 드립니다. 풀리지 않으면 한국소비자원이나 전자거래분쟁조정위원회에 조정을 신청할 수 있습니다.",
          en: "Write to us under 1:1 questions or at help@palmtee.example and we will answer within three business days. If we cannot agree, you may apply to the Korea Consumer Agency or the E-Commerce Mediation Committee.",
        },
        {
          ko: "이 약관에는 대한민국 법을 적용하고, 소송은 소를 낼 당시 회원의 주소지를 관할하는 법원에서 합니다.",
          en: "Korean law applies. Court cases are heard where the member lives when the case is filed.",
        },
      ],
    },
    {
      heading: { ko: "부칙", en: "Effect" },
      paragraphs: [
        {
          ko: "이 약관(버전 1)은 서비스를 시작한 날부터 적용합니다.",
          en: "This first version applies from the day the service opened.",
        },
      ],
    },
  ],
};
