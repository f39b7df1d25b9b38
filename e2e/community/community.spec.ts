import sharp from "sharp";
import { DEMO_PASSWORD } from "#app/domain/member/login/demo-accounts.ts";
import enErrors from "#app/locales/en/common/errors.json" with { type: "json" };
import enFaults from "#app/locales/en/common/faults.json" with { type: "json" };
import enTitles from "#app/locales/en/common/titles.json" with { type: "json" };
import en from "#app/locales/en/community/community.json" with { type: "json" };
import enLogin from "#app/locales/en/member/login.json" with { type: "json" };
import koErrors from "#app/locales/ko/common/errors.json" with { type: "json" };
import koFaults from "#app/locales/ko/common/faults.json" with { type: "json" };
import koTitles from "#app/locales/ko/common/titles.json" with { type: "json" };
import ko from "#app/locales/ko/community/community.json" with { type: "json" };
import koLogin from "#app/locales/ko/member/login.json" with { type: "json" };
import { DRAWN } from "../support/drawn.ts";
import { examiner, expect, painted, test } from "../support/test.ts";

test.use(DRAWN);

/** Phones write Korean, wide screens English; each as a member of its own. */
const LANGUAGES = {
  phone: {
    at: "",
    t: ko,
    login: koLogin,
    errors: { ...koErrors, ...koFaults },
    titles: koTitles,
    loginId: "demo",
  },
  desktop: {
    at: "/en",
    t: en,
    login: enLogin,
    errors: { ...enErrors, ...enFaults },
    titles: enTitles,
    loginId: "guest",
  },
} as const;

function wordsOf(project: string) {
  return LANGUAGES[project === "phone" ? "phone" : "desktop"];
}

test(
  "a visitor writes a post, finds it again, logs in, and it is published as the text that it is",
  {
    tag: "@day-phone",
  },
  async ({ page, open, baseURL }, { project }) => {
    const { at, t, login, errors, titles, loginId } = wordsOf(project.name);
    const title = `<img src=x onerror="alert(1)"> ${project.name}`;
    page.on("dialog", () => expect("a script that was written into a post").toBe("text"));

    await open(`${at}/community/write`);
    await page.getByLabel(t["write.region"]).selectOption("pattaya");
    await page.getByLabel(t["write.title_field"]).fill(title);
    await page.getByLabel(t["write.content"]).fill("하나\n\n둘 <script>alert(2)</script>");
    const create = { width: 640, height: 480, channels: 3, background: "#3c8f7c" } as const;
    const photo = await sharp({ create }).jpeg().toBuffer();
    await page.setInputFiles("input[type=file]", [
      { name: "round.jpg", mimeType: "image/jpeg", buffer: photo },
      { name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("no picture") },
    ]);
    await expect(page.getByText(errors["upload.not_an_image"])).toBeVisible();
    await expect(page.getByText(t["write.saved"])).toBeVisible();

    // A draft survives closing the window.
    await open(`${at}/community/write`);
    await expect(page.getByText(t["write.restored"])).toBeVisible();
    await expect(page.getByLabel(t["write.title_field"])).toHaveValue(title);
    const picture = page.getByRole("img", { name: t.picture_alt.replace("{{number}}", "1") });
    await expect(picture).toBeVisible();

    await page.getByRole("button", { name: t["write.submit"] }).click();
    await expect(page.getByRole("dialog", { name: titles["auth.login_required"] })).toBeVisible();
    await page.getByRole("button", { name: t["write.login_go"] }).click();
    await page.getByLabel(login.id, { exact: true }).fill(loginId);
    await page.getByLabel(login.password, { exact: true }).fill(DEMO_PASSWORD);
    await page.getByRole("button", { name: login.submit, exact: true }).click();

    await page.waitForURL(({ pathname }) => /\/community\/\d+$/.test(pathname));
    await expect(page.getByRole("heading", { name: title, level: 1 })).toBeVisible();
    await expect(page.getByText("둘 <script>alert(2)</script>")).toBeVisible();
    const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
    await expect.poll(width).toBeGreaterThan(0);
    const own = new URL(page.url()).pathname;
    await page.request.post(`${own}/edit`, {
      headers: { origin: baseURL ?? "" },
      form: { intent: "delete" },
    });
  },
);

test(
  "an author changes a post and deletes it after a confirmation",
  { tag: "@day-phone" },
  async ({ page, open, signIn, baseURL }, { project }) => {
    const { at, t, loginId } = wordsOf(project.name);
    await signIn(loginId);
    const title = `고칠 글 ${project.name}`;
    const sent = await page.request.post(`${at}/community/write`, {
      headers: { origin: baseURL ?? "" },
      form: { title, content: "내용", region: "pattaya" },
      maxRedirects: 0,
    });
    const path = sent.headers().location ?? "";
    await open(path);
    await page.getByRole("link", { name: t["own.edit"], exact: true }).click();
    await expect(page.getByLabel(t["write.title_field"])).toHaveValue(title);
    const changed = `고친 글 ${project.name}`;
    await page.getByLabel(t["write.title_field"]).fill(changed);
    await page.getByRole("button", { name: t["write.save"] }).click();
    await expect(page.getByRole("heading", { name: changed, level: 1 })).toBeVisible();

    await page.getByRole("button", { name: t["own.delete"], exact: true }).click();
    await page.getByRole("button", { name: t["own.delete_confirm"] }).click();
    await expect(page.getByRole("heading", { name: t.title, level: 1 })).toBeVisible();
    await expect(page.getByRole("link", { name: changed })).toHaveCount(0);
    expect((await page.request.get(path)).status()).toBe(404);
  },
);

test(
  "missing fields are listed in one place and next to each field, and the first one has the focus",
  { tag: "@day-phone" },
  async ({ page, open }, { project }) => {
    const { at, t, errors } = wordsOf(project.name);
    await open(`${at}/community`);
    await page.getByRole("link", { name: t.write }).click();
    await page.getByRole("button", { name: t["write.submit"] }).click();
    for (const code of ["region_required", "title_required", "content_required"] as const) {
      await expect(page.getByText(errors[`community.${code}`])).toHaveCount(2);
    }
    await expect(page.getByLabel(t["write.region"])).toBeFocused();
    // What has scrolled half under the header is not what is judged.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    const found = await examiner(page)
      .withTags(["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"])
      .analyze();
    expect(found.violations).toEqual([]);
  },
);

test("only the author is offered to change a post", { tag: "@day-phone" }, async ({
  page,
  open,
  signIn,
}) => {
  await signIn("support");
  const response = page.waitForResponse((response) => response.url().includes("/api/my/post/"));
  await open("/community/1");
  const nothing = { own: false, liked: false, bookmarked: false, comments: [], partner: null };
  expect(await (await response).json()).toEqual(nothing);
  await painted(page);
  await expect(page.getByRole("link", { name: ko["own.edit"], exact: true })).toHaveCount(0);
});
