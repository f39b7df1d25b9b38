import { filled, wordsOf } from "../support/messages.ts";
import { logIn, newcomer, PASSWORD } from "../support/newcomer.ts";
import { expect, test } from "../support/test.ts";

test(
  "a member who closes the account gives the password, confirms, sees a last page, and would have to sign up again",
  { tag: "@day-phone" },
  async ({ page, open, context, baseURL }, { project }) => {
    const { at, mypage: t, frame, social, errors } = wordsOf(project.name);
    const { name, loginId } = await newcomer(context.request, baseURL);
    await open(`${at}/mypage/withdrawal`);
    const leave = page.getByRole("button", { name: t["withdrawal.leave"] });
    const dialog = page.getByRole("dialog");
    const leaves = async (password: string) => {
      await page.getByLabel(t["withdrawal.password"]).fill(password);
      await leave.click();
      await expect(dialog.getByText(t["withdrawal.sure_text"])).toBeVisible();
      await dialog.getByRole("button", { name: t["withdrawal.leave"] }).click();
    };
    await leave.click();
    await expect(page.getByText(errors["auth.password_required"])).toBeVisible();
    await leaves(`${PASSWORD}!`);
    await expect(page.getByText(errors["auth.password_wrong"])).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await leaves(PASSWORD);

    await expect(page.getByText(frame.farewell)).toBeVisible();
    await expect(page).not.toHaveURL(/mypage|left/);
    expect(await (await context.request.get("/api/_auth/session")).json()).toEqual({});

    await open(`${at}/login`);
    await logIn(page, { loginId });
    await expect(page.getByText(errors["auth.login_failed"])).toBeVisible();

    // Kakao knows the person, we do not any more: they are asked for their consents as on the first day.
    await page.goto(`/api/auth/kakao?next=${at}/notice`);
    await page.getByLabel("Somebody else").check();
    await page.getByRole("textbox", { name: "Name" }).fill(name);
    await page.getByRole("button", { name: "Agree" }).click();
    await expect(
      page.getByRole("heading", { level: 1, name: social["consent.heading"] }),
    ).toBeVisible();
  },
);

test(
  "a forgotten ID is mailed to its address, in the language of the request",
  { tag: "@day-phone" },
  async ({ page, open }, { project }) => {
    const { at, isPhone, join, frame, message } = wordsOf(project.name);
    const loginId = isPhone ? "support" : "content";
    const email = `${loginId}@palmtee.example`;
    const inbox = `${at}/inbox?to=${email}`;
    const subject = filled(message["mail.subject"], {
      brand: frame.brand,
      subject: message["subject.find-id"],
    });
    const [said = ""] = filled(message["body.find-id"], { loginId }).split("\n");
    const mails = page
      .getByRole("article")
      .filter({ has: page.getByRole("heading", { name: subject }) })
      .filter({ hasText: said });
    await open(inbox);
    const before = await mails.count();

    await open(`${at}/login/find-id`);
    await page.getByLabel(join["find_id.email"]).fill(email.toUpperCase());
    await page.getByRole("button", { name: join["find_id.submit"] }).click();
    await expect(page.getByText(join["sent.find_id"])).toBeVisible();
    await expect(async () => {
      await open(inbox);
      await expect(mails).toHaveCount(before + 1, { timeout: 1_000 });
    }).toPass({ timeout: 45_000 });
  },
);

test(
  "a member with a coming trip reads why the account cannot be closed yet, and what the law retains",
  { tag: "@day-phone" },
  async ({ page, open, signIn }, { project }) => {
    const { at, mypage: t } = wordsOf(project.name);
    await signIn("demo");
    await open(`${at}/mypage/withdrawal`);
    await expect(page.getByText(t["withdrawal.open"], { exact: true })).toBeVisible();
    const retained = filled(t["withdrawal.kept_orders"], { years: 5 });
    await expect(page.getByText(retained)).toBeVisible();
    await expect(page.getByRole("button", { name: t["withdrawal.leave"] })).toHaveCount(0);
  },
);
