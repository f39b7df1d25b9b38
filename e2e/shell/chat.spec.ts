import type { Page } from "@playwright/test";
import en from "#app/locales/en/member/mypage.json" with { type: "json" };
import { follow } from "../support/follow.ts";
import { wordsOf } from "../support/messages.ts";
import { logIn, newcomer } from "../support/newcomer.ts";
import { expect, painted, test } from "../support/test.ts";

type Call = readonly [name: string, value?: Readonly<Record<string, unknown>> | string];

/** Waits until the widget was told these since the last time, across full loads too, and says what else was said. */
function listener(page: Page) {
  let seen = 0;
  return async (names: readonly string[]): Promise<readonly Call[]> => {
    await page.waitForFunction(
      ([from, wanted]) => {
        const calls = JSON.parse(sessionStorage.getItem("channel-calls") ?? "[]") as [string][];
        return JSON.stringify(calls.slice(from).map(([name]) => name)) === JSON.stringify(wanted);
      },
      [seen, names] as const,
    );
    const all = await page.evaluate(
      () => JSON.parse(sessionStorage.getItem("channel-calls") ?? "[]") as Call[],
    );
    const calls = all.slice(seen);
    seen += names.length;
    return calls;
  };
}

const PAGES = ["/event", "/notice", "/terms", "/search", "/help"] as const;

test(
  "the chat starts once, follows ten pages, a login, a change of language, a payment and a logout",
  {
    tag: "@day-desktop",
  },
  async ({ page, open, context, baseURL }, { project }) => {
    const { at } = wordsOf(project.name);
    const { loginId } = await newcomer(context.request, baseURL);
    const { user } = await (await context.request.get("/api/_auth/session")).json();
    await context.clearCookies();
    const told = listener(page);
    const launcher = page.locator("#ch-plugin");

    await open(`${at}/notice?q=secret`);
    const [boot, first] = await told(["boot", "setPage"]);
    expect(boot?.[1]).toEqual({
      pluginKey: "demo-plugin",
      language: "ko",
      trackDefaultEvent: false,
    });
    expect(first, "the path alone").toEqual(["setPage", `${at}/notice`]);
    await expect(launcher).toBeVisible();
    await expect(page.locator("[data-help]"), "the chat is in its place").toHaveCount(0);

    for (const path of [...PAGES, ...PAGES]) {
      await follow(page, at + path);
      expect(await told(["setPage"])).toEqual([["setPage", at + path]]);
    }

    await follow(page, `${at}/login?next=${at}/event`);
    await told(["shutdown"]);
    await expect(launcher).toBeHidden();
    await logIn(page, { loginId });
    const [again] = await told(["boot", "setPage"]);
    expect(again?.[1]).toMatchObject({
      memberId: user.id,
      memberHash: expect.stringMatching(/^[\da-f]{64}$/),
    });

    await follow(page, `${at}/settings/language?from=/terms`);
    await told(["setPage"]);
    await page.getByRole("button", { name: "English" }).click();
    expect(await told(["updateUser", "setPage"])).toEqual([
      ["updateUser", { language: "en" }],
      ["setPage", "/en/terms"],
    ]);

    await follow(page, "/en/payment");
    await told(["shutdown"]);
    await expect(launcher).toBeHidden();
    await follow(page, "/en/mypage");
    await told(["boot", "setPage"]);
    await expect(launcher).toBeVisible();

    await page.getByRole("button", { name: en.sign_out }).first().click();
    const calls = await told(["shutdown", "boot", "setPage", "setPage"]);
    expect(calls[1]?.[1], "nobody is named any more").toEqual({
      pluginKey: "demo-plugin",
      language: "en",
      trackDefaultEvent: false,
    });
  },
);

test("the desk has no chat", { tag: "@desktop" }, async ({ page, open, signIn }) => {
  await signIn("support");
  await open("/admin");
  await page.waitForLoadState("networkidle");
  await painted(page);
  expect(await page.evaluate(() => "ChannelIO" in window)).toBe(false);
});

test("a chat script that does not come is only logged", { tag: "@phone" }, async ({
  page,
  open,
}) => {
  await page.route("**/simulator/channel/plugin.js", (route) => route.abort());
  const logged = page.waitForEvent("console", {
    predicate: (message) => message.text().includes("the script of the chat"),
  });
  await open("/notice");
  expect((await logged).type()).toBe("warning");
  await page.locator("main a[href^='/notice/']").first().click();
  await expect(page).toHaveURL(/\/notice\/\d+$/);
  await expect(page.locator("h1")).toBeVisible();
});
