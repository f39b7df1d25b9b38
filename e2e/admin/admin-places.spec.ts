import en from "#app/locales/en/admin/desk.json" with { type: "json" };
import ko from "#app/locales/ko/admin/desk.json" with { type: "json" };
import { buyRound } from "../support/bought-round.ts";
import { newcomer } from "../support/newcomer.ts";
import { expect, sideways, test } from "../support/test.ts";

const COURSE = "th-amata-spring";

type Plan = { chosen?: { slots: { time: string; left: number; state: string }[] } };

test("ops lowers a tee time below what is sold, is warned with numbers, and the shop has nothing left of it", async ({
  page,
  context,
  open,
  signIn,
  playwright,
  baseURL,
}, { project }) => {
  const origin = baseURL ?? "";
  const isPhone = project.name === "phone";
  const words = isPhone ? ko : en;
  // Each width has a tee time of its own.
  const time = isPhone ? "10:08" : "10:40";
  const request = await playwright.request.newContext({ baseURL: origin });
  await newcomer(request, origin);
  const { date: day } = await buyRound(request, origin, time);
  const slot = async () => {
    const answer = await request.get(`/api/course/${COURSE}/plan?date=${day}&players=1`);
    const { chosen } = (await answer.json()) as Plan;
    return chosen?.slots.find((each) => each.time === time);
  };
  expect((await slot())?.left).toBe(2);

  await context.addCookies([{ name: "lang", value: isPhone ? "ko" : "en", url: origin }]);
  await signIn("ops");
  await open(`/admin/courses/${COURSE}/price?month=${day.slice(0, 7)}`);
  await page.locator(`a[href*="day=${day}"]`).click();
  const row = page.getByRole("row", { name: new RegExp(`^${time}`) });
  await row.getByRole("spinbutton").fill("1");
  const sold = words["places.n_sold"].replace("{{number}}", "2");
  const warning = words["places.over"].replace("{{taken}}", "2").replace("{{parts}}", sold);
  await expect(row.getByText(warning)).toBeVisible();
  expect((await slot())?.left).toBe(2);
  await row.getByRole("button", { name: words["form.save"] }).click();
  await expect(row.getByText(words["places.saved"], { exact: true })).toBeVisible();
  await expect(row.getByText(warning)).toBeVisible();
  await expect(row.getByRole("cell").nth(5)).toHaveText("0");
  expect(await slot()).toMatchObject({ left: 0, state: "full" });
  expect(await sideways(page)).toBe(0);

  await row.getByRole("spinbutton").fill("4");
  await row.getByRole("button", { name: words["form.save"] }).click();
  await expect(row.getByRole("cell").nth(5)).toHaveText("2");
  await row.getByRole("button", { name: words["places.stop"] }).click();
  await expect(row.getByText(words["places.stopped"], { exact: true })).toBeVisible();
  expect((await slot())?.left).toBe(0);
  await row.getByRole("button", { name: words["places.sell"] }).click();
  await expect(row.getByText(words["places.stopped"], { exact: true })).toHaveCount(0);
  expect((await slot())?.left).toBe(2);
});
