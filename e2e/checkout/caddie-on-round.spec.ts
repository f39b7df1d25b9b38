import type { APIRequestContext } from "@playwright/test";
import { visitPath } from "#app/domain/catalog/course/course-visit.ts";
import { formatShortDay } from "#app/domain/common/date/date-text.ts";
import { COURSE, freeTrip, putInCart, roundOf } from "../support/free-trip.ts";
import { filled, wordsOf } from "../support/messages.ts";
import { newcomer } from "../support/newcomer.ts";
import { expect, graveFaults, sideways, test } from "../support/test.ts";

/** A morning for which a second caddie of the course is free, too. */
async function tripWithTwo(request: APIRequestContext, inDays: number) {
  const until = inDays + 10;
  for (let day = inDays; day < until; day += 1) {
    const trip = await freeTrip(request, { inDays: day });
    const answer = await request.get(`/api/caddy/cad-001/days?date=${trip.date}`);
    const { chosen } = (await answer.json()) as { chosen?: { state: string; halves: string[] } };
    if (chosen?.state === "free" && chosen.halves.includes("am")) return trip;
  }
  throw new Error("the demo has no such day");
}

test("a caddie joins the round in the cart from her page and from the cart, and its van stays unless one says so", async ({
  page,
  open,
  baseURL,
}, { project }) => {
  const words = wordsOf(project.name);
  const { at, isPhone, buy, cart } = words;
  const locale = isPhone ? "ko" : "en";
  await newcomer(page.request, baseURL);
  const trip = await tripWithTwo(page.request, isPhone ? 62 : 74);
  await putInCart(page.request, baseURL, [roundOf(trip, { callvan: "round_trip", cars: 1 })]);
  const day = formatShortDay(trip.date, locale);
  const main = page.getByRole("main");

  // Her page opens on the day of that round.
  await open(`${at}/caddy/cad-002`);
  await main.getByRole("button", { name: filled(buy["hers.add"], { day }) }).click();
  await expect(page.getByText(filled(buy["hers.done"], { name: "Noi", day }))).toBeVisible();
  const time = trip.time.replace(/^0/, "");
  await expect(main.getByText(filled(buy["hers.there"], { day, time }))).toBeVisible();
  expect(await graveFaults(page)).toEqual([]);
  await expect.poll(() => sideways(page)).toBe(0);
  await main.getByRole("link", { name: buy.see }).click();

  const round = main.getByRole("article", { name: isPhone ? /올드 코스/ : /Old Course/ });
  const van = round.getByText(cart["golf.ride_round_trip"], { exact: true });
  const named = round.getByRole("button", {
    name: new RegExp(
      filled(cart.remove_name, { name: filled(cart["caddy.name"], { name: ".*" }) }),
    ),
  });
  await expect(van).toBeVisible();
  await expect(named).toHaveCount(1);

  // The cart offers her colleagues for the second golfer.
  await round.getByRole("button", { name: new RegExp(`^${cart["offer.open"]}`) }).click();
  const sheet = page.getByRole("dialog");
  await expect(sheet.getByText(filled(cart["offer.left_one"], { count: 1 }))).toBeVisible();
  expect(await graveFaults(page)).toEqual([]);
  await sheet
    .getByRole("button", { name: new RegExp(`^${cart["offer.name"]}`) })
    .first()
    .click();
  await expect(named).toHaveCount(2);
  await expect(van).toBeVisible();

  // The same round without its van asks before it takes the place of the one in the cart.
  await open(`${at}${visitPath(COURSE, { date: trip.date, time: trip.time, players: 2 })}`);
  if (isPhone) await page.locator("[data-bottombar]").getByRole("button").first().click();
  const add = page.getByRole("button", { name: isPhone ? /담기$/ : /^Add to cart/ });
  await add.filter({ visible: true }).last().click();
  const question = page.getByRole("dialog", { name: buy["there.title"] });
  await expect(question.getByText(buy["there.loses_van"])).toBeVisible();
  await expect(question.getByText(buy["there.van_round_trip"])).toBeVisible();
  await question.getByRole("button", { name: buy["there.keep"] }).click();
  await expect(question).toBeHidden();
  await open(`${at}/shopping_cart`);
  await expect(van).toBeVisible();
  await expect(named).toHaveCount(2);

  // Removing the round says what goes along.
  const course = isPhone ? "시암 컨트리클럽 올드 코스" : "Siam Country Club Old Course";
  const remove = filled(cart.remove_name, { name: course });
  await round.getByRole("button", { name: remove, exact: true }).click();
  const goes = page.getByRole("dialog");
  await expect(goes.getByText(cart["golf.ride_round_trip"])).toBeVisible();
  await expect(goes.getByText(filled(cart["sum.caddy_other"], { count: 2 }))).toBeVisible();
  await goes.getByRole("button", { name: cart["remove.all"] }).click();
  await expect(main.getByRole("heading", { name: cart["empty.title"] })).toBeVisible();
});
