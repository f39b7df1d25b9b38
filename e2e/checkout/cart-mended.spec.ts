import type { APIRequestContext } from "@playwright/test";
import { addDays, dateIn, type LocalDate, SHOP_ZONE } from "#app/domain/common/date/local-date.ts";
import { weekdayName } from "#app/domain/common/date/plain-date-text.ts";
import { won } from "#app/domain/common/money.ts";
import { COURSE, putInCart, roundOf } from "../support/free-trip.ts";
import { filled, wordsOf } from "../support/messages.ts";
import { newcomer } from "../support/newcomer.ts";
import { expect, graveFaults, sideways, test } from "../support/test.ts";

const NAT = "cad-001";

type Plan = { chosen?: { slots: { time: string; left: number }[] } };

/** A day on which Nat rests, with an untouched morning. */
async function dayOff(request: APIRequestContext, inDays: number) {
  const first = addDays(dateIn(SHOP_ZONE, new Date()), inDays);
  for (let day = 0; day < 30; day += 1) {
    const date = addDays(first, day);
    const hers = await (await request.get(`/api/caddy/${NAT}/days?date=${date}`)).json();
    if (hers.chosen?.state !== "off") continue;
    const response = await request.get(`/api/course/${COURSE}/plan?date=${date}&players=2`);
    const plan = (await response.json()) as Plan;
    const slot = plan.chosen?.slots.find(({ time, left }) => left === 4 && time >= "07:00");
    if (slot) return { date, time: slot.time, roomId: "" };
  }
  throw new Error("the demo has no such day");
}

const natOn = (date: LocalDate) =>
  ({ kind: "caddy", caddyId: NAT, courseId: COURSE, date, price: won(10_000) }) as const;
const fetchedOn = (date: LocalDate) =>
  ({
    kind: "callvan",
    routeId: "r-bkk-pattaya",
    date,
    time: "14:00",
    from: "BKK",
    to: "Amari",
    people: 2,
    price: won(0),
  }) as const;

const wonIn = (text: string) => Number(/₩([\d,]+)/.exec(text)?.[1]?.replaceAll(",", "") ?? "0");

test(
  "an issue names its caddie, the fix says who comes and what it costs, and can be undone with one tap",
  { tag: "@day-phone" },
  async ({ page, open, baseURL }, { project }) => {
    const { at, isPhone, cart } = wordsOf(project.name);
    await newcomer(page.request, baseURL);
    const off = await dayOff(page.request, isPhone ? 90 : 105);
    await putInCart(page.request, baseURL, [
      fetchedOn(addDays(off.date, -1)),
      roundOf(off, { callvan: "round_trip", cars: 1 }),
      natOn(off.date),
    ]);
    await open(`${at}/shopping_cart`);

    const weekday = weekdayName(off.date, isPhone ? "ko" : "en", "long");
    const problem = filled(cart["problem.caddy_day_off"], { name: "Nat", weekday });
    await expect(page.getByText(problem)).toBeVisible();
    await expect(
      page.getByRole("link", { name: cart["look.caddy"] }).filter({ visible: true }),
    ).toHaveAttribute("href", "#problem");
    expect(await graveFaults(page)).toEqual([]);
    expect(await sideways(page)).toBe(0);

    // The replacement is shown with the price difference; the total changes by exactly that.
    const total = page.getByRole("complementary").locator("[data-sum]");
    const before = wonIn(await total.innerText());
    const offer = page.getByRole("region", { name: cart["take.label"] });
    const text = await offer.innerText();
    const difference = text.includes(cart.same_price)
      ? 0
      : wonIn(text) * (text.includes("−") ? -1 : 1);
    const take = offer.getByRole("button");
    const name = /^Switch to (.+)$|^(.+?)(?:으로|로) 바꾸기$/.exec(await take.innerText());
    const who = name?.[1] ?? name?.[2] ?? "";
    expect(who).not.toBe("");
    await take.click();
    await expect(page.getByText(cart.fixed)).toBeVisible();
    const line = page
      .getByRole("article")
      .filter({ hasText: filled(cart["caddy.name"], { name: who }) });
    await expect(line).toHaveAttribute("data-changed");
    await expect(page.getByText(problem)).toHaveCount(0);
    expect(wonIn(await total.innerText())).toBe(before + difference);

    await page.getByRole("button", { name: cart.undo }).click();
    await expect(page.getByText(problem)).toBeVisible();

    // Fetched from the airport, without a ride back.
    const back = page.getByRole("listitem").filter({ hasText: cart["back.title"] });
    const fare = wonIn(await back.innerText());
    expect(fare).toBeGreaterThan(0);
    await back.getByRole("button", { name: cart["ride.add"] }).click();
    const way = isPhone
      ? "파타야 호텔 → 수완나품 공항(BKK)"
      : "Pattaya hotel → Suvarnabhumi Airport (BKK)";
    await expect(page.getByRole("heading", { name: way })).toBeVisible();
    await expect(back).toHaveCount(0);
    expect(wonIn(await total.innerText())).toBe(before + fare);
  },
);
