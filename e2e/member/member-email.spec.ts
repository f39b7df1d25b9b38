import type { APIRequestContext } from "@playwright/test";
import { wordsOf } from "../support/messages.ts";
import { newcomer, PASSWORD } from "../support/newcomer.ts";
import { expect, test } from "../support/test.ts";

/** The code in the mail to an address; mail takes a moment. */
async function mailedCode(request: APIRequestContext, email: string): Promise<string> {
  let code = "";
  await expect
    .poll(async () => {
      const inbox = await (await request.get(`/inbox?to=${email}`)).text();
      code = /(?:인증 번호|confirmation code): (\d{6})/.exec(inbox)?.[1] ?? "";
      return code;
    })
    .toMatch(/^\d{6}$/);
  return code;
}

test(
  "a member without an e-mail adds one with a mailed code, and can then be mailed",
  { tag: "@day-phone" },
  async ({ page, open, context, baseURL }, { project }) => {
    const { at, mypage, join, errors } = wordsOf(project.name);
    const { loginId } = await newcomer(context.request, baseURL);
    const email = `${loginId}@example.com`;
    await open(`${at}/profile`);
    await page.getByRole("link", { name: mypage["member.email_add"] }).click();
    await page.locator("input[name=email]").fill(email);
    await page.getByRole("button", { name: join["sign_up.send_code"] }).click();
    await expect(page.getByRole("button", { name: join["sign_up.send_again"] })).toBeVisible();
    await page.getByLabel(join["sign_up.code"]).fill(await mailedCode(context.request, email));
    const password = page.locator("input[name=current]");
    const add = page.getByRole("button", { name: mypage["member.email_add"], exact: true });
    await password.fill("not mine");
    await add.click();
    await expect(page.getByText(errors["auth.password_wrong"])).toBeVisible();
    await password.fill(PASSWORD);
    await add.click();
    await expect(page.getByText(mypage["member.email_saved"])).toBeVisible();
    await expect(page.getByRole("heading", { name: mypage["member.email"] })).toBeVisible();
    await open(`${at}/profile`);
    await expect(page.getByRole("definition").filter({ hasText: email })).toBeVisible();
  },
);
