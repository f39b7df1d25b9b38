import { DEMO_PASSWORD } from "#app/db/seed/demo-accounts.ts";
import enErrors from "#app/locales/en/errors.json" with { type: "json" };
import enFrame from "#app/locales/en/frame.json" with { type: "json" };
import enJoin from "#app/locales/en/join.json" with { type: "json" };
import en from "#app/locales/en/mypage.json" with { type: "json" };
import enSocial from "#app/locales/en/social.json" with { type: "json" };
import koErrors from "#app/locales/ko/errors.json" with { type: "json" };
import koFrame from "#app/locales/ko/frame.json" with { type: "json" };
import koJoin from "#app/locales/ko/join.json" with { type: "json" };
import ko from "#app/locales/ko/mypage.json" with { type: "json" };
import koSocial from "#app/locales/ko/social.json" with { type: "json" };
import { logIn, newcomer, PASSWORD } from "./newcomer.ts";
import { expect, test } from "./support.ts";

// Korean on the phone, English on the desktop.
const KO = { at: "", t: ko, frame: koFrame, join: koJoin, social: koSocial, errors: koErrors };
const EN = { at: "/en", t: en, frame: enFrame, join: enJoin, social: enSocial, errors: enErrors };

test("who leaves is bidden farewell, is nobody any more, and would have to begin anew", async ({
  page,
  open,
  context,
  baseURL,
}, { project }) => {
  const { at, t, frame, social, errors } = project.name === "phone" ? KO : EN;
  const { name, loginId } = await newcomer(context.request, baseURL);
  await open(`${at}/mypage/withdrawal`);
  await page.getByLabel(t["withdrawal.password"]).fill(PASSWORD);
  await page.getByRole("button", { name: t["withdrawal.leave"] }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText(t["withdrawal.sure_text"])).toBeVisible();
  await dialog.getByRole("button", { name: t["withdrawal.leave"] }).click();

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
});

test("a forgotten ID is mailed to its address, in the language that asked for it", async ({
  page,
  open,
}, { project }) => {
  const isPhone = project.name === "phone";
  const { at, join } = isPhone ? KO : EN;
  const loginId = isPhone ? "support" : "content";
  const email = `${loginId}@palmtee.example`;
  await open(`${at}/login/find-id`);
  await page.getByLabel(join["find_id.email"]).fill(email.toUpperCase());
  await page.getByRole("button", { name: join["find_id.submit"] }).click();
  await expect(page.getByText(join["sent.find_id"])).toBeVisible();

  const subject = isPhone ? "[팜티] 찾으신 아이디예요" : "[Palmtee] The ID you asked for";
  await expect(async () => {
    await open(`${at}/inbox?to=${email}`);
    await expect(page.getByRole("heading", { name: subject })).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 20_000 });
  const said = isPhone
    ? `이 주소로 가입한 아이디: ${loginId}`
    : `registered with this address: ${loginId}`;
  await expect(page.getByText(said)).toBeVisible();
});

test("who has a trip to come reads why they cannot leave yet", { tag: "@phone" }, async ({
  page,
  open,
  signIn,
}) => {
  await signIn("demo");
  await open("/mypage/withdrawal");
  await expect(page.getByText("아직 떠날 수 없어요")).toBeVisible();
  await expect(page.getByText(/계약과 결제 기록 5년/)).toBeVisible();
  await expect(page.getByRole("button", { name: "탈퇴하기" })).toHaveCount(0);

  await open("/en/mypage/withdrawal");
  await expect(page.getByText("You cannot leave yet")).toBeVisible();
});

test("who could leave is asked for the password, and once more", { tag: "@desktop" }, async ({
  page,
  open,
  signIn,
}) => {
  await signIn("guest");
  await open("/en/mypage/withdrawal");
  const leave = page.getByRole("button", { name: "Close my account" });
  await leave.click();
  await expect(page.getByText("Please enter your password.")).toBeVisible();
  await page.getByLabel("Password").fill(`${DEMO_PASSWORD}!`);
  await leave.click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("This cannot be undone.", { exact: false })).toBeVisible();
  await dialog.getByRole("button", { name: "Close my account" }).click();
  await expect(page.getByText("Your current password is not right.")).toBeVisible();
});
