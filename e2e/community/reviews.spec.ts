import sharp from "sharp";
import { DEMO_PASSWORD } from "#app/domain/member/login/demo-accounts.ts";
import enBenefit from "#app/locales/en/benefit/benefit.json" with { type: "json" };
import enCommon from "#app/locales/en/common/common.json" with { type: "json" };
import enErrors from "#app/locales/en/common/errors.json" with { type: "json" };
import en from "#app/locales/en/community/review.json" with { type: "json" };
import enReservation from "#app/locales/en/reservation/reservation.json" with { type: "json" };
import koBenefit from "#app/locales/ko/benefit/benefit.json" with { type: "json" };
import koCommon from "#app/locales/ko/common/common.json" with { type: "json" };
import koErrors from "#app/locales/ko/common/errors.json" with { type: "json" };
import ko from "#app/locales/ko/community/review.json" with { type: "json" };
import koReservation from "#app/locales/ko/reservation/reservation.json" with { type: "json" };
import { seededUuid } from "#demo/seed/seeded.ts";
import { logIn } from "../support/newcomer.ts";
import { examiner, expect, sideways, test, usable } from "../support/test.ts";

/** Each run has its own member, round and language: the two share one shop. */
const RUNS = {
  phone: {
    at: "",
    t: ko,
    errors: koErrors,
    log: koCommon["login.go"],
    go: koReservation["review.go"],
    earned: koBenefit["points.reason.review"],
    loginId: "support",
    courseId: "th-khao-kheow",
    course: "카오키여우 컨트리클럽",
    photo: /올린 사진 1$/,
  },
  desktop: {
    at: "/en",
    t: en,
    errors: enErrors,
    log: enCommon["login.go"],
    go: enReservation["review.go"],
    earned: enBenefit["points.reason.review"],
    loginId: "content",
    courseId: "th-bangpra",
    course: "Bangpra International Golf Club",
    photo: /^Photo 1 by/,
  },
} as const;

const FAMILY = "👨‍👩‍👧‍👦";

test(
  "a member reviews a round, sees it everywhere, changes it, deletes it and writes again, for points once",
  {
    tag: "@day-desktop",
  },
  async ({ page, open }, { project }) => {
    const { at, t, errors, ...run } = RUNS[project.name === "phone" ? "phone" : "desktop"];
    const words = `${FAMILY} ${project.name}`;
    const main = page.getByRole("main");
    const star = (stars: 1 | 2 | 4 | 5) =>
      page.getByRole("radio", { name: t[`write.star.${stars}`], exact: false });
    const content = page.getByRole("textbox", { name: t["write.content"] });
    const submit = page.getByRole("button", { name: t["write.submit"] });
    const mine = main.getByRole("listitem").filter({ hasText: words });
    const counted = (letters: number) =>
      main.getByText(
        t["write.letters"].replace("{{number}}", String(letters)).replace("{{most}}", "500"),
      );
    const openLine = main.getByRole("link", { name: `${run.course}: ${t["product.write"]}` });
    const grants = async () => {
      await open(`${at}/mypage/points`);
      await expect(main.getByText("1,000P", { exact: true })).toBeVisible();
      return main.getByRole("link", { name: run.earned }).count();
    };

    // A visitor may open the form, is asked to log in there, and returns.
    const line = seededUuid(`reservation:played-by-${run.loginId}:0`);
    await open(`${at}/review/write?reservation=${line}`);
    await expect(main.getByText(t["write.login"])).toBeVisible();
    await main.getByRole("link", { name: run.log }).click();
    await page.waitForURL(({ pathname }) => pathname.endsWith("/login"));
    await logIn(page, { loginId: run.loginId, password: DEMO_PASSWORD });
    await page.waitForURL(({ pathname }) => pathname.endsWith("/review/write"));
    await usable(page);
    await expect(main.getByText(run.course)).toBeVisible();

    // Everything that is missing is reported together; the stars react to the arrow keys.
    await submit.click();
    for (const code of ["review.rating_required", "review.content_required"] as const) {
      await expect(main.getByText(errors[code])).toHaveCount(2);
    }
    await expect(star(1)).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await expect(star(2)).toBeChecked();

    // The family emoji counts as one character.
    await content.fill(FAMILY.repeat(501));
    await expect(counted(501).first()).toBeVisible();
    await submit.click();
    await expect(main.getByText(errors["review.too_long"])).toHaveCount(2);

    await star(5).check();
    await content.fill(words);
    await expect(counted(words.length - FAMILY.length + 1).first()).toBeVisible();
    const create = { width: 640, height: 480, channels: 3, background: "#3c8f7c" } as const;
    const buffer = await sharp({ create }).jpeg().toBuffer();
    const file = { name: "green.jpg", mimeType: "image/jpeg", buffer };
    await page.setInputFiles("input[type=file]", [file]);
    expect((await examiner(page).analyze()).violations).toEqual([]);
    expect(await sideways(page)).toBe(0);
    await page.getByRole("combobox", { name: t["score.pace"] }).selectOption("4");
    await submit.click();
    await expect(page.getByText(t["write.rewarded"].replace("{{points}}", "1,000"))).toBeVisible();
    await expect(mine.getByRole("img", { name: run.photo })).toBeVisible();
    expect(await grants()).toBe(1);

    await open(`${at}/course/${run.courseId}`);
    await expect(main.getByRole("listitem").filter({ hasText: words })).toBeVisible();
    await open(`${at}/review?kind=course`);
    await expect(mine).toContainText(new RegExp(`${t["score.pace"]}\\s*4`));

    // Found among those with photos; a vote is for what others wrote.
    const withPhotos = main.getByRole("link", { name: t["filter.photos"] });
    await withPhotos.click();
    // The address changes before the list does.
    await expect(withPhotos).toHaveAttribute("aria-current", "true");
    await expect(mine.getByRole("button", { name: t.helpful })).toBeDisabled();
    const vote = main.getByRole("button", { name: t.helpful, disabled: false }).first();
    await vote.click();
    await expect(vote).toHaveAttribute("aria-pressed", "true");
    await vote.click();
    await expect(vote).toHaveAttribute("aria-pressed", "false");

    // The line leads to the review that it has.
    await open(`${at}/reservation/${line}`);
    await main.getByRole("link", { name: run.go }).click();
    await expect(
      page.getByRole("heading", { level: 1, name: t["write.edit_title"] }),
    ).toBeVisible();
    await expect(star(5)).toBeChecked();
    await star(4).check();
    await content.fill(`${words} 2`);
    await page.getByRole("button", { name: t["write.save"] }).click();
    await expect(page.getByText(t["write.changed"])).toBeVisible();
    await expect(mine).toContainText(`${words} 2`);
    await open(`${at}/course/${run.courseId}`);
    await expect(main.getByText(`${words} 2`)).toBeVisible();

    await open(`${at}/review/product`);
    await expect(openLine).toBeHidden();
    await deleteIt();
    await openLine.click();
    await star(4).check();
    await content.fill(`${words} 3`);
    await submit.click();
    await expect(page.getByText(t["write.published"], { exact: true })).toBeVisible();
    await expect(mine).toContainText(`${words} 3`);
    expect(await grants()).toBe(1);

    // Restored for the tests that follow.
    await open(`${at}/mypage/reviews`);
    await deleteIt();
    await open(`${at}/course/${run.courseId}`);
    await expect(main.getByText(words)).toHaveCount(0);

    async function deleteIt(): Promise<void> {
      await mine.getByRole("button", { name: t["own.delete"] }).click();
      const dialog = page.getByRole("dialog", { name: t["own.delete_title"] });
      await dialog.getByRole("button", { name: t["own.delete_confirm"] }).click();
      await expect(page.getByText(t["own.deleted"])).toBeVisible();
      await expect(mine).toHaveCount(0);
      await expect(openLine).toBeVisible();
    }
  },
);
