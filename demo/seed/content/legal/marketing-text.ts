import type { LegalText } from "../types.ts";

export const marketing: LegalText = {
  kind: "marketing",
  version: 1,
  title: { ko: "마케팅 정보 수신 동의(선택)", en: "Marketing messages (optional)" },
  intro: {
    ko: "특가와 이벤트 소식을 받을지 고르는 동의입니다. 동의하지 않아도 예약과 이용에는 아무 차이가 없습니다.",
    en: "This consent is about offers and event news. Booking works just the same without it.",
  },
  sections: [
    {
      heading: { ko: "1. 보내는 내용과 방법", en: "1. What and how" },
      paragraphs: [
        {
          ko: "특가 티타임, 쿠폰, 이벤트, 대회 소식을 이메일, 문자, 알림으로 보냅니다. 보낼 때는 제목 앞에 (광고)라고 적고 보낸 곳과 무료로 거부하는 방법을 알립니다.",
          en: 'Offers, coupons, events and tournaments by e-mail, text message or alarm. Each one starts with "(광고)", meaning advertisement, and says who sent it and how to stop it free of charge.',
        },
      ],
    },
    {
      heading: { ko: "2. 쓰는 정보와 기간", en: "2. Data and period" },
      paragraphs: [
        {
          ko: "이름, 이메일, 전화번호, 관심 지역과 이용 기록을 씁니다. 동의를 거두거나 탈퇴할 때까지 씁니다.",
          en: "Name, e-mail, phone, regions of interest and booking history, until you withdraw consent or leave.",
        },
      ],
    },
    {
      heading: { ko: "3. 밤 시간과 재확인", en: "3. Nights and reminders" },
      paragraphs: [
        {
          ko: "밤 9시부터 아침 8시까지는 따로 동의하지 않으면 보내지 않습니다. 2년마다 동의가 그대로인지 확인합니다.",
          en: "We send nothing between 9 pm and 8 am unless you agree to that separately. Every two years we ask whether your consent still stands.",
        },
      ],
    },
    {
      heading: { ko: "4. 거부와 철회", en: "4. Stopping" },
      paragraphs: [
        {
          ko: "언제든 마이페이지의 설정이나 메시지의 수신 거부로 그만 받을 수 있고, 처리 결과를 14일 안에 알려 드립니다. 예약 확인처럼 꼭 필요한 소식은 계속 보냅니다.",
          en: "Stop at any time in the settings of my page or with the link in a message; we confirm within 14 days. Necessary messages such as booking confirmations continue.",
        },
      ],
    },
  ],
};
