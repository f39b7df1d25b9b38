import type { APIRequestContext } from "@playwright/test";
import { dateIn, SHOP_ZONE } from "#app/domain/common/date/local-date.ts";
import { DEMO_PASSWORD } from "#app/domain/member/login/demo-accounts.ts";
import enEntry from "#app/locales/en/tournament/entry.json" with { type: "json" };
import enFlights from "#app/locales/en/tournament/flights.json" with { type: "json" };
import koEntry from "#app/locales/ko/tournament/entry.json" with { type: "json" };
import koFlights from "#app/locales/ko/tournament/flights.json" with { type: "json" };
import { drag } from "../support/drag.ts";
import { newcomer } from "../support/newcomer.ts";
import { expect, openPage, test } from "../support/test.ts";

const CARD = "4 4 5 3 4 4 3 5 4 4 3 4 5 4 4 3 4 5";

const LANGUAGES = [
  { locale: "ko", at: "", words: koFlights, entry: koEntry, second: "2조" },
  { locale: "en", at: "/en", words: enFlights, entry: enEntry, second: "Flight 2" },
] as const;

/** A free tournament of today, which no other test uses. */
async function create(request: APIRequestContext, origin: string, title: string): Promise<string> {
  const today = dateIn(SHOP_ZONE, new Date());
  const texts = { title_ko: title, summary_ko: "하루", body_ko: "하루", format_ko: "신페리오" };
  const form = {
    ...texts,
    courseId: "th-siam-old",
    playsOn: today,
    applyUntil: today,
    entryFee: "0",
    capacity: "8",
    gender: "any",
    van: "none",
    scoring: "new_peoria",
    startMode: "interval",
    firstTee: "07:00",
    intervalMinutes: "8",
    status: "published",
  };
  const headers = { origin };
  const made = await request.post("/admin/tournament/create", { headers, form, maxRedirects: 0 });
  return /tournament\/(\d+)/.exec(made.headers().location ?? "")?.[1] ?? "";
}

for (const { locale, at, words, entry, second } of LANGUAGES) {
  test(`staff build flights by keys and by hand, enter scores and publish the results (${locale})`, {
    tag: "@desktop",
  }, async ({ page, context, browser, baseURL }) => {
    const origin = baseURL ?? "";
    const login = { loginId: "content", password: DEMO_PASSWORD };
    const headers = { origin };
    await context.addCookies([{ name: "lang", value: locale, url: origin }]);
    await context.request.post("/login", { headers, form: login, maxRedirects: 0 });
    const id = await create(context.request, origin, `키 대회 ${locale}`);

    const member = await browser.newContext({ baseURL: origin, serviceWorkers: "block" });
    await newcomer(member.request, origin);
    const agreed = { agreeSafety: "on", agreePhotos: "on", agreeRefund: "on" };
    const people = { people: "3", name_0: "남궁철", name_1: "구본석", name_2: "양지훈" };
    const form = { intent: "apply", ...people, ...agreed };
    await member.request.post(`/tournament/${id}/apply`, { headers, form, maxRedirects: 0 });

    await openPage(page, `/admin/tournament/${id}/flights`);
    await page.getByRole("button", { name: words.add_flight }).click();
    await page.getByRole("button", { name: words.add_flight }).click();
    await page.getByRole("button", { name: /양지훈/ }).focus();
    for (const key of ["Space", "ArrowRight", "ArrowRight", "Space"])
      await page.keyboard.press(key);
    const flight = page.getByRole("region", { name: second });
    await expect(flight.getByRole("button", { name: /양지훈/ })).toBeVisible();
    await drag(page, page.getByRole("button", { name: /구본석/ }), flight);
    await expect(flight.getByRole("button", { name: /구본석/ })).toBeVisible();
    await page.getByRole("button", { name: words.fill }).click();
    await expect(page.getByText(words.bench_empty)).toBeVisible();
    await page.getByRole("button", { name: words.save, exact: true }).click();
    await expect(page.getByRole("button", { name: words.tell })).toBeVisible();
    await page.getByRole("button", { name: words.tell }).click();
    await expect(page.getByText(words.is_out)).toBeVisible();

    await openPage(page, `/admin/tournament/${id}/scores`);
    for (const name of ["남궁철", "구본석", "양지훈"]) {
      const first = words.cell.replace("{{name}}", name).replace("{{hole}}", "1");
      // They came together, so that the proposal put them into one flight.
      await page.getByLabel(first, { exact: true }).click();
      for (const strokes of CARD.split(" ")) await page.keyboard.type(strokes);
    }
    await page.getByRole("button", { name: words.save_scores }).click();
    await page.getByRole("button", { name: words.publish.split("·")[1]?.trim() ?? "" }).click();
    await expect(page.getByText(words.results_out)).toBeVisible();

    const board = await member.newPage();
    await openPage(board, `${at}/tournament/${id}/board`);
    await expect(board.getByRole("region", { name: entry["board.mine"] })).toBeVisible();
    await expect(board.getByRole("cell", { name: /^남\*철/ })).toBeVisible();
    await expect(board.getByRole("cell", { name: /^구\*석/ })).toBeVisible();
    await expect(board.getByText("구본석")).toHaveCount(0);
    await member.close();
  });
}
