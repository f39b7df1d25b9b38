import { setTimeout as wait } from "node:timers/promises";
import { addDays, dateIn, SHOP_ZONE } from "#app/domain/common/date/local-date.ts";
import { SPEC_PATHS } from "#tests/support/browser/spec-paths.ts";
import { asking } from "./asking.ts";
import type { Judge } from "./right-answers.ts";
import type { SoakShop } from "./soak-shops.ts";
import type { Walk } from "./soak-walk.ts";

const PUBLIC = SPEC_PATHS.filter(({ access }) => access === "public").map(({ example }) => example);
const DESK = SPEC_PATHS.filter(({ access }) => access === "staff").map(({ example }) => example);
const WORDS = ["siam", "아마리", "pattaya", "그린", "bangkok golf", "캐디"];

/** Every public page once, in both languages. */
export async function visitAll({ url }: SoakShop): Promise<void> {
  for (const path of PUBLIC.flatMap((each) => [each, `/en${each}`])) {
    await (await fetch(url + path)).text();
  }
}

/** Looks around as a visitor: pages in both languages, searches, calendars. */
export async function visit({ shops, record, random, isOver, breathMs }: Walk): Promise<void> {
  const ask = asking(record, "visit");
  const day = addDays(dateIn(SHOP_ZONE, new Date()), 30);
  const others = [
    () => `/search?q=${encodeURIComponent(random.pick(WORDS))}`,
    () => `/api/search?q=${encodeURIComponent(random.pick(WORDS))}`,
    () => `/api/course/th-siam-old/plan?month=${day.slice(0, 7)}`,
    () => `/course/home?date=${addDays(day, random.below(30))}&players=${1 + random.below(4)}`,
    () => "/ready",
  ];
  while (!isOver()) {
    const shop = random.below(shops.length);
    const language = random.below(3) === 0 ? "/en" : "";
    const path = random.below(4) === 0 ? random.pick(others)() : language + random.pick(PUBLIC);
    // Every public page is one for a visitor, too: where it is about an order, with the question to log in.
    await ask({ shop, url: `${shops[shop]?.url}${path}` });
    await wait(random.below(2 * breathMs));
  }
}

/** Reads the desk as staff do all day, and notes something at times. */
export async function work({
  shops,
  record,
  random,
  isOver,
  breathMs,
  cookie,
}: Walk): Promise<void> {
  const ask = asking(record, "desk");
  while (!isOver()) {
    const shop = random.below(shops.length);
    const url = shops[shop]?.url ?? "";
    const headers = { cookie, origin: url };
    if (random.below(5) > 0) {
      await ask({ shop, url: url + random.pick(DESK), init: { headers } });
    } else {
      const body = new URLSearchParams({ intent: "show_phone" });
      const init = { method: "POST", headers, body };
      // A number is shown so and so often in an hour.
      const isRight: Judge = ({ status }) => status === 200 || status === 429;
      await ask({ shop, url: `${url}/admin/reservations/5`, init, isRight });
    }
    await wait(random.below(4 * breathMs));
  }
}
