import { addDays } from "#app/domain/common/date/local-date.ts";
import { won } from "#app/domain/common/money.ts";
import { lineKey } from "#app/domain/order/line/line-facts.ts";
import { checkoutLengths } from "../support/checkout-length.ts";
import { COURSE, freeTrip, linesOf, putInCart, roundOf } from "../support/free-trip.ts";
import { filled, wordsOf } from "../support/messages.ts";
import { newcomer } from "../support/newcomer.ts";
import { expect, graveFaults, sideways, test } from "../support/test.ts";

const PEOPLE = [
  ["Hong", "Seokjun"],
  ["Lee", "Mikyung"],
  ["Kim", "Jiwoo"],
  ["Park", "Taeho"],
] as const;

test("four travellers are named once for every voucher of the trip, and are known for the next one", async ({
  page,
  open,
  baseURL,
}, { project }) => {
  const { at, isPhone, payment } = wordsOf(project.name);
  await newcomer(page.request, baseURL);
  const trip = await freeTrip(page.request, { inDays: isPhone ? 84 : 96, rooms: 2 });
  const four = linesOf(trip).map((line) => {
    if (line.kind === "golf") return { ...line, players: 4 };
    return line.kind === "hotel" ? { ...line, rooms: 2, adults: 4 } : line;
  });
  const ride = {
    kind: "callvan",
    routeId: "r-bkk-pattaya",
    date: trip.date,
    time: "05:00",
    people: 4,
    price: won(0),
  } as const;
  await putInCart(page.request, baseURL, [...four, ride]);
  await open(`${at}/shopping_cart`);
  await page
    .getByRole("link", { name: isPhone ? /결제하러 가기/ : /^Pay ₩/ })
    .filter({ visible: true })
    .first()
    .click();

  const [[last, first], ...others] = PEOPLE;
  const field = (label: string) => page.getByRole("textbox", { name: new RegExp(`^${label}`) });
  await page.locator('[name="lastName"]').fill(last);
  await page.locator('[name="firstName"]').fill(first);
  await field(payment["booker.email"]).fill("hong@palmtee.example");
  await field(payment["booker.phone"]).fill("010-2345-6789");
  for (const [index, [lastName, firstName]] of others.entries()) {
    const number = index + 2;
    await page.getByLabel(filled(payment["people.last_name"], { number })).fill(lastName);
    await page.getByLabel(filled(payment["people.first_name"], { number })).fill(firstName);
  }
  await expect(page.getByText(filled(payment["who.all_other"], { count: 4 }))).toBeVisible();
  expect(await graveFaults(page)).toEqual([]);
  await expect.poll(() => sideways(page)).toBe(0);
  await page.getByText(payment["agree.all"]).click();
  await expect(page.getByLabel(payment["agree.all"])).toBeChecked();
  const pay = page.getByRole("button", { name: isPhone ? /^₩[\d,]+ 결제하기$/ : /^Pay ₩[\d,]+$/ });
  await pay.filter({ visible: true }).click();
  await page.waitForURL(({ pathname }) => pathname === "/simulator/toss/window");
  await page.getByLabel(/신한카드/).check();
  await page.getByRole("button", { name: /결제하기/ }).click();
  await page.waitForURL(({ pathname }) => pathname.startsWith(`${at}/payment/complete/`));
  await expect(page.getByText(/PT-\d{4}-\w{6}/)).toBeVisible();

  // Round, caddie, van, hotel and transfer.
  const list = await (await page.request.get(`${at}/reservation`)).text();
  const own = new RegExp(`href="(${at}/reservation/[0-9a-f-]{36})"`, "g");
  const paths = [...new Set([...list.matchAll(own)].map(([, path]) => path ?? ""))];
  expect(paths).toHaveLength(5);
  for (const path of paths) {
    await open(`${path}/voucher`);
    const sheet = page.getByRole("main").getByRole("article");
    for (const [lastName, firstName] of PEOPLE) {
      await expect(sheet.getByText(`${lastName} ${firstName}`.toUpperCase())).toBeVisible();
    }
  }

  // A returning buyer finds booker and companions in one row each.
  if (isPhone) {
    const again = await freeTrip(page.request, { inDays: 130, rooms: 2 });
    const three = [
      roundOf(again, { players: 4 }),
      ...linesOf(again)
        .filter(({ kind }) => kind === "hotel")
        .map((line) => ({ ...line, rooms: 2, adults: 4 }) as typeof line),
      { ...ride, date: again.date },
    ];
    await putInCart(page.request, baseURL, three);
    await open(
      `${at}/payment?${new URLSearchParams(three.map((line) => ["line", lineKey(line)]))}`,
    );
    await expect(page.getByRole("main").locator("b", { hasText: "PARK TAEHO" })).toBeVisible();
    const { now, perLine } = await checkoutLengths(page, three.length);
    const figures = JSON.stringify({ now, perLine });
    expect(now.fields * 2, figures).toBeLessThanOrEqual(perLine.fields);
    expect(now.height * 2, figures).toBeLessThanOrEqual(perLine.height);
  }
  const next = await freeTrip(page.request, { inDays: isPhone ? 100 : 112 });
  const round = roundOf(next, { players: 3 });
  await putInCart(page.request, baseURL, [round]);
  await open(`${at}/payment?line=${encodeURIComponent(lineKey(round))}`);
  const form = page.getByRole("main");
  await expect(form.getByText("HONG SEOKJUN")).toHaveCount(2);
  await expect(form.getByText("LEE MIKYUNG")).toBeVisible();
  await expect(form.getByText("KIM JIWOO")).toBeVisible();
  await expect(form.getByText("PARK TAEHO")).toHaveCount(0);
  await expect(field(payment["booker.email"])).toBeHidden();
  await form.getByText("LEE MIKYUNG").click();
  const second = page.getByLabel(filled(payment["people.last_name"], { number: 2 }));
  await expect(second).toHaveValue("LEE");
});

test(
  "players, day and region chosen for a round begin the hotels, the caddies, the transfer and the next search",
  { tag: "@day-desktop" },
  async ({ page, open, baseURL }, { project }) => {
    const { at, isPhone, course, hotel, list, cart } = wordsOf(project.name);
    await newcomer(page.request, baseURL);
    const trip = await freeTrip(page.request, { inDays: isPhone ? 40 : 44 });
    await open(`${at}/course/${COURSE}?date=${trip.date}`);
    const main = page.getByRole("main");
    if (isPhone) await page.locator("[data-bottombar]").getByRole("button").first().click();
    const golfers = page.getByRole("group", { name: course["panel.golfers"] });
    const shown = golfers.filter({ visible: true });
    await shown.getByRole("button").last().click();
    await expect(shown.getByText("3", { exact: true })).toBeVisible();
    await shown.getByRole("button").last().click();
    await expect(shown.getByText("4", { exact: true })).toBeVisible();
    if (isPhone) await page.keyboard.press("Escape");
    await page
      .getByRole("radio", { name: new RegExp(`^${trip.time.replace(/^0/, "0?")}`) })
      .first()
      .click();
    await expect(page).toHaveURL(/time=/);

    await open(`${at}/hotel/ht-amari-pattaya`);
    await expect(page).toHaveURL(new RegExp(`in=${addDays(trip.date, -1)}.*out=${trip.date}`));
    await expect(page).toHaveURL(/rooms=2.*adults=4/);
    const adults = main.getByRole("group", { name: hotel["party.adults"] });
    await expect(adults.getByText("4", { exact: true })).toBeVisible();

    await open(`${at}/caddy/cad-002`);
    await expect(page).toHaveURL(new RegExp(`date=${trip.date}`));
    // Bangkok is the first of those who have chosen nothing.
    for (const kind of ["hotel", "caddy"]) {
      await open(`${at}/${kind}/home`);
      await expect(main.locator('a[href*="/city/"]').first()).toHaveAttribute(
        "href",
        `${at}/${kind}/city/pattaya`,
      );
      await expect(main.getByRole("heading", { level: 2 }).first()).toHaveAttribute(
        "id",
        "city-pattaya",
      );
    }
    await open(`${at}/course/city/pattaya`);
    await expect(page).toHaveURL(new RegExp(`date=${trip.date}&players=4`));
    await open(at || "/");
    await expect(page.getByLabel(list["players.label"])).toHaveValue("4");
    await open(`${at}/compare/course?ids=${COURSE},th-laem-chabang`);
    await expect(page).toHaveURL(new RegExp(`date=${trip.date}&players=4`));
    await open(`${at}/compare/hotel?ids=ht-amari-pattaya,ht-hilton-pattaya`);
    await expect(page).toHaveURL(new RegExp(`date=${addDays(trip.date, -1)}`));

    await open(`${at}/shopping_cart`);
    await page.getByRole("button", { name: cart["ride.add"] }).click();
    const riders = page.getByRole("dialog").getByRole("group", { name: cart["edit.people"] });
    await expect(riders.getByText("4", { exact: true })).toBeVisible();

    // A stay elsewhere moves the trip there.
    await open(`${at}/hotel/ht-hilton-huahin`);
    await expect(page).toHaveURL(/adults=4/);
    await expect(adults.getByText("4", { exact: true })).toBeVisible();
    await adults.getByRole("button").first().click();
    await expect(page).toHaveURL(/adults=3/);
    await open(`${at}/caddy/home`);
    await expect(main.getByRole("heading", { level: 2 }).first()).toHaveAttribute(
      "id",
      "city-huahin",
    );
  },
);
