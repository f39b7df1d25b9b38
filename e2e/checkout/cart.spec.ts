import { monthOfDay } from "#app/domain/common/date/calendar-rules.ts";
import { formatShortDay } from "#app/domain/common/date/date-text.ts";
import {
  addDays,
  dateIn,
  daysBetween,
  type LocalDate,
  SHOP_ZONE,
} from "#app/domain/common/date/local-date.ts";
import { won } from "#app/domain/common/money.ts";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import { caddieOn, freeTrip, putInCart, roundOf } from "../support/free-trip.ts";
import { wordsOf } from "../support/messages.ts";
import { newcomer } from "../support/newcomer.ts";
import { expect, graveFaults, test } from "../support/test.ts";

const WORDS = {
  ko: {
    title: "장바구니",
    course: "시암 컨트리클럽 올드 코스",
    golfers: "골퍼",
    changed: "바꿨어요. 금액을 다시 계산했어요",
    fix: "이 라운드로 옮기기",
    fixed: "해결했어요. 금액을 다시 계산했어요",
    remove: "지정 캐디 Noi 빼기",
    pay: /결제하러 가기/,
    priceNews: "금액이 바뀐 항목이 있어요",
    gotIt: "확인했어요",
  },
  en: {
    title: "Cart",
    course: "Siam Country Club Old Course",
    golfers: "Golfers",
    changed: "Changed. The price has been updated",
    fix: "Move her to this round",
    fixed: "Fixed. The price has been updated",
    remove: "Remove Named caddie Noi",
    pay: /^Pay ₩/,
    priceNews: "Some prices have changed",
    gotIt: "Got it",
  },
} as const;

const rideOn = (date: LocalDate): CartLine => ({
  kind: "callvan",
  routeId: "r-bkk-pattaya",
  date,
  time: "14:00",
  from: "BKK",
  to: "Amari",
  people: 2,
  price: won(55_000),
});
const SOMEBODY_ELSE = "00000000-0000-4000-8000-000000000000";

test(
  "a cart shows changed prices, is edited and fixed in place, and is still there after a reload",
  {
    tag: "@day-phone",
  },
  async ({ page, open, context, baseURL }, { project }) => {
    const isPhone = project.name === "phone";
    const locale = isPhone ? "ko" : "en";
    const words = WORDS[locale];
    const { cart, ui } = wordsOf(project.name);
    await newcomer(context.request, baseURL);
    // Her own day is another one than that of the round.
    const trip = await freeTrip(page.request, { inDays: isPhone ? 125 : 145 });
    const stray = await freeTrip(page.request, { inDays: isPhone ? 127 : 147 });
    const memberId = await putInCart(page.request, baseURL, [
      roundOf(trip, { fees: { green: won(1), cart: won(0), caddy: won(0), van: won(0) } }),
      caddieOn(stray.date === trip.date ? addDays(stray.date, 1) : stray.date),
    ]);

    const path = isPhone ? "/shopping_cart" : "/en/shopping_cart";
    await open(path);
    // As an older browser cart would be found: one's own is handed over, another's stays where it is.
    const held = [`palmtee.cart.${memberId}`, `palmtee.cart.${SOMEBODY_ELSE}`] as const;
    await page.evaluate(
      ([[mine, others], text]) => {
        localStorage.setItem(mine, text);
        localStorage.setItem(others, text.replace("Amari", "Elsewhere"));
      },
      [held, JSON.stringify([rideOn(addDays(trip.date, -1))])] as const,
    );
    await open(path);
    // The route has its own ends; what that cart called them is the driver's note.
    const [airport, hotel] = isPhone
      ? ["수완나품 공항(BKK)", "파타야 호텔"]
      : ["Suvarnabhumi Airport (BKK)", "Pattaya hotel"];
    const ride = page.getByRole("article", { name: airport });
    await expect(ride.getByRole("heading", { name: `${airport} → ${hotel}` })).toBeVisible();
    await expect(ride.getByText("BKK → Amari")).toBeVisible();
    expect(
      await page.evaluate((keys) => keys.map((key) => localStorage.getItem(key)), held),
    ).toEqual([null, expect.stringContaining("Elsewhere")]);
    await expect(page.getByText("Elsewhere")).toHaveCount(0);

    await expect(page.getByRole("heading", { level: 1, name: words.title })).toBeVisible();
    await expect(page.getByText(words.priceNews)).toBeVisible();
    await page.getByRole("button", { name: words.gotIt }).click();
    // The card provider's script is on every page, once there is nothing else to do.
    await expect.poll(() => page.evaluate(() => "TossPayments" in window)).toBe(true);
    await expect(page.getByText(words.priceNews)).toHaveCount(0);

    const round = page.getByRole("article", { name: words.course });
    const sum = round.locator("[aria-live] > b");
    const before = Number((await sum.innerText()).replace(/\D/g, ""));
    // What a third golfer adds is shown in the choice, before anything is changed.
    const more = `+₩${(before / 2).toLocaleString("en-US")}`;
    const golfers = round.getByLabel(words.golfers, { exact: true });
    await expect(golfers.getByRole("option").nth(1)).toHaveText(new RegExp(`\\${more}$`));
    await golfers.selectOption("3");
    await expect(page.getByText(words.changed)).toBeVisible();
    await expect(sum).toHaveText(`₩${((before / 2) * 3).toLocaleString("en-US")}`);

    await page.getByRole("button", { name: words.fix }).click();
    await expect(page.getByText(words.fixed)).toBeVisible();
    await expect(page.getByRole("button", { name: words.fix })).toHaveCount(0);
    await expect(page.getByRole("link", { name: words.pay }).last()).toHaveAttribute(
      "href",
      /\/payment\?line=callvan.*&line=golf.*&line=caddy/,
    );

    // Another day is chosen in place: one round, with its caddie, at the price that stood there before.
    const away = daysBetween(dateIn(SHOP_ZONE, new Date()), trip.date);
    const later = await freeTrip(page.request, { inDays: away + 3 });
    const dayPill = (date: LocalDate) =>
      round.getByRole("button", { name: `${cart["move.label"]}: ${formatShortDay(date, locale)}` });
    await dayPill(trip.date).click();
    const sheet = page.getByRole("dialog");
    const take = sheet.getByRole("button", { name: cart["move.take"] });
    await expect(sheet.getByText(cart["move.choose"])).toBeVisible();
    await expect(take).toHaveAttribute("aria-disabled", "true");
    if (monthOfDay(later.date) !== monthOfDay(trip.date)) {
      await sheet.getByRole("button", { name: ui["calendar.next"] }).click();
    }
    await sheet.locator(`[data-day="${later.date}"]`).click();
    const total = sheet.getByRole("status").locator("b");
    await expect(total).toHaveText(/^₩[\d,]+$/);
    expect(await graveFaults(page)).toEqual([]);
    const price = await total.innerText();
    await take.click();
    await expect(dayPill(later.date)).toBeFocused();
    await expect(round).toHaveCount(1);
    await expect(sum).toHaveText(price);
    await expect(round.getByRole("button", { name: words.remove })).toBeVisible();
    await page.getByRole("button", { name: cart.undo }).last().click();
    await expect(dayPill(trip.date)).toBeVisible();
    await expect(round.getByRole("button", { name: words.remove })).toBeVisible();

    // The other way costs the same, and a note costs nothing.
    const fare = await ride.locator("[aria-live] > b").innerText();
    await ride.getByRole("button", { name: cart["ride.change"] }).click();
    await sheet.getByLabel(cart["ride.from"], { exact: true }).selectOption(hotel);
    await sheet.getByLabel(cart["ride.to"], { exact: true }).selectOption(airport);
    await sheet.getByLabel(cart["ride.note"], { exact: true }).fill("KE658");
    await expect(total).toHaveText(fare);
    await sheet.getByRole("button", { name: cart["ride.take"] }).click();
    await expect(ride.getByRole("heading", { name: `${hotel} → ${airport}` })).toBeVisible();
    await expect(ride.getByText(`${cart["detail.note"]} KE658`)).toBeVisible();
    await expect(ride.locator("[aria-live] > b")).toHaveText(fare);

    await round.getByRole("button", { name: words.remove }).click();
    await expect(round.getByRole("button", { name: words.remove })).toHaveCount(0);
    await page.reload();
    await expect(round.getByLabel(words.golfers, { exact: true })).toHaveValue("3");
    await expect(page.getByText("Noi")).toHaveCount(0);
  },
);
