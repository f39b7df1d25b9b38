import { wordsOf } from "../support/messages.ts";
import { newcomer } from "../support/newcomer.ts";
import { expect, test } from "../support/test.ts";

test(
  "a session that cannot be fetched again means logged out, and the next answer logs in again",
  {
    tag: "@desktop",
  },
  async ({ page, open, context, baseURL }, { project }) => {
    const { at, frame } = wordsOf(project.name);
    await newcomer(context.request, baseURL);
    await open(`${at}/notice`);
    const link = (name: string) =>
      page.getByRole("banner").getByRole("link", { name, exact: true });
    await expect(link(frame["nav.my"])).toBeVisible();

    const returnLater = () =>
      page.evaluate(() => {
        const { now } = Date;
        Date.now = () => now.call(Date) + 31_000;
        window.dispatchEvent(new Event("focus"));
      });
    await page.route("**/api/_auth/session", (route) => route.abort());
    await returnLater();
    await expect(link(frame["nav.login"])).toBeVisible();

    await page.unroute("**/api/_auth/session");
    await returnLater();
    await expect(link(frame["nav.my"])).toBeVisible();
  },
);

test("the session is asked for as JSON, and not again when it cannot be fetched", {
  tag: "@phone",
}, async ({ page, open }) => {
  const accepted: (string | undefined)[] = [];
  await page.route("**/api/_auth/session", (route) => {
    accepted.push(route.request().headers().accept);
    return route.abort();
  });
  await open("/notice");
  await expect.poll(() => accepted.length).toBe(1);
  // Anything that is retried has been by the time the card script is loaded.
  await expect.poll(() => page.evaluate(() => "TossPayments" in window)).toBe(true);
  expect(accepted).toEqual(["application/json"]);
});

test("a login window that finds no user after loading closes itself", { tag: "@desktop" }, async ({
  page,
  open,
}) => {
  await open("/login");
  const opened = page.waitForEvent("popup");
  await page.evaluate(() => {
    localStorage.setItem("temp-login-popup", "true");
    window.open("/login/done?popup=1", "palmtee-login", "width=960, height=600");
  });
  const child = await opened;
  if (!child.isClosed()) await child.waitForEvent("close");
  expect(await page.evaluate(() => localStorage.getItem("temp-login-popup"))).toBeNull();
});
