import { newcomer } from "./newcomer.ts";
import { expect, test } from "./support.ts";

test("a member sees points, what expires next and where each came from", { tag: "@phone" }, async ({
  page,
  open,
  signIn,
}) => {
  await signIn("demo");
  await open("/mypage");
  await page.getByRole("link", { name: /^포인트\s*17,440P$/ }).click();
  await expect(page.getByRole("heading", { name: "포인트", level: 1 })).toBeVisible();
  await expect(page.getByText("17,440P")).toBeVisible();
  await expect(page.getByText(/1,000P를 쓰지 않으면 사라져요/)).toBeVisible();
  await page.getByRole("link", { name: "이용 적립" }).click();
  await expect(page.getByRole("heading", { name: "블랙 마운틴 골프 클럽" })).toBeVisible();

  await open("/en/mypage/points");
  await expect(page.getByText(/1,000P expire after/)).toBeVisible();
});

test("a coupon code brings its coupon once", async ({ page, open, context, baseURL }, {
  project,
}) => {
  const isPhone = project.name === "phone";
  const words = isPhone
    ? {
        path: "/mypage/coupons",
        code: "쿠폰 코드",
        claim: "쿠폰 받기",
        empty: "쿠폰 코드를 입력해 주세요.",
        unknown: /그런 쿠폰 코드는 없어요/,
        expired: /기간이 지났거나/,
        got: "첫 여행 환영 쿠폰을 받았어요.",
        twice: "이미 받은 쿠폰이에요.",
      }
    : {
        path: "/en/mypage/coupons",
        code: "Coupon code",
        claim: "Get coupon",
        empty: "Please enter a coupon code.",
        unknown: /There is no such coupon code/,
        expired: /has ended or has not begun/,
        got: "You received Welcome coupon for a first trip.",
        twice: "You already have this coupon.",
      };
  await newcomer(context.request, baseURL);
  await open(words.path);
  const enter = async (code: string) => {
    await page.getByLabel(words.code).fill(code);
    await page.getByRole("button", { name: words.claim }).click();
  };
  await enter("");
  await expect(page.getByText(words.empty)).toBeVisible();
  await enter("NO-SUCH-CODE");
  await expect(page.getByText(words.unknown)).toBeVisible();
  await enter("RAINY26");
  await expect(page.getByText(words.expired)).toBeVisible();
  await enter(" welcome30 ");
  await expect(page.getByText(words.got)).toBeVisible();
  await expect(page.getByText(isPhone ? "₩30,000 할인" : "₩30,000 off")).toBeVisible();
  await enter("WELCOME30");
  await expect(page.getByText(words.twice)).toBeVisible();
});

test("a name is changed, and one that cannot be used is refused", async ({ page, open, signIn }, {
  project,
}) => {
  const isPhone = project.name === "phone";
  await signIn(isPhone ? "support" : "content");
  const old = isPhone ? "최민아" : "이수민";
  await open("/profile");
  await page.getByRole("link", { name: "회원 정보 바꾸기" }).click();
  const name = page.getByRole("textbox", { name: /^이름/ });
  const save = page.getByRole("button", { name: "이름 저장" });
  await name.fill("팜티 관리자");
  await save.click();
  await expect(page.getByText("이 이름으로는 바꿀 수 없어요.")).toBeVisible();
  await name.fill("박새봄");
  await save.click();
  await expect(page.getByText("이름을 바꿨어요")).toBeVisible();

  await open("/en/mypage");
  await expect(page.getByRole("heading", { name: "Welcome, 박새봄" })).toBeVisible();
  await open("/en/mypage/member");
  await page.getByRole("textbox", { name: /^Name/ }).fill(old);
  await page.getByRole("button", { name: "Save name" }).click();
  await expect(page.getByText("Your name is changed")).toBeVisible();
});

test("a phone number is checked before it is saved", { tag: "@desktop" }, async ({
  page,
  open,
  signIn,
}) => {
  await signIn("ops");
  await open("/en/mypage/member");
  await page.getByLabel("Phone").fill("12");
  await page.getByRole("button", { name: "Save details" }).click();
  await expect(page.getByText("Please check the mobile number.")).toBeVisible();
  await page.getByLabel("Phone").fill("010-2345-6789");
  await page.getByRole("button", { name: "Save details" }).click();
  await expect(page.getByText("Your details are saved")).toBeVisible();
  await open("/profile");
  await expect(page.getByText("010-2345-6789")).toBeVisible();
});

test("large text is seen at once, stays, and follows the account", async ({
  page,
  open,
  signIn,
  context,
}, { project }) => {
  await signIn(project.name === "phone" ? "owner" : "ops");
  await open("/mypage/settings");
  const html = page.locator("html");
  await page.getByRole("radio", { name: "크게" }).check();
  await page.getByRole("button", { name: "글자 크기 저장" }).click();
  await expect(html).toHaveAttribute("data-text", "large");
  await expect(page.getByText("저장했어요", { exact: true })).toBeVisible();
  await open("/course/home");
  await expect(html).toHaveAttribute("data-text", "large");

  // Another browser learns it from the account.
  const other = await context.browser()?.newContext({ storageState: await cookiesOnly() });
  const elsewhere = await other?.newPage();
  await elsewhere?.goto(new URL("/course/home", page.url()).href);
  await expect(elsewhere?.locator("html[data-text='large']") ?? html).toBeVisible();
  await other?.close();

  await open("/mypage/settings");
  await page.getByRole("radio", { name: "보통" }).check();
  await page.getByRole("button", { name: "글자 크기 저장" }).click();
  await expect(html).not.toHaveAttribute("data-text", "large");

  async function cookiesOnly() {
    return { cookies: await context.cookies(), origins: [] };
  }
});

test("what a visitor saved, saw and searched is there after the login, once", async ({
  page,
  open,
}, { project }) => {
  const isPhone = project.name === "phone";
  const at = (path: string) => (isPhone ? path : `/en${path}`);
  const kept = (key: string) => page.evaluate((name) => localStorage.getItem(name), key);
  await open(at("/course/th-siam-old"));
  await expect.poll(() => kept("palmtee.recent")).toContain("course:th-siam-old");
  await open(at("/hotel/ht-hilton-pattaya"));
  await expect.poll(() => kept("palmtee.recent")).toContain("hotel:ht-hilton-pattaya");
  const saveWord = isPhone ? "찜하기" : "Save";
  await page.getByRole("button", { name: saveWord, exact: true }).first().click();
  await open(at("/search?q=pattaya"));
  await expect.poll(() => kept("palmtee.searches")).toContain("pattaya");

  await open(at(`/login?next=${at("/mypage/recent")}&as=guest`));
  const login = page.getByRole("button", { name: isPhone ? "로그인" : "Log in", exact: true });
  await login.click();
  const main = page.getByRole("main");
  const hotel = isPhone ? /힐튼 파타야/ : /Hilton Pattaya/;
  const course = isPhone ? /시암 컨트리클럽 올드/ : /Siam Country Club Old/;
  await expect(main.getByRole("link", { name: hotel })).toHaveCount(1);
  await expect(main.getByRole("link", { name: course })).toHaveCount(1);

  await open(at("/mypage/wishlist"));
  await expect(main.getByRole("link", { name: hotel })).toHaveCount(1);
  await open(at("/wish"));
  await expect(main.getByRole("link", { name: hotel })).toHaveCount(1);
  await open(at("/search"));
  await expect(page.getByRole("link", { name: "pattaya", exact: true })).toHaveCount(1);
  for (const key of ["palmtee.wish", "palmtee.recent", "palmtee.searches"]) {
    expect(JSON.parse((await kept(key)) ?? "[]")).toEqual([]);
  }
});

test("a heart of a member stays with the member, not with the browser", async ({
  page,
  open,
  signIn,
  context,
}, { project }) => {
  const course = project.name === "phone" ? "th-suwan" : "th-nikanti";
  await signIn("demo");
  await open(`/en/course/${course}`);
  const taken = page.waitForResponse("**/api/wish");
  await page.getByRole("button", { name: "Save", exact: true }).first().click();
  await expect(page.getByRole("button", { name: "Saved", exact: true }).first()).toBeVisible();
  expect((await taken).status()).toBe(200);
  await open("/en/wish");
  const card = page.getByRole("main").locator(`a[href="/en/course/${course}"]`);
  await expect(card.first()).toBeVisible();

  await context.clearCookies();
  await signIn("support");
  await open("/en/wish");
  await expect(page.getByRole("heading", { level: 1, name: "Saved" })).toBeVisible();
  await expect(page.getByText("Kept in your account, on every device.")).toBeVisible();
  await expect(card).toHaveCount(0);

  await context.clearCookies();
  await signIn("demo");
  await open(`/en/course/${course}`);
  await page.getByRole("button", { name: "Saved", exact: true }).first().click();
  await expect(page.getByRole("button", { name: "Save", exact: true }).first()).toBeVisible();
});

test("a member takes their data with them", { tag: "@phone" }, async ({ page, open, signIn }) => {
  await signIn("demo");
  await open("/profile");
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "내 정보 내려받기" }).click();
  expect((await download).suggestedFilename()).toMatch(/^palmtee-my-data-[\d-]+\.json$/);
});

test("my reviews show what I wrote and what I may still write", { tag: "@desktop" }, async ({
  page,
  open,
  signIn,
}) => {
  await signIn("demo");
  await open("/en/mypage/reviews");
  await expect(page.getByText("2 reviews written")).toBeVisible();
  await expect(page.getByText(/we played on the afternoon we landed/)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Waiting for your review" })).toBeVisible();
});
