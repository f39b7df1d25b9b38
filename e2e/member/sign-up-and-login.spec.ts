import type { APIRequestContext, Page } from "@playwright/test";
import enErrors from "#app/locales/en/common/errors.json" with { type: "json" };
import en from "#app/locales/en/member/join.json" with { type: "json" };
import enLogin from "#app/locales/en/member/login.json" with { type: "json" };
import enMypage from "#app/locales/en/member/mypage.json" with { type: "json" };
import koErrors from "#app/locales/ko/common/errors.json" with { type: "json" };
import ko from "#app/locales/ko/member/join.json" with { type: "json" };
import koLogin from "#app/locales/ko/member/login.json" with { type: "json" };
import koMypage from "#app/locales/ko/member/mypage.json" with { type: "json" };
import { logIn, newcomer, PASSWORD as OWN } from "../support/newcomer.ts";
import { said } from "../support/said.ts";
import { expect, test } from "../support/test.ts";

const LANGUAGES = [
  { at: "", t: ko, login: koLogin, mypage: koMypage, errors: koErrors },
  { at: "/en", t: en, login: enLogin, mypage: enMypage, errors: enErrors },
];

const PASSWORD = "a quiet back nine";

/** What the last mail to an address says; mail takes a moment. */
async function mailTo(request: APIRequestContext, email: string, sign: RegExp): Promise<string> {
  let found = "";
  await expect(async () => {
    const page = await (await request.get(`/inbox?to=${encodeURIComponent(email)}`)).text();
    found = sign.exec(page.replaceAll("&amp;", "&"))?.[1] ?? "";
    expect(found).not.toBe("");
  }).toPass({ timeout: 45_000 });
  return found;
}

type Language = (typeof LANGUAGES)[number];

async function signUp(page: Page, { t }: Language, loginId: string): Promise<string> {
  const email = `${loginId}@example.com`;
  await page.getByLabel(t["sign_up.id"]).fill(loginId);
  await expect(page.getByText(t["sign_up.id_free"])).toBeVisible();
  await page.getByLabel(t["sign_up.password"], { exact: false }).first().fill(PASSWORD);
  await page.getByLabel(t["sign_up.name"], { exact: false }).first().fill("Garam Han");
  await page.locator("input[name=email]").fill(email);
  await page.getByRole("button", { name: t["sign_up.send_code"] }).click();
  await expect(page.getByRole("button", { name: t["sign_up.send_again"] })).toBeVisible();
  const code = await mailTo(page.request, email, /(?:인증 번호|code)\D{0,40}(\d{6})/i);
  await page.getByLabel(t["sign_up.code"]).fill(code);
  await page.getByLabel(t["sign_up.phone"]).fill("010-1234-5678");
  await page.getByLabel(t["sign_up.birthday"]).fill("1980-04-02");
  await page.getByRole("radio", { name: t["sign_up.gender.female"], exact: true }).check();
  await page.getByLabel(t["sign_up.agree_all"]).check();
  await page.getByRole("checkbox", { name: t["sign_up.agree.marketing"] }).uncheck();
  await page.getByRole("button", { name: t["sign_up.submit"], exact: true }).click();
  return email;
}

for (const language of LANGUAGES) {
  const { at, t, login, mypage, errors } = language;
  const name = at === "" ? "Korean" : "English";
  // Korean on the phone, English on the desktop.
  const oneWidth = at === "" ? "@phone" : "@desktop";
  const newId = () => `e2e_${Math.random().toString(36).slice(2, 10)}`;

  test(`in ${name}, a visitor signs up, logs in with a wrong and a right password, and resets it: a new one ends every session`, {
    tag: oneWidth,
  }, async ({ page, open, context, playwright, baseURL }) => {
    const loginId = newId();
    await open(`${at}/login`);
    await page.getByRole("link", { name: login.sign_up, exact: true }).click();
    await page.getByRole("heading", { level: 1, name: t["sign_up.heading"] }).waitFor();
    const email = await signUp(page, language, loginId);
    await expect(page).toHaveURL(new RegExp(`${at}/mypage$`));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      mypage.greeting.replace("{{name}}", "Garam Han"),
    );

    await context.clearCookies();
    await open(`${at}/login`);
    await logIn(page, { loginId, password: "not this one" });
    await expect(page.getByText(errors["auth.login_failed"])).toBeVisible();
    await page.getByLabel(login.stay).check();
    await logIn(page, { loginId, password: PASSWORD });
    await expect(page).toHaveURL(new RegExp(`${at}/mypage$`));
    const cookie = (await context.cookies()).find(({ name }) => name === "session");
    expect(cookie?.expires).toBeGreaterThan(Date.now() / 1000 + 59 * 86_400);
    const elsewhere = await playwright.request.newContext({
      baseURL: baseURL ?? "",
      storageState: await context.storageState(),
    });
    const sessionElsewhere = async () =>
      (await (await elsewhere.get("/api/_auth/session")).json()).user?.name;
    expect(await sessionElsewhere()).toBe("Garam Han");

    await context.clearCookies();
    await open(`${at}/login/find-password`);
    await page.getByLabel(t["find_password.id"]).fill(loginId);
    await page.getByLabel(t["find_password.email"]).fill(email);
    await page.getByRole("button", { name: t["find_password.submit"] }).click();
    await expect(page.getByText(said(t["sent.find_password"]))).toBeVisible();
    const link = await mailTo(page.request, email, /(\/login\/new-password\?token=[\w.-]+)/);
    await open(`${at}${link}`);
    await page.locator("input[name=password]").fill("a loud front nine");
    await page.getByRole("button", { name: t["new_password.submit"] }).click();
    await expect(page.getByText(login["done.password"])).toBeVisible();
    expect((await context.cookies()).map(({ name }) => name)).toContain("device");
    expect(await sessionElsewhere()).toBeUndefined();
    await elsewhere.dispose();
    await logIn(page, { loginId, password: "a loud front nine" });
    await expect(page).toHaveURL(new RegExp(`${at}/mypage$`));

    expect((await page.goto(`${at}${link}`))?.status()).toBe(410);
    await expect(page.getByText(said(errors["auth.link_expired"]))).toBeVisible();
  });

  test(`in ${name}, a sign-up says next to each field what is missing or wrong, and why a child is refused`, {
    tag: oneWidth,
  }, async ({ page, open }) => {
    await open(`${at}/login/sign-up`);
    const submit = () =>
      page.getByRole("button", { name: t["sign_up.submit"], exact: true }).click();
    const expectError = (code: keyof typeof errors) =>
      expect(page.getByText(errors[code])).toBeVisible();
    await submit();
    for (const field of [
      "id",
      "password",
      "name",
      "email",
      "phone",
      "birthday",
      "consent",
    ] as const) {
      await expectError(`auth.${field}_required`);
    }
    await expectError("auth.email_unproved");

    const id = page.getByLabel(t["sign_up.id"]);
    await id.fill("demo");
    await expectError("auth.id_taken");
    await id.fill("9 lives");
    await expectError("auth.id_format");
    await id.fill("a_child_of_ten");
    await expect(page.getByText(t["sign_up.id_free"])).toBeVisible();
    await page.locator("input[name=name]").fill("Garam");
    await page.locator("input[name=email]").fill("child at home");
    await page.getByLabel(t["sign_up.code"]).fill("123456");
    await page.getByLabel(t["sign_up.phone"]).fill("12");
    await page.getByLabel(t["sign_up.birthday"]).fill("2016-05-05");
    await page.getByLabel(t["sign_up.agree_all"]).check();
    await page.getByRole("checkbox", { name: t["sign_up.agree.age"] }).uncheck();
    const password = page.locator("input[name=password]");
    await password.fill("short");
    await submit();
    for (const code of ["password_short", "email_format", "too_young"] as const) {
      await expectError(`auth.${code}`);
    }
    await page.locator("input[name=email]").fill(`${newId()}@example.com`);
    await page.getByLabel(t["sign_up.agree_all"]).check();
    await password.fill("password");
    await submit();
    await expectError("auth.password_common");
    await password.fill("A_child_of_ten");
    await submit();
    await expectError("auth.password_is_id");
    await password.fill(PASSWORD);
    await submit();
    await expectError("auth.phone_format");
    await page.getByLabel(t["sign_up.phone"]).fill("01012345678");
    await submit();
    await expectError("auth.too_young");
    await page.getByLabel(t["sign_up.birthday"]).fill("1980-04-02");
    await submit();
    await expectError("auth.code_wrong");
  });

  test(`in ${name}, finding an ID answers the same for every address`, { tag: oneWidth }, async ({
    page,
    open,
  }) => {
    for (const email of ["nobody@example.com", "guest@palmtee.example"]) {
      await open(`${at}/login/find-id`);
      await page.getByLabel(t["find_id.email"]).fill(email);
      await page.getByRole("button", { name: t["find_id.submit"] }).click();
      await expect(page.getByText(t["sent.find_id"])).toBeVisible();
    }
  });

  test(`in ${name}, a member sees the devices, signs the others out, and changes the password`, {
    tag: oneWidth,
  }, async ({ page, open, context, browser, baseURL }) => {
    const { loginId } = await newcomer(context.request, baseURL);
    const other = await browser.newContext({
      userAgent: "Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0",
    });
    await other.request.post(`${baseURL}/login`, {
      headers: { origin: baseURL ?? "" },
      form: { loginId, password: OWN },
      maxRedirects: 0,
    });

    await open(`${at}/mypage/security`);
    const devices = page.getByRole("listitem").filter({
      hasText: new RegExp(t["security.seen"].replace("{{at}}", ".+")),
    });
    await expect(devices).toHaveCount(2);
    await expect(devices.filter({ hasText: "Firefox · Windows" })).toHaveCount(1);
    await expect(devices.filter({ hasText: t["security.this_device"] })).toHaveCount(1);
    await page.getByRole("button", { name: t["security.end_others"] }).click();
    await expect(page.getByText(t["security.done.others"])).toBeVisible();
    await expect(page.getByText(t["security.only_this"])).toBeVisible();
    await expect(devices).toHaveCount(1);
    const session = await other.request.get(`${baseURL}/api/_auth/session`);
    expect(await session.json()).toEqual({});
    await other.close();

    const changes = async (current: string, password: string) => {
      await page.getByLabel(t["security.current"]).fill(current);
      await page.getByLabel(t["security.new"], { exact: true }).fill(password);
      await page.getByRole("button", { name: t["security.change"], exact: true }).click();
    };
    await changes(OWN, "short");
    await expect(page.getByText(errors["auth.password_short"])).toBeVisible();
    await changes("not this one", "a loud front nine");
    await expect(page.getByText(errors["auth.password_wrong"])).toBeVisible();
    await changes(OWN, "a loud front nine");
    await expect(page.getByText(t["security.done.password"])).toBeVisible();

    await context.clearCookies();
    await open(`${at}/login`);
    await logIn(page, { loginId });
    await expect(page.getByText(errors["auth.login_failed"])).toBeVisible();
    await logIn(page, { loginId, password: "a loud front nine" });
    await page.waitForURL((url) => url.pathname === `${at}/mypage`);
  });
}

test("a form whose rules cannot be fetched is sent all the same, and the server says what is wrong", {
  tag: "@phone",
}, async ({ page, open }) => {
  const missed: string[] = [];
  await page.route("**/assets/schemas-*.js", (route) => {
    missed.push(route.request().url());
    return route.abort();
  });
  await open("/login");
  expect(missed).toEqual([]);
  await page.getByRole("button", { name: koLogin.submit, exact: true }).click();
  await expect(page.getByText(koErrors["auth.id_required"])).toBeVisible();
  expect(missed.length).toBeGreaterThan(0);
});
