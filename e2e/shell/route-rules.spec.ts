import { follow } from "../support/follow.ts";
import { expect, test } from "../support/test.ts";

for (const [path, target] of [
  ["/golf", "/course/home"],
  ["/en/golf", "/en/course/home"],
] as const) {
  test(`once the rules are known, a link to ${path} leads to ${target} without asking the server for it`, {
    tag: "@phone",
  }, async ({ page, open }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    const manifest = page.waitForResponse("**/builds/meta/*.json");
    await open("/notice");
    await (await manifest).finished();
    await follow(page, path);
    await expect(page).toHaveURL(new RegExp(`${target}$`));
    await expect(page.locator("h1")).toBeVisible();
    expect(asked.filter((each) => each.startsWith(path))).toEqual([]);
  });
}

test("before the rules are known, the server leads a link on", { tag: "@desktop" }, async ({
  page,
  open,
}) => {
  await page.route("**/builds/meta/*.json", (route) => route.abort());
  await open("/notice");
  await follow(page, "/en/golf");
  await expect(page).toHaveURL(/\/en\/course\/home$/);
  await expect(page.locator("h1")).toBeVisible();
});

test("a rule leads a link out of the shop", { tag: "@desktop" }, async ({ page, open }) => {
  await page.route("https://blog.example/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<h1>The blog</h1>" }),
  );
  const manifest = page.waitForResponse("**/builds/meta/*.json");
  await open("/en/notice");
  await (await manifest).finished();
  await follow(page, "/en/blog");
  await expect(page.getByRole("heading", { name: "The blog" })).toBeVisible();
  expect(page.url()).toBe("https://blog.example/palmtee");
});
