import type { APIRequestContext, PlaywrightWorkerArgs } from "@playwright/test";
import { formatWon, won } from "#app/domain/money.ts";
import { buyRound } from "../support/bought-round.ts";
import { newcomer } from "../support/newcomer.ts";
import { expect, test } from "../support/test.ts";

/** A buyer in a browser of their own, with nobody else's trips. */
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

test("ops confirms a line with the supplier's reference and refuses another with everything back", {
  tag: "@desktop",
}, async ({ page, open, signIn, playwright, baseURL }) => {
  const { request } = await buyer({ playwright } as PlaywrightWorkerArgs, baseURL);
  const first = await buyRound(request, baseURL ?? "", "08:00");
  const [confirmed = ""] = await linesOf(request);
  const second = await buyRound(request, baseURL ?? "", "08:16");
  const refused = (await linesOf(request)).find((id) => id !== confirmed);

  await signIn("ops");
  await open(`/admin/reservations?queue=confirm&q=${first.number}`);
  await page.getByRole("link", { name: "아마타 스프링 컨트리클럽" }).click();
  await expect(page.getByText("KIM MINSU").first()).toBeVisible();
  await page.getByRole("button", { name: "확정하고 고객에게 알리기" }).click();
  await expect(page.getByText("공급처의 확정 번호를 입력해 주세요.")).toBeVisible();
  await page.getByLabel("공급처 확정 번호").fill("AMATA-77");
  await page.getByRole("button", { name: "확정하고 고객에게 알리기" }).click();
  await expect(page.getByText("예약을 확정하고 고객에게 알렸어요.")).toBeVisible();

  await open(`/admin/reservations?queue=confirm&q=${second.number}`);
  await page.getByRole("link", { name: "아마타 스프링 컨트리클럽" }).click();
  const refusal = page.locator("#refuse");
  await refusal.getByLabel("왜 그런가요").selectOption("course_closed");
  await refusal.getByLabel("거절 사유").fill("그날은 대회가 열려요");
  const sum = formatWon(won(second.total), "ko");
  await page.getByRole("button", { name: `거절하고 ${sum} 환불` }).click();
  await expect(page.getByText("예약을 거절했어요. 결제 금액을 모두 돌려 드려요.")).toBeVisible();

  // The card company answers in its own time.
  let seen = "";
  await expect
    .poll(async () => {
      seen = await (await request.get(`/reservation/${refused}`)).text();
      return seen;
    })
    .toContain("환불 완료");
  expect(seen).toContain(sum);
  expect(seen).toContain("그날은 대회가 열려요");
  const alarms = await (await request.get("/mypage/alarms")).text();
  expect(alarms).toContain("그날은 대회가 열려요");
  expect(await (await request.get(`/reservation/${confirmed}`)).text()).toContain("AMATA-77");

  await signIn("support");
  await open(`/admin/reservations?q=${first.number}`);
  await page.getByRole("link", { name: "아마타 스프링 컨트리클럽" }).click();
  await expect(page.getByText("AMATA-77").first()).toBeVisible();
  await expect(page.getByText("변경 기록")).toBeVisible();
  await expect(page.locator("input[name=intent]")).toHaveCount(0);
});

test("ops sees the policy's arithmetic, approves one refund request and declines another", {
  tag: "@phone",
}, async ({ page, context, open, signIn, playwright, baseURL }) => {
  const { request } = await buyer({ playwright } as PlaywrightWorkerArgs, baseURL);
  const headers = { origin: baseURL ?? "" };
  const bought = [];
  for (const time of ["09:04", "09:20"]) bought.push(await buyRound(request, baseURL ?? "", time));
  for (const id of await linesOf(request)) {
    const response = await request.post(`/reservation/${id}/cancel`, {
      headers,
      form: { scope: "line", mode: "review", expectedRefund: "0", reason: "다리를 다쳤어요" },
      maxRedirects: 0,
    });
    expect(response.status()).toBe(302);
  }

  await context.addCookies([{ name: "lang", value: "en", url: baseURL ?? "" }]);
  await signIn("ops");
  await open(`/admin/reservations?queue=decide&q=${bought[0]?.number}`);
  await page.getByRole("link", { name: "Amata Spring Country Club" }).click();
  await expect(page.getByText("다리를 다쳤어요").first()).toBeVisible();
  await expect(page.getByText("Cancellation fee 0%")).toBeVisible();
  const sum = formatWon(won(bought[0]?.total ?? 0), "en");
  await page.getByRole("button", { name: `Approve ${sum} by the policy` }).click();
  await expect(page.getByText("The refund is approved.")).toBeVisible();
  await open(`/admin/reservations?q=${bought[0]?.number}`);
  await page.getByRole("link", { name: "Amata Spring Country Club" }).click();
  await expect(page.getByText(`Refund approved · ${sum}`)).toBeVisible();

  await open(`/admin/reservations?queue=decide&q=${bought[1]?.number}`);
  await page.getByRole("link", { name: "Amata Spring Country Club" }).click();
  await page.getByText("Decline the refund", { exact: true }).click();
  await page.getByRole("button", { name: "Decline and keep the booking" }).click();
  await expect(page.getByText("Please give a reason.")).toBeVisible();
  await page.getByLabel("Reason").first().fill("The course was open that day");
  await page.getByRole("button", { name: "Decline and keep the booking" }).click();
  await expect(page.getByText("The refund request is declined.")).toBeVisible();
});
