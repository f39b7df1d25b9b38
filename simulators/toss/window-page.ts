import { html } from "hono/html";
import { CARDS } from "./cards.ts";
import type { WindowOrder } from "./toss-payment.ts";

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;margin:0;background:#f2f4f6;color:#191f28}
header{padding:16px 20px;font-weight:700;background:#0050ff;color:#fff}main{max-width:34rem;margin:0 auto;padding:16px 20px}
h1{font-size:20px;margin:8px 0}dl{display:grid;grid-template-columns:auto 1fr;gap:4px 16px;margin:0 0 16px}dd{margin:0;overflow-wrap:anywhere}
label{display:flex;gap:10px;align-items:center;min-height:48px}fieldset{border:1px solid #c4cad1;border-radius:8px;background:#fff;margin:0 0 16px}
button{font:inherit;font-weight:700;min-height:48px;padding:0 20px;border-radius:8px;border:1px solid #191f28;background:#fff;color:#191f28;margin:0 8px 8px 0}
button.yes{background:#0050ff;border-color:#0050ff;color:#fff}`;

/** Plain forms that say clearly that this is a simulator: nobody must type a real card number here. */
export function windowPage({ orderId, orderName, amount }: WindowOrder) {
  return html`<!doctype html>
<html lang="ko"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>Toss Payments (simulator)</title><style>${STYLE}</style></head>
<body><header>Toss Payments · 데모용 모의 결제창 (simulator)</header>
<main><h1>${orderName}</h1>
<dl><dt>결제 금액 · Amount</dt><dd><b>₩${amount.toLocaleString("ko-KR")}</b></dd>
<dt>주문 번호 · Order</dt><dd>${orderId}</dd></dl>
<p>실제로 결제되지 않아요. · No money moves.</p>
<form method="post"><fieldset><legend>카드 · Card</legend>
${CARDS.map(
  ({ key, name }, index) => html`<label><input type="radio" name="card" value="${key}"
${index === 0 ? "checked" : ""}>${name}</label>`,
)}</fieldset>
<button class="yes" name="decision" value="pay">결제하기 · Pay</button>
<button name="decision" value="close">닫기 · Close</button></form></main></body></html>`;
}
