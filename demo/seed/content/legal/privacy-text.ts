import type { LegalText } from "../types.ts";

export const privacy: LegalText = {
  kind: "privacy",
  version: 1,
  title: { ko: "개인정보처리방침", en: "Privacy policy" },
  intro: {
    ko: "회사는 예약에 꼭 필요한 정보만 받고, 쓴 뒤에는 지웁니다. 어떤 정보를 왜, 얼마 동안, 누구와 나누는지 이 방침에서 알려 드립니다.",
    en: "We collect only what a booking needs and delete it afterwards. This policy says what, why, how long, and with whom it is shared.",
  },
  sections: [
    {
      heading: { ko: "1. 받는 정보와 목적", en: "1. What we collect and why" },
      paragraphs: [
        {
          ko: "회원 가입: 아이디, 비밀번호(되돌릴 수 없게 암호화), 이름, 이메일을 받습니다. 휴대폰 번호, 생일, 성별은 원하실 때만 적습니다. 소셜 로그인은 제공자가 주는 식별값과 이름, 이메일을 받습니다. 회원을 알아보고 소식을 전하는 데 씁니다.",
          en: "Joining: ID, password (one-way encrypted), name and e-mail; phone, birthday and gender only if you wish. With social login, the provider's identifier, name and e-mail. Used to recognise you and reach you.",
        },
        {
          ko: "예약: 예약자와 동반자의 여권 영문 이름, 이메일, 전화번호, 이용 날짜와 요청 사항을 받습니다. 예약을 맺고 이용처에 전하는 데 씁니다.",
          en: "Booking: passport-style names of booker and companions, e-mail, phone, dates and requests. Used to make the booking and pass it to the venue.",
        },
        {
          ko: "결제: 결제 수단의 종류, 승인 번호, 금액과 시각을 받습니다. 카드 번호는 결제대행사가 직접 받으며 회사는 저장하지 않습니다.",
          en: "Payment: type of method, approval number, amount and time. Card numbers go directly to the payment gateway; we do not store them.",
        },
        {
          ko: "문의와 커뮤니티: 글, 사진, 답을 드릴 연락처를 받습니다. 자동으로 남는 정보: 접속 시각, IP 주소, 기기와 브라우저 종류, 쿠키입니다.",
          en: "Questions and community: text, pictures and contact details for the answer. Collected automatically: time of access, IP address, device and browser type, cookies.",
        },
      ],
    },
    {
      heading: { ko: "2. 받지 않는 정보", en: "2. What we do not collect" },
      paragraphs: [
        {
          ko: "주민등록번호와 여권 번호는 받지 않습니다. 건강 정보처럼 민감한 내용은 예약에 꼭 필요할 때가 아니면 적지 말아 주세요.",
          en: "We do not collect resident registration or passport numbers. Please do not write sensitive things such as health details unless your booking truly needs them.",
        },
      ],
    },
    {
      heading: { ko: "3. 보관 기간", en: "3. How long we keep it" },
      paragraphs: [
        {
          ko: "회원 정보는 탈퇴하면 지체 없이 지웁니다. 다만 법이 정한 기록은 따로 옮겨 그 기간만 보관합니다.",
          en: "Member data is deleted without delay when you leave, except records the law requires, which are stored apart for that time only.",
        },
        {
          ko: "계약·청약철회 기록 5년, 대금 결제와 공급 기록 5년, 소비자 불만·분쟁 기록 3년, 표시·광고 기록 6개월(이상 전자상거래법), 접속 기록 3개월(통신비밀보호법)입니다.",
          en: "Contracts and withdrawal five years, payment and supply five years, complaints and disputes three years, display and advertising six months (E-Commerce Act); access logs three months (Protection of Communications Secrets Act).",
        },
      ],
    },
    {
      heading: { ko: "4. 제3자 제공", en: "4. Sharing with others" },
      paragraphs: [
        {
          ko: "예약을 이행하려면 이용처에 예약자·동반자의 영문 이름, 인원, 날짜와 시각, 필요할 때 연락처를 전해야 합니다. 이용처는 골프장, 호텔, 차량 회사이며 이용이 끝나고 정산을 마칠 때까지 씁니다.",
          en: "To carry out a booking we give the venue the names, number of people, date, time and, where needed, a contact. Venues are courses, hotels and vehicle companies, and they use the data until your visit is settled.",
        },
        {
          ko: "이 밖에는 회원이 동의했거나 법에 따라 수사기관 등이 적법하게 요구한 때에만 제공합니다.",
          en: "Otherwise we share only with your consent or where the law obliges us.",
        },
      ],
    },
    {
      heading: { ko: "5. 국외 이전", en: "5. Transfer abroad" },
      paragraphs: [
        {
          ko: "나라: 예약한 이용처가 있는 태국, 베트남, 필리핀, 말레이시아, 라오스, 캄보디아, 인도네시아. 받는 곳: 예약한 골프장·호텔·차량 회사. 항목: 영문 이름, 인원, 일정, 필요할 때 연락처.",
          en: "Countries: Thailand, Vietnam, the Philippines, Malaysia, Laos, Cambodia or Indonesia, wherever your venue is. Recipients: the course, hotel or vehicle company you booked. Data: names, number of people, schedule and, where needed, a contact.",
        },
        {
          ko: "시기와 방법: 예약할 때 암호화한 통신이나 업무용 메신저로 전합니다. 기간: 이용과 정산이 끝날 때까지. 동의하지 않을 수 있으나 그러면 그 이용처의 예약을 할 수 없습니다.",
          en: "When and how: at booking, by encrypted connection or business messenger. Period: until visit and settlement are done. You may refuse, but then that venue cannot be booked.",
        },
      ],
    },
    {
      heading: { ko: "6. 처리 위탁", en: "6. Processors" },
      paragraphs: [
        {
          ko: "결제 승인과 취소는 토스페이먼츠에 맡기고, 서버 운영, 이메일·문자 발송, 채팅 상담을 전문 회사에 맡길 수 있습니다. 맡는 회사와 업무는 이 방침에 올리고, 안전하게 다루는지 살핍니다.",
          en: "Payment approval and cancellation are handled by Toss Payments. Hosting, e-mail and text messages and chat may be handled by specialist companies. We list them here and supervise them.",
        },
      ],
    },
    {
      heading: { ko: "7. 파기", en: "7. Deletion" },
      paragraphs: [
        {
          ko: "보관 기간이 끝난 전자 기록은 되살릴 수 없게 지우고, 종이는 분쇄합니다. 지운 기록은 개인정보 보호책임자가 확인합니다.",
          en: "When the time is over, electronic records are erased beyond recovery and paper is shredded, checked by the privacy officer.",
        },
      ],
    },
    {
      heading: { ko: "8. 회원의 권리", en: "8. Your rights" },
      paragraphs: [
        {
          ko: "회원은 언제든 자기 정보를 보고, 고치고, 지우고, 처리를 멈추게 하고, 동의를 거둘 수 있습니다. 마이페이지에서 바로 하거나 help@palmtee.example로 요청하시면 10일 안에 처리합니다.",
          en: "You may see, correct, delete or restrict your data and withdraw consent at any time, on my page or by writing to help@palmtee.example. We act within ten days.",
        },
        {
          ko: "대리인은 위임장을 내고 요청할 수 있습니다. 법이 보관하라고 정한 기록은 그 기간이 지나야 지울 수 있습니다.",
          en: "A representative may ask with a power of attorney. Records the law requires can be erased only after their time.",
        },
      ],
    },
    {
      heading: { ko: "9. 만 14세 미만", en: "9. Children under 14" },
      paragraphs: [
        {
          ko: "만 14세 미만은 가입할 수 없고 그 정보를 일부러 받지 않습니다. 동반 자녀의 이름은 보호자가 예약에 필요한 만큼만 적어 주세요. 잘못 받은 것을 알게 되면 곧바로 지웁니다.",
          en: "Children under 14 cannot join, and we do not knowingly collect their data. Parents enter a child's name only as far as a booking needs it. Anything received by mistake is erased at once.",
        },
      ],
    },
    {
      heading: { ko: "10. 쿠키", en: "10. Cookies" },
      paragraphs: [
        {
          ko: "로그인 유지와 언어 기억에 꼭 필요한 쿠키를 씁니다. 언어 쿠키(lang)는 365일, 로그인한 적이 있는 브라우저를 알아보아 다른 사람의 시도로 잠기지 않게 하는 쿠키(device)는 180일 남습니다. 브라우저 설정에서 막을 수 있지만 그러면 로그인이 안 될 수 있습니다.",
          en: "We use cookies needed to keep you signed in and to remember your language; the language cookie (lang) lasts 365 days. A cookie (device) knows for 180 days a browser that you have signed in with, so that nobody else's attempts lock you out. You may block cookies in your browser, but then you may not be able to sign in.",
        },
      ],
    },
    {
      heading: { ko: "11. 안전 조치", en: "11. Security" },
      paragraphs: [
        {
          ko: "비밀번호를 되돌릴 수 없게 암호화하고, 모든 통신을 암호화합니다. 직원 권한을 역할별로 나누고, 누가 언제 누구의 정보를 보았는지 기록해 점검합니다. 올린 사진에서는 위치 정보를 지웁니다.",
          en: "Passwords are one-way encrypted and all traffic is encrypted. Staff rights depend on their role, and who looked at whose data, and when, is logged and reviewed. Location data is removed from uploaded pictures.",
        },
      ],
    },
    {
      heading: { ko: "12. 보호책임자와 구제", en: "12. Privacy officer and remedies" },
      paragraphs: [
        {
          ko: "개인정보 보호책임자: 한지우, help@palmtee.example. 궁금한 점이나 피해 신고를 영업일 3일 안에 살펴 답합니다.",
          en: "Privacy officer: Han Jiwoo, help@palmtee.example. We look into questions and complaints and answer within three business days.",
        },
        {
          ko: "개인정보침해신고센터, 개인정보분쟁조정위원회, 대검찰청, 경찰청 사이버수사 부서에도 상담과 신고를 할 수 있습니다.",
          en: "You may also turn to the Privacy Infringement Report Center, the Personal Information Dispute Mediation Committee, the Supreme Prosecutors' Office or the cyber investigation unit of the police.",
        },
      ],
    },
    {
      heading: { ko: "13. 방침의 변경", en: "13. Changes" },
      paragraphs: [
        {
          ko: "방침을 바꾸면 시행 7일 전부터, 권리에 큰 영향이 있으면 30일 전부터 공지합니다. 이전 버전도 볼 수 있게 둡니다.",
          en: "We announce changes 7 days ahead, or 30 days if your rights are much affected, and keep earlier versions readable.",
        },
      ],
    },
  ],
};
