import type { APIRequestContext, Page } from "@playwright/test";
import { lineKey } from "#app/domain/order/line/line-facts.ts";
import { freeTrip, putInCart, roundOf } from "../support/free-trip.ts";
import { newcomer } from "../support/newcomer.ts";
import { examiner, expect, sideways, test, usable } from "../support/test.ts";

const KO = {
  at: (path: string) => path,
  last: /^성 \(영문\)/,
  first: /^이름 \(영문\)/,
  traveller: { last: "여행자 2 성", first: "여행자 2 이름" },
  all: "모두 동의해요",
  pay: /^₩[\d,]+ 결제하기$/,
  missing: /(을|를) 확인해 주세요$/,
  complete: "결제가 끝났어요",
  number: /PT-\d{4}-\w{6}/,
  declined: "카드 한도나 잔액이 모자라요. 다른 카드로 시도해 주세요.",
  failed: "결제하지 못했어요",
  retry: "다시 결제하기",
  blocked: /결제창을 불러오지 못했어요/,
};
const EN: typeof KO = {
  at: (path) => `/en${path}`,
  last: /^Last name(?! of)/,
  first: /^First name(?! of)/,
  traveller: { last: "Last name of traveller 2", first: "First name of traveller 2" },
  all: "I agree to all",
  pay: /^Pay ₩[\d,]+$/,
  missing: /^Please check: /,
  complete: "Payment complete",
  number: /PT-\d{4}-\w{6}/,
  declined: "The card's limit or balance is not enough. Please try another card.",
  failed: "Payment failed",
  retry: "Try again",
  blocked: /The card window did not load/,
};

/** Two golfers, one round; another day for each run, because all share one shop. */
async function putRound(request: APIRequestContext, origin: string, inDays: number) {
  const trip = await freeTrip(request, { inDays });
  const round = roundOf(trip);
  await putInCart(request, origin, [round]);
  return lineKey(round);
}

const payButton = (page: Page, words: typeof KO) =>
  page.getByRole("button", { name: words.pay }).filter({ visible: true });

async function fill(page: Page, words: typeof KO) {
  await page.getByRole("textbox", { name: words.last }).fill("Hong");
  await page.getByRole("textbox", { name: words.first }).fill("Seokjun");
  await page.getByRole("textbox", { name: /^(이메일|E-mail)/ }).fill("hong@palmtee.example");
  await page.getByRole("textbox", { name: /^(휴대폰 번호|Mobile number)/ }).fill("010-2345-6789");
  await page.getByLabel(words.traveller.last).fill("Lee");
  await page.getByLabel(words.traveller.first).fill("Mikyung");
  await page.getByText(words.all).click();
  await expect(page.getByLabel(words.all)).toBeChecked();
}

test("a member reads what is missing, is declined, pays with another card, and the order is paid", async ({
  page,
  open,
  baseURL,
}, { project }) => {
  const isPhone = project.name === "phone";
  const words = isPhone ? KO : EN;
  await newcomer(page.request, baseURL);
  const key = await putRound(page.request, baseURL ?? "", isPhone ? 104 : 110);
  await open(words.at(`/payment?line=${encodeURIComponent(key)}`));

  await page.getByRole("textbox", { name: words.last }).fill("");
  await payButton(page, words).click();
  await expect(page.getByText(words.missing).filter({ visible: true })).toBeVisible();
  await expect(page.getByRole("textbox", { name: words.last })).toBeFocused();

  await expect.poll(() => sideways(page)).toBe(0);
  // What has scrolled half under the header is not what is judged.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  const { violations } = await examiner(page).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);

  await fill(page, words);
  await payButton(page, words).click();
  await page.waitForURL(({ pathname }) => pathname === "/simulator/toss/window");
  await page.getByLabel(/over its limit/).check();
  await page.getByRole("button", { name: /결제하기/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: words.failed })).toBeVisible();
  await expect(page.getByText(words.declined).first()).toBeVisible();
  await expect(page.getByText("REJECT_CARD_PAYMENT")).toBeVisible();

  await usable(page);
  await page.getByRole("link", { name: words.retry }).click();
  // A second try needs no typing again.
  await expect(page.getByText("HONG SEOKJUN").first()).toBeVisible();
  await expect(page.getByText("LEE MIKYUNG")).toBeVisible();
  await page.getByText(words.all).click();
  await expect(page.getByLabel(words.all)).toBeChecked();
  await payButton(page, words).click();
  await page.waitForURL(({ pathname }) => pathname === "/simulator/toss/window");
  await page.getByLabel(/신한카드/).check();
  await page.getByRole("button", { name: /결제하기/ }).click();
  await page.waitForURL(({ pathname }) => pathname.startsWith(words.at("/payment/complete/")));
  await expect(page.getByRole("heading", { level: 1, name: words.complete })).toBeVisible();
  await expect(page.getByText(words.number)).toBeVisible();
});

// P18
test(
  "a card script that fails to load is reported at the button, and a second press fetches it",
  { tag: "@day-phone" },
  async ({ page, open, baseURL }, { project }) => {
    const isPhone = project.name === "phone";
    const words = isPhone ? EN : KO;
    await newcomer(page.request, baseURL);
    const key = await putRound(page.request, baseURL ?? "", isPhone ? 116 : 122);
    await page.route("**/simulator/toss/v2/standard", (route) => route.abort());
    await open(words.at(`/payment?line=${encodeURIComponent(key)}`));
    await fill(page, words);
    await payButton(page, words).click();
    await expect(page.getByText(words.blocked).filter({ visible: true })).toBeVisible();

    await page.unroute("**/simulator/toss/v2/standard");
    await payButton(page, words).click();
    await page.waitForURL(({ pathname }) => pathname === "/simulator/toss/window");
  },
);
