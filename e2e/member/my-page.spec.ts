import { LANGUAGES } from "#app/domain/common/language/languages.ts";
import { RESERVATION_STATUSES } from "#app/domain/reservation/status/status.ts";
import { filled, wordsOf } from "../support/messages.ts";
import { newcomer } from "../support/newcomer.ts";
import { expect, test } from "../support/test.ts";

test(
  "from the hub a member sees points, coupons and reviews, and takes all their data along",
  { tag: "@day-phone" },
  async ({ page, open, signIn }, { project }) => {
    const { at, isPhone, mypage, benefit, reservation } = wordsOf(project.name);
    const main = page.getByRole("main");
    const figure = (label: string) =>
      page.getByRole("list", { name: mypage.figures }).getByRole("link", { name: label });
    await signIn("demo");
    await open(`${at}/mypage`);
    await expect(figure(mypage["figures.alarms"])).toContainText("2");
    if (isPhone) {
      const row = (name: string, value: RegExp) =>
        expect(
          main.getByRole("link", { name, exact: false }).filter({ hasText: value }),
        ).toHaveCount(1);
      await row(mypage["menu.reservations"], /다가오는 [1-9]\d*건$/);
      await row(mypage["menu.wish"], /[1-9]\d*개$/);
      await row(mypage["row.language"], /한국어$/);
      await row(mypage["row.text_size"], /보통$/);
    }
    for (const status of RESERVATION_STATUSES) {
      const count = page
        .getByRole("list", { name: mypage.counts })
        .getByRole("link", { name: new RegExp(`^${reservation[`status.${status}`]}\\s*\\d+$`) });
      await expect(count).toHaveText(/[1-9]\d*$/);
    }
    await expect(figure(mypage["figures.points"])).toContainText("17,440P");
    await figure(mypage["figures.points"]).click();
    await expect(
      page.getByRole("heading", { name: benefit["points.title"], level: 1 }),
    ).toBeVisible();
    await expect(main.getByText("17,440P")).toBeVisible();
    const next = isPhone ? /1,000P를 쓰지 않으면 사라져요/ : /1,000P expire after/;
    await expect(page.getByText(next)).toBeVisible();
    await page.getByRole("link", { name: benefit["points.reason.used"] }).click();
    const played = isPhone ? "블랙 마운틴 골프 클럽" : "Black Mountain Golf Club";
    await expect(page.getByRole("heading", { name: played })).toBeVisible();

    await open(`${at}/mypage`);
    await figure(mypage["figures.coupons"]).click();
    const kinds = [
      ["usable", isPhone ? "호텔 10% 쿠폰" : "10% off hotels"],
      ["used", isPhone ? "첫 라운드 쿠폰" : "First round coupon"],
      ["expired", isPhone ? "우기 특가 쿠폰" : "Rainy season coupon"],
    ] as const;
    for (const [tab, name] of kinds) {
      await main.getByRole("link", { name: benefit[`coupons.tab.${tab}`] }).click();
      await expect(main.getByText(name, { exact: true })).toBeVisible();
      for (const [other, hidden] of kinds) {
        if (other !== tab) await expect(main.getByText(hidden, { exact: true })).toHaveCount(0);
      }
    }

    await open(`${at}/mypage`);
    await figure(mypage["figures.reviews"]).click();
    const written = filled(mypage["reviews.written_other"], { count: 2 });
    await expect(page.getByRole("heading", { name: written })).toBeVisible();
    const review = isPhone
      ? /도착한 날 오후에 바로 쳤습니다/
      : /we played on the afternoon we landed/;
    await expect(page.getByText(review)).toBeVisible();
    await expect(page.getByRole("heading", { name: mypage["reviews.waiting"] })).toBeVisible();

    await open(`${at}/profile`);
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: mypage["profile.export"] }).click();
    expect((await download).suggestedFilename()).toMatch(/^palmtee-my-data-[\d-]+\.json$/);
  },
);

test(
  "a coupon code brings its coupon once",
  { tag: "@day-phone" },
  async ({ page, open, context, baseURL }, { project }) => {
    const { at, isPhone, benefit, errors } = wordsOf(project.name);
    await newcomer(context.request, baseURL);
    await open(`${at}/mypage/coupons`);
    const enter = async (code: string) => {
      await page.getByLabel(benefit["coupons.code"]).fill(code);
      await page.getByRole("button", { name: benefit["coupons.claim"] }).click();
    };
    await enter("");
    await expect(page.getByText(errors["coupon.code_required"])).toBeVisible();
    await enter("NO-SUCH-CODE");
    await expect(page.getByText(errors["coupon.unknown"])).toBeVisible();
    await enter("RAINY26");
    await expect(page.getByText(errors["coupon.expired"])).toBeVisible();
    // Everybody has the welcome coupon from the day they joined.
    await expect(
      page.getByText(filled(benefit["coupons.fixed"], { value: "₩30,000" })),
    ).toBeVisible();
    await enter(" hotel10 ");
    const got = isPhone ? "호텔 10% 쿠폰을 받았어요." : "You received 10% off hotels.";
    await expect(page.getByText(got)).toBeVisible();
    const off = filled(benefit["coupons.percent"], { value: 10 });
    await expect(page.getByText(off, { exact: true })).toBeVisible();
    await enter("HOTEL10");
    await expect(page.getByText(errors["coupon.already_have"])).toBeVisible();
  },
);

test(
  "name, phone, birthday and gender are changed, and invalid values are refused",
  { tag: "@day-phone" },
  async ({ page, open, context, baseURL }, { project }) => {
    const { at, isPhone, mypage, errors } = wordsOf(project.name);
    await newcomer(context.request, baseURL);
    await open(`${at}/profile`);
    await expect(page.getByText(mypage["profile.none"])).toHaveCount(4);
    await page.getByRole("link", { name: mypage["profile.change"] }).click();
    const name = page.locator("input[name=name]");
    const saveName = page.getByRole("button", { name: mypage["member.name_save"] });
    await name.fill("팜티 관리자");
    await saveName.click();
    await expect(page.getByText(errors["member.name_refused"])).toBeVisible();
    await name.fill("");
    await saveName.click();
    await expect(page.getByText(errors["auth.name_required"])).toBeVisible();
    await name.fill("박새봄");
    await saveName.click();
    await expect(page.getByText(mypage["member.name_saved"])).toBeVisible();

    const phone = page.getByLabel(mypage["profile.phone"]);
    const birthday = page.getByLabel(mypage["profile.birthday"]);
    const save = page.getByRole("button", { name: mypage["member.info_save"] });
    // Shown on leaving the invalid field, and removed as soon as it is corrected.
    await phone.fill("12");
    await phone.blur();
    await expect(page.getByText(errors["auth.phone_format"])).toBeVisible();
    await birthday.fill("2020-05-05");
    await save.click();
    await expect(page.getByText(errors["auth.phone_format"])).toBeVisible();
    await expect(page.getByText(errors["auth.too_young"])).toBeVisible();
    await phone.fill("010-2345-6789");
    await expect(page.getByText(errors["auth.phone_format"])).toHaveCount(0);
    await expect(page.getByText(errors["auth.too_young"])).toBeVisible();
    await birthday.fill("1980-04-02");
    await expect(page.getByText(errors["auth.too_young"])).toHaveCount(0);
    await page.getByRole("radio", { name: mypage["profile.gender.female"], exact: true }).check();
    await save.click();
    await expect(page.getByText(mypage["member.info_saved"])).toBeVisible();

    await open(`${at}/profile`);
    const facts = ["박새봄", "010-2345-6789", mypage["profile.gender.female"]];
    for (const fact of [...facts, isPhone ? "1980년 4월 2일" : "April 2, 1980"]) {
      await expect(page.getByRole("definition").filter({ hasText: fact })).toHaveCount(1);
    }
    await open(`${at}/mypage`);
    const greeting = filled(mypage.greeting, { name: "박새봄" });
    await expect(page.getByRole("heading", { name: greeting })).toBeVisible();
  },
);

test(
  "large text, notification choices and the language are saved with the account",
  { tag: "@day-phone" },
  async ({ page, open, context, browser, baseURL }, { project }) => {
    const { at, isPhone, settings, message } = wordsOf(project.name);
    const other = wordsOf(isPhone ? "desktop" : "phone");
    await newcomer(context.request, baseURL);
    await open(`${at}/mypage/settings`);
    const html = page.locator("html");
    await page.getByRole("radio", { name: settings["text_size.large"] }).check();
    await page.getByRole("button", { name: settings["text_size.save"] }).click();
    await expect(html).toHaveAttribute("data-text", "large");
    await expect(page.getByRole("status").getByText(settings.saved)).toBeVisible();

    const choice = (kind: "account" | "reservation" | "marketing", channel: "email" | "text") =>
      page.getByRole("switch", {
        name: filled(message["choices.toggle"], {
          kind: message[`kind.${kind}`],
          channel: message[`channel.${channel}`],
        }),
      });
    const saves = async () => {
      await page.getByRole("button", { name: message["choices.save"] }).click();
      await expect(page.getByText(message["choices.saved"])).toBeVisible();
    };
    await expect(choice("account", "email")).toBeDisabled();
    await expect(choice("marketing", "email")).not.toBeChecked();
    await expect(page.getByText(message["choices.consent_none"])).toBeVisible();
    await choice("reservation", "text").uncheck();
    await choice("marketing", "email").check();
    await saves();
    // To be sent advertising is a consent, with its day and its version.
    const agreed = page.getByText(
      isPhone ? /에 동의했어요\(약관 1판\)/ : /You agreed on .+version 1/,
    );
    await expect(agreed).toBeVisible();
    await open(`${at}/mypage/settings`);
    await expect(choice("reservation", "text")).not.toBeChecked();
    await expect(choice("reservation", "email")).toBeChecked();
    await expect(choice("marketing", "email")).toBeChecked();
    await choice("marketing", "email").uncheck();
    await saves();
    await expect(page.getByText(message["choices.consent_none"])).toBeVisible();

    // Another browser gets the size of the text from the account.
    const storageState = { cookies: await context.cookies(), origins: [] };
    const elsewhere = await browser.newContext({ storageState, baseURL: baseURL ?? "" });
    const there = await elsewhere.newPage();
    await there.goto(`${at}/course/home`);
    await expect(there.locator("html")).toHaveAttribute("data-text", "large");
    await elsewhere.close();
    await page.getByRole("radio", { name: settings["text_size.normal"] }).check();
    await page.getByRole("button", { name: settings["text_size.save"] }).click();
    await expect(html).not.toHaveAttribute("data-text", "large");

    await page.getByRole("radio", { name: LANGUAGES[isPhone ? "en" : "ko"].name }).check();
    await page.getByRole("button", { name: settings["language.save"] }).click();
    await page.waitForURL((url) => url.pathname === `${other.at}/mypage/settings`);
    await expect(page.getByRole("heading", { name: other.settings.title, level: 1 })).toBeVisible();
    await open(`${other.at}/profile`);
    const language = isPhone ? "English" : "한국어";
    await expect(page.getByRole("definition").filter({ hasText: language })).toBeVisible();

    await open(`${other.at}/settings/language?from=${other.at}/mypage`);
    await page.getByRole("button", { name: LANGUAGES[isPhone ? "ko" : "en"].name }).click();
    await page.waitForURL((url) => url.pathname === `${at}/mypage`);
  },
);
