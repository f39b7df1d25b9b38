import type { LegalText } from "../types.ts";

export const travel: LegalText = {
  kind: "travel",
  version: 1,
  title: { ko: "여행약관", en: "Travel terms" },
  intro: {
    ko: "회사가 알선하는 해외 골프 여행 상품에 적용합니다. 공정거래위원회의 국외여행 표준약관을 바탕으로 썼습니다.",
    en: "These terms apply to the golf travel services we arrange abroad. They follow the Korean standard terms for overseas travel.",
  },
  sections: [
    {
      heading: { ko: "제1조 계약의 내용", en: "1. What the contract covers" },
      paragraphs: [
        {
          ko: "여행 계약은 예약 화면과 바우처, 이 약관으로 이루어집니다. 항공권, 여행자보험, 비자는 따로 표시하지 않으면 들어 있지 않습니다.",
          en: "The contract consists of the reservation page, the voucher and these terms. Flights, travel insurance and visas are not included unless stated.",
        },
        {
          ko: "상품 화면에 값과 들어 있는 것, 최소 인원, 이용 조건을 적습니다. 여행할 나라의 여행경보 단계는 외교부 해외안전여행 누리집에서 꼭 확인해 주세요.",
          en: "Product pages state the price, what it includes, minimum numbers and conditions. Please check the travel-alert level of your destination on the Ministry of Foreign Affairs' overseas safety site.",
        },
      ],
    },
    {
      heading: { ko: "제2조 회사의 책임", en: "2. Our responsibility" },
      paragraphs: [
        {
          ko: "회사는 이용처를 성실하게 고르고, 확인 번호를 받아 예약을 확정하며, 라운드 전날 다시 확인합니다. 회사나 현지 협력사의 고의 또는 과실로 손해가 생기면 배상합니다.",
          en: "We choose venues with care, confirm bookings with their reference and check again the day before a round. We compensate for damage caused by us or our local partners, on purpose or by negligence.",
        },
      ],
    },
    {
      heading: { ko: "제3조 여행자의 책임", en: "3. Your responsibility" },
      paragraphs: [
        {
          ko: "여권의 남은 기간, 비자, 입국 신고는 여행자가 직접 확인합니다. 이용처의 복장과 안전 규칙, 현지 법을 지키고, 티오프 30분 전까지 도착해 주세요.",
          en: "You check your passport's validity, visas and arrival forms yourself. Keep to the dress code, safety rules and local law, and arrive at least 30 minutes before your tee time.",
        },
        {
          ko: "심장 질환이나 임신 등 배려가 필요한 사정은 미리 알려 주시면 이용처와 상의합니다.",
          en: "If a condition such as heart disease or pregnancy needs care, tell us and we will talk to the venue.",
        },
      ],
    },
    {
      heading: { ko: "제4조 내용의 변경", en: "4. Changes" },
      paragraphs: [
        {
          ko: "천재지변, 휴장, 대회 개최, 교통 사정처럼 어쩔 수 없는 일이 있으면 여행자의 동의를 받아 비슷한 수준으로 바꿉니다. 값이 내려가면 차액을 돌려드리고, 동의하지 않으면 전액 환불합니다.",
          en: "If weather, closure, a competition or traffic forces a change, we ask you and arrange something of similar quality. If it costs less, we return the difference; if you do not agree, you get everything back.",
        },
        {
          ko: "여행자가 날짜나 인원을 바꾸려면 이용처에 자리가 있어야 하며, 차액을 더 내거나 돌려받습니다.",
          en: "If you want another date or number of people, the venue must have room, and the difference is paid or returned.",
        },
      ],
    },
    {
      heading: { ko: "제5조 최소 인원", en: "5. Minimum numbers" },
      paragraphs: [
        {
          ko: "최소 인원이 있는 상품이나 대회가 인원이 모자라 열리지 않으면 7일 전까지 알리고 전액 환불합니다. 늦게 알린 때에는 소비자분쟁해결기준에 따라 배상합니다.",
          en: "If a product or tournament with a minimum number cannot take place, we tell you at least 7 days before and refund everything. If we are late, we compensate under the Consumer Dispute Resolution Standards.",
        },
      ],
    },
    {
      heading: { ko: "제6조 회사의 사정으로 인한 취소", en: "6. If we cancel" },
      paragraphs: [
        {
          ko: "회사나 이용처의 사정으로 취소하면 전액을 돌려드리고, 여행자에게 생긴 손해는 소비자분쟁해결기준에 따라 배상합니다.",
          en: "If we or the venue cancel, you get everything back, and damage you suffer is compensated under the Consumer Dispute Resolution Standards.",
        },
      ],
    },
    {
      heading: { ko: "제7조 여행자의 취소", en: "7. If you cancel" },
      paragraphs: [
        {
          ko: "여행자는 언제든 취소할 수 있고, 수수료는 취소·환불 규정을 따릅니다. 여행자나 가족의 사망, 입원이 필요한 사고처럼 법과 표준약관이 정한 사유에는 증빙을 보고 수수료를 받지 않습니다.",
          en: "You may cancel at any time; fees follow the cancellation and refund rule. For reasons named in law and the standard terms, such as a death in the family or an accident needing hospital care, no fee is charged on proof.",
        },
      ],
    },
    {
      heading: { ko: "제8조 보증과 보험", en: "8. Guarantee and insurance" },
      paragraphs: [
        {
          ko: "회사는 관광진흥법에 따른 영업보증보험에 들어 있으며 내용은 화면 아래 사업자 정보에 있습니다. 여행자보험은 직접 드시기를 권합니다.",
          en: "We hold the guarantee insurance required by the Tourism Promotion Act; see the business details at the foot of the page. We advise you to take out travel insurance.",
        },
      ],
    },
  ],
};
