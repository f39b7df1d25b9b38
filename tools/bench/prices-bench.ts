import { dateIn, SHOP_ZONE } from "#app/domain/common/date/local-date.ts";
import { monthAfter, monthParam } from "#app/domain/common/date/month.ts";
import { type ShopProcess, startShop } from "#tests/support/server/shop-process.ts";
import { signInCookie } from "#tests/support/server/sign-in.ts";
import { percentile } from "./load.ts";
import { table } from "./report.ts";

const OPENED = 40;
/** The coming months, whose calendars are open. */
const NEXT = monthAfter(monthParam(new URLSearchParams(), dateIn(SHOP_ZONE, new Date())));
const MONTHS = [NEXT, monthAfter(NEXT), monthAfter(monthAfter(NEXT))];

/** How long the desk waits for the price grid of a month, one request at a time. */
export async function pricesBench(dataDir: string): Promise<string> {
  const shop = await startShop({ DATA_DIR: dataDir });
  const cookie = await signInCookie(shop.url, "ops");
  const open = (path: string) => timesOf(shop, cookie, path);
  const rows = [
    ["price grid of a month", ...(await open("/admin/courses/th-siam-old/price?month="))],
    [
      "price grid of a room",
      ...(await open("/admin/hotel/room/ht-amari-pattaya-room-1/price?month=")),
    ],
  ];
  await shop.stop();
  return table(["page", "median", "p95"], rows);
}

async function timesOf({ url }: ShopProcess, cookie: string, path: string): Promise<string[]> {
  const times: number[] = [];
  for (let turn = 0; turn < OPENED; turn += 1) {
    const began = performance.now();
    const answer = await fetch(`${url}${path}${MONTHS[turn % MONTHS.length]}`, {
      headers: { cookie },
    });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    times.push(performance.now() - began);
  }
  // The first ones warm the process up.
  const warm = times.slice(MONTHS.length);
  return [50, 95].map((share) => `${Math.round(percentile(warm, share))} ms`);
}
