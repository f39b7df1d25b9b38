import type { Browser, Page } from "@playwright/test";
import { DEMO_PASSWORD } from "#app/domain/member/login/demo-accounts.ts";
import en from "#app/locales/en/desk/desk.json" with { type: "json" };
import ko from "#app/locales/ko/desk/desk.json" with { type: "json" };
import { expect, openPage, test, usable } from "../support/test.ts";

const LANGUAGES = [
  { locale: "ko", words: ko, korean: "한국어", english: "영어" },
  { locale: "en", words: en, korean: "Korean", english: "English" },
] as const;

type Words = (typeof LANGUAGES)[number];

const field = ({ words, korean, english }: Words, name: "title" | "body", locale: "ko" | "en") =>
  `${words[`notice.field.${name}`]} (${locale === "ko" ? korean : english})`;

const saved = ({ words }: Words, title: string) =>
  words["record.saved"].replace("{{title}}", title);

/** Writes a notice of its own and leaves its page open. */
async function writeNotice(page: Page, words: Words, title: string): Promise<void> {
  await openPage(page, "/admin/notice/add");
  await page.getByLabel(field(words, "title", "ko")).fill(title);
  await page.getByLabel(field(words, "body", "ko")).fill("본문");
  await page.getByRole("button", { name: words.words["form.save"] }).click();
  await expect(page.getByText(words.words["record.created"])).toBeVisible();
}

async function colleague(browser: Browser, baseURL: string, locale: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, serviceWorkers: "block" });
  await context.addCookies([{ name: "lang", value: locale, url: baseURL }]);
  const form = { loginId: "owner", password: DEMO_PASSWORD };
  await context.request.post("/login", { headers: { origin: baseURL }, form, maxRedirects: 0 });
  return context.newPage();
}

for (const words of LANGUAGES) {
  const { locale, words: text } = words;
  test(`two editors of one record lose nothing and choose where both changed it (${locale})`, {
    tag: "@desktop",
  }, async ({ page, browser, context, signIn, baseURL }) => {
    const title = `두 사람 ${locale}-${test.info().workerIndex}`;
    const url = baseURL ?? "";
    // Each reads the title in the own language, once it is translated.
    const named = (korean: string) => (locale === "ko" ? korean : "Their translation");
    await context.addCookies([{ name: "lang", value: locale, url }]);
    await signIn("content");
    await writeNotice(page, words, title);
    const other = await colleague(browser, url, locale);
    await openPage(other, new URL(page.url()).pathname);
    await expect(other.getByText(text["record.also_here"].split("}}")[1] ?? "")).toBeVisible();

    await other.getByLabel(field(words, "title", "ko")).fill(`${title} 둘`);
    await other.getByLabel(field(words, "title", "en")).fill("Their translation");
    await other.getByRole("button", { name: text["form.save"] }).click();
    await expect(other.getByText(saved(words, named(`${title} 둘`)))).toBeVisible();

    await page.getByLabel(field(words, "title", "ko")).fill(`${title} 하나`);
    await page.getByLabel(field(words, "body", "ko")).fill("내가 고친 본문");
    await page.getByRole("button", { name: text["form.save"] }).click();
    const dialog = page.getByRole("dialog", { name: text["record.conflict_title"] });
    await expect(dialog.getByText(/윤서준/)).toBeVisible();
    const save = dialog.getByRole("button", { name: text["record.conflict_save"] });
    await expect(save).toBeDisabled();
    await dialog.getByText(`${title} 하나`).click();
    await save.click();
    await expect(page.getByText(saved(words, named(`${title} 하나`)))).toBeVisible();

    await other.reload();
    await expect(other.getByLabel(field(words, "title", "ko"))).toHaveValue(`${title} 하나`);
    await expect(other.getByLabel(field(words, "title", "en"))).toHaveValue("Their translation");
    await expect(other.getByLabel(field(words, "body", "ko"))).toHaveText("내가 고친 본문");
  });
}

test("unsaved changes survive a reload, leaving asks, and a save can be undone", {
  tag: "@day-desktop",
}, async ({ page, signIn }) => {
  const words = LANGUAGES[0];
  const title = `되돌리기 ${test.info().project.name}-${test.info().workerIndex}`;
  await signIn("content");
  await writeNotice(page, words, title);
  const input = page.getByLabel(field(words, "title", "ko"));

  await input.fill("저장하지 않은 제목");
  await expect(page.getByText("저장 안 됨")).toBeVisible();
  await page.reload();
  await expect(input).toHaveValue("저장하지 않은 제목");
  await usable(page);
  await page.getByRole("link", { name: "목록으로" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "계속 쓰기" }).click();
  await expect(input).toHaveValue("저장하지 않은 제목");

  await input.press("Control+s");
  await expect(page.getByRole("heading", { level: 1, name: "저장하지 않은 제목" })).toBeVisible();
  await page.getByRole("button", { name: "되돌리기", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(input).toHaveValue(title);

  await page.getByRole("button", { name: "변경 기록" }).click();
  const history = page.getByRole("dialog", { name: "변경 기록" });
  await expect(history.getByRole("listitem")).toHaveCount(3);
  await history.getByRole("button", { name: "이 값으로 되돌리기" }).first().click();
  await expect(page.getByText("저장 안 됨")).toBeVisible();
});
