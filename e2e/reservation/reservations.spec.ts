import en from "#app/locales/en/reservation/reservation.json" with { type: "json" };
import ko from "#app/locales/ko/reservation/reservation.json" with { type: "json" };
import { expect, test } from "../support/test.ts";

/** Each run has its own member, trip and language: the two share one shop. */
const WORDS = {
  phone: {
    loginId: "support",
    at: (path: string) => path,
    round: /시암 컨트리클럽 올드 코스/,
    refund: "₩516,600 환불",
    cancel: "예약 취소하기",
    ask: /^\d+월 \d+일 라운드를 취소할까요\?$/,
    left: /^라운드까지 \d+일$/,
    together: ko["ask.together.both"],
    fee: /^라운드의 10%, \d+일 전$/,
    rises: /^태국 시각 \d+월 \d+일 0시부터 라운드 수수료가 15%로 올라요\.$/,
    reason: ko["ask.reason"],
    why: ko["ask.reason.companions"],
    steps: [ko["history.confirm.golf"], ko["step.recheck"], ko["step.finished"]],
    phrase: "비가 오면 레인체크가 되나요?",
    doIt: "취소하고 ₩516,600 환불",
    done: "환불 요청이 완료됐어요",
    refunded: "환불이 끝났어요",
    voucher: "바우처 보기",
    thai: "기사님과 안내 데스크에 보여 주세요",
    back: "예약으로 돌아가기",
    share: "공유 링크 만들기",
    link: "공유 링크",
    stop: "공유 그만하기",
  },
  desktop: {
    loginId: "content",
    at: (path: string) => `/en${path}`,
    round: /Siam Country Club Old Course/,
    refund: "₩516,600 back",
    cancel: "Cancel this reservation",
    ask: /^Cancel your round on \w+ \d+\?$/,
    left: /^\d+ days to tee-off$/,
    together: en["ask.together.both"],
    fee: /^10% of the round, \d+ days before$/,
    rises: /^From midnight on \w+ \d+ \(Thai time\) the fee for the round rises to 15%\.$/,
    reason: en["ask.reason"],
    why: en["ask.reason.companions"],
    steps: [en["history.confirm.golf"], en["step.recheck"], en["step.finished"]],
    phrase: "Is there a rain check if it rains?",
    doIt: "Cancel and refund ₩516,600",
    done: "Your refund request is complete",
    refunded: "Refunded",
    voucher: "Show voucher",
    thai: "Show this to the driver or the desk",
    back: "Back to the reservation",
    share: "Make a link",
    link: "Link to the trip",
    stop: "Stop sharing",
  },
} as const;

test("a member shows the voucher, shares the trip, and cancels the round with its dependent lines", async ({
  page,
  open,
  signIn,
  browser,
}, { project }) => {
  const words = WORDS[project.name === "phone" ? "phone" : "desktop"];
  await signIn(words.loginId);
  await open(words.at("/reservation"));
  await page.getByRole("link", { name: words.round }).first().click();
  await expect(page.getByText(words.refund)).toBeVisible();
  await expect(page.getByText(words.left)).toBeVisible();
  const steps = page.getByRole("list").filter({ hasText: words.steps[1] });
  await expect(steps.last().locator("strong")).toContainText([...words.steps]);

  await page.getByRole("link", { name: words.voucher }).click();
  await expect(page.getByRole("heading", { name: words.thai })).toBeVisible();
  await expect(page.getByText("CHOI MINA").first()).toBeVisible();
  await expect(page.getByRole("img", { name: /^DEMO0/ })).toBeVisible();
  await page.getByRole("button", { name: words.phrase }).click();
  await expect(page.getByRole("dialog").getByText("ถ้าฝนตก มีเรนเช็คไหม")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  const sheet = await page.pdf({ format: "A4", printBackground: true });
  expect(sheet.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.getByRole("link", { name: words.back }).click();

  await page.getByRole("button", { name: words.share }).click();
  const link = await page.getByLabel(words.link).inputValue();
  const other = await browser.newContext();
  const stranger = await other.newPage();
  const path = new URL(new URL(link).pathname, page.url()).href;
  expect((await stranger.goto(path))?.status()).toBe(200);
  await expect(stranger.getByText(words.round).first()).toBeVisible();
  await expect(stranger.getByText("₩", { exact: false })).toHaveCount(0);
  await page.getByRole("button", { name: words.stop }).click();
  await expect(page.getByRole("button", { name: words.stop })).toHaveCount(0);
  expect((await stranger.goto(path))?.status()).toBe(404);
  await other.close();

  await page.getByRole("link", { name: words.cancel }).click();
  await expect(page.getByRole("heading", { name: words.ask })).toBeVisible();
  await expect(page.getByText(words.together)).toBeVisible();
  await expect(page.getByText("−₩48,400")).toBeVisible();
  await expect(page.getByText(words.fee)).toBeVisible();
  await expect(page.getByText(words.rises)).toBeVisible();
  await page.getByLabel(words.reason).selectOption(words.why);
  await page.getByRole("button", { name: words.doIt }).click();
  await expect(page.getByText(words.done)).toBeVisible();
  await expect(page.getByRole("heading", { name: words.refunded })).toBeVisible();
  await expect(page.getByText("₩435,600").first()).toBeVisible();

  await open(words.at("/reservation?tab=cancelled"));
  await expect(page.getByRole("main").getByRole("listitem").filter({ hasText: "₩" })).toHaveCount(
    3,
  );
});
