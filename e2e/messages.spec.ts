import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { expect, test } from "./support.ts";

type Newcomer = { readonly loginId: string; readonly email: string };

const PASSWORD = "a calm green by the sea";

/** Somebody new, signed in, who has been welcomed and nothing else. */
async function join(request: APIRequestContext, baseURL: string | undefined, prefix: "" | "/en") {
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
  return { loginId, email } satisfies Newcomer;
}

test("a welcome rings and is mailed; a login elsewhere rings while one looks, and reading quiets the bell", {
  tag: "@phone",
}, async ({ page, open, context, playwright, baseURL }) => {
  const { loginId, email } = await join(context.request, baseURL, "");
  await open(`/inbox?to=${email}`);
  await expect(page.getByText("여기는 데모의 우편함이에요.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "[팜티] 가입을 환영해요" })).toBeVisible();

  await page.getByRole("link", { name: "알림, 새 알림 1개" }).click();
  await expect(page.getByRole("heading", { name: "알림", exact: true })).toBeVisible();
  await page.getByRole("button", { name: "읽음으로 표시: 가입을 환영해요" }).click();
  await expect(page.getByText("새 알림이 없어요")).toBeVisible();
  await expect(page.getByRole("link", { name: "알림", exact: true }).first()).toBeVisible();
  await expect(page.getByRole("link", { name: "알림, 새 알림 1개" })).toHaveCount(0);

  const elsewhere = await playwright.request.newContext({
    baseURL: baseURL ?? "",
    userAgent: "Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0",
  });
  const login = await elsewhere.post("/login", {
    headers: { origin: baseURL ?? "" },
    form: { loginId, password: PASSWORD },
    maxRedirects: 0,
  });
  expect(login.status()).toBe(302);
  await elsewhere.dispose();

  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await page.getByRole("link", { name: "알림, 새 알림 1개" }).click();
  await expect(page.getByRole("button", { name: /^새 기기에서 로그인했어요/ })).toBeVisible();
  await page.getByRole("button", { name: "모두 읽음으로 표시" }).click();
  await expect(page.getByText("새 알림이 없어요")).toBeVisible();
  await expect(page.getByRole("link", { name: "알림, 새 알림 1개" })).toHaveCount(0);
});

test("opening an alarm in English leads to its subject, and it is new no more", {
  tag: "@desktop",
}, async ({ page, open, context, baseURL }) => {
  await join(context.request, baseURL, "/en");
  await open("/en");
  await page.getByRole("link", { name: "Alarms, 1 new" }).click();
  await expect(page.getByText("1 new alarm")).toBeVisible();
  await page.getByRole("button", { name: /^Welcome New/ }).click();
  await expect(page).not.toHaveURL(/alarms/);
  await expect(page.getByRole("link", { name: "Alarms, 1 new" })).toHaveCount(0);
  await open("/en/mypage/alarms");
  await expect(page.getByText("Nothing new")).toBeVisible();
});

test("a visitor's bell leads through the login, and counts nothing", async ({ page, open }) => {
  await open("/");
  await page.getByRole("link", { name: "알림", exact: true }).click();
  await expect(page).toHaveURL(/\/login\?next=/);
  expect(await (await page.request.get("/api/my")).json()).toEqual({});
});

test("the post box finds nothing for an address that got nothing", { tag: "@desktop" }, async ({
  page,
  open,
}) => {
  await open("/en/inbox");
  await page.getByLabel("Find by recipient").fill("nobody-at-all@example.com");
  await page.getByRole("button", { name: "Find" }).click();
  await expect(page.getByText("There is no mail for nobody-at-all@example.com.")).toBeVisible();
});
