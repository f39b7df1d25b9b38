import enCommunity from "#app/locales/en/community/community.json" with { type: "json" };
import en from "#app/locales/en/community/partner.json" with { type: "json" };
import koCommunity from "#app/locales/ko/community/community.json" with { type: "json" };
import ko from "#app/locales/ko/community/partner.json" with { type: "json" };
import { buyRound } from "../support/bought-round.ts";
import { newcomer } from "../support/newcomer.ts";
import { expect, graveFaults, openPage, sideways, test } from "../support/test.ts";

const KO = { at: "", t: ko, community: koCommunity, time: "13:04" };
const EN = { at: "/en", t: en, community: enCommunity, time: "13:20" };

test("a booked round is offered, applied for, accepted and paid, and its seat is taken", async ({
  page,
  open,
  browser,
  baseURL,
}, { project }) => {
  const { at, t, community, time } = project.name === "phone" ? KO : EN;
  const title = `함께 쳐요 ${project.name}`;
  await newcomer(page.request, baseURL);
  await buyRound(page.request, baseURL ?? "", time);
  await open(`${at}/community/partner`);
  await page.getByLabel(community["write.title_field"]).fill(title);
  await page.getByLabel(community["write.content"]).fill("편하게 쳐요.");
  await page.getByLabel(t["write.contact"]).fill("kakao: quiet_nine");
  expect(await graveFaults(page)).toEqual([]);
  await page.getByRole("button", { name: t["write.submit"] }).click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  const post = new URL(page.url()).pathname;

  const context = await browser.newContext();
  const partner = await context.newPage();
  await newcomer(partner.request, baseURL);
  await openPage(partner, post);
  await partner.getByLabel(t["apply.word"]).filter({ visible: true }).fill("핸디 20이에요");
  await partner.getByRole("button", { name: t["apply.send"] }).filter({ visible: true }).click();
  await expect(partner.getByText(t["mine.applied"])).toBeVisible();
  await expect(partner.getByText("quiet_nine")).toHaveCount(0);

  await open(`${post}/join`);
  await page.getByRole("button", { name: t["author.accept"], exact: true }).click();
  await expect(page.getByText(t["author.unpaid"])).toBeVisible();

  await openPage(partner, `${post}/join`);
  await expect(partner.getByText("quiet_nine")).toBeVisible();
  await expect.poll(() => sideways(partner)).toBe(0);
  expect(await graveFaults(partner)).toEqual([]);
  if (project.name === "phone") await partner.setViewportSize({ width: 390, height: 844 });
  await expect(partner.getByText(patternOf(t["share.free_until"], "date"))).toBeVisible();
  const pay = project.name === "phone" ? t["share.bar_pay"] : patternOf(t["share.pay"], "amount");
  await partner.getByRole("button", { name: pay }).click();
  await partner.getByRole("textbox", { name: /^(성 \(영문\)|Last name(?! of))/ }).fill("Hong");
  await partner.getByRole("textbox", { name: /^(이름 \(영문\)|First name(?! of))/ }).fill("Mina");
  await partner.getByRole("textbox", { name: /^(이메일|E-mail)/ }).fill("m@palmtee.example");
  await partner.getByRole("textbox", { name: /^(휴대폰 번호|Mobile)/ }).fill("010-2345-6789");
  await partner.getByText(/^(모두 동의해요|I agree to all)$/).click();
  await partner
    .getByRole("button", { name: /^(₩[\d,]+ 결제하기|Pay ₩[\d,]+)$/ })
    .filter({ visible: true })
    .click();
  await partner.waitForURL(({ pathname }) => pathname === "/simulator/toss/window");
  await partner.getByLabel(/신한카드/).check();
  await partner.getByRole("button", { name: /결제하기/ }).click();
  await partner.waitForURL(({ pathname }) => pathname.startsWith(`${at}/payment/complete/`));

  await openPage(partner, `${post}/join`);
  await expect(partner.getByText(t["mine.paid"])).toBeVisible();

  await newcomer(partner.request, baseURL);
  await openPage(partner, `${post}/join`);
  await partner.getByRole("button", { name: t["full.alert"] }).click();
  await expect(partner.getByText(t["full.alerted_title"])).toBeVisible();
  expect(await graveFaults(partner)).toEqual([]);
  await context.close();
  await open(post);
  await expect(page.getByText(t.seats_none)).toBeVisible();
  await expect(page.getByText(t["author.paid"]).filter({ visible: true })).toBeVisible();
});

/** Words with a sum or a day in them. */
function patternOf(words: string, name: string): RegExp {
  const value = name === "amount" ? "₩[\\d,]+" : ".+";
  return new RegExp(`^${words.replace(`{{${name}}}`, value)}$`);
}
