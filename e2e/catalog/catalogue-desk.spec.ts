import type { Page } from "@playwright/test";
import sharp from "sharp";
import enCatalogue from "#app/locales/en/catalog/catalogue.json" with { type: "json" };
import enDesk from "#app/locales/en/desk/desk.json" with { type: "json" };
import koCatalogue from "#app/locales/ko/catalog/catalogue.json" with { type: "json" };
import koDesk from "#app/locales/ko/desk/desk.json" with { type: "json" };
import { buyRound } from "../support/bought-round.ts";
import { newcomer } from "../support/newcomer.ts";
import { expect, openPage, test } from "../support/test.ts";

const LANGUAGES = [
  { locale: "ko", prefix: "", desk: koDesk, words: koCatalogue },
  { locale: "en", prefix: "/en", desk: enDesk, words: enCatalogue },
] as const;

const RATES = ["low", "regular", "high", "peak"] as const;

/** What a course cannot do without; the rest of the form has its defaults. */
async function fillCourse(page: Page, name: string): Promise<void> {
  const fields: Record<string, string> = {
    name_ko: name,
    name_en: name,
    summary_ko: "새로 문을 연 코스예요.",
    summary_en: "A course that has just opened.",
    yards: "7,000",
    address_ko: "파타야 1번지",
    latitude: "12.93",
    longitude: "100.95",
    caddyFee: "22000",
    cartFee: "33000",
  };
  for (const rate of RATES) {
    fields[`${rate}_weekday`] = "150000";
    fields[`${rate}_weekend`] = "190000";
  }
  for (const [field, value] of Object.entries(fields)) {
    await page.locator(`[name="${field}"]`).fill(value);
  }
  await page.locator('[name="regionId"]').selectOption("pattaya");
  await page.locator('[name="refundPolicyId"]').selectOption("kr-overseas-standard-terms");
}

for (const { locale, prefix, desk, words } of LANGUAGES) {
  test(`a course is written, previewed, published and bought (${locale})`, {
    tag: "@desktop",
  }, async ({ page, context, browser, signIn, baseURL }) => {
    const url = baseURL ?? "";
    const name = `Harbour ${locale} ${test.info().workerIndex}${test.info().retry}`;
    await context.addCookies([{ name: "lang", value: locale, url }]);
    await signIn("content");
    await openPage(page, "/admin/courses/create");
    await fillCourse(page, name);
    await page.getByRole("button", { name: desk["form.save"] }).last().click();
    await expect(page.getByText(desk["record.created"])).toBeVisible();
    // The pin stands on the map, where it can be taken.
    await page
      .getByRole("application", { name: words.pin })
      .getByRole("button", { name: words.pin_mark, exact: true })
      .click({ trial: true });
    const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";

    // A draft: for staff alone.
    const visitor = await browser.newContext({ baseURL: url, serviceWorkers: "block" });
    const shop = `${prefix}/course/${id}`;
    expect((await visitor.request.get(shop)).status()).toBe(404);
    expect((await visitor.request.get(`${prefix}/preview/course/${id}`)).status()).toBe(404);
    const preview = await context.request.get(`${prefix}/preview/course/${id}`);
    expect([preview.status(), preview.headers()["cache-control"]]).toEqual([200, "no-store"]);
    expect(await preview.text()).toContain("noindex");

    // Without a picture it is not published.
    const pictures = page.getByRole("region", { name: words["section.pictures"] });
    const photo = { width: 900, height: 600, channels: 3, background: "#3c8f7c" } as const;
    await pictures.locator("input[type=file]").setInputFiles({
      name: "harbour.jpg",
      mimeType: "image/jpeg",
      buffer: await sharp({ create: photo }).jpeg().toBuffer(),
    });
    await expect(pictures.getByRole("listitem")).toHaveCount(1);
    await page.getByRole("radio", { name: desk["product_status.published"] }).check();
    await page.getByRole("button", { name: desk["form.save"] }).last().click();
    await expect(page.getByText(desk["record.saved"].replace("{{title}}", name))).toBeVisible();

    const buyer = await visitor.newPage();
    await openPage(buyer, shop);
    await expect(buyer.getByRole("heading", { level: 1, name })).toBeVisible();
    // A member whom no other test uses: a purchase changes the next trip and the alarms.
    await newcomer(visitor.request, url);
    const round = await buyRound(visitor.request, url, "08:00", { course: id, locale });
    expect(round.total).toBeGreaterThanOrEqual(2 * 150_000);
    await openPage(buyer, `${prefix}/reservation`);
    await expect(buyer.getByText(name).first()).toBeVisible();
  });
}
