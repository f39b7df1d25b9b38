import sharp from "sharp";
import { DRAWN } from "../support/drawn.ts";
import { expect, test } from "../support/test.ts";

test.use(DRAWN);

/** Wide screens read English here, phones Korean. */
const WORDS = {
  phone: {
    prefix: "",
    first: /6장 중 1번째/,
    place: (n: number) => `6장 중 ${n}번째`,
    close: "닫기",
  },
  desktop: {
    prefix: "/en",
    first: /photo 1 of 6/,
    place: (n: number) => `${n} of 6`,
    close: "Close",
  },
};

function wordsOf(project: string) {
  return project.includes("phone") ? WORDS.phone : WORDS.desktop;
}

test(
  "the pictures of a course can be gone through by keyboard over the whole screen",
  {
    tag: "@day-desktop",
  },
  async ({ page, open }, { project }) => {
    const { prefix, first, place, close } = wordsOf(project.name);
    await open(`${prefix}/course/th-siam-old`);
    const opener = page.getByRole("button", { name: first });
    await opener.focus();
    await page.keyboard.press("Enter");

    const dialog = page.getByRole("dialog");
    const announced = dialog.locator("[aria-live]");
    await expect(announced).toHaveText(place(1));
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await expect(announced).toHaveText(place(3));
    await page.keyboard.press("Home");
    await page.keyboard.press("ArrowLeft");
    await expect(announced).toHaveText(place(6));

    // Tabbing stays inside.
    for (let step = 0; step < 5; step++) await page.keyboard.press("Tab");
    await expect(dialog.locator(":focus")).toHaveCount(1);
    await expect(dialog.getByRole("button", { name: close })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  },
);

test(
  "a photo that staff upload is on the public page immediately, and gone when it is removed",
  { tag: "@day-desktop" },
  async ({ page, open, signIn }, { project }) => {
    // Each project has a course of its own: both write.
    const course = project.name.includes("phone") ? "th-burapha" : "th-phoenix-gold";
    await signIn("content");
    await open(`/admin/courses/${course}`);
    const card = page.getByRole("region", { name: "사진" });
    const photo = { width: 900, height: 600, channels: 3, background: "#3c8f7c" } as const;
    await card.locator("input[type=file]").setInputFiles({
      name: "holiday.jpg",
      mimeType: "image/jpeg",
      buffer: await sharp({ create: photo }).jpeg().toBuffer(),
    });
    await expect(page.getByText("저장했어요.")).toBeVisible();
    await expect(card.getByRole("listitem")).toHaveCount(7);

    await open(`/course/${course}`);
    const last = page.getByRole("img", { name: /7장 중 7번째/, includeHidden: true });
    await expect(last).toHaveAttribute("src", /^\/uploads\//);

    await open(`/admin/courses/${course}`);
    await card.getByRole("button", { name: "7번째 사진 빼기" }).click();
    await expect(card.getByRole("listitem")).toHaveCount(6);
    await open(`/course/${course}`);
    await expect(page.getByRole("img", { name: /6장 중 6번째/, includeHidden: true })).toHaveCount(
      1,
    );
  },
);
