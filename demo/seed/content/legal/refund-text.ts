import type { LegalText } from "../types.ts";

export const refund: LegalText = {
  kind: "refund",
  version: 1,
  title: { ko: "취소·환불 규정", en: "Cancellation and refund rule" },
  intro: {
    ko: "취소하기 전에 돌려받을 금액을 원 단위까지 보여 드립니다. 아래는 상품에 다른 규정이 없을 때의 기본 규정입니다.",
    en: "Before you cancel, we show what you get back, to the won. This is the standard rule, where a product has no rule of its own.",
  },
  sections: [
    {
      heading: { ko: "1. 확정 전 취소", en: "1. Before confirmation" },
      paragraphs: [
        {
          ko: "예약 대기(PENDING) 상태에서는 이용일과 상관없이 전액 환불합니다.",
          en: "While a reservation is pending, you get everything back, whatever the date.",
        },
      ],
    },
    {
      heading: { ko: "2. 확정 뒤 취소 수수료", en: "2. Fees after confirmation" },
      paragraphs: [
        {
          ko: "이용일 30일 전까지 0%, 20–29일 전 10%, 10–19일 전 15%, 8–9일 전 20%, 1–7일 전 30%, 이용 당일 50%입니다.",
          en: "30 days or more before 0 %, 20–29 days 10 %, 10–19 days 15 %, 8–9 days 20 %, 1–7 days 30 %, on the day itself 50 %.",
        },
        {
          ko: "날짜는 이용처가 있는 곳의 달력으로 셉니다. 이용일은 골프·캐디·콜밴·대회는 이용하는 날, 호텔은 체크인하는 날입니다.",
          en: "Days are counted on the calendar of the venue. The date is the day of use for golf, caddies, vans and tournaments, and the check-in day for hotels.",
        },
        {
          ko: "상품마다 다른 규정이 있으면 상품 화면과 결제 화면에 보여 드리고 동의를 받습니다. 결제할 때의 규정이 끝까지 적용됩니다.",
          en: "Where a product has its own rule, you see it on its page and before paying, and agree to it. The rule at the time of payment stays in force.",
        },
      ],
    },
    {
      heading: { ko: "3. 청약철회", en: "3. Right of withdrawal" },
      paragraphs: [
        {
          ko: "전자상거래법에 따라 결제한 날부터 7일 안에는 수수료 없이 청약을 철회할 수 있고, 낸 금액을 모두 돌려드립니다. 결제한 날은 세지 않습니다.",
          en: "Under the E-Commerce Act you may withdraw within 7 days of paying, without a fee, and get back all you paid. The day of payment is not counted.",
        },
        {
          ko: "다만 이용일까지 8일이 남지 않은 항목은 시간이 지나 다시 팔기 어려우므로 법이 정한 대로 청약철회가 제한되고, 위의 수수료를 적용합니다. 그 사실과 돌려받을 금액은 결제 전에 보여 드립니다.",
          en: "An item whose date is less than 8 days away can hardly be sold again in time: as the law provides, the right does not apply to it, and the fees above do. We show this, and what you would get back, before you pay.",
        },
      ],
    },
    {
      heading: { ko: "4. 항목별 취소", en: "4. Cancelling part of an order" },
      paragraphs: [
        {
          ko: "주문 전체가 아니라 항목 하나만 취소할 수 있습니다. 라운드를 취소하면 그 라운드에 딸린 캐디와 콜밴도 함께 취소되며, 취소 전에 함께 취소되는 항목을 보여 드립니다.",
          en: "You may cancel one item rather than the whole order. Cancelling a round also cancels its caddies and vans; we list them before you confirm.",
        },
        {
          ko: "환불액은 쿠폰과 포인트를 항목별로 나눈 뒤의 결제 금액에서 수수료를 뺀 금액입니다. 포인트를 먼저 되돌리고 나머지를 카드로 돌려드립니다.",
          en: "The refund is what you paid for that item, after sharing out coupon and points, less the fee. Points are returned first, the rest to your card.",
        },
      ],
    },
    {
      heading: { ko: "5. 이용처 사정과 날씨", en: "5. Venue's reasons and weather" },
      paragraphs: [
        {
          ko: "휴장이나 초과 예약처럼 이용처 사정으로 이용하지 못하면 전액 환불하고 포인트로 보상합니다. 지정 캐디가 골프장 사정으로 바뀌면 지정비를 모두 돌려드립니다.",
          en: "If the venue cannot serve you, through closure or overbooking, you get everything back and points as an apology. If the course replaces your chosen caddie, her booking fee is returned in full.",
        },
        {
          ko: "비나 낙뢰로 9홀을 마치기 전에 중단되면 골프장의 레인체크 규정을 먼저 적용합니다. 현장에서 받은 확인증을 보내 주세요.",
          en: "If rain or lightning stops play before nine holes, the course's rain-check rule applies first. Please send us the slip you received there.",
        },
      ],
    },
    {
      heading: { ko: "6. 나타나지 않은 경우", en: "6. No-shows" },
      paragraphs: [
        {
          ko: "연락 없이 이용하지 않으면 당일 취소와 같이 처리합니다. 늦을 것 같으면 바로 연락해 주세요. 이용처와 상의해 드립니다.",
          en: "Not turning up without notice counts as cancelling on the day. If you are running late, call us at once and we will talk to the venue.",
        },
      ],
    },
    {
      heading: { ko: "7. 환불 시기", en: "7. When the money arrives" },
      paragraphs: [
        {
          ko: "취소가 확정된 날부터 영업일 3일 안에 결제대행사에 취소를 요청합니다. 카드에 보이기까지는 카드사에 따라 3–7영업일이 더 걸릴 수 있습니다. 회사가 늦으면 법이 정한 지연이자를 드립니다.",
          en: "Within three business days after the cancellation is settled we instruct the payment gateway. Your card company may take another three to seven business days. If we are late, we pay the statutory interest.",
        },
      ],
    },
  ],
};
