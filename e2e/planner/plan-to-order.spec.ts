import type { Page } from "@playwright/test";
import { addDays, dateIn, SHOP_ZONE } from "#app/domain/common/date/local-date.ts";
import { won } from "#app/domain/common/money.ts";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import { putInCart } from "../support/free-trip.ts";
import { wordsOf } from "../support/messages.ts";
import { logIn, newcomer } from "../support/newcomer.ts";
import { expect, sideways, test } from "../support/test.ts";

/** Each test has days of its own: the last room of one is another's refusal. */
const SENTENCE = {
  "": "1월 넷째 주에 2명, 파타야 2박이요.",
  "/en": "Two of us to Pattaya, two nights from 11 January 2027.",
} as const;
const plansFrom = (day: string) => `/ai/plans?from=${day}&nights=2&region=pattaya&golfers=2`;
const RIDE: CartLine = {
  kind: "callvan",
  routeId: "r-bkk-pattaya",
  date: addDays(dateIn(SHOP_ZONE, new Date()), 90),
  people: 2,
  time: "14:00",
  price: won(84_000),
};

const wonIn = (text: string | null) => Number((text ?? "").replace(/\D/g, ""));
const totalOf = async (page: Page) =>
  wonIn(await page.getByRole("complementary").locator("dl > div").last().locator("dd").innerText());
const wonText = (amount: number) => amount.toLocaleString("en-US");

test("a sentence becomes a plan that takes the place of an older cart, and is paid at its price", async ({
  page,
  open,
  context,
  baseURL,
}, { project }) => {
  const { at, isPhone, planner, cart, payment } = wordsOf(project.name);
  await newcomer(context.request, baseURL);
  await putInCart(context.request, baseURL, [RIDE]);
  await open(`${at}/ai`);
  await page.getByLabel(planner["say.label"]).fill(SENTENCE[at === "" ? "" : "/en"]);
  await page.getByRole("button", { name: planner["say.read"] }).click();
  await expect(page.getByText(planner["read.title"])).toBeVisible();
  await page.getByRole("button", { name: planner.submit }).click();

  const add = page.getByRole("button", {
    name: planner[isPhone ? "plans.add_short" : "plans.add"],
  });
  await expect(add).toBeVisible();
  const total = await totalOf(page);
  await add.click();
  await expect(page.getByRole("heading", { name: planner["there.title"] })).toBeVisible();
  await expect(page.getByRole("main")).toContainText(wonText(84_000));
  expect(await sideways(page)).toBe(0);
  await page.getByRole("link", { name: planner["there.later"] }).click();
  await add.click();
  await page.getByRole("button", { name: planner["there.replace_one"] }).click();

  await page.waitForURL(({ pathname }) => pathname === `${at}/shopping_cart`);
  await expect(page.getByRole("complementary", { name: cart.to_pay })).toContainText(
    wonText(total),
  );
  await payAsTwo(page, isPhone, payment["agree.all"]);
  await page.waitForURL(({ pathname }) => pathname.startsWith(`${at}/payment/complete/`));
  const lines = page.getByRole("main").getByRole("link").filter({ hasText: "₩" });
  await expect(lines.first()).toBeVisible();
  const paid = (await lines.allInnerTexts()).map((text) => wonIn(text.match(/₩[\d,]+/)?.[0] ?? ""));
  expect(paid.reduce((sum, amount) => sum + amount, 0)).toBe(total);
});

/** From the cart to the card, with the names of two travellers. */
async function payAsTwo(page: Page, isPhone: boolean, agree: string): Promise<void> {
  const field = (ko: RegExp, en: RegExp) => page.getByRole("textbox", { name: isPhone ? ko : en });
  const toPay = isPhone ? /결제하러 가기/ : /^Pay ₩/;
  await page.getByRole("link", { name: toPay }).filter({ visible: true }).first().click();
  await field(/^성 \(영문\)/, /^Last name(?! of)/).fill("Hong");
  await field(/^이름 \(영문\)/, /^First name(?! of)/).fill("Seokjun");
  await field(/^이메일/, /^E-mail/).fill("hong@palmtee.example");
  await field(/^휴대폰 번호/, /^Mobile number/).fill("010-2345-6789");
  await field(/^여행자 2 성/, /^Last name of traveller 2/).fill("Lee");
  await field(/^여행자 2 이름/, /^First name of traveller 2/).fill("Mikyung");
  await page.getByText(agree).click();
  const pay = page.getByRole("button", { name: isPhone ? /^₩[\d,]+ 결제하기$/ : /^Pay ₩[\d,]+$/ });
  await pay.filter({ visible: true }).click();
  await page.waitForURL(({ pathname }) => pathname === "/simulator/toss/window");
  await page.getByLabel(/신한카드/).check();
  await page.getByRole("button", { name: /결제하기/ }).click();
}

test("a saved trip opens again with what it costs today, and is removed", async ({
  page,
  open,
  context,
  baseURL,
}, { project }) => {
  const { at, planner, mypage } = wordsOf(project.name);
  await newcomer(context.request, baseURL);
  await open(`${at}${plansFrom("2027-02-15")}`);
  const total = await totalOf(page);
  await page.getByRole("button", { name: planner["save.do"] }).click();
  await expect(page.getByText(planner["save.done"], { exact: true })).toBeVisible();
  await page.getByRole("link", { name: planner["save.see"] }).click();
  await expect(page.getByRole("heading", { level: 1, name: mypage["menu.plans"] })).toBeVisible();
  const saved = page.getByRole("list", { name: planner["saved.title"] }).getByRole("listitem");
  await expect(saved).toContainText(wonText(total));
  expect(await sideways(page)).toBe(0);
  await saved.getByRole("link", { name: planner["saved.open"] }).click();
  const note = planner["saved.same"].replace("{{amount}}", `₩${wonText(total)}`);
  await expect(page.getByText(note)).toBeVisible();
  await open(`${at}/mypage/plans`);
  await saved.getByRole("button").click();
  await expect(page.getByText(planner["saved.empty"])).toBeVisible();
});

test(
  "a visitor's plan is in the cart after the login",
  { tag: "@day-phone" },
  async ({ page, open, browser, baseURL }, { project }) => {
    const { at, isPhone, planner, buy, cart } = wordsOf(project.name);
    const elsewhere = await browser.newContext({ baseURL: baseURL ?? "" });
    const { loginId } = await newcomer(elsewhere.request, baseURL);
    await elsewhere.close();
    await open(`${at}${plansFrom("2027-02-22")}`);
    const total = await totalOf(page);
    await page
      .getByRole("button", { name: planner[isPhone ? "plans.add_short" : "plans.add"] })
      .click();
    await page.getByRole("button", { name: buy["login.go"] }).click();
    await page.waitForURL(({ pathname }) => pathname === `${at}/login`);
    await logIn(page, { loginId });
    await page.waitForURL(({ pathname }) => pathname === `${at}/shopping_cart`);
    await expect(page.getByRole("complementary", { name: cart.to_pay })).toContainText(
      wonText(total),
    );
  },
);

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test(
    "a plan is put next to what is in the cart",
    { tag: "@day-phone" },
    async ({ page, context, baseURL }, { project }) => {
      const { at, isPhone, planner } = wordsOf(project.name);
      await page.goto(`${at}${plansFrom("2027-03-01")}`);
      const add = page.getByRole("button", {
        name: planner[isPhone ? "plans.add_short" : "plans.add"],
      });
      await add.click();
      await expect(page).toHaveURL(/\/login\?next=.*ai%2Fplans/);
      await newcomer(context.request, baseURL);
      await putInCart(context.request, baseURL, [RIDE]);
      await page.goto(`${at}${plansFrom("2027-03-01")}`);
      await add.click();
      await expect(page.getByRole("heading", { name: planner["there.title"] })).toBeVisible();
      await page.getByRole("button", { name: planner["there.keep"] }).click();
      await expect(page).toHaveURL(/\/shopping_cart$/);
      await expect(page.getByRole("main")).toContainText(wonText(84_000));
    },
  );
});
