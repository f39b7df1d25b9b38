import type { LegalText } from "../types.ts";

export const payment: LegalText = {
  kind: "payment",
  version: 1,
  title: { ko: "결제대행 서비스 이용 동의", en: "Payment gateway terms" },
  intro: {
    ko: "카드 결제는 전자금융업자인 토스페이먼츠의 결제창에서 이루어집니다. 결제하려면 아래 내용에 동의해야 합니다.",
    en: "Card payments are made in the payment window of Toss Payments, a registered payment gateway. Please agree to the following to pay.",
  },
  sections: [
    {
      heading: { ko: "1. 결제대행의 이용", en: "1. How it works" },
      paragraphs: [
        {
          ko: "회사는 주문 번호, 상품 이름, 금액, 구매자 이름과 연락처를 결제대행사에 전합니다. 카드 번호와 비밀번호는 결제창에만 입력하며 회사는 저장하지 않습니다.",
          en: "We pass the order number, product name, amount, and the buyer's name and contact to the gateway. Card numbers and passwords are typed only into its window; we do not store them.",
        },
      ],
    },
    {
      heading: { ko: "2. 제공하는 정보와 기간", en: "2. Data passed on and how long" },
      paragraphs: [
        {
          ko: "받는 곳: 토스페이먼츠와 결제한 카드사. 목적: 결제 승인, 취소, 부정 결제 방지, 정산. 기간: 전자금융거래법 등 법이 정한 기간(거래 기록 5년).",
          en: "Recipients: Toss Payments and your card issuer. Purpose: approval, cancellation, fraud prevention and settlement. Period: as the law requires (five years for transaction records).",
        },
      ],
    },
    {
      heading: { ko: "3. 승인과 취소", en: "3. Approval and cancellation" },
      paragraphs: [
        {
          ko: "결제는 서버에서 금액을 다시 확인한 뒤 한 번만 승인됩니다. 결제창이 닫히거나 통신이 끊기면 「결제 확인 중」으로 표시하고, 승인 여부를 확인해 알려 드립니다.",
          en: "The server checks the amount again and approves once only. If the window closes or the line drops, we show the payment as being checked and tell you the result.",
        },
        {
          ko: "취소와 부분 취소는 결제한 수단으로 돌려드립니다. 할부 수수료와 환율 차이는 카드사 규정을 따릅니다.",
          en: "Cancellations, full or part, go back to the method you paid with. Instalment fees and exchange differences follow your card company's rules.",
        },
      ],
    },
    {
      heading: { ko: "4. 동의하지 않을 권리", en: "4. If you do not agree" },
      paragraphs: [
        {
          ko: "동의하지 않을 수 있으나, 그러면 카드 결제를 할 수 없습니다.",
          en: "You may refuse, but then card payment is not possible.",
        },
      ],
    },
  ],
};
