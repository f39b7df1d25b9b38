import { mkdir } from "node:fs/promises";
import { type Browser, type BrowserContext, chromium } from "@playwright/test";
import { DEMO_PASSWORD } from "#app/domain/member/login/demo-accounts.ts";
import { seededUuid } from "#demo/seed/seeded.ts";
import { shellLaunch } from "#tests/support/browser/chromium.ts";
import { startShop } from "#tests/support/server/shop-process.ts";
import { freeTrip, linesOf } from "../e2e/support/free-trip.ts";

const FOLDER = "docs/images";
const WIDTHS = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 860 } };
const LOCALES = { ko: "ko-KR", en: "en-GB" };
const RESERVATION = `/reservation/${seededUuid("reservation:pattaya:2")}`;

type Screen = { readonly path: string; readonly as?: "demo" | "owner" };

/** The main screens, by the name of their picture. */
const SCREENS: Readonly<Record<string, Screen>> = {
  home: { path: "/" },
  courses: { path: "/course/city/pattaya" },
  course: { path: "/course/th-siam-old" },
  hotel: { path: "/hotel/ht-amari-pattaya" },
  compare: { path: "/compare/course?ids=th-siam-old,th-laem-chabang" },
  planner: { path: "/ai/plans?region=pattaya&nights=3&golfers=4&rounds=3" },
  cart: { path: "/shopping_cart", as: "demo" },
  checkout: { path: "/payment", as: "demo" },
  reservation: { path: RESERVATION, as: "demo" },
  voucher: { path: `${RESERVATION}/voucher`, as: "demo" },
  mypage: { path: "/mypage", as: "demo" },
  desk: { path: "/admin", as: "owner" },
};

type Eyes = { readonly width: keyof typeof WIDTHS; readonly locale: keyof typeof LOCALES };

/** Pictures of the main screens on a phone and a desktop in both languages, of a shop of its own. */
async function takeShots(): Promise<void> {
  const shop = await startShop();
  const browser = await chromium.launch(await shellLaunch());
  try {
    await fillCart(browser, shop.url);
    for (const width of ["phone", "desktop"] as const) {
      for (const locale of ["ko", "en"] as const)
        await takeAll(browser, shop.url, { width, locale });
    }
  } finally {
    await browser.close();
    await shop.stop();
  }
}

async function takeAll(browser: Browser, url: string, eyes: Eyes): Promise<void> {
  const folder = `${FOLDER}/${eyes.width}-${eyes.locale}`;
  await mkdir(folder, { recursive: true });
  for (const [name, screen] of Object.entries(SCREENS)) {
    const context = await contextOf(browser, url, eyes);
    if (screen.as) await signIn(context, url, screen.as);
    const page = await context.newPage();
    await page.goto(addressOf(screen.path, eyes.locale));
    // Its fonts have arrived and nothing more is fetched.
    await page.locator("html[data-lettered]").waitFor();
    await page.waitForLoadState("networkidle");
    const path = `${folder}/${name}.jpg`;
    await page.screenshot({ path, type: "jpeg", quality: 72 });
    console.log(path);
    await context.close();
  }
}

async function contextOf(browser: Browser, url: string, { width, locale }: Eyes) {
  const context = await browser.newContext({
    baseURL: url,
    viewport: WIDTHS[width],
    locale: LOCALES[locale],
    timezoneId: "Asia/Seoul",
    isMobile: width === "phone",
    hasTouch: width === "phone",
  });
  await context.addCookies([{ name: "lang", value: locale, url }]);
  return context;
}

/** The desk has one address in both languages. */
function addressOf(path: string, locale: Eyes["locale"]): string {
  if (locale === "ko" || path.startsWith("/admin")) return path;
  return path === "/" ? "/en" : `/en${path}`;
}

async function signIn(context: BrowserContext, origin: string, loginId: string): Promise<void> {
  const form = { loginId, password: DEMO_PASSWORD };
  await context.request.post("/login", { headers: { origin }, form, maxRedirects: 0 });
}

async function fillCart(browser: Browser, url: string): Promise<void> {
  const context = await contextOf(browser, url, { width: "phone", locale: "ko" });
  await signIn(context, url, "demo");
  const { request } = context;
  const trip = await freeTrip(request, { inDays: 40 });
  const { user } = await (await request.get("/api/_auth/session")).json();
  // Added and then accepted at current prices, so that the picture shows no warning.
  for (const data of [{ intent: "add", put: linesOf(trip) }, { intent: "accept" }]) {
    const message = { data: { ...data, member: user.id }, headers: { origin: url } };
    const answer = await request.post("/api/cart", message);
    if (!answer.ok()) throw new Error(`not put in the cart: ${await answer.text()}`);
  }
  await context.close();
}

await takeShots();
