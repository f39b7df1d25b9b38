import type { LegalText } from "../types.ts";

export const personalInformation: LegalText = {
  kind: "personal-information",
  version: 1,
  title: { ko: "개인정보 수집·이용 및 제공 동의", en: "Consent to use personal information" },
  intro: {
    ko: "예약을 맺고 이행하는 데 꼭 필요한 동의입니다. 이용처가 해외에 있어 국외로 전하는 내용을 함께 적었습니다.",
    en: "We need this consent to make and carry out your booking. As venues are abroad, it includes the transfer abroad.",
  },
  sections: [
    {
      heading: { ko: "1. 수집·이용", en: "1. Collection and use" },
      paragraphs: [
        {
          ko: "항목: 예약자의 성과 이름(여권 영문), 이메일, 전화번호, 동반자의 영문 이름, 일정과 요청 사항. 목적: 예약, 확인 연락, 바우처 발급, 환불, 문의 답변.",
          en: "Data: booker's last and first name as in the passport, e-mail, phone, companions' names, schedule and requests. Purpose: booking, confirmation, voucher, refund and answers.",
        },
        {
          ko: "기간: 이용이 끝난 뒤 전자상거래법에 따라 5년 보관하고 지웁니다.",
          en: "Period: kept for five years after use under the E-Commerce Act, then deleted.",
        },
      ],
    },
    {
      heading: { ko: "2. 국외의 이용처에 제공", en: "2. Transfer to venues abroad" },
      paragraphs: [
        {
          ko: "받는 곳: 예약한 골프장, 호텔, 차량 회사(예약 화면에 이름이 있습니다). 나라: 그 이용처가 있는 나라. 항목: 영문 이름, 인원, 날짜와 시각, 필요할 때 연락처.",
          en: "Recipients: the course, hotel or vehicle company named on your reservation. Country: where that venue is. Data: names, number of people, date and time and, where needed, a contact.",
        },
        {
          ko: "목적: 예약 확인과 서비스 제공. 시기와 방법: 예약할 때 암호화한 통신이나 업무용 메신저. 기간: 이용과 정산이 끝날 때까지.",
          en: "Purpose: to confirm and provide the service. When and how: at booking, by encrypted connection or business messenger. Period: until visit and settlement are done.",
        },
      ],
    },
    {
      heading: { ko: "3. 동반자의 정보", en: "3. Your companions' data" },
      paragraphs: [
        {
          ko: "동반자의 정보는 그분의 동의를 받고 적어 주세요. 동반자도 언제든 보거나 지우도록 요청할 수 있습니다.",
          en: "Please enter companions' data with their consent. They, too, may ask to see or delete it at any time.",
        },
      ],
    },
    {
      heading: { ko: "4. 동의하지 않을 권리", en: "4. If you do not agree" },
      paragraphs: [
        {
          ko: "동의하지 않을 수 있으나, 꼭 필요한 정보이므로 예약을 진행할 수 없습니다.",
          en: "You may refuse, but as this data is essential, the booking cannot go ahead.",
        },
      ],
    },
  ],
};
