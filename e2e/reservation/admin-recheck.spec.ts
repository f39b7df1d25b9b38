import deskEn from "#app/locales/en/desk/desk.json" with { type: "json" };
import errorsEn from "#app/locales/en/desk/desk-errors.json" with { type: "json" };
import deskKo from "#app/locales/ko/desk/desk.json" with { type: "json" };
import errorsKo from "#app/locales/ko/desk/desk-errors.json" with { type: "json" };
import { seededUuid } from "#demo/seed/seeded.ts";
import { wordsOf } from "../support/messages.ts";
import { examiner, expect, sideways, test } from "../support/test.ts";

/** Each run has a round of tomorrow of its own: the two share one shop. */
const ROUNDS = {
  phone: { by: "support", number: "PT-DEMO-0008" },
  desktop: { by: "content", number: "PT-DEMO-0009" },
} as const;

test(
  "the day before, ops re-checks with the course, and the member reads that it is re-confirmed",
  { tag: "@day-desktop" },
  async ({ page, context, open, signIn, baseURL }, { project }) => {
    const { at, isPhone, reservation, message } = wordsOf(project.name);
    const [desk, errors] = isPhone ? [deskKo, errorsKo] : [deskEn, errorsEn];
    const { by, number } = ROUNDS[isPhone ? "phone" : "desktop"];
    const own = `${at}/reservation/${seededUuid(`reservation:tomorrow-of-${by}:0`)}`;
    const steps = page.locator("[data-steps] > li");
    await signIn(by);
    await open(own);
    await expect(steps.filter({ hasText: reservation["history.recheck"] })).toHaveCount(0);

    await context.addCookies([{ name: "lang", value: isPhone ? "ko" : "en", url: baseURL ?? "" }]);
    await signIn("ops");
    await open(`/admin/reservations?queue=recheck&q=${number}`);
    const rows = page.locator("[data-row]");
    await expect(rows).toHaveCount(1);
    // On a phone every row is a card, and names its values itself.
    const deadline = isPhone
      ? page.locator(`td[data-label="${desk["queue.deadline"]}"]`)
      : page.getByRole("columnheader", { name: desk["queue.deadline"] });
    await expect(deadline).toBeVisible();
    if (isPhone) await rows.click();
    else {
      await page.keyboard.press("j");
      await expect(rows).toBeFocused();
      await page.keyboard.press("Enter");
    }
    const line = page.getByRole("region", { name: desk["queue.line"] });
    const done = line.getByRole("button", { name: desk["step.recheck_do"] });
    await expect(line.getByText("[Palmtee] Re-confirmation")).toBeVisible();
    await done.click();
    await expect(line.getByText(errors["reservation.recheck_with_required"])).toBeVisible();
    expect((await examiner(page).analyze()).violations).toEqual([]);
    expect(await sideways(page)).toBe(0);
    await line.getByLabel(desk["step.recheck_with"]).fill("LINE · Khun Ploy");
    if (isPhone) await done.click();
    else await page.keyboard.press("Control+Enter");
    await expect(page.getByText(desk["reservation.done.recheck"])).toBeVisible();
    await expect(rows).toHaveCount(0);

    await open(`/admin/reservations?q=${number}`);
    await rows.click();
    await expect(line.getByText("LINE · Khun Ploy").first()).toBeVisible();
    await expect(done).toHaveCount(0);

    await signIn(by);
    await open(own);
    await expect(steps.filter({ hasText: reservation["history.recheck"] })).toHaveCount(1);
    await expect(steps.filter({ hasText: reservation["step.recheck"] })).toHaveCount(0);
    await expect(page.getByText("Khun Ploy")).toHaveCount(0);
    await open(`${own}/voucher`);
    await expect(page.getByText("Re-confirmed", { exact: true })).toBeVisible();
    const sheet = await page.pdf({ format: "A4", printBackground: true });
    expect(sheet.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await open(`${at}/mypage/alarms`);
    await expect(page.getByText(message["subject.reservation-rechecked"]).first()).toBeVisible();
  },
);
