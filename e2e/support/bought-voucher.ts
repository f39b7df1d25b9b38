import type { APIRequestContext } from "@playwright/test";
import { buyRound } from "./bought-round.ts";
import { newcomer } from "./newcomer.ts";

/** It confirms instantly, so that a purchase has its voucher. */
const COURSE = "th-siam-old";

/** A newcomer's confirmed round, and where its pages are. */
export async function boughtVoucher(request: APIRequestContext, baseURL = "", time: string) {
  await newcomer(request, baseURL);
  await buyRound(request, baseURL, time, { course: COURSE });
  const list = await (await request.get("/reservation")).text();
  const [line = ""] = /\/reservation\/[\da-f-]{36}/.exec(list) ?? [];
  return { line, voucher: `${line}/voucher` };
}
