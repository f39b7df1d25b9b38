import type { APIRequestContext, Browser } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { DEMO_PASSWORD } from "#app/domain/member/login/demo-accounts.ts";
import desk from "#app/locales/ko/desk/desk.json" with { type: "json" };
import koJoin from "#app/locales/ko/member/join.json" with { type: "json" };
import koLogin from "#app/locales/ko/member/login.json" with { type: "json" };
import { wordsOf } from "../support/messages.ts";
import { newcomer, PASSWORD } from "../support/newcomer.ts";
import { atRest, expect, openPage, test } from "../support/test.ts";

const STAY = { maxRedirects: 0 };

/** Gives a newcomer the role of an editor and sets up their second factor; answers with a recovery code. */
async function becomeEditor(
  request: APIRequestContext,
  browser: Browser,
  { loginId, baseURL }: { readonly loginId: string; readonly baseURL: string },
): Promise<string> {
  const headers = { origin: baseURL };
  const session = await (await request.get("/api/_auth/session")).json();
  const owner = await browser.newContext({ baseURL });
  const asOwner = { loginId: "owner", password: DEMO_PASSWORD };
  await owner.request.post("/login", { headers, form: asOwner, ...STAY });
  const given = { intent: "role", role: "content" };
  const page = `/admin/member/${session.user.id}.data`;
  const promoted = await owner.request.post(page, { headers, form: given, ...STAY });
  if (!promoted.ok()) throw new Error(`no role: ${promoted.status()}`);
  await owner.close();
  // A change of rights ended the session.
  await request.post("/login", { headers, form: { loginId, password: PASSWORD }, ...STAY });
  const security = "/mypage/security.data";
  const offered = { intent: "offer", factorPassword: PASSWORD };
  const offer = await (await request.post(security, { headers, form: offered })).text();
  const secret = Secret.fromBase32(/"([A-Z2-7]{32})"/.exec(offer)?.[1] ?? "");
  const sealed = /"sealed","([\w-]+)"/.exec(offer)?.[1] ?? "";
  const form = { intent: "confirm", sealed, code: new TOTP({ secret }).generate() };
  const set = await (await request.post(security, { headers, form })).text();
  return /[2-9a-z]{5}-[2-9a-z]{5}/.exec(set)?.[0] ?? "";
}

test("an editor whose session ended logs in over the record, with the code, and it is saved", {
  tag: "@day-desktop",
}, async ({ page, browser, context, baseURL }) => {
  const { loginId } = await newcomer(context.request, baseURL);
  const code = await becomeEditor(context.request, browser, { loginId, baseURL: baseURL ?? "" });
  const rested = atRest(page);
  await openPage(page, "/admin/notice/add");
  await page.getByLabel(`${desk["notice.field.title"]} (한국어)`).fill("끝난 세션");
  await page.getByLabel(`${desk["notice.field.body"]} (한국어)`).fill("본문은 그대로");
  await rested;

  await context.clearCookies();
  await page.getByRole("button", { name: desk["form.save"] }).click();
  const dialog = page.getByRole("dialog", { name: koLogin["here.title"] });
  await dialog.getByLabel(koLogin.id, { exact: true }).fill("demo");
  await dialog.getByLabel(koLogin.password, { exact: true }).fill(DEMO_PASSWORD);
  await dialog.getByRole("button", { name: koLogin["here.submit"] }).click();
  // Another member's login opens nothing here.
  await expect(dialog.getByText(/다른 계정이에요/)).toBeVisible();

  await dialog.getByLabel(koLogin.id, { exact: true }).fill(loginId);
  await dialog.getByLabel(koLogin.password, { exact: true }).fill(PASSWORD);
  await dialog.getByRole("button", { name: koLogin["here.submit"] }).click();
  const second = page.getByRole("dialog", { name: koLogin["here.code_title"] });
  await second.getByLabel(koJoin["factor.code"]).fill(code);
  await second.getByRole("button", { name: koJoin["factor.submit"], exact: true }).click();

  await expect(page.getByText(desk["record.created"])).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByLabel(`${desk["notice.field.body"]} (한국어)`)).toHaveText(
    "본문은 그대로",
  );
});

test(
  "a member whose session ended logs in over the form, and what was typed is saved",
  { tag: "@day-phone" },
  async ({ page, open, context, baseURL }, { project }) => {
    const { at, common, login, mypage } = wordsOf(project.name);
    const { loginId } = await newcomer(context.request, baseURL);
    const rested = atRest(page);
    await open(`${at}/mypage/member`);
    await rested;
    const name = page.locator("input[name=name]");
    const save = page.getByRole("button", { name: mypage["member.name_save"] });
    const dialog = page.getByRole("dialog", { name: login["here.title"] });

    await context.clearCookies();
    await name.fill("박이어");
    await save.click();
    await dialog.getByRole("button", { name: login["here.cancel"] }).click();
    // Nothing is lost by putting it off: the form says why, and asks again.
    await expect(page.getByRole("main").getByText(common["login.ended"])).toBeVisible();
    await expect(name).toHaveValue("박이어");

    await save.click();
    await dialog.getByLabel(login.id, { exact: true }).fill(loginId);
    await dialog.getByLabel(login.password, { exact: true }).fill(PASSWORD);
    await dialog.getByRole("button", { name: login["here.submit"] }).click();
    await expect(page.getByText(mypage["member.name_saved"])).toBeVisible();
    await expect(name).toHaveValue("박이어");
  },
);
