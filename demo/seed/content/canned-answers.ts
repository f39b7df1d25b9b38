import type { Both } from "./types.ts";

type Canned = { readonly title: Both; readonly body: Both; readonly uses: number };

/** In braces: what the desk fills in, or what staff must write themselves. */
export const canned: readonly Canned[] = [
  {
    title: { ko: "인원 추가: 같은 시간", en: "One more player, same time" },
    body: {
      ko: "{이름} 님, {날짜} {상품}에 한 분 더 함께하실 수 있어요. 추가 금액은 {추가 금액}이에요. 함께 가실 분의 여권 영문 이름을 알려 주시면 바로 바꿔 드릴게요.",
      en: "Dear {name}, one more player can join you at {product} on {date}. The extra price is {extra amount}. Tell us the name as in the passport and we change it at once.",
    },
    uses: 42,
  },
  {
    title: { ko: "인원 추가: 자리 없음", en: "One more player, no place left" },
    body: {
      ko: "{이름} 님, 예약하신 시간에는 자리가 없어요. 가장 가까운 시간은 {다른 시간}이에요. 이 시간으로 바꿔 드릴까요?",
      en: "Dear {name}, your tee time is full. The nearest free time is {other time}. Shall we move you there?",
    },
    uses: 17,
  },
  {
    title: { ko: "카트 추가", en: "One more cart" },
    body: {
      ko: "카트는 한 분에 한 대까지 더하실 수 있어요. {날짜} {상품}에 더해 두었고, 요금은 현장에서 바트로 내시면 돼요.",
      en: "Each player may have a cart of their own. We have added it for {product} on {date}; you pay for it in baht at the course.",
    },
    uses: 9,
  },
  {
    title: { ko: "확정 시간 안내", en: "When a request is confirmed" },
    body: {
      ko: "{이름} 님, 골프장 영업시간 안에 답을 받아요. 확인 번호가 나오는 대로 알림과 이메일로 알려 드릴게요. 그때까지는 언제든 전액 취소하실 수 있어요.",
      en: "Dear {name}, courses answer during their business hours. You get an alarm and an e-mail as soon as we have the reference. Until then you may cancel for a full refund.",
    },
    uses: 31,
  },
];
