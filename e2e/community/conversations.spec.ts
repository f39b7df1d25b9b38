import type { Page, TestInfo } from "@playwright/test";
import enCommunity from "#app/locales/en/community/community.json" with { type: "json" };
import enEvent from "#app/locales/en/content/event.json" with { type: "json" };
import enHelp from "#app/locales/en/help/help.json" with { type: "json" };
import enEntry from "#app/locales/en/tournament/entry.json" with { type: "json" };
import koCommunity from "#app/locales/ko/community/community.json" with { type: "json" };
import koEvent from "#app/locales/ko/content/event.json" with { type: "json" };
import koHelp from "#app/locales/ko/help/help.json" with { type: "json" };
import koEntry from "#app/locales/ko/tournament/entry.json" with { type: "json" };
import { newcomer } from "../support/newcomer.ts";
import { expect, openPage, test, usable } from "../support/test.ts";

// Korean on the phone, English on the desktop; on both at night.
const WORDS = {
  ko: { path: "", entry: koEntry, community: koCommunity, event: koEvent, help: koHelp },
  en: { path: "/en", entry: enEntry, community: enCommunity, event: enEvent, help: enHelp },
} as const;
const wordsOf = ({ project }: TestInfo) => WORDS[project.name === "phone" ? "ko" : "en"];

const NIGHT_GOLF = {
  ko: "18시 티타임도 해당되면 좋겠네요.",
  en: "I hope the 18:00 times count, too.",
};

/** Letters alone: many digits would be masked as a telephone number. */
const mark = () => crypto.randomUUID().replace(/[-0-9]/g, "");

/** Opens the first link of a list whose page shows what is looked for. */
async function openListed(page: Page, list: string, hasIt: () => Promise<boolean>): Promise<void> {
  await openPage(page, list);
  const links = page.locator(`main a[href^="${list}/"]`);
  const paths = new Set(await links.evaluateAll((all) => all.map((a) => a.getAttribute("href"))));
  for (const path of paths) {
    if (!path) continue;
    await openPage(page, path);
    if (await hasIt()) return;
  }
  throw new Error(`nothing of ${list} has it`);
}

test(
  "a search without an answer in the help centre becomes a question with its text filled in",
  {
    tag: "@day-phone",
  },
  async ({ page, context, baseURL }, info) => {
    const { path, help } = wordsOf(info);
    await newcomer(context.request, baseURL);
    await openPage(page, `${path}/help`);
    const search = page.getByRole("searchbox", { name: help.search });
    await search.fill(help["suggestion.tip"]);
    await search.press("Enter");
    await expect(
      page.getByRole("heading", { name: help.results.replace("{{q}}", help["suggestion.tip"]) }),
    ).toBeVisible();

    await search.fill("뷁뷁");
    await search.press("Enter");
    await expect(page.getByText(help.nothing)).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: help.ask }).click();
    await expect(page.locator('input[name="title"]')).toHaveValue("뷁뷁");
  },
);

test(
  "a coupon of an event is taken once, and a comment stands below the event",
  {
    tag: "@day-desktop",
  },
  async ({ page, context, baseURL }, info) => {
    const { path, event, community } = wordsOf(info);
    await newcomer(context.request, baseURL);
    const seen = page.getByText(path === "" ? NIGHT_GOLF.ko : NIGHT_GOLF.en);
    await openListed(page, `${path}/event`, async () => (await seen.count()) > 0);
    await page.getByRole("button", { name: event["coupon.take"] }).click();
    await expect(page.getByRole("link", { name: event["coupon.see"] })).toBeVisible();

    const text = `둘이 갑니다 ${mark()}`;
    await page.getByRole("textbox", { name: community["comment.label"] }).fill(text);
    await page.getByRole("button", { name: community["comment.send"] }).click();
    await expect(page.getByText(text)).toBeVisible();
    await page.reload();
    await usable(page);
    await expect(page.getByText(text)).toBeVisible();
    await expect(page.getByRole("link", { name: event["coupon.see"] })).toBeVisible();
  },
);

test(
  "a comment is written, answered, changed and deleted by its author",
  {
    tag: "@day-phone",
  },
  async ({ page, context, baseURL }, info) => {
    const { path, community } = wordsOf(info);
    await newcomer(context.request, baseURL);
    const form = page.getByRole("textbox", { name: community["comment.label"] });
    await openListed(page, `${path}/community`, async () => (await form.count()) > 0);
    const text = `카트 도로가 넓어요 ${mark()}`;
    await form.fill(text);
    await page.getByRole("button", { name: community["comment.send"] }).click();
    const own = page.locator('[id^="comment-"]').filter({ hasText: text });
    await expect(own).toBeVisible();

    await own.getByText(community["comment.reply"], { exact: true }).click();
    const answer = `그늘집도 좋아요 ${mark()}`;
    await own.getByRole("textbox", { name: community["comment.reply_label"] }).fill(answer);
    await own.getByRole("button", { name: community["comment.reply_send"] }).click();
    const reply = page.locator('[id^="comment-"]').filter({ hasText: answer });
    await expect(reply).toBeVisible();

    await reply.getByRole("button", { name: community["own.edit"] }).click();
    const changed = `${answer} (오전)`;
    await reply.getByRole("textbox", { name: community["comment.edit_label"] }).fill(changed);
    await reply.getByRole("button", { name: community["comment.save"] }).click();
    await expect(page.getByText(changed)).toBeVisible();

    await reply.getByRole("button", { name: community["own.delete"] }).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: community["comment.delete_confirm"] })
      .click();
    await expect(page.getByText(changed)).toHaveCount(0);
    await expect(own).toBeVisible();
  },
);

test(
  "two apply for a tournament, and one who does not meet its conditions is named",
  {
    tag: "@day-phone",
  },
  async ({ page, context, baseURL }, info) => {
    const { path, entry } = wordsOf(info);
    await newcomer(context.request, baseURL);
    const apply = page.getByRole("main").locator('a[href$="/apply"]').first();
    const limit = page.getByText(/(핸디|Handicap).*36/).first();
    await openListed(page, `${path}/tournament`, async () => (await limit.count()) > 0);
    await apply.click();
    await expect(page.getByRole("heading", { name: entry.people })).toBeVisible();
    await page.getByRole("button", { name: entry.add }).click();
    const players = page.locator("fieldset").filter({ has: page.locator('[name^="name"]') });
    for (const [index, name] of ["김도윤", "박서준"].entries()) {
      const fill = (field: string, value: string) =>
        players.nth(index).locator(`input[name^="${field}"]`).fill(value);
      await fill("name", name);
      await fill("birthYear", "1971");
      await fill("handicap", index === 0 ? "18" : "54");
      await players.nth(index).locator('select[name^="gender"]').selectOption("male");
      await players.nth(index).locator('select[name^="shirt"]').selectOption("L");
    }
    for (const name of ["agree.safety", "agree.photos", "agree.refund"] as const) {
      await page.getByRole("checkbox", { name: entry[name] }).check({ force: true });
    }
    const send = page.locator('button[name="intent"][type="submit"]').last();
    await send.click();
    await expect(page.getByText(entry.failed)).toBeVisible();
    await expect(players.nth(1).locator('input[name^="handicap"]')).toHaveAttribute(
      "aria-invalid",
      "true",
    );
    await expect(players.nth(0).locator('input[name^="name"]')).toHaveValue("김도윤");

    await players.nth(1).locator('input[name^="handicap"]').fill("20");
    await send.click();
    await page.waitForURL((url) => url.pathname === `${path}/payment`);
  },
);
