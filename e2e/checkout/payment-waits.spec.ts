import en from "#app/locales/en/order/payment.json" with { type: "json" };
import ko from "#app/locales/ko/order/payment.json" with { type: "json" };
import { placeRound } from "../support/bought-round.ts";
import { newcomer } from "../support/newcomer.ts";
import { expect, test } from "../support/test.ts";

test(
  "a lost payment answer is looked up, and the page says so until it is found",
  { tag: "@day-phone" },
  async ({ page, baseURL }, { project }) => {
    test.slow();
    const locale = project.name === "phone" ? "ko" : "en";
    const words = locale === "ko" ? ko : en;
    await newcomer(page.request, baseURL);
    const time = locale === "ko" ? "12:40" : "12:48";
    const { window, number } = await placeRound(page.request, baseURL ?? "", time, { locale });
    await page.goto(window);
    await page.getByLabel(/answer lost/).check();
    await page.getByRole("button", { name: /결제하기/ }).click();
    await expect(
      page.getByRole("heading", { level: 1, name: words["checking.title"] }),
    ).toBeVisible();
    await expect(page.getByText(words["checking.text"])).toBeVisible();
    await expect(page.getByText(number)).toBeVisible();

    await page.waitForURL(({ pathname }) => pathname.includes("/payment/complete/"));
    await expect(
      page.getByRole("heading", { level: 1, name: words["complete.heading"] }),
    ).toBeVisible();
  },
);

test(
  "the places are held for a quarter of an hour, and afterwards the page says that nothing was paid and offers to hold them again",
  { tag: "@day-phone" },
  async ({ page, open, baseURL }, { project }) => {
    const locale = project.name === "phone" ? "en" : "ko";
    const words = locale === "ko" ? ko : en;
    await newcomer(page.request, baseURL);
    const time = locale === "ko" ? "12:56" : "13:28";
    const { key } = await placeRound(page.request, baseURL ?? "", time, { locale });
    await page.clock.install();
    const path = `/payment?line=${encodeURIComponent(key)}`;
    await open(locale === "ko" ? path : `/en${path}`);
    await expect(page.getByText(words["hold.kept"])).toBeVisible();
    await expect(page.getByRole("timer")).toHaveText(/^1[0-5]:\d\d$/);
    await expect(page.getByRole("dialog")).toHaveCount(0);

    await page.clock.fastForward("15:01");
    const dialog = page.getByRole("dialog", { name: words["hold.ended"] });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByText(words["hold.ended_text"])).toBeVisible();
    // On to the card immediately; missing agreements are required before any place is held.
    await dialog.getByRole("button", { name: words["hold.again"] }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    const missing = page.getByRole("alert").filter({ hasText: words["missing.agreePayment"] });
    await expect(missing.filter({ visible: true })).toBeVisible();
    await expect(
      page.getByRole("checkbox", { name: words["agree.personal-information"] }),
    ).toBeFocused();
  },
);
