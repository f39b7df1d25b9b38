import en from "#app/locales/en/pricing/prices.json" with { type: "json" };
import ko from "#app/locales/ko/pricing/prices.json" with { type: "json" };
import { buyRound } from "../support/bought-round.ts";
import { newcomer } from "../support/newcomer.ts";
import { expect, sideways, test } from "../support/test.ts";

const COURSE = "th-amata-spring";
/** Each width saves a rate card of its own: a second save of one version would be a conflict. */
const PRICED = { phone: "th-artitaya", desktop: "th-bangkok-gc" };

type Plan = {
  days: Record<string, { price?: number }>;
  chosen?: { slots: { time: string; left: number }[] };
};

test(
  "ops changes a season and a tee sheet, and the shop's calendar shows it",
  { tag: "@day-desktop" },
  async ({ page, context, open, signIn, playwright, baseURL }, { project }) => {
    const origin = baseURL ?? "";
    const isPhone = project.name === "phone";
    const words = isPhone ? ko : en;
    // Each width has a tee time of its own.
    const time = isPhone ? "10:08" : "10:40";
    const request = await playwright.request.newContext({ baseURL: origin });
    await newcomer(request, origin);
    const { date: day } = await buyRound(request, origin, time);
    const priced = isPhone ? PRICED.phone : PRICED.desktop;
    const plan = async (id = COURSE) => {
      const answer = await request.get(`/api/course/${id}/plan?date=${day}&players=1`);
      return (await answer.json()) as Plan;
    };
    const left = async () => (await plan()).chosen?.slots.find((slot) => slot.time === time)?.left;
    const prices = async () => JSON.stringify((await plan(priced)).days);
    expect(await left()).toBe(2);

    await context.addCookies([{ name: "lang", value: isPhone ? "ko" : "en", url: origin }]);
    await signIn("ops");
    await open(`/admin/courses/${priced}/price?tab=rules`);
    const before = await prices();
    const card = page.getByRole("table").getByRole("textbox");
    for (const field of await card.all()) {
      await field.fill(String(Number(await field.inputValue()) + 7_000));
    }
    await page.getByRole("button", { name: words["rates.save"] }).click();
    await expect(
      page
        .getByRole("status")
        .getByText(/[1-9]\d*/)
        .first(),
    ).toBeVisible();
    await expect.poll(prices).not.toBe(before);

    await open(`/admin/courses/${COURSE}/price?tab=places&day=${day}`);
    const places = page.getByRole("spinbutton", {
      name: words["sheet.places"].replace("{{time}}", time),
    });
    // Two are sold: the row says so and blocks itself.
    await places.fill("1");
    const refused = words["sheet.refused_sold_other"].replace("{{count}}", "2");
    await expect(page.getByRole("table").getByText(refused)).toBeVisible();
    expect(await left()).toBe(2);
    await places.fill("3");
    await page
      .getByRole("button", { name: words["sheet.save_one"].replace("{{count}}", "1") })
      .click();
    await expect(page.getByText(words["sheet.saved_one"].replace("{{count}}", "1"))).toBeVisible();
    expect(await left()).toBe(1);
    expect(await sideways(page)).toBe(0);
  },
);
