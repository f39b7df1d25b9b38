import { wordsOf } from "../support/messages.ts";
import { newcomer } from "../support/newcomer.ts";
import { expect, sideways, sidewaysElsewhere, test } from "../support/test.ts";

/** In a week of its own: other tests buy trips. */
const SENTENCE = {
  "": "1월 셋째 주에 4명, 파타야 3박. 하루 한 번씩 치고 람차방은 꼭 가고 싶어요.",
  "/en": "Four of us to Pattaya, three nights from 18 January 2027, Laem Chabang is a must.",
} as const;

const wonIn = (text: string | null) => Number((text ?? "").replace(/\D/g, ""));

test("a sentence becomes chips, three trips, another course, and a cart of the same price", async ({
  page,
  open,
  context,
  baseURL,
}, { project }) => {
  const { at, planner, cart } = wordsOf(project.name);
  await newcomer(context.request, baseURL);
  await open(`${at}/ai`);
  await expect.poll(() => sidewaysElsewhere(page)).toBe(0);
  await page.getByLabel(planner["say.label"]).fill(SENTENCE[at === "" ? "" : "/en"]);
  await page.getByRole("button", { name: planner["say.read"] }).click();

  await expect(page.getByText(planner["read.title"])).toBeVisible();
  await expect(page.getByRole("link", { name: /람차방|Laem Chabang/ })).toBeVisible();
  await page.getByRole("combobox", { name: planner["golfers.label"] }).selectOption("2");
  expect(await sideways(page)).toBe(0);
  await page.getByRole("button", { name: planner.submit }).click();

  const plans = page.getByRole("navigation", { name: planner["plans.cards"] });
  await expect(plans.getByRole("link")).toHaveCount(3);
  await expect(page).toHaveURL(/golfers=2.*must=th-laem-chabang/);
  expect(await sideways(page)).toBe(0);
  expect(await sidewaysElsewhere(page)).toBe(0);

  await page.getByRole("link", { name: planner["plans.swap_course"] }).last().click();
  await expect(page.getByText(planner["swap.lead"])).toBeVisible();
  const change = page.getByRole("link", { name: /(으로|로) 바꾸기$|^Change to / }).first();
  await change.click();
  const sum = page.getByRole("complementary");
  await expect(sum).toBeVisible();
  await expect(page).toHaveURL(/stay=.*round=/);
  const total = wonIn(await sum.locator("dl > div").last().locator("dd").textContent());

  await page
    .getByRole("button", {
      name: project.name === "phone" ? planner["plans.add_short"] : planner["plans.add"],
    })
    .click();
  await page.waitForURL(({ pathname }) => pathname === `${at}/shopping_cart`);
  await expect(page.getByRole("complementary", { name: cart.to_pay })).toContainText(
    total.toLocaleString("en-US"),
  );
});

test("wishes that collide are named, and one tap leads to a trip", async ({ page, open }, {
  project,
}) => {
  const { at, planner } = wordsOf(project.name);
  await open(`${at}/ai/plans?from=2027-01-11&nights=3&region=pattaya&golfers=4&budget=300000`);
  await expect(page.getByRole("heading", { name: planner["conflict.title"] })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: /₩/ }).first().click();
  await expect(page.getByRole("navigation", { name: planner["plans.cards"] })).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test(
    "the form leads to trips, and each trip to its swaps",
    { tag: "@day-phone" },
    async ({ page }, { project }) => {
      const { at, planner } = wordsOf(project.name);
      await page.goto(`${at}/ai`);
      await page.getByLabel(planner["region.label"]).selectOption("pattaya");
      await page.getByLabel(planner["from.label"], { exact: true }).fill("2027-01-11");
      await page.getByRole("button", { name: planner.submit }).click();
      await expect(page).toHaveURL(/\/ai\/plans\?from=2027-01-11&.*region=pattaya/);
      await expect(page.getByText(planner["plans.proof"])).toBeVisible();
      await page.getByRole("link", { name: planner["plans.swap_hotel"] }).click();
      await expect(
        page.getByRole("heading", { name: planner["swap.heading_hotel"] }),
      ).toBeVisible();
    },
  );
});

test("a page read by keyboard alone reaches the trips", { tag: "@desktop" }, async ({
  page,
  open,
}) => {
  const { planner } = wordsOf("desktop");
  await open("/en/ai");
  await page.getByLabel(planner["say.label"]).focus();
  await page.keyboard.type("Two of us in Hua Hin, two nights");
  await page.keyboard.press("Enter");
  await expect(page.getByText(planner["read.title"])).toBeVisible();
  const submit = page.getByRole("button", { name: planner.submit });
  await submit.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("navigation", { name: planner["plans.cards"] })).toBeVisible();
});
