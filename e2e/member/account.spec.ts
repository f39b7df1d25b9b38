import { filled, wordsOf } from "../support/messages.ts";
import { logIn, newcomer } from "../support/newcomer.ts";
import { expect, test } from "../support/test.ts";

test(
  "a visitor's cart is there after the login, which returns to the page they left",
  { tag: "@day-phone" },
  async ({ page, open, context, baseURL }, { project }) => {
    const { at, isPhone, login, errors, buy, course } = wordsOf(project.name);
    const { loginId } = await newcomer(context.request, baseURL);
    await context.clearCookies();
    await open(`${at}/course/th-siam-old`);
    await page
      .getByRole("radio", { name: isPhone ? /자리/ : /places/, disabled: false })
      .last()
      .click();
    await expect(page).toHaveURL(/time=/);
    const chosen = new URL(page.url()).search;
    if (isPhone) await page.getByRole("button", { name: course["bar.book"], exact: true }).click();
    const add = new RegExp(filled(course["panel.add"], { amount: "₩[\\d,]+" }));
    await page.getByRole("button", { name: add }).last().click();
    await expect(page.getByText(buy["login.text"])).toBeVisible();
    await page.getByRole("button", { name: buy["login.go"] }).click();

    await page.waitForURL((url) => url.pathname === `${at}/login`);
    await expect(page.getByText(login.needed, { exact: true })).toBeVisible();
    await page.getByRole("button", { name: login.submit, exact: true }).click();
    await expect(page.getByText(errors["auth.id_required"])).toBeVisible();
    await logIn(page, { loginId, password: "wrong" });
    await expect(page.getByText(errors["auth.login_failed"])).toBeVisible();
    await logIn(page, { loginId });
    await page.waitForURL(
      (url) => url.pathname === `${at}/course/th-siam-old` && url.search === chosen,
    );
    await page.getByRole("button", { name: buy.see }).click();
    const line = page.getByRole("article", {
      name: isPhone ? "시암 컨트리클럽 올드 코스" : "Siam Country Club Old Course",
    });
    await expect(line).toBeVisible();

    await context.clearCookies();
    await open(`${at}/shopping_cart`);
    await expect(page).toHaveURL(/\/login\?next=/);
    await logIn(page, { loginId });
    await page.waitForURL((url) => url.pathname === `${at}/shopping_cart`);
    await expect(line).toBeVisible();
  },
);

test(
  "a demo account is one tap away, and an address that leads elsewhere is not followed",
  { tag: "@day-phone" },
  async ({ page, open }, { project }) => {
    const { at, login, mypage } = wordsOf(project.name);
    await open(`${at}/login?next=//evil.example`);
    await page.getByRole("link", { name: filled(login["demo.fill"], { id: "guest" }) }).click();
    await expect(page.getByText(filled(login["demo.filled"], { id: "guest" }))).toBeVisible();
    await page.getByRole("button", { name: login.submit, exact: true }).click();
    await page.waitForURL((url) => url.pathname === `${at}/mypage`);
    await expect(
      page.getByRole("heading", { name: filled(mypage.greeting, { name: "Emma Clarke" }) }),
    ).toBeVisible();
  },
);

test(
  "a member follows the next trip to a confirmed round, which other members cannot open",
  { tag: "@day-phone" },
  async ({ page, open, signIn, context }, { project }) => {
    const { at, isPhone, reservation, common } = wordsOf(project.name);
    await signIn("demo");
    await open(`${at}/mypage`);
    await page.getByRole("link", { name: reservation["trip.see"] }).click();
    await page
      .getByRole("link", {
        name: isPhone ? /시암 컨트리클럽 올드 코스/ : /Siam Country Club Old Course/,
      })
      .click();

    await expect(page.getByRole("heading", { name: reservation["proof.golf"] })).toBeVisible();
    await expect(page.getByText("SCC-27-01145").first()).toBeVisible();
    await expect(
      page.getByText(filled(reservation["cancel.refund"], { amount: "₩484,000" })),
    ).toBeVisible();
    const path = new URL(page.url()).pathname;

    await context.clearCookies();
    expect((await page.goto(path))?.status()).toBe(200);
    await expect(page.getByText("SCC-27-01145")).toHaveCount(0);
    const main = page.getByRole("main");
    await expect(main.getByRole("link", { name: common["login.go"], exact: true })).toBeVisible();

    await signIn("guest");
    expect((await page.goto(path))?.status()).toBe(404);
  },
);
