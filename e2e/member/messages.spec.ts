import { randomUUID } from "node:crypto";
import type { APIRequestContext, PlaywrightWorkerArgs } from "@playwright/test";
import { filled, wordsOf } from "../support/messages.ts";
import { PASSWORD } from "../support/newcomer.ts";
import { expect, test } from "../support/test.ts";

const DEVICES = {
  firefox: "Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0",
  iphone:
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1",
};

type Elsewhere = {
  readonly request: PlaywrightWorkerArgs["playwright"]["request"];
  readonly baseURL: string | undefined;
  readonly loginId: string;
};

/** The same member, on a new device. */
async function logInElsewhere({ request, baseURL, loginId }: Elsewhere, userAgent: string) {
  const elsewhere = await request.newContext({ baseURL: baseURL ?? "", userAgent });
  const login = await elsewhere.post("/login", {
    headers: { origin: baseURL ?? "" },
    form: { loginId, password: PASSWORD },
    maxRedirects: 0,
  });
  expect(login.status()).toBe(302);
  await elsewhere.dispose();
}

/** A new member, signed in, with the welcome message only. */
async function join(request: APIRequestContext, baseURL: string | undefined, prefix: string) {
  const loginId = `bell${randomUUID().replaceAll("-", "").slice(0, 10)}`;
  const email = `${loginId}@example.com`;
  const headers = { origin: baseURL ?? "", "content-type": "application/x-www-form-urlencoded" };
  await request.post("/api/email-code", {
    headers,
    data: new URLSearchParams({ email, locale: prefix ? "en" : "ko" }).toString(),
  });
  let emailCode = "";
  await expect
    .poll(async () => {
      const inbox = await (await request.get(`${prefix}/inbox?to=${email}`)).text();
      emailCode = /(?:인증 번호|confirmation code): (\d{6})/.exec(inbox)?.[1] ?? "";
      return emailCode;
    })
    .toMatch(/^\d{6}$/);
  const form = new URLSearchParams({
    loginId,
    password: PASSWORD,
    name: "Bell",
    email,
    emailCode,
    phoneCountry: "KR",
    phone: "010-1234-5678",
    birthday: "1990-01-31",
  });
  for (const kind of ["terms", "personal-information", "age"]) form.append("agree", kind);
  const joined = await request.post(`${prefix}/login/sign-up`, {
    headers,
    data: form.toString(),
    maxRedirects: 0,
  });
  expect(joined.status()).toBe(302);
  return { loginId, email };
}

test(
  "a welcome is mailed with links; logins elsewhere raise the bell's count live, and reading clears it",
  { tag: "@day-phone" },
  async ({ page, open, context, playwright, baseURL }, { project }) => {
    const { at, frame, message } = wordsOf(project.name);
    const { loginId, email } = await join(context.request, baseURL, at);
    await open(`${at}/inbox`);
    await expect(page.getByText(message["inbox.text"])).toBeVisible();
    const find = async (address: string) => {
      await page.getByLabel(message["inbox.search"]).fill(address);
      const answered = page.waitForResponse((answer) => answer.url().includes("/inbox.data?"));
      await page.getByRole("button", { name: message["inbox.search_button"], exact: true }).click();
      await answered;
    };
    await find("nobody-at-all@example.com");
    const none = filled(message["inbox.empty.none"], { address: "nobody-at-all@example.com" });
    await expect(page.getByText(none)).toBeVisible();
    const subject = filled(message["mail.subject"], {
      brand: frame.brand,
      subject: message["subject.welcome"],
    });
    // Mail takes a moment, and so does a bell.
    await expect(async () => {
      await find(email);
      await expect(page.getByRole("heading", { name: subject })).toBeVisible({ timeout: 5_000 });
    }).toPass({ timeout: 45_000 });

    const one = filled(frame["nav.alarms_count"], { count: 1 });
    const ringing = page.getByRole("link", { name: one, exact: true });
    const opensTheBell = async () => {
      await expect(async () => {
        await page.evaluate(() => window.dispatchEvent(new Event("focus")));
        await expect(ringing).toBeVisible({ timeout: 1_000 });
      }).toPass({ timeout: 45_000 });
      await ringing.click();
    };
    const quiet = page.getByRole("link", { name: frame["nav.alarms"], exact: true }).first();
    const fresh = (about: string) =>
      page.getByRole("button", { name: new RegExp(`^${about} ${message["alarms.new"]}`) });
    await opensTheBell();
    await expect(page.getByText(filled(message["alarms.unread_one"], { count: 1 }))).toBeVisible();
    await fresh(message["subject.welcome"]).click();
    await page.waitForURL((url) => url.pathname === `${at}/course/home`);
    await expect(quiet).toBeVisible();

    // One by one.
    const elsewhere = { request: playwright.request, baseURL, loginId };
    await logInElsewhere(elsewhere, DEVICES.firefox);
    await opensTheBell();
    const readOne = `${message["alarms.read_one"]}: ${message["subject.new-device"]}`;
    await page.getByRole("button", { name: readOne }).click();
    await expect(page.getByText(message["alarms.unread_zero"])).toBeVisible();
    await expect(ringing).toHaveCount(0);

    // All alarms together. On a phone the list of alarms has a bar to go back by, and no bell.
    await open(`${at}/course/home`);
    await logInElsewhere(elsewhere, DEVICES.iphone);
    await opensTheBell();
    await expect(fresh(message["subject.new-device"])).toBeVisible();
    await page.getByRole("button", { name: message["alarms.read_all"] }).click();
    await expect(page.getByText(message["alarms.unread_zero"])).toBeVisible();
    await expect(ringing).toHaveCount(0);
  },
);

test(
  "a visitor's bell leads through the login, and counts nothing",
  { tag: "@day-phone" },
  async ({ page, open }, { project }) => {
    const { at, frame } = wordsOf(project.name);
    await open(at || "/");
    await page.getByRole("link", { name: frame["nav.alarms"], exact: true }).click();
    await expect(page).toHaveURL(/\/login\?next=/);
    expect(await (await page.request.get("/api/my")).json()).toEqual({});
  },
);
