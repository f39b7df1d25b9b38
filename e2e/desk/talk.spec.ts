import type { Browser, Page } from "@playwright/test";
import sharp from "sharp";
import { DEMO_PASSWORD } from "#app/domain/member/login/demo-accounts.ts";
import enCourse from "#app/locales/en/catalog/course.json" with { type: "json" };
import enModeration from "#app/locales/en/community/moderation.json" with { type: "json" };
import enDesk from "#app/locales/en/desk/desk.json" with { type: "json" };
import enQna from "#app/locales/en/help/question.json" with { type: "json" };
import enTalk from "#app/locales/en/help/question-desk.json" with { type: "json" };
import enMessage from "#app/locales/en/message/message.json" with { type: "json" };
import koCourse from "#app/locales/ko/catalog/course.json" with { type: "json" };
import koModeration from "#app/locales/ko/community/moderation.json" with { type: "json" };
import koDesk from "#app/locales/ko/desk/desk.json" with { type: "json" };
import koQna from "#app/locales/ko/help/question.json" with { type: "json" };
import koTalk from "#app/locales/ko/help/question-desk.json" with { type: "json" };
import koMessage from "#app/locales/ko/message/message.json" with { type: "json" };
import { newcomer } from "../support/newcomer.ts";
import { expect, graveFaults, openPage, sidewaysElsewhere, test } from "../support/test.ts";

/** Each language decides about reviews of its own kind of product: the two share one shop. */
const LANGUAGES = [
  {
    locale: "ko",
    at: "",
    qna: koQna,
    talk: { ...koTalk, ...koModeration },
    desk: koDesk,
    course: koCourse,
    message: koMessage,
    kind: "course",
  },
  {
    locale: "en",
    at: "/en",
    qna: enQna,
    talk: { ...enTalk, ...enModeration },
    desk: enDesk,
    course: enCourse,
    message: enMessage,
    kind: "hotel",
  },
] as const;

async function support(browser: Browser, baseURL: string, locale: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, serviceWorkers: "block" });
  await context.addCookies([{ name: "lang", value: locale, url: baseURL }]);
  const form = { loginId: "support", password: DEMO_PASSWORD };
  await context.request.post("/login", { headers: { origin: baseURL }, form, maxRedirects: 0 });
  return context.newPage();
}

for (const { locale, at, qna, talk, desk, course, message, kind } of LANGUAGES) {
  test(`a member asks with a picture, the desk answers, and only the member reads it (${locale})`, {
    tag: "@desktop",
  }, async ({ page, open, browser, context, baseURL }) => {
    const url = baseURL ?? "";
    const title = `${locale} ${test.info().workerIndex} <b>?`;
    await newcomer(context.request, baseURL);
    await open(`${at}/course/th-siam-old`);
    await page.getByRole("link", { name: course["panel.ask"] }).first().click();
    await expect(page.getByRole("heading", { name: qna["ask.heading"] })).toBeVisible();

    const create = { width: 600, height: 400, channels: 3, background: "#3c8f7c" } as const;
    const buffer = await sharp({ create }).jpeg().toBuffer();
    await page
      .locator("input[type=file]")
      .setInputFiles({ name: "a.jpg", mimeType: "image/jpeg", buffer });
    await page.getByRole("button", { name: qna["ask.submit"] }).click();
    await expect(page.getByLabel(qna["ask.title"])).toBeFocused();
    await page.getByLabel(qna["ask.title"]).fill(title);
    await page.getByLabel(qna["ask.content"]).fill("7:40?");
    await page.getByLabel(qna["ask.phone"]).fill("010-9876-5432");
    await page.getByLabel(qna["ask.email"]).fill("someone@example.com");
    await page.getByText(qna["ask.agree"]).click();
    expect(await graveFaults(page)).toEqual([]);
    expect(await sidewaysElsewhere(page)).toBe(0);
    await page.getByRole("button", { name: qna["ask.submit"] }).click();
    await expect(page.getByText(qna["sent.title"])).toBeVisible();
    const thread = new URL(page.url()).pathname;
    const id = thread.split("/").at(-1) ?? "";
    const picture = await page.locator("article li > a").getAttribute("href");

    const staff = await support(browser, url, locale);
    await openPage(staff, `/admin/qna/${id}`);
    await expect(staff.getByRole("heading", { name: title })).toBeVisible();
    expect(await graveFaults(staff)).toEqual([]);
    const answer = staff.getByRole("textbox", { name: talk.answer, exact: true });
    await answer.fill("/");
    await answer.press("Enter");
    await expect(answer).not.toHaveValue("/");
    await answer.fill("네, 바꿨어요.");
    await answer.press("Control+Enter");
    await staff.waitForURL(`**done=${id}`);

    await open(`${at}/mypage/alarms`);
    await page.getByRole("button", { name: message["subject.question-answered"] }).first().click();
    await expect(page.getByRole("paragraph").filter({ hasText: "네, 바꿨어요." })).toBeVisible();
    expect((await page.request.get(picture ?? "")).status()).toBe(200);
    const stranger = await browser.newContext({ baseURL: url });
    expect((await stranger.request.get(picture ?? "")).status()).toBe(404);
  });

  test(`a review that the desk hides leaves the shop's stars, and comes back (${locale})`, {
    tag: "@desktop",
  }, async ({ page, open, browser, baseURL }) => {
    const staff = await support(browser, baseURL ?? "", locale);
    await openPage(staff, `/admin/review?kind=${kind}`);
    await staff.locator("tbody a[href^='/admin/review/']").first().click();
    const product = staff.locator(`dd a[href^='/${kind}/']`);
    const path = (await product.getAttribute("href")) ?? "";
    const counted = async () => {
      await open(`${at}${path}`);
      const html = await page.content();
      return Number(/"reviewCount":(\d+)/.exec(html)?.[1] ?? Number.NaN);
    };
    const before = await counted();
    expect(before).toBeGreaterThan(1);

    await staff.getByLabel(talk["hide.reason"]).selectOption("ad");
    await staff.getByRole("button", { name: talk.hide, exact: true }).click();
    await expect(staff.getByRole("button", { name: talk.restore })).toBeVisible();
    await expect.poll(counted).toBe(before - 1);

    await staff.getByRole("button", { name: talk.restore }).click();
    await expect(staff.getByText(desk.shown, { exact: true })).toBeVisible();
    await expect.poll(counted).toBe(before);
  });
}
