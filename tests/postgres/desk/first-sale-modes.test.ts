import { Secret, TOTP } from "otpauth";
import { expect, test } from "vitest";
import writeExcelFile from "write-excel-file/node";
import { openConnection } from "#app/db/connection/postgres-connection.server.ts";
import { addDays, dateIn, SHOP_ZONE } from "#app/domain/common/date/local-date.ts";
import { valuesOfRecord } from "#app/domain/desk/record/record-row.ts";
import { NEEDED_TEXTS } from "#app/domain/operations/launch.ts";
import { lineKey } from "#app/domain/order/line/line-facts.ts";
import { COURSE as COURSE_TYPE } from "#app/features/catalog/desk/types/course-type.server.ts";
import { exportCatalogue } from "#app/features/catalog/desk/workbook/export-catalogue.server.ts";
import { findRecord } from "#app/features/desk/record/record-rows.server.ts";
import { readWorkbook } from "#app/integrations/workbook/read-workbook.ts";
import enPayment from "#app/locales/en/order/payment.json" with { type: "json" };
import enFrame from "#app/locales/en/shell/frame.json" with { type: "json" };
import koErrors from "#app/locales/ko/desk/desk-errors.json" with { type: "json" };
import koPayment from "#app/locales/ko/order/payment.json" with { type: "json" };
import koFrame from "#app/locales/ko/shell/frame.json" with { type: "json" };
import { postgresDatabase, postgresUrl } from "#tests/support/database/postgres-database.ts";
import { FILLED } from "#tests/support/order/filled-checkout.ts";
import { COURSE, golf } from "#tests/support/order/order-lines.ts";
import { times } from "#tests/support/order/ordering.ts";
import { buyerAt } from "#tests/support/payment/toss-buyer.ts";
import { browserOf, PASSWORD } from "#tests/support/server/plain-browser.ts";
import { productionShop } from "#tests/support/server/production-shop.ts";

const demo = await postgresDatabase("demo");

type Shop = Awaited<ReturnType<typeof productionShop>>;

/** The first owner is made without mail: the command prints the link that sets the password. */
async function createOwner(shop: Shop, { post }: ReturnType<typeof browserOf>, loginId: string) {
  const printed = await shop.runCommand("owner", "--", loginId, "--create");
  const link = new URL(printed.split("\n").at(-1) ?? "");
  expect(link.origin).toBe(shop.origin);
  const set = await post(link.pathname + link.search, { password: PASSWORD });
  expect(set).toMatchObject({ status: 302, to: "/login?done=password" });
  expect(await shop.runCommand("owner", "--", loginId, "--create")).toContain(
    "nothing was changed",
  );
}

/** Logs in, sets the second factor up as the shop asks, and logs in once more with it. */
async function openDesk({ post, get }: ReturnType<typeof browserOf>, loginId: string) {
  const login = { loginId, password: PASSWORD };
  expect((await post("/login", login)).to).toBe("/mypage/security?setup=needed");
  const offer = await post("/mypage/security.data", {
    intent: "offer",
    factorPassword: PASSWORD,
  });
  const secret = /"([A-Z2-7]{32})"/.exec(offer.text)?.[1] ?? "";
  const sealed = /"sealed","([\w-]+)"/.exec(offer.text)?.[1] ?? "";
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const first = { intent: "confirm", sealed, code: totp.generate() };
  expect((await post("/mypage/security.data", first)).status).toBe(200);
  expect((await post("/login", login)).to).toContain("/login/second-factor");
  expect((await get("/admin")).status).toBe(302);
  // Each code works once; the next one is taken half a minute early, as a phone that is fast would show it.
  const code = totp.generate({ timestamp: Date.now() + 30_000 });
  expect((await post("/login/second-factor", { code })).status).toBe(302);
}

async function workbook(intent: "check" | "store"): Promise<FormData> {
  const form = new FormData();
  form.set("intent", intent);
  form.set("file", new File([await oneCourse], "catalogue.xlsx"));
  return form;
}

/** The sheets of the demo's workbook that one course needs. */
const oneCourse = exportCatalogue(demo, { labelOf: (name) => name }).then(async (file) => {
  const isWanted: Record<string, (id: string) => boolean> = {
    policies: () => true,
    regions: () => true,
    courses: (id) => id === COURSE,
    pictures: (id) => id === `courses/${COURSE}`,
  };
  const read = await readWorkbook(file, Object.keys(isWanted));
  if ("refused" in read) throw new Error(read.refused);
  const sheets = [...read.workbook.sheets].flatMap(([sheet, [head, ...rows]]) => {
    const kept = rows.filter(({ cells: [id = ""] }) => isWanted[sheet]?.(id));
    const data = [head, ...kept].map((row) => (row?.cells ?? []).map((value) => ({ value })));
    return sheet in isWanted ? [{ sheet, data }] : [];
  });
  return Uint8Array.from(await writeExcelFile(sheets).toBuffer());
});

/** What the record's form would send with the status changed. */
async function publishing(version: number): Promise<Record<string, string>> {
  const stored = await findRecord(demo, COURSE_TYPE, COURSE);
  const values = valuesOfRecord(COURSE_TYPE.fields, stored?.facts ?? {});
  return { ...values, intent: "save", version: String(version), status: "published" };
}

/** How many red lines the checklist at the desk has. */
async function redLines({ get }: ReturnType<typeof browserOf>): Promise<number> {
  const { text } = await get("/admin");
  return text.match(/data-state="must"/g)?.length ?? 0;
}

const COMPANY = {
  intent: "save",
  version: "1",
  company_ko: "(주)시험여행",
  representative_ko: "윤서준",
  businessNumber: "123-45-67890",
  address_ko: "서울",
  phone: "02-555-0123",
  email: "help@example.com",
};

async function writeTexts({ post }: ReturnType<typeof browserOf>) {
  for (const kind of NEEDED_TEXTS) {
    const written = await post(`/admin/legal/create?kind=${kind}`, {
      title_ko: kind,
      intro_ko: "내용",
      body_ko: "<h2>제1조</h2><p>내용</p>",
      status: "scheduled",
      effectiveOn: dateIn(SHOP_ZONE, new Date()),
    });
    expect(written.status, written.text.slice(0, 500)).toBe(302);
  }
}

/** Every page of a staging shop says so, in its language and also from the page cache; no search engine takes it. */
async function expectBars({ url }: Shop, mode: string) {
  for (const [path, words] of [
    ["/course/home", koFrame.staging],
    ["/en/course/home", enFrame.staging],
    ["/en/nowhere", enFrame.staging],
    ["/course/home", koFrame.staging],
  ] as const) {
    const page = await fetch(url + path, { headers: { "accept-language": "ko" } });
    const text = await page.text();
    const isStaging = mode === "staging";
    expect([path, text.includes(words)]).toEqual([path, isStaging]);
    expect([path, page.headers.get("x-robots-tag")]).toEqual([
      path,
      isStaging ? "noindex, nofollow" : null,
    ]);
    if (page.ok) expect(page.headers.get("cache-control")).toContain("public");
  }
}

async function buy(shop: Shop, buyer: ReturnType<typeof browserOf>, member: string) {
  const line = golf({ date: addDays(dateIn(SHOP_ZONE, new Date()), 40) });
  for (const message of [{ intent: "add", put: [line] }, { intent: "accept" }]) {
    const added = await buyer.postJson("/api/cart", { member, ...message });
    expect(added.status, added.text).toBe(200);
  }
  const { lines } = JSON.parse((await buyer.get("/api/cart")).text);
  const { green, cart, caddy } = lines[0].fees;
  const total = green + cart + caddy;
  const form = { ...FILLED, line: lineKey(line), expectedTotal: String(total) };
  const placed = await buyer.post("/payment.data", form);
  expect(placed.status, placed.text).toBe(200);
  const paymentOrderId = /"orderId","([^"]+)"/.exec(placed.text)?.[1] ?? "";
  const { clientKey, window, origin } = shop;
  const card = buyerAt(origin, { clientKey, ask: window });
  const { paymentKey } = await card.approveCard({ paymentOrderId, total });
  const back = { paymentKey, orderId: paymentOrderId, amount: String(total) };
  return { total, ended: await buyer.get(`/payment/success?${new URLSearchParams(back)}`) };
}

/** By day the whole way is walked in one of the two. */
const MODES = times(1, 2) === 1 ? (["production"] as const) : (["staging", "production"] as const);

test("a staging shop says so on every page", async () => {
  await expectBars(await productionShop(await postgresUrl("bare"), "staging"), "staging");
});

test.each(MODES)(
  "from an empty %s database the owner walks the checklist to the first round that is sold",
  async (mode) => {
    const databaseUrl = await postgresUrl("bare");
    const shop = await productionShop(databaseUrl, mode);
    const owner = browserOf(shop);
    await createOwner(shop, owner, "first_owner");
    await openDesk(owner, "first_owner");
    // The company, four texts, region, course, picture, publication and prices; mail and payment are set.
    expect(await redLines(owner)).toBe(10);
    await expectBars(shop, mode);

    const checked = await owner.post("/admin/courses/import.data", await workbook("check"));
    expect([checked.status, checked.text.includes("mistakes")]).toEqual([200, true]);
    expect((await owner.get(`/admin/courses/${COURSE}`)).status).toBe(404);
    const stored = await owner.post("/admin/courses/import.data", await workbook("store"));
    expect(stored.status, stored.text.slice(0, 300)).toBe(200);
    expect((await owner.get(`/course/${COURSE}`)).status).toBe(404);
    expect(await redLines(owner)).toBe(7);

    const early = await owner.post(`/admin/courses/${COURSE}`, await publishing(1));
    expect(early.status).toBe(400);
    expect(early.text).toContain(koErrors["record.company_missing"]);
    expect(early.text).toContain('href="/admin/settings/business"');
    expect((await owner.post("/admin/settings/business", COMPANY)).status).toBe(200);
    const published = await owner.post(`/admin/courses/${COURSE}`, await publishing(1));
    expect(published.status, published.text.slice(0, 300)).toBe(200);
    expect(await redLines(owner)).toBe(4);

    const guest = browserOf(shop);
    await expect.poll(async () => (await guest.get(`/course/${COURSE}`)).status).toBe(200);
    for (const [path, words] of [
      ["/payment", koPayment],
      ["/en/payment", enPayment],
    ] as const) {
      const { status, text } = await guest.get(path);
      expect([path, status, text.includes(words["checkout.closed_text"])]).toEqual([
        path,
        503,
        true,
      ]);
      expect(text).toContain("/qna?ask=1");
    }
    await writeTexts(owner);
    expect(await redLines(owner)).toBe(0);
    expect((await guest.signUp("first_guest", "첫손님")).status).toBe(302);
    expect((await guest.get("/payment")).status).toBe(200);
    const session = JSON.parse((await guest.get("/api/_auth/session")).text);
    const { total, ended } = await buy(shop, guest, session.user.id);
    expect(total).toBeGreaterThan(300_000);
    expect(ended).toMatchObject({
      status: 302,
      to: expect.stringMatching(/^\/payment\/complete\//),
    });
    expect((await guest.get(ended.to)).status).toBe(200);

    const connection = await openConnection(databaseUrl);
    const { rows } = await connection.query("select product_id, status from reservations");
    await connection.end();
    expect(rows).toEqual([{ product_id: COURSE, status: "COMPLETE" }]);
    expect((await owner.get("/admin/reservations")).text).toContain("첫*님");
  },
  420_000,
);
