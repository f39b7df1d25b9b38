import type { LegalText } from "../types.ts";

export const age: LegalText = {
  kind: "age",
  version: 1,
  title: { ko: "만 14세 이상 확인", en: "Confirming that you are 14 or older" },
  intro: {
    ko: "팜티는 만 14세 이상만 가입하고 결제할 수 있습니다.",
    en: "Only people of 14 or over may join Palmtee and pay.",
  },
  sections: [
    {
      heading: { ko: "1. 확인하는 이유", en: "1. Why we ask" },
      paragraphs: [
        {
          ko: "개인정보 보호법은 만 14세 미만의 정보를 다룰 때 법정대리인의 동의를 받도록 정하고 있습니다. 회사는 만 14세 미만의 가입과 결제를 받지 않습니다.",
          en: "Korean privacy law requires a guardian's consent for children under 14. We therefore do not accept members or payments under that age.",
        },
      ],
    },
    {
      heading: { ko: "2. 미성년자의 결제", en: "2. Payments by minors" },
      paragraphs: [
        {
          ko: "만 19세 미만이 법정대리인의 동의 없이 결제했다면 본인이나 법정대리인이 취소할 수 있습니다.",
          en: "If someone under 19 paid without a guardian's consent, the minor or the guardian may cancel.",
        },
      ],
    },
    {
      heading: { ko: "3. 사실과 다르게 확인한 경우", en: "3. If it is not true" },
      paragraphs: [
        {
          ko: "만 14세 미만인 것을 알게 되면 계정을 닫고 정보를 지우며, 이용 전 예약은 전액 환불합니다.",
          en: "If we learn that someone is under 14, we close the account, delete the data and refund unused bookings in full.",
        },
        {
          ko: "아이와 함께 여행할 때는 보호자가 예약자가 되어 주세요.",
          en: "When you travel with children, a parent or guardian should make the booking.",
        },
      ],
    },
  ],
};
