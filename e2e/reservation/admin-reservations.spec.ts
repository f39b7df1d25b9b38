import type { APIRequestContext, PlaywrightWorkerArgs } from "@playwright/test";
import { formatWon, won } from "#app/domain/common/money.ts";
import errorsEn from "#app/locales/en/common/errors.json" with { type: "json" };
import deskEn from "#app/locales/en/desk/desk.json" with { type: "json" };
import reserveEn from "#app/locales/en/reservation/reservation-desk.json" with { type: "json" };
import errorsKo from "#app/locales/ko/common/errors.json" with { type: "json" };
import deskKo from "#app/locales/ko/desk/desk.json" with { type: "json" };
import reserveKo from "#app/locales/ko/reservation/reservation-desk.json" with { type: "json" };
import { buyRound } from "../support/bought-round.ts";
import { newcomer } from "../support/newcomer.ts";
import { expect, test } from "../support/test.ts";

/** Each language has tee times of its own. */
const LANGUAGES = [
  {
    locale: "ko",
    course: "아마타 스프링 컨트리클럽",
    desk: deskKo,
    why: reserveKo.why,
    errors: errorsKo,
    asked: ["08:00", "08:16"],
    cancelled: ["09:36", "09:52"],
  },
  {
    locale: "en",
    course: "Amata Spring Country Club",
    desk: deskEn,
    why: reserveEn.why,
    errors: errorsEn,
    asked: ["08:32", "08:48"],
    cancelled: ["09:04", "09:20"],
  },
] as const;

/** A buyer in a browser of their own, without other trips. */
async function buyer({ playwright }: PlaywrightWorkerArgs, baseURL = "") {
  const request = await playwright.request.newContext({ baseURL });
  return { request, ...(await newcomer(request, baseURL)) };
}

/** The member's own lines that are still to come. */
async function linesOf(request: APIRequestContext): Promise<string[]> {
  const page = await (await request.get("/reservation")).text();
  const ids = [...page.matchAll(/\/reservation\/([\da-f]{8}-[\da-f-]{27})/g)];
  return [...new Set(ids.map(([, id]) => id ?? ""))];
}

for (const { locale, course, desk, why, errors, asked } of LANGUAGES) {
  test(`ops confirms a line with the supplier's reference and refuses another with everything back (${locale})`, {
    tag: "@desktop",
  }, async ({ page, context, open, signIn, playwright, baseURL }) => {
    const base = baseURL ?? "";
    const { request } = await buyer({ playwright } as PlaywrightWorkerArgs, baseURL);
    const first = await buyRound(request, base, asked[0]);
    const [confirmed = ""] = await linesOf(request);
    const second = await buyRound(request, base, asked[1]);
    const refused = (await linesOf(request)).find((id) => id !== confirmed);

    await context.addCookies([{ name: "lang", value: locale, url: base }]);
    await signIn("ops");
    await open(`/admin/reservations?queue=confirm&q=${first.number}`);
    await page.getByRole("link", { name: course }).click();
    await expect(page.getByText("KIM MINSU").first()).toBeVisible();
    await page.getByRole("button", { name: desk["step.confirm_do"] }).click();
    await expect(page.getByText(errors["reservation.reference_required"])).toBeVisible();
    const reference = `AMATA-77-${locale}`;
    await page.getByLabel(desk["reservation.reference"]).fill(reference);
    await page.getByRole("button", { name: desk["step.confirm_do"] }).click();
    await expect(page.getByText(desk["reservation.done.confirm"])).toBeVisible();

    await open(`/admin/reservations?queue=confirm&q=${second.number}`);
    await page.getByRole("link", { name: course }).click();
    const refusal = page.locator("#refuse");
    await refusal.getByLabel(why).selectOption("course_closed");
    await refusal.getByLabel(desk["step.refuse_reason"]).fill("그날은 대회가 열려요");
    const sum = formatWon(won(second.total), locale);
    const refuse = desk["step.refuse_do"].replace("{{sum}}", sum);
    await page.getByRole("button", { name: refuse }).click();
    await expect(page.getByText(desk["reservation.done.refuse"])).toBeVisible();

    // The card company answers in its own time.
    let seen = "";
    await expect
      .poll(async () => {
        seen = await (await request.get(`/reservation/${refused}`)).text();
        return seen;
      })
      .toContain("환불 완료");
    expect(seen).toContain(formatWon(won(second.total), "ko"));
    expect(seen).toContain("그날은 대회가 열려요");
    const alarms = await (await request.get("/mypage/alarms")).text();
    expect(alarms).toContain("그날은 대회가 열려요");
    expect(await (await request.get(`/reservation/${confirmed}`)).text()).toContain(reference);

    await signIn("support");
    await open(`/admin/reservations?q=${first.number}`);
    await page.getByRole("link", { name: course }).click();
    await expect(page.getByText(reference).first()).toBeVisible();
    await expect(page.getByText(desk["history.title"])).toBeVisible();
    await expect(page.locator("input[name=intent]")).toHaveCount(0);
  });
}

for (const { locale, course, desk, errors, cancelled } of LANGUAGES) {
  test(`ops sees the policy's arithmetic, approves one refund request and declines another (${locale})`, {
    tag: "@phone",
  }, async ({ page, context, open, signIn, playwright, baseURL }) => {
    const base = baseURL ?? "";
    const { request } = await buyer({ playwright } as PlaywrightWorkerArgs, baseURL);
    const bought = [];
    for (const time of cancelled) bought.push(await buyRound(request, base, time));
    for (const id of await linesOf(request)) {
      const response = await request.post(`/reservation/${id}/cancel`, {
        headers: { origin: base },
        form: { scope: "line", mode: "review", expectedRefund: "0", reason: "다리를 다쳤어요" },
        maxRedirects: 0,
      });
      expect(response.status()).toBe(302);
    }

    await context.addCookies([{ name: "lang", value: locale, url: base }]);
    await signIn("ops");
    await open(`/admin/reservations?queue=decide&q=${bought[0]?.number}`);
    await page.getByRole("link", { name: course }).click();
    await expect(page.getByText("다리를 다쳤어요").first()).toBeVisible();
    await expect(page.getByText(desk["sums.fee"].replace("{{percent}}", "0"))).toBeVisible();
    const sum = formatWon(won(bought[0]?.total ?? 0), locale);
    const approve = desk["step.approve"].replace("{{sum}}", sum);
    await page.getByRole("button", { name: approve }).click();
    await expect(page.getByText(desk["reservation.done.approve"])).toBeVisible();
    await open(`/admin/reservations?q=${bought[0]?.number}`);
    await page.getByRole("link", { name: course }).click();
    await expect(page.getByText(`${desk["history.refund.approve"]} · ${sum}`)).toBeVisible();

    await open(`/admin/reservations?queue=decide&q=${bought[1]?.number}`);
    await page.getByRole("link", { name: course }).click();
    await page.getByText(desk["step.refuse_refund"], { exact: true }).click();
    const decline = page.getByRole("button", { name: desk["step.refuse_refund_do"] });
    await decline.click();
    await expect(page.getByText(errors["reservation.reason_required"])).toBeVisible();
    await page.getByLabel(desk["step.refuse_reason"]).first().fill("그날은 문을 열었어요");
    await decline.click();
    await expect(page.getByText(desk["reservation.done.refuse_refund"])).toBeVisible();
  });
}
