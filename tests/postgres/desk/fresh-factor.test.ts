import { type Browser, chromium, type Page } from "@playwright/test";
import { eq, sql } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pointEntries } from "#app/db/schema/benefit-tables.ts";
import { sessions } from "#app/db/schema/member/identity-tables.ts";
import { staffInvitations } from "#app/db/schema/member/member-desk-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { DEMO_PASSWORD } from "#app/domain/member/login/demo-accounts.ts";
import { findPointSummary } from "#app/features/benefit/point-queries.server.ts";
import errors from "#app/locales/ko/common/errors.json" with { type: "json" };
import desk from "#app/locales/ko/desk/desk.json" with { type: "json" };
import deskErrors from "#app/locales/ko/desk/desk-errors.json" with { type: "json" };
import care from "#app/locales/ko/member/care.json" with { type: "json" };
import { hashOf } from "#app/platform/session/session-store.server.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { shellLaunch } from "#tests/support/browser/chromium.ts";
import { postgresUrl } from "#tests/support/database/postgres-database.ts";
import { postgresShop } from "#tests/support/server/postgres-shop.ts";
import { signInCookie } from "#tests/support/server/sign-in.ts";
import { signedIn, type Visitor, visitorOf } from "#tests/support/server/visitor.ts";

const { db, shop } = await postgresShop(await postgresUrl("demo"));
const GUEST = demoMemberId("guest");
const PAGE = `/admin/member/${GUEST}`;
const GIFT = { intent: "gift", amount: "500", cause: "apology", reason: "픽업이 늦음" };

/** As the page would send it now. */
async function gift() {
  const { balance } = await findPointSummary(db, GUEST);
  return { ...GIFT, balance: String(balance) };
}
const PATIENCE = { timeout: 60_000 };

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(await shellLaunch());
});
afterAll(() => browser?.close());

/** Sets the second factor up, as the page does: a session with a code of just now, and codes for later. */
async function withFactor(loginId: string) {
  const staff = visitorOf(shop.url, await signInCookie(shop.url, loginId));
  const security = (fields: Record<string, string>) => staff.post("/mypage/security.data", fields);
  const offer = await security({ intent: "offer", factorPassword: DEMO_PASSWORD });
  const secret = /"([A-Z2-7]{32})"/.exec(offer.text)?.[1] ?? "";
  const sealed = /"sealed","([\w-]+)"/.exec(offer.text)?.[1] ?? "";
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  const { text } = await security({ intent: "confirm", sealed, code });
  return { staff, codes: text.match(/[2-9a-z]{5}-[2-9a-z]{5}/g) ?? [] };
}

async function age({ cookie }: Visitor): Promise<void> {
  await db
    .update(sessions)
    .set({ factorAt: sql`now() - interval '31 minutes'` })
    .where(eq(sessions.tokenHash, hashOf(cookie().slice("session=".length))));
}

const owner = await withFactor("owner");

const given = () => db.$count(pointEntries, eq(pointEntries.memberId, GUEST));

test("moving money is refused half an hour after the code, in any spelling of the address", async () => {
  const { staff, codes } = owner;
  const before = await given();
  expect((await staff.post(`${PAGE}.data`, await gift())).status).toBe(200);
  expect(await given()).toBe(before + 1);

  await age(staff);
  for (const path of [PAGE, `${PAGE}.data`, `${PAGE}/`, PAGE.replace("admin", "ADMIN")]) {
    const refused = await staff.post(path, await gift());
    expect([path, [403, 404].includes(refused.status)]).toEqual([path, true]);
  }
  for (const path of ["/admin/reservations/new.data", "/admin/reservations/%6Eew.data"]) {
    const refused = await staff.post(path, { intent: "place", lines: "[]", prices: "[]" });
    expect([path, refused.status]).toEqual([path, 403]);
    expect(refused.text).toContain("auth.factor_stale");
  }
  expect(await given()).toBe(before + 1);
  const note = { intent: "note", text: "전화로 사과드림" };
  expect((await staff.post(`${PAGE}.data`, note)).status).toBe(200);

  const asks = async () => {
    const { status, text } = await staff.get("/api/admin/fresh-factor");
    return [status, JSON.parse(text)];
  };
  expect(await asks()).toEqual([200, { asks: true }]);
  const renew = (code: string) => staff.post("/api/admin/fresh-factor", { code });
  expect((await renew("aaaaa-aaaaa")).status).toBe(400);
  expect((await renew(codes[0] ?? "")).status).toBe(200);
  expect(await asks()).toEqual([200, { asks: false }]);
  expect((await staff.post(`${PAGE}.data`, await gift())).status).toBe(200);
});

test("half an hour after the code no member becomes an owner, gets a new factor or is invited", async () => {
  const { staff, codes } = owner;
  await age(staff);
  const role = async () =>
    (await db.select({ role: members.role }).from(members).where(eq(members.id, GUEST)))[0]?.role;
  const invite = { intent: "invite", email: "new@example.com", role: "owner", locale: "ko" };
  const forms = [
    [`${PAGE}.data`, { intent: "role", role: "owner" }],
    [`/admin/member/${demoMemberId("ops")}.data`, { intent: "factor", reason: "잃어버림" }],
    ["/admin/staff.data", invite],
  ] as const;
  for (const [path, form] of forms) {
    const refused = await staff.post(path, form);
    expect([form.intent, refused.status]).toEqual([form.intent, 403]);
    expect(refused.text).toContain("auth.factor_stale");
  }
  expect([await role(), await db.$count(staffInvitations)]).toEqual(["member", 0]);

  expect((await staff.post("/api/admin/fresh-factor", { code: codes[1] ?? "" })).status).toBe(200);
  expect((await staff.post("/admin/staff.data", invite)).status).toBe(200);
  expect(await db.$count(staffInvitations)).toBe(1);
});

test("a request without a staff role learns nothing", async () => {
  const { demo } = await signedIn(shop.url, "demo");
  // Without a session the answer is the same at every address of the desk: log in.
  for (const [who, status] of [
    [visitorOf(shop.url), 401],
    [demo, 404],
  ] as const) {
    expect((await who.get("/api/admin/fresh-factor")).status).toBe(status);
    expect((await who.post("/api/admin/fresh-factor", { code: "123456" })).status).toBe(status);
  }
});

async function openMember({ cookie }: Visitor): Promise<Page> {
  const page = await browser.newPage({ locale: "ko-KR", serviceWorkers: "block" });
  const value = cookie().slice("session=".length);
  await page.context().addCookies([{ name: "session", value, url: shop.url }]);
  await page.goto(`${shop.url}${PAGE}`);
  await page.waitForFunction(() => document.documentElement.dataset.device, undefined, PATIENCE);
  return page;
}

test("the form waits for the code with its typed text, and is then sent", async () => {
  const { staff, codes } = await withFactor("ops");
  await age(staff);
  const before = await given();
  const page = await openMember(staff);
  const form = page.locator("form").filter({ has: page.getByLabel(care.points) });
  await form.getByLabel(care.points).fill("700");
  await form.getByLabel(care.reason).fill("비가 와서");
  const give = form.getByRole("button", { name: care.give_points.replace("{{points}}", "700") });
  const dialog = page.getByRole("dialog", { name: desk["factor.title"] });

  await give.click();
  await dialog.getByRole("button", { name: desk["factor.cancel"] }).click(PATIENCE);
  await form.getByText(deskErrors["auth.factor_stale"]).waitFor(PATIENCE);
  await dialog.waitFor({ state: "hidden" });
  expect(await form.getByLabel(care.reason).inputValue()).toBe("비가 와서");
  expect(await given()).toBe(before);

  await give.click();
  const code = dialog.getByLabel(desk["factor.code"]);
  await code.fill("aaaaa-aaaaa", PATIENCE);
  await dialog.getByRole("button", { name: desk["factor.submit"] }).click();
  await dialog.getByText(errors["auth.second_factor_wrong"]).waitFor(PATIENCE);
  expect(await given()).toBe(before);

  await code.fill(codes[0] ?? "");
  await dialog.getByRole("button", { name: desk["factor.submit"] }).click();
  await page.getByText(care.gift_done.replace("{{points}}", "700")).waitFor(PATIENCE);
  expect(await given()).toBe(before + 1);

  // For the next half hour nothing is asked.
  await form.getByLabel(care.points).fill("800");
  await form.getByLabel(care.reason).fill("또 비가 와서");
  await form.getByRole("button", { name: care.give_points.replace("{{points}}", "800") }).click();
  await page.getByText(care.gift_done.replace("{{points}}", "800")).waitFor(PATIENCE);
  expect(await given()).toBe(before + 2);
  await page.close();
}, 180_000);
