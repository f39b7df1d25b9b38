import type { BrowserContext, Page, TestInfo } from "@playwright/test";
import { examiner, expect, test, usable } from "../support/test.ts";

const WORDS = {
  ko: {
    path: "",
    kakao: "카카오로 시작하기",
    naver: "네이버로 시작하기",
    google: "Google로 시작하기",
    terms: "이용약관에 동의해요",
    privacy: "개인정보 수집·이용에 동의해요",
    age: "만 14세 이상이에요",
    start: "동의하고 시작하기",
    stay: "로그인 상태 유지",
    tooYoung: "만 14세가 되지 않으면",
    cancelled: "로그인이 취소됐어요",
    failed: "로그인 제공자와 연결하지 못했어요",
    close: "창 닫기",
    back: "로그인으로 돌아가기",
    notGiven: "적지 않았어요",
  },
  en: {
    path: "/en",
    kakao: "Continue with Kakao",
    naver: "Continue with Naver",
    google: "Continue with Google",
    terms: "I agree to the terms of use",
    privacy: "I agree to the collection and use of my personal information",
    age: "I am 14 or older",
    start: "Agree and start",
    stay: "Stay signed in",
    tooYoung: "You must be 14 or older",
    cancelled: "The login was cancelled",
    failed: "We could not reach the login provider",
    close: "Close this window",
    back: "Back to login",
    notGiven: "Not given",
  },
} as const;
type Words = (typeof WORDS)[keyof typeof WORDS];

const wordsOf = ({ project }: TestInfo) => WORDS[project.name === "phone" ? "ko" : "en"];

const FLAG = "temp-login-popup";
const somebody = () => `새 사람 ${crypto.randomUUID().slice(0, 8)}`;
const flagOf = (page: Page) => page.evaluate((key) => localStorage.getItem(key), FLAG);

/** In the provider's page: says who one is, without an e-mail address, and agrees. */
async function beSomebody(page: Page, name: string): Promise<void> {
  await page.getByLabel("Somebody else").check();
  await page.getByRole("textbox", { name: "Name" }).fill(name);
  await page.getByRole("button", { name: "Agree" }).click();
}

/** In ours: what is required before the first time. */
async function consent(page: Page, words: Words): Promise<void> {
  await usable(page);
  for (const name of [words.terms, words.privacy, words.age]) {
    await page.getByRole("checkbox", { name }).check({ force: true });
  }
  await page.getByRole("button", { name: words.start }).click();
}

async function openWindow(page: Page, name: string): Promise<Page> {
  const opened = page.waitForEvent("popup");
  await page.getByRole("link", { name }).click();
  return opened;
}

/** By its path: the login page itself names the goal at the end of its address. */
async function arrive(page: Page, path: string): Promise<void> {
  await page.waitForURL((url) => url.pathname === path);
}

async function userOf(context: BrowserContext): Promise<string | undefined> {
  return (await (await context.request.get("/api/_auth/session")).json()).user?.name;
}

for (const words of Object.values(WORDS)) {
  const lang = words.path || "/ko";
  // Korean on the phone, English on the desktop.
  const oneWidth = words.path === "" ? "@phone" : "@desktop";

  test(`with each provider a window of 960 × 600 logs in, notifies its opener once, and closes (${lang})`, {
    tag: oneWidth,
  }, async ({ page, context, open }) => {
    await page.addInitScript(() => {
      const original = window.open.bind(window);
      window.open = (url, target, features) => {
        sessionStorage.setItem("features", features ?? "");
        return original(url, target, features);
      };
    });
    let requests = 0;
    page.on("request", (request) => {
      if (request.url().endsWith("/api/_auth/session")) requests += 1;
    });
    for (const [provider, goal] of [
      [words.kakao, "/notice"],
      [words.naver, "/event"],
      [words.google, "/wish"],
    ] as const) {
      await context.clearCookies();
      await open(`${words.path}/login?next=${words.path}${goal}`);
      const child = await openWindow(page, provider);
      const features = await page.evaluate(() => sessionStorage.getItem("features"));
      expect(features).toContain("width=960, height=600");
      expect(await flagOf(page)).toBe("true");

      requests = 0;
      const name = somebody();
      await beSomebody(child, name);
      const closed = child.waitForEvent("close");
      await consent(child, words);
      await closed;
      await arrive(page, `${words.path}${goal}`);
      expect(await flagOf(page)).toBeNull();
      expect(requests).toBe(1);
      expect(await userOf(context)).toBe(name);
    }
  });

  test(`logs in within the same window when pop-ups are blocked, and 'stay logged in' holds (${lang})`, {
    tag: oneWidth,
  }, async ({ page, context, open }) => {
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await open(`${words.path}/login?next=${words.path}/notice`);
    await page.getByRole("checkbox", { name: words.stay }).check({ force: true });
    await page.getByRole("link", { name: words.naver }).click();
    const name = somebody();
    await beSomebody(page, name);
    await consent(page, words);
    await arrive(page, `${words.path}/notice`);
    const sessionCookie = (await context.cookies()).find((cookie) => cookie.name === "session");
    expect(sessionCookie?.expires).toBeGreaterThan(Date.now() / 1000 + 59 * 86_400);
    // Without an e-mail address, a telephone, a birthday, a gender and an ID one is a member all the same.
    await open(`${words.path}/profile`);
    await expect(page.getByText(name).first()).toBeVisible();
    await expect(page.getByText(words.notGiven)).toHaveCount(5);
  });

  test(`a visitor under 14 reads why, and no account is created (${lang})`, {
    tag: oneWidth,
  }, async ({ page, context, open }) => {
    await open(`${words.path}/login`);
    await page.goto(`/api/auth/google?next=${words.path}/notice`);
    await beSomebody(page, somebody());
    await usable(page);
    const { violations } = await examiner(page).analyze();
    expect(violations).toEqual([]);
    for (const name of [words.terms, words.privacy]) {
      await page.getByRole("checkbox", { name }).check({ force: true });
    }
    await page.getByRole("button", { name: words.start }).click();
    await expect(page.getByText(words.tooYoung)).toBeVisible();
    expect(await userOf(context)).toBeUndefined();
  });

  test(`a window with something to say stays open, and its opener can be used again (${lang})`, {
    tag: oneWidth,
  }, async ({ page, open }) => {
    await open(`${words.path}/login?next=${words.path}/notice`);
    const child = await openWindow(page, words.google);
    await child.getByRole("button", { name: "Cancel" }).click();
    await expect(child.getByRole("alert")).toContainText(words.cancelled);
    await expect(page.getByRole("link", { name: words.google })).not.toHaveAttribute("aria-busy");
    expect(await flagOf(page)).toBeNull();
    const closed = child.waitForEvent("close");
    // The window is gone before the click is answered.
    await child
      .getByRole("button", { name: words.close })
      .evaluate((button: HTMLElement) => void setTimeout(() => button.click()));
    await closed;
    await (await openWindow(page, words.google)).close();
  });

  test(`in the same window a broken provider leads back to login (${lang})`, {
    tag: oneWidth,
  }, async ({ page }) => {
    await page.goto(`/api/auth/naver?next=${words.path}/notice`);
    await page.getByLabel("the provider breaks down").check();
    await page.getByRole("button", { name: "Agree" }).click();
    await expect(page.getByRole("alert")).toContainText(words.failed);
    await usable(page);
    await page.getByRole("link", { name: words.back }).click();
    await expect(page.getByRole("link", { name: words.kakao })).toBeVisible();
  });
}

test(
  "closing the window leaves its opener as it was",
  { tag: "@day-phone" },
  async ({ page, context, open }, info) => {
    const words = wordsOf(info);
    await open(`${words.path}/login?next=${words.path}/notice`);
    const child = await openWindow(page, words.kakao);
    const button = page.getByRole("link", { name: words.kakao });
    await expect(button).toHaveAttribute("aria-busy", "true");
    await child.close();
    await expect(button).not.toHaveAttribute("aria-busy");
    expect(await userOf(context)).toBeUndefined();

    const again = await openWindow(page, words.kakao);
    await beSomebody(again, somebody());
    await consent(again, words);
    await arrive(page, `${words.path}/notice`);
  },
);

test(
  "two tabs that log in at the same time both succeed",
  { tag: "@day-phone" },
  async ({ page, context, open }, info) => {
    const words = wordsOf(info);
    await open(`${words.path}/login?next=${words.path}/notice`);
    const other = await context.newPage();
    await other.goto(`${words.path}/login?next=${words.path}/wish`);
    await usable(other);
    const first = await openWindow(page, words.kakao);
    const second = await openWindow(other, words.kakao);
    const name = somebody();
    await beSomebody(first, name);
    await consent(first, words);
    await arrive(page, `${words.path}/notice`);
    await arrive(other, `${words.path}/wish`);
    const closed = second.waitForEvent("close");
    await beSomebody(second, name);
    await closed;
    expect(await userOf(context)).toBe(name);
  },
);

test("an attacker's callback address opens no session", {
  tag: "@desktop",
}, async ({ page, playwright, baseURL }) => {
  const attacker = await playwright.request.newContext({ baseURL: baseURL ?? "", maxRedirects: 0 });
  const begun = await attacker.get("/api/auth/kakao");
  const agreed = await attacker.post(begun.headers().location ?? "", {
    form: { person: "haneul" },
  });
  const back = agreed.headers().location ?? "";
  expect(back).toContain("code=");
  await attacker.dispose();

  await page.goto(back);
  await expect(page.getByRole("alert")).toContainText(WORDS.ko.failed);
  expect(await userOf(page.context())).toBeUndefined();
});
