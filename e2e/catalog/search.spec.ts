import { newcomer } from "../support/newcomer.ts";
import { examiner, expect, test } from "../support/test.ts";

test(
  "the search icon opens the field, suggestions appear while typing, and the keyboard alone opens one",
  {
    tag: "@day-desktop",
  },
  async ({ page, open }, info) => {
    const isPhone = info.project.name === "phone";
    await open(isPhone ? "/notice" : "/en/notice");
    const sign = page.getByRole("banner").getByRole("link", { name: isPhone ? "검색" : "Search" });
    await sign.press("Enter");
    const field = page.getByRole("combobox", { name: isPhone ? "검색어" : "Search for" });
    await expect(field).toBeFocused();
    await field.pressSequentially("파타");
    const city = page.getByRole("option", {
      name: isPhone ? "파타야·촌부리" : "Pattaya & Chonburi",
      exact: true,
    });
    await expect(city).toBeVisible();
    await expect(field).toHaveAttribute("aria-expanded", "true");

    await field.press("ArrowDown");
    await expect(city).toHaveAttribute("aria-selected", "true");
    await expect(field).toHaveAttribute(
      "aria-activedescendant",
      (await city.getAttribute("id")) ?? "",
    );
    const { violations } = await examiner(page).include("form[role=search]").analyze();
    expect(violations).toEqual([]);

    await field.press("Escape");
    await expect(city).toBeHidden();
    await expect(field).toHaveValue("파타");
    // A list that is closed opens first; what is not there yet cannot be chosen.
    await field.press("ArrowDown");
    await expect(city).toBeVisible();
    await field.press("ArrowDown");
    await expect(city).toHaveAttribute("aria-selected", "true");
    await field.press("Enter");
    await expect(page).toHaveURL(/\/course\/city\/pattaya$/);
  },
);

test(
  "a mistyped name is found, and the page says what it looked for",
  { tag: "@day-phone" },
  async ({ page, open }, info) => {
    const isPhone = info.project.name === "phone";
    await open(isPhone ? "/search?q=시얌" : "/en/search?q=siem country");
    await expect(page.getByText(isPhone ? "‘시암’" : "“siam country”")).toBeVisible();
    await expect(
      page.getByRole("link", { name: isPhone ? /시암 컨트리클럽/ : /Siam Country Club/ }).first(),
    ).toBeVisible();
  },
);

test(
  "a search without results leads on to cities and favourites",
  { tag: "@day-phone" },
  async ({ page, open }, info) => {
    const isPhone = info.project.name === "phone";
    await open(`${isPhone ? "" : "/en"}/search?q=${encodeURIComponent("%_\\")}`);
    await expect(
      page.getByRole("heading", { name: isPhone ? "도시로 찾기" : "By city" }),
    ).toBeVisible();
    await expect(
      page.getByRole("heading", { name: isPhone ? "많이 찾는 골프장" : "Popular courses" }),
    ).toBeVisible();
  },
);

test(
  "searches are saved until a visitor switches that off",
  { tag: "@day-phone" },
  async ({ page, open, context, baseURL }, info) => {
    const isPhone = info.project.name === "phone";
    // On one project a visitor, on the other a member: the choice holds for both.
    if (!isPhone) await newcomer(context.request, baseURL);
    const path = isPhone ? "/search" : "/en/search";
    const recent = page.getByRole("region", { name: isPhone ? "최근 검색어" : "Recent searches" });
    const field = page.getByRole("combobox");
    const sign = page.getByRole("banner").getByRole("link", { name: isPhone ? "검색" : "Search" });
    // With an account both are saved on the server: wait for its answer before leaving the page.
    const answerOf = (path: string) =>
      isPhone
        ? undefined
        : page.waitForResponse(
            (answer) =>
              answer.url().endsWith(path) && answer.request().method() === "POST" && answer.ok(),
          );
    const search = async (words: string, isSaved = true) => {
      await open(path);
      await expect(recent).toBeVisible();
      const word = isSaved ? answerOf("/api/my/merge") : undefined;
      await field.fill(words);
      await field.press("Enter");
      await expect(page.getByRole("heading", { level: 1 })).toContainText(words);
      // Back within the page: a new load right after the heading could come before the word was remembered.
      await sign.click();
      await expect(recent).toBeVisible();
      await expect(recent.getByRole("link", { name: words })).toHaveCount(isSaved ? 1 : 0);
      await word;
    };
    const choose = async (isOff: boolean) => {
      const choice = answerOf("/api/search/choice");
      await recent.getByRole("switch").setChecked(isOff);
      await choice;
    };
    await search("hilton");
    await open(path);
    await expect(recent.getByRole("link", { name: "hilton" })).toBeVisible();

    await choose(true);
    await expect(recent.getByRole("link")).toHaveCount(0);
    await search("amari", false);
    await open(path);
    await expect(recent.getByRole("switch")).toBeChecked();
    await expect(recent.getByRole("link")).toHaveCount(0);

    await choose(false);
    await search("dusit");
    await open(path);
    await expect(recent.getByRole("link", { name: "dusit" })).toBeVisible();
    await recent.getByRole("button", { name: /dusit/ }).click();
    await expect(recent.getByRole("link")).toHaveCount(0);
  },
);
