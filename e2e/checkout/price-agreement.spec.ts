import type { Locator, Page } from "@playwright/test";
import { freeTrip, linesOf, putInCart } from "../support/free-trip.ts";
import { filled, wordsOf } from "../support/messages.ts";
import { newcomer } from "../support/newcomer.ts";
import { expect, test } from "../support/test.ts";

/** How each line is recognised, in either language. */
const LINES = {
  round: /^(시암 컨트리클럽 올드 코스|Siam Country Club Old Course)$/,
  van: /↔|콜밴|[Vv]an/,
  caddy: /지정 캐디|[Nn]amed caddie/,
  hotel: /^(아마리 파타야|Amari Pattaya)$/,
} as const;
type Line = keyof typeof LINES;
type Prices = Record<Line, number>;

const NAMES = Object.keys(LINES) as Line[];
const wonIn = (text: string) => Number(text.replace(/\D/g, ""));
const priceIn = async (place: Locator) => wonIn((await place.first().textContent()) ?? "");

async function pricesOf(placeOf: (line: Line) => Locator): Promise<Prices> {
  const read = NAMES.map(async (line) => [line, await priceIn(placeOf(line))] as const);
  return Object.fromEntries(await Promise.all(read)) as Prices;
}

/** A row of a list, known by the name of its line. */
function rowOf(page: Page, line: Line): Locator {
  const name = page.getByText(LINES[line]);
  return page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ hasText: "₩" })
    .filter({ has: name });
}

function pricesInCart(page: Page): Promise<Prices> {
  const round = page.getByRole("article", { name: LINES.round });
  const under = (line: Line) =>
    round.locator("[data-sub]").filter({ has: page.getByText(LINES[line]) });
  const places: Record<Line, Locator> = {
    round: round.locator("[aria-live] > b"),
    van: under("van").locator("[data-sum]"),
    caddy: under("caddy").locator("[data-sum]"),
    hotel: page.getByRole("article", { name: LINES.hotel }).locator("[aria-live] > b"),
  };
  return pricesOf((line) => places[line]);
}

/** Folded on a phone, but present; the van is below its round. */
function pricesAtCheckout(page: Page): Promise<Prices> {
  const sums = (line: Line) => {
    const rows = page.getByRole("main").locator("li").filter({ hasText: "₩" });
    return rows
      .filter({ has: page.getByText(LINES[line]) })
      .first()
      .locator("[data-sum]");
  };
  return pricesOf((line) => (line === "van" ? sums("round").nth(1) : sums(line)));
}

test("a line costs the same in the cart, at checkout, on the receipt, in the list and on its voucher, and a cancel gives back what it promised", async ({
  page,
  open,
  baseURL,
}, { project }) => {
  const { at, isPhone, payment, reservation, cart, message } = wordsOf(project.name);
  const main = page.getByRole("main");
  await newcomer(page.request, baseURL);
  await page.request.post("/mypage/coupons", {
    headers: { origin: baseURL ?? "" },
    form: { code: "WELCOME30" },
  });
  const trip = await freeTrip(page.request, { inDays: isPhone ? 60 : 64, slot: 2 });
  await putInCart(page.request, baseURL, linesOf(trip));

  await open(`${at}/shopping_cart`);
  const prices = await pricesInCart(page);
  const total = NAMES.reduce((sum, line) => sum + prices[line], 0);
  expect(Math.min(...Object.values(prices))).toBeGreaterThan(0);
  const items = NAMES.length;
  await expect(main.getByText(filled(cart.count_other, { count: items })).first()).toBeVisible();
  const tripName = (await main.getByRole("heading", { level: 1 }).innerText()).split(/:\s/).at(-1);

  await page
    .getByRole("link", { name: isPhone ? cart.pay : /^Pay ₩/ })
    .first()
    .click();
  const titled = filled(payment["line.title_other"], { count: items });
  await expect(main.getByText(titled).filter({ visible: true })).toBeVisible();
  expect(await pricesAtCheckout(page)).toEqual(prices);
  for (const [field, typed] of [
    [/^(성 \(영문\)|Last name(?! of))/, "Hong"],
    [/^(이름 \(영문\)|First name(?! of))/, "Gildong"],
    [/^(이메일|E-mail)/, "gildong@palmtee.example"],
    [/^(휴대폰 번호|Mobile number)/, "010-2345-6789"],
  ] as const) {
    await page.getByRole("textbox", { name: field }).fill(typed);
  }
  await page.getByLabel(filled(payment["people.last_name"], { number: 2 })).fill("Lee");
  await page.getByLabel(filled(payment["people.first_name"], { number: 2 })).fill("Mikyung");
  await page.getByText(payment["agree.all"]).click();
  const pay = page.getByRole("button", { name: /₩[\d,]+/ }).filter({ visible: true });
  const card = wonIn(await pay.innerText());
  expect(card).toBe(total - 30_000);
  await pay.click();
  await page.waitForURL(({ pathname }) => pathname === "/simulator/toss/window");
  await expect(page.getByRole("heading", { name: tripName })).toBeVisible();
  await page.getByLabel(/신한카드/).check();
  await page.getByRole("button", { name: /결제하기/ }).click();

  await expect(main.getByText(payment["complete.heading"])).toBeVisible();
  await expect(main.getByText(tripName ?? "")).toBeVisible();
  expect(await pricesOf((line) => rowOf(page, line).getByText(/^₩/))).toEqual(prices);
  await expect(
    main.getByText(filled(payment["complete.lines_other"], { count: items })),
  ).toBeVisible();

  await open(`${at}/reservation`);
  await expect(main.getByRole("heading", { name: tripName })).toBeVisible();
  expect(await pricesOf((line) => rowOf(page, line).locator("[data-sum]"))).toEqual(prices);
  const paid = await rowOf(page, "round").innerText();
  const [, less = ""] = paid.split(filled(reservation["money.less_coupon"], { amount: "₩" }));
  expect(wonIn(less.split(" · ")[0] ?? "")).toBeGreaterThan(0);

  for (const line of NAMES) {
    await open(`${at}/reservation`);
    await rowOf(page, line).first().getByRole("link").click();
    const money = main.getByRole("heading", { name: reservation.money, exact: true }).locator("..");
    await expect(money).toContainText(`₩${prices[line].toLocaleString("en")}`);
    const voucher = page.getByRole("link", { name: reservation["detail.voucher"] });
    await voucher.filter({ visible: true }).click();
    await expect(main.getByRole("article").locator("[data-price] b")).toHaveText(
      `₩${prices[line].toLocaleString("en")}`,
    );
  }

  await open(`${at}/reservation`);
  await rowOf(page, "round").first().getByRole("link").click();
  await page.getByRole("link", { name: reservation["cancel.order"] }).click();
  const cancel = page.getByRole("button", { name: /₩[\d,]+/ });
  const promised = wonIn(await cancel.innerText());
  expect(promised).toBe(card);
  await expect(main.getByText(reservation["ask.coupon"])).toBeVisible();
  await cancel.click();
  const told = page.getByRole("status").filter({ hasText: reservation["refund.amount"] });
  await expect(told).toContainText(`₩${promised.toLocaleString("en")}`);
  await expect(told).toContainText(reservation["refund.coupon"]);
  await expect(main.getByText(reservation["asked.title"])).toHaveCount(1);

  await open(`${at}/mypage/alarms`);
  await expect(main.getByText(message["subject.refund-done"], { exact: true })).toHaveCount(1);
  await expect(main.getByText(message["subject.refund-requested"], { exact: true })).toHaveCount(0);
});
