import type { APIRequestContext, PlaywrightWorkerArgs } from "@playwright/test";
import { DEMO_PASSWORD } from "#app/domain/member/login/demo-accounts.ts";
import { type BoughtRound, buyRound } from "./bought-round.ts";
import { newcomer } from "./newcomer.ts";
import { expect } from "./test.ts";

/** It confirms at once: what is bought there has its voucher. */
const COURSE = "th-siam-old";
const ANY_LINE = /href="(\/reservation\/[\da-f-]{36})"/g;

/** A newcomer's confirmed round, and where its pages are. */
export async function boughtVoucher(request: APIRequestContext, baseURL = "", time: string) {
  const who = await newcomer(request, baseURL);
  return { who, ...(await anotherVoucher(request, baseURL, time)) };
}

/** One more, in an order of its own. */
export async function anotherVoucher(request: APIRequestContext, baseURL = "", time: string) {
  const before = await listedLines(request);
  const bought = await buyRound(request, baseURL, time, { course: COURSE });
  const line = (await listedLines(request)).find((each) => !before.includes(each)) ?? "";
  return { bought, line, voucher: `${line}/voucher` };
}

export async function listedLines(request: APIRequestContext): Promise<string[]> {
  const list = await (await request.get("/reservation")).text();
  return Array.from(list.matchAll(ANY_LINE), ([, line = ""]) => line);
}

/** Somebody else's browser, in which this account is logged in. */
export async function elsewhere(
  playwright: PlaywrightWorkerArgs["playwright"],
  baseURL = "",
  form: { readonly loginId: string; readonly password: string },
): Promise<APIRequestContext> {
  const other = await playwright.request.newContext({ baseURL });
  const headers = { origin: baseURL };
  const answer = await other.post("/login", { headers, form, maxRedirects: 0 });
  expect(answer.status()).toBe(302);
  return other;
}

/** As staff do it for a customer who calls. */
export function cancelAtDesk(
  playwright: PlaywrightWorkerArgs["playwright"],
  baseURL: string | undefined,
  { number, total }: BoughtRound,
): Promise<void> {
  const reason = "전화로 취소를 부탁했어요";
  const form = { intent: "cancel", code: "customer_wish", reason, expectedRefund: String(total) };
  return workAtDesk(playwright, baseURL, number, form);
}

/** As staff do it when the course has answered. */
export function confirmAtDesk(
  playwright: PlaywrightWorkerArgs["playwright"],
  baseURL: string | undefined,
  { number }: BoughtRound,
): Promise<void> {
  return workAtDesk(playwright, baseURL, number, { intent: "confirm", reference: number });
}

async function workAtDesk(
  playwright: PlaywrightWorkerArgs["playwright"],
  baseURL = "",
  number: string,
  form: Record<string, string>,
): Promise<void> {
  const desk = await elsewhere(playwright, baseURL, { loginId: "ops", password: DEMO_PASSWORD });
  const list = await (await desk.get(`/admin/reservations?q=${number}`)).text();
  const idx = /\/admin\/reservations\/(\d+)\?/.exec(list)?.[1];
  const headers = { origin: baseURL };
  const page = await (await desk.get(`/admin/reservations/${idx}`)).text();
  const shown = /name="shown" value="([^"]*)"/.exec(page)?.[1] ?? "";
  const sent = await desk.post(`/admin/reservations/${idx}`, {
    headers,
    form: { ...form, shown },
    maxRedirects: 0,
  });
  expect(sent.status(), await sent.text()).toBeLessThan(400);
  await desk.dispose();
}
