import errors from "#app/locales/en/common/errors.json" with { type: "json" };
import en from "#app/locales/en/desk/desk.json" with { type: "json" };
import ko from "#app/locales/ko/desk/desk.json" with { type: "json" };
import { buyRound } from "../support/bought-round.ts";
import { newcomer } from "../support/newcomer.ts";
import { examiner, expect, sideways, test } from "../support/test.ts";

const COURSE = { ko: "아마타 스프링 컨트리클럽", en: "Amata Spring Country Club" };

test("ops works through the queue by keyboard, with each line next to its list", {
  tag: "@desktop",
}, async ({ page, context, open, signIn, playwright, baseURL }) => {
  const base = baseURL ?? "";
  const request = await playwright.request.newContext({ baseURL: base });
  const { name } = await newcomer(request, base);
  for (const time of ["11:04", "11:20"]) await buyRound(request, base, time);

  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await context.addCookies([{ name: "lang", value: "en", url: base }]);
  await page.clock.install();
  await signIn("ops");
  await open(`/admin/reservations?queue=confirm&q=${encodeURIComponent(name)}`);
  const list = page.getByRole("region", { name: en["area.reservations"], exact: true });
  const rows = list.getByRole("link", { name: COURSE.en });
  await expect(rows).toHaveCount(2);
  await expect(page.getByRole("columnheader", { name: en["queue.deadline"] })).toBeVisible();
  await expect(page.locator("[data-urgency]").first()).toContainText("left");

  await page.keyboard.press("j");
  await expect(rows.nth(0)).toBeFocused();
  await page.keyboard.press("j");
  await page.keyboard.press("j");
  await expect(rows.nth(1)).toBeFocused();
  await page.keyboard.press("k");
  await expect(rows.nth(0)).toBeFocused();
  await page.keyboard.press("Enter");

  const line = page.getByRole("region", { name: en["queue.line"] });
  await expect(line.getByRole("heading", { level: 1, name: COURSE.en })).toBeVisible();
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(0)).toHaveAttribute("aria-current", "true");
  expect(new URL(page.url()).search).toContain("queue=confirm&q=");

  expect((await examiner(page).analyze()).violations).toEqual([]);

  await line.getByRole("button", { name: en["request.copy"], exact: true }).click();
  await expect(line.getByText("Asked the supplier (copied, English)")).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain("[Palmtee] Booking request\nAmata Spring Country Club");
  await line.getByRole("button", { name: en["phone.show"], exact: true }).click();
  await expect(line.getByRole("link", { name: "+821012345678" })).toBeVisible();

  await line.getByLabel(en["step.refuse_reason"]).first().fill("not yet");
  await page.keyboard.press("Control+Enter");
  await expect(line.getByText(errors["reservation.reference_required"])).toBeHidden();
  await line.getByLabel(en["reservation.reference"]).fill("AMATA-1104");
  await line.getByLabel(en["reservation.heard_from"]).fill("LINE · Khun Ploy");
  await page.keyboard.press("Control+Enter");
  await expect(line.getByText(en["reservation.done.confirm"])).toBeVisible();
  await expect(line.getByText("AMATA-1104").first()).toBeVisible();
  await expect(rows).toHaveCount(1);
  await page.keyboard.press("Escape");
  await page.keyboard.press("j");
  await page.keyboard.press("Enter");
  await expect(rows.nth(0)).toHaveAttribute("aria-current", "true");
  await expect(line.getByLabel(en["reservation.reference"])).toHaveValue("");

  await buyRound(request, base, "11:36");
  await page.clock.fastForward(61_000);
  await expect(rows).toHaveCount(2);
  await page.keyboard.press("Escape");
  await expect(line).toHaveCount(0);
  await page.keyboard.press("/");
  await expect(page.getByRole("searchbox")).toBeFocused();
  await request.dispose();
});

test("on a phone the line replaces the list, and the back link retains the filters", {
  tag: "@phone",
}, async ({ page, open, signIn, playwright, baseURL }) => {
  const base = baseURL ?? "";
  const request = await playwright.request.newContext({ baseURL: base });
  const { name } = await newcomer(request, base);
  await buyRound(request, base, "11:52");
  await signIn("ops");
  await open(`/admin/reservations?queue=confirm&q=${encodeURIComponent(name)}`);
  await page.getByRole("link", { name: COURSE.ko }).click();
  await expect(page.getByRole("heading", { level: 1, name: COURSE.ko })).toBeVisible();
  await expect(page.getByRole("searchbox")).toBeHidden();
  expect(await sideways(page)).toBe(0);
  const back = page.getByRole("region", { name: ko["queue.line"] });
  await back.getByRole("link", { name: ko["area.reservations"], exact: true }).click();
  await expect(page.getByRole("searchbox")).toHaveValue(name);
  await expect(page.getByRole("link", { name: COURSE.ko })).toHaveCount(1);
  await request.dispose();
});
