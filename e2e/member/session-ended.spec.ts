import { wordsOf } from "../support/messages.ts";
import { newcomer, PASSWORD } from "../support/newcomer.ts";
import { atRest, expect, test } from "../support/test.ts";

/** Long enough for a page to check again who is logged in. */
const AWAY_MS = 31_000;

test(
  "a member who was logged out while typing loses nothing, logs in again and continues",
  { tag: "@day-phone" },
  async ({ page, open, context, baseURL }, { project }) => {
    const { at, common, login: words, mypage } = wordsOf(project.name);
    const { loginId } = await newcomer(context.request, baseURL);
    // The counts of the header are requested when the session is known.
    const known = page.waitForResponse((answer) => new URL(answer.url()).pathname === "/api/my");
    const rested = atRest(page);
    await open(`${at}/mypage/member`);
    await Promise.all([known, rested]);
    const name = page.locator("input[name=name]");
    const save = page.getByRole("button", { name: mypage["member.name_save"] });
    const main = page.getByRole("main");
    const prompt = main.getByText(common["login.ended"]);
    const login = main.getByRole("link", { name: common["login.go"] });

    await context.clearCookies();
    await name.fill("박다시");
    await save.click();
    // Over the page, which is not lost by putting the login off.
    const notNow = page.getByRole("dialog").getByRole("button", { name: words["here.cancel"] });
    await notNow.click();
    await expect(prompt).toBeVisible();
    await expect(login).toBeVisible();
    await expect(name).toHaveValue("박다시");

    // Back at the tab after a while: nothing of one's own is in sight, until one is logged in again in another tab.
    const returnToTab = (after: number) =>
      page.evaluate((ms) => {
        const { now } = Date;
        Date.now = () => now.call(Date) + ms;
        window.dispatchEvent(new Event("focus"));
      }, after);
    await returnToTab(AWAY_MS);
    await expect(
      page.getByRole("heading", { name: common["login.needed"], level: 1 }),
    ).toBeVisible();
    await expect(name).toBeHidden();
    const again = { loginId, password: PASSWORD };
    await context.request.post("/login", { headers: { origin: baseURL ?? "" }, form: again });
    await returnToTab(0);
    await expect(name).toHaveValue("박다시");
    await expect(name).toBeVisible();
    // The header greets by the new name: it checks again who is logged in.
    const greeted = page.waitForResponse(
      (answer) => new URL(answer.url()).pathname === "/api/_auth/session",
    );
    await save.click();
    await expect(page.getByText(mypage["member.name_saved"])).toBeVisible();
    await greeted;

    await context.clearCookies();
    await name.fill("박또다시");
    await save.click();
    await notNow.click();
    await login.click();
    const dialog = page.getByRole("dialog", { name: words["here.title"] });
    await dialog.getByLabel(words.id, { exact: true }).fill(loginId);
    await dialog.getByLabel(words.password, { exact: true }).fill(PASSWORD);
    await dialog.getByRole("button", { name: words["here.submit"] }).click();
    await expect(main.getByText(common["login.back"])).toBeVisible();
    await expect(name).toHaveValue("박또다시");
    // Of the first time: what appears next is new.
    await expect(page.getByText(mypage["member.name_saved"])).toHaveCount(0);
    await save.click();
    await expect(page.getByText(mypage["member.name_saved"])).toBeVisible();
  },
);
