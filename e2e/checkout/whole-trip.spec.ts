import { formatShortDay } from "#app/domain/common/date/date-text.ts";
import { addDays } from "#app/domain/common/date/local-date.ts";
import en from "#app/locales/en/reservation/reservation.json" with { type: "json" };
import ko from "#app/locales/ko/reservation/reservation.json" with { type: "json" };
import { COURSE, freeTrip, linesOf, putInCart } from "../support/free-trip.ts";
import { filled } from "../support/messages.ts";
import { newcomer } from "../support/newcomer.ts";
import { expect, test } from "../support/test.ts";

const WORDS = {
  ko: {
    at: (path: string) => path,
    toPay: /결제하러 가기/,
    last: /^성 \(영문\)/,
    first: /^이름 \(영문\)/,
    email: /^이메일/,
    phone: /^휴대폰 번호/,
    secondLast: "여행자 2 성",
    secondFirst: "여행자 2 이름",
    all: "모두 동의해요",
    pay: /^₩[\d,]+ 결제하기$/,
    complete: "결제가 끝났어요",
    round: /시암 컨트리클럽 올드 코스/,
    holds: ko["cancel.free"],
    cancel: "예약 취소하기",
    doIt: /^취소하고 ₩[\d,]+ 환불$/,
    done: "환불 요청이 완료됐어요",
    refunded: "환불이 끝났어요",
    caddy: "지정 캐디",
    pickUp: ko["detail.pick_up"],
    voucher: ko["detail.voucher"],
  },
  en: {
    at: (path: string) => `/en${path}`,
    toPay: /^Pay ₩/,
    last: /^Last name(?! of)/,
    first: /^First name(?! of)/,
    email: /^E-mail/,
    phone: /^Mobile number/,
    secondLast: "Last name of traveller 2",
    secondFirst: "First name of traveller 2",
    all: "I agree to all",
    pay: /^Pay ₩[\d,]+$/,
    complete: "Payment complete",
    round: /Siam Country Club Old Course/,
    holds: en["cancel.fee"],
    cancel: "Cancel this reservation",
    doIt: /^Cancel and refund ₩[\d,]+$/,
    done: "Your refund request is complete",
    refunded: "Refunded",
    caddy: "Named caddie",
    pickUp: en["detail.pick_up"],
    voucher: en["detail.voucher"],
  },
} as const;

type Plan = { readonly chosen?: { readonly extras?: { readonly van?: { pickUp?: string } } } };

const wonIn = (text: string) => Number(text.replace(/\D/g, ""));

test("a whole trip is bought at once, and cancelling its round cancels caddie and van and refunds the right won", async ({
  page,
  open,
  baseURL,
}, { project }) => {
  const isPhone = project.name === "phone";
  const words = WORDS[isPhone ? "ko" : "en"];
  await newcomer(page.request, baseURL);
  // Long before, everything is refunded; within a week the fee of the round is 30 %, of caddie and van none yet.
  const trip = await freeTrip(page.request, { inDays: isPhone ? 50 : 4 });
  const keptPercent = isPhone ? 0 : 30;
  await putInCart(page.request, baseURL, linesOf(trip));

  await open(words.at("/shopping_cart"));
  await page.getByRole("link", { name: words.toPay }).filter({ visible: true }).first().click();
  await page.getByRole("textbox", { name: words.last }).fill("Hong");
  await page.getByRole("textbox", { name: words.first }).fill("Seokjun");
  await page.getByRole("textbox", { name: words.email }).fill("hong@palmtee.example");
  await page.getByRole("textbox", { name: words.phone }).fill("010-2345-6789");
  await page.getByLabel(words.secondLast).fill("Lee");
  await page.getByLabel(words.secondFirst).fill("Mikyung");
  await page.getByText(words.all).click();
  await expect(page.getByLabel(words.all)).toBeChecked();
  await page.getByRole("button", { name: words.pay }).filter({ visible: true }).click();
  await page.waitForURL(({ pathname }) => pathname === "/simulator/toss/window");
  await page.getByLabel(/신한카드/).check();
  await page.getByRole("button", { name: /결제하기/ }).click();
  await page.waitForURL(({ pathname }) => pathname.startsWith(words.at("/payment/complete/")));
  await expect(page.getByRole("heading", { level: 1, name: words.complete })).toBeVisible();

  await open(words.at("/reservation"));
  const main = page.getByRole("main");
  await expect(main.getByRole("listitem").filter({ hasText: "₩" })).toHaveCount(4);
  const sums = await main.getByRole("listitem").filter({ hasText: "₩" }).allInnerTexts();
  const paidFor = (isIt: (text: string) => boolean) =>
    sums
      .filter(isIt)
      // After the price comes what was taken off, and last what the card paid.
      .map((text) => wonIn(text.match(/₩[\d,]+/g)?.at(-1) ?? ""))
      .reduce((all, won) => all + won, 0);
  const isHotel = (text: string) => /아마리|Amari/.test(text);
  const isDependent = (text: string) => text.includes(words.caddy) || text.includes("↔");
  const round = paidFor((text) => !isHotel(text) && !isDependent(text));
  const due = paidFor(isDependent) + Math.floor((round * (100 - keptPercent)) / 100);

  await main.getByRole("link", { name: words.round }).first().click();
  // The sum holds until the first of them gets worse: far off the round does, within a week her caddie.
  const until = formatShortDay(addDays(trip.date, isPhone ? -30 : -3), isPhone ? "ko" : "en");
  await expect(main.getByText(filled(words.holds, { until, percent: keptPercent }))).toBeVisible();
  // The van comes before tee-off: its own voucher must not show the driver the tee time.
  const pickUp = main.getByRole("term").filter({ hasText: words.pickUp });
  await expect(pickUp).toBeVisible();
  const { pathname } = new URL(page.url());
  await main.getByRole("link", { name: /↔/ }).click();
  await expect(main.getByRole("heading", { level: 1, name: /↔/ })).toBeVisible();
  await page.getByRole("link", { name: words.voucher }).click();
  const query = `date=${trip.date}&players=2&time=${trip.time}&van=round_trip`;
  const plan: Plan = await (await page.request.get(`/api/course/${COURSE}/plan?${query}`)).json();
  const comesAt = plan.chosen?.extras?.van?.pickUp ?? "";
  const sheet = main.getByRole("article");
  await expect(sheet.getByText(comesAt, { exact: true })).toBeVisible();
  await expect(sheet.getByText(trip.time, { exact: true })).toHaveCount(0);
  await open(pathname);

  await page.getByRole("link", { name: words.cancel }).click();
  const doIt = page.getByRole("button", { name: words.doIt });
  expect(wonIn(await doIt.innerText())).toBe(due);
  await expect(main.getByText(words.caddy).first()).toBeVisible();
  await expect(main.getByText("↔").first()).toBeVisible();
  await doIt.click();
  await expect(page.getByText(words.done)).toBeVisible();
  await expect(page.getByRole("heading", { name: words.refunded })).toBeVisible();

  await open(words.at("/reservation?tab=cancelled"));
  await expect(main.getByRole("listitem").filter({ hasText: "₩" })).toHaveCount(3);
  await open(words.at("/reservation"));
  await expect(main.getByRole("listitem").filter({ hasText: "₩" })).toHaveCount(1);
  expect(Math.min(round, paidFor(isDependent), paidFor(isHotel))).toBeGreaterThan(0);
});
