import { readFile } from "node:fs/promises";
import type { Browser, Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { DEMO_PASSWORD } from "#app/domain/member/login/demo-accounts.ts";
import enBenefit from "#app/locales/en/benefit/benefit.json" with { type: "json" };
import enErrors from "#app/locales/en/common/errors.json" with { type: "json" };
import enDesk from "#app/locales/en/desk/desk.json" with { type: "json" };
import en from "#app/locales/en/member/join.json" with { type: "json" };
import koBenefit from "#app/locales/ko/benefit/benefit.json" with { type: "json" };
import koErrors from "#app/locales/ko/common/errors.json" with { type: "json" };
import koDesk from "#app/locales/ko/desk/desk.json" with { type: "json" };
import ko from "#app/locales/ko/member/join.json" with { type: "json" };
import { logIn, newcomer, PASSWORD } from "../support/newcomer.ts";
import { expect, test, usable } from "../support/test.ts";

// Korean on the phone, English on the desktop.
const WORDS = {
  phone: { at: "", lang: "ko", t: ko, desk: koDesk, errors: koErrors, benefit: koBenefit },
  desktop: { at: "/en", lang: "en", t: en, desk: enDesk, errors: enErrors, benefit: enBenefit },
};
type Words = (typeof WORDS)["phone"];
const wordsOf = (project: string): Words => (project === "phone" ? WORDS.phone : WORDS.desktop);

/** A member of staff in a separate browser, looking at one member. */
async function inAdmin(
  browser: Browser,
  baseURL: string | undefined,
  {
    staff,
    lang,
    loginId,
  }: { readonly staff: string; readonly lang: string; readonly loginId: string },
): Promise<Page> {
  const context = await browser.newContext({ baseURL: baseURL ?? "" });
  await context.addCookies([{ name: "lang", value: lang, url: baseURL ?? "" }]);
  await context.request.post("/login", {
    headers: { origin: baseURL ?? "" },
    form: { loginId: staff, password: DEMO_PASSWORD },
    maxRedirects: 0,
  });
  const page = await context.newPage();
  await page.goto(`/admin/member?q=${loginId}`);
  await usable(page);
  await page.locator("tbody").getByRole("link").first().click();
  await page.getByRole("heading", { level: 2, name: /^(권한|Rights)$/ }).waitFor();
  return page;
}

test(
  "the owner makes a member a colleague, who then sets up a second factor",
  { tag: "@day-desktop" },
  async ({ page, open, context, browser, baseURL }, { project }) => {
    const { at, lang, t, desk, errors } = wordsOf(project.name);
    const { loginId } = await newcomer(context.request, baseURL);
    const owner = await inAdmin(browser, baseURL, { staff: "owner", lang, loginId });
    await owner.getByLabel(desk["member.new_role"]).selectOption("content");
    await owner.getByRole("button", { name: desk["member.give_role"] }).click();
    const dialog = owner.getByRole("dialog");
    await expect(dialog.getByText(desk["member.role_text"])).toBeVisible();
    await dialog.getByRole("button", { name: desk["member.give_role"] }).click();
    await expect(owner.getByText(desk["member.done.role"])).toBeVisible();
    await owner.context().close();

    // A change of rights ended the session: the new ones come with a new login.
    await open(`${at}/mypage/security`);
    await expect(page).toHaveURL(/\/login\?next=/);
    await logIn(page, { loginId });
    await expect(page.getByText(t["security.factor_off"])).toBeVisible();
    await usable(page);

    await page.getByLabel(t["security.factor_password"]).fill(PASSWORD);
    await page.getByRole("button", { name: t["security.factor_begin"] }).click();
    await expect(page.getByRole("img", { name: t["security.factor_picture"] })).toBeVisible();
    const shown = await page.getByText(/[A-Z2-7]{32}/).innerText();
    const secret = Secret.fromBase32(/[A-Z2-7]{32}/.exec(shown)?.[0] ?? "");
    const totp = new TOTP({ secret });
    await page.getByLabel(t["factor.code"]).fill(totp.generate());
    await page.getByRole("button", { name: t["security.factor_confirm"] }).click();
    await expect(page.getByText(t["security.recovery"])).toBeVisible();
    const recovery = page.getByRole("listitem").filter({ hasText: /^[2-9a-z]{5}-[2-9a-z]{5}$/ });
    await expect(recovery).toHaveCount(10);
    const [first = "", second = ""] = await recovery.allInnerTexts();
    await expect(page.getByText(t["security.factor_on"])).toBeVisible();

    const enters = async (code: string) => {
      await page.getByLabel(t["factor.code"]).fill(code);
      await page.getByRole("button", { name: t["factor.submit"], exact: true }).click();
    };
    await context.clearCookies();
    await open(`${at}/login`);
    await logIn(page, { loginId });
    await expect(page.getByRole("heading", { level: 1, name: t["factor.title"] })).toBeVisible();
    await usable(page);
    await enters("aaaaa-aaaaa");
    await expect(page.getByText(errors["auth.second_factor_wrong"])).toBeVisible();
    // The next code of the app: the one that set it up has been used.
    await enters(totp.generate({ timestamp: Date.now() + 30_000 }));
    await expect(page).toHaveURL(new RegExp(`${at}/mypage$`));
    expect((await page.request.get("/admin")).status()).toBe(200);

    await context.clearCookies();
    await open(`${at}/login?next=${at}/mypage/security`);
    await logIn(page, { loginId });
    await page.getByRole("heading", { level: 1, name: t["factor.title"] }).waitFor();
    await usable(page);
    await enters(first);
    await page.waitForURL((url) => url.pathname === `${at}/mypage/security`);

    const left = (count: number) =>
      page.getByText(t["security.codes_left_other"].replace("{{count}}", String(count)));
    await expect(left(9)).toBeVisible();
    await usable(page);
    await page.getByLabel(t["security.factor_password"]).fill(PASSWORD);
    await page.getByLabel(t["factor.code"], { exact: true }).fill(second);
    await page.getByRole("button", { name: t["security.codes_new"] }).click();
    await expect(recovery).toHaveCount(10);
    await expect(left(10)).toBeVisible();
    const fresh = await recovery.allInnerTexts();
    const saving = page.waitForEvent("download");
    await page.getByRole("link", { name: t["security.recovery_download"] }).click();
    const saved = await readFile(await (await saving).path(), "utf8");
    expect(saved.split("\r\n").slice(2, 12)).toEqual(fresh);

    // Phone and list are lost: the owner resets it, and the password alone opens again.
    const again = await inAdmin(browser, baseURL, { staff: "owner", lang, loginId });
    const reset = again.getByRole("button", { name: desk["member.factor_reset"] });
    await reset.click();
    const resetDialog = again.getByRole("dialog");
    await resetDialog.getByRole("button", { name: desk["member.factor_reset"] }).click();
    await expect(resetDialog.getByText(errors["reservation.reason_required"])).toBeVisible();
    await resetDialog.getByLabel(desk["member.factor_reason"]).fill("잃어버림 / lost");
    await resetDialog.getByRole("button", { name: desk["member.factor_reset"] }).click();
    await expect(again.getByText(desk["member.done.factor"])).toBeVisible();
    await expect(reset).toHaveCount(0);
    await again.context().close();
    await open(`${at}/mypage/security`);
    await expect(page).toHaveURL(/\/login\?next=/);
    await logIn(page, { loginId });
    await expect(page.getByText(t["security.factor_off"])).toBeVisible();
  },
);

test(
  "a suspended member keeps what was paid, reads why nothing new can be had, and can go on when it is lifted",
  { tag: "@day-desktop" },
  async ({ page, open, context, browser, baseURL }, { project }) => {
    const { at, lang, desk, errors, benefit } = wordsOf(project.name);
    const { loginId } = await newcomer(context.request, baseURL);
    await open(`${at}/mypage`);
    const ops = await inAdmin(browser, baseURL, { staff: "ops", lang, loginId });
    await expect(ops.getByLabel(desk["member.new_role"])).toHaveCount(0);
    const press = async (name: string) => {
      await ops.getByRole("button", { name }).click();
      await ops.getByRole("dialog").getByRole("button", { name }).click();
    };
    await press(desk["member.ban"]);
    const dialog = ops.getByRole("dialog");
    await expect(dialog.getByText(errors["reservation.reason_required"])).toBeVisible();
    await dialog.getByLabel(desk["member.reason"]).fill("도배 / spam");
    await dialog.getByRole("button", { name: desk["member.ban"] }).click();
    await expect(ops.getByText(desk["member.done.ban"])).toBeVisible();

    await page.goto(`${at}/mypage`);
    await expect(page.getByText(errors["auth.banned"])).toBeVisible();
    await page.goto(`${at}/mypage/coupons`);
    await usable(page);
    await page.getByLabel(benefit["coupons.code"]).fill("NOSUCHCODE");
    await page.getByLabel(benefit["coupons.code"]).press("Enter");
    await expect(page.getByText(errors["auth.banned"])).toBeVisible();

    await press(desk["member.unban"]);
    await expect(ops.getByText(desk["member.done.unban"])).toBeVisible();
    await ops.context().close();
    await page.goto(`${at}/mypage`);
    await usable(page);
    await expect(page.getByText(errors["auth.banned"])).toHaveCount(0);
  },
);
