import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditEntries } from "#app/db/schema/desk/desk-tables.ts";
import { NOTICE_FORM } from "#app/domain/content/notice/notice-form.ts";
import { NOTICE_LIST } from "#app/features/content/desk/notice-desk-list.server.ts";
import { NOTICE } from "#app/features/content/desk/notice-store.server.ts";
import { AUDIT_LIST } from "#app/features/desk/audit/audit-list.server.ts";
import { createRecord } from "#app/features/desk/record/save-record.server.ts";
import { MEMBER_LIST } from "#app/features/member/desk/member-list.server.ts";
import { bulkActionOf } from "#app/features/operations/lists/bulk-actions.server.ts";
import { LISTS } from "#app/features/operations/lists/lists.server.ts";
import { readWorkbook } from "#app/integrations/workbook/read-workbook.ts";
import { addAllMessages } from "#app/platform/i18n/add-messages.server.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { testServices } from "#tests/support/services.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";
import { exportList } from "./export-list.server.ts";
import { deleteListView, findListViews, saveListView } from "./list-views.server.ts";

addAllMessages();
const now = () => TEST_NOW;
const by = demoMemberId("owner");
const db = await testDatabase("demo");
const request = (search: string) =>
  ({ db, locale: "ko", now: TEST_NOW, search: new URLSearchParams(search) }) as const;

test("a list is sorted by the column that the address names, in both directions", async () => {
  const titles = async (search: string) =>
    (await NOTICE_LIST.find(request(search))).rows.map(({ id }) => id);
  const up = await titles("sort=number");
  expect(up).toEqual(up.toSorted((a, b) => a - b));
  expect(await titles("sort=-number")).toEqual(up.toReversed());
  expect(await titles("sort=password")).toEqual(await titles(""));
});

test.each(Object.entries(LISTS))(
  "every column of %s can be sorted by where it says so",
  async (_, list) => {
    for (const { name, sorted } of list?.columns ?? []) {
      if (!sorted) continue;
      const up = await list?.find(request(`sort=${name}`));
      const down = await list?.find(request(`sort=-${name}`));
      expect(up?.total).toBe(down?.total);
    }
  },
);

test("an export has the rows and columns of the view, and is written down", async () => {
  const search = new URLSearchParams("role=owner&columns=login");
  const file = await exportList({ db, now }, MEMBER_LIST, {
    by,
    area: "member",
    locale: "ko",
    format: "csv",
    search,
  });
  const [head, ...rows] = new TextDecoder("utf-8", { ignoreBOM: false })
    .decode(file)
    .trim()
    .split("\r\n");
  expect(head).toBe("이름,로그인 아이디");
  expect(rows).toEqual(["윤서준,owner"]);
  const entries = await db.select().from(auditEntries);
  expect(entries.at(-1)).toMatchObject({
    action: "list.export",
    actorId: by,
    after: { format: "csv", rows: 1, view: "columns=login&role=owner" },
  });
});

test("names each product by its ID in a file, also where the screen does not show it", async () => {
  const asked = { by, area: "courses", locale: "en", format: "csv" } as const;
  const headOf = async (search: string) => {
    const list = LISTS.courses ?? NOTICE_LIST;
    const file = await exportList({ db, now }, list, {
      ...asked,
      search: new URLSearchParams(search),
    });
    return new TextDecoder().decode(file).split("\r\n")[0]?.split(",");
  };
  expect((await headOf(""))?.slice(0, 2)).toEqual(["Course", "ID"]);
  expect(await headOf("columns=region")).toEqual(["Course", "Region"]);
});

test("writes a supplier's phone number without an apostrophe, as CSV and as a workbook", async () => {
  const list = LISTS.suppliers ?? NOTICE_LIST;
  const asked = { by, area: "suppliers", locale: "en", search: new URLSearchParams() } as const;
  const csv = await exportList({ db, now }, list, { ...asked, format: "csv" });
  expect(new TextDecoder().decode(csv)).toMatch(/,\(\+66\) 2 000 \d{4},/);
  const xlsx = await exportList({ db, now }, list, { ...asked, format: "xlsx" });
  const read = await readWorkbook(xlsx, ["Sheet1"]);
  const rows = "workbook" in read ? (read.workbook.sheets.get("Sheet1") ?? []) : [];
  expect(rows.flatMap(({ cells }) => cells).filter((cell) => /^\+66 2 000/.test(cell))).not.toEqual(
    [],
  );
  expect(rows.flatMap(({ cells }) => cells).filter((cell) => cell.startsWith("'"))).toEqual([]);
});

test("a workbook is a zip file whose texts are texts", async () => {
  const file = await exportList({ db, now }, NOTICE_LIST, {
    by,
    area: "notice",
    locale: "en",
    format: "xlsx",
    search: new URLSearchParams(),
  });
  expect(new TextDecoder().decode(file.slice(0, 2))).toBe("PK");
});

test("customers are masked in a file as on the screen", async () => {
  const file = await exportList({ db, now }, MEMBER_LIST, {
    by,
    area: "member",
    locale: "ko",
    format: "csv",
    search: new URLSearchParams("q=demo&role=member"),
  });
  const text = new TextDecoder().decode(file);
  expect(text).toContain("김*현");
  expect(text).not.toContain("김도현");
});

test.each(["member", "reservations"] as const)(
  "an export of %s found by a phone number logs the members in it, and not the typed number",
  async (area) => {
    const at = new Date(TEST_NOW.getTime() + (area === "member" ? 3_600_000 : 7_200_000));
    const search = new URLSearchParams("q=010-0000-0001&page=1");
    const asked = { by, area, locale: "ko", format: "csv", search } as const;
    await exportList({ db, now: () => at }, LISTS[area] ?? MEMBER_LIST, asked);
    const entries = await db.select().from(auditEntries).where(eq(auditEntries.createdAt, at));
    expect(JSON.stringify(entries)).not.toMatch(/0001|q=/);
    expect(entries).toMatchObject([
      { action: "member.find", subjectId: demoMemberId("demo"), after: { way: "export" } },
      { action: "list.export", after: { format: "csv", view: "" } },
    ]);
  },
);

test("a file without a search logs no look-up", async () => {
  const before = await db.$count(auditEntries, eq(auditEntries.action, "member.find"));
  const search = new URLSearchParams("role=member");
  const asked = { by, area: "member", locale: "ko", format: "csv", search } as const;
  await exportList({ db, now }, MEMBER_LIST, asked);
  expect(await db.$count(auditEntries, eq(auditEntries.action, "member.find"))).toBe(before);
});

test("a view is saved under its name for one person, replaced by the same name, and deleted by its owner alone", async () => {
  const mine = { memberId: by, area: "notice" } as const;
  await saveListView(db, { ...mine, name: "고정", search: "sort=-number" });
  await saveListView(db, { ...mine, name: "고정", search: "sort=number" });
  const [view, ...more] = await findListViews(db, mine);
  expect([view?.name, view?.search, more]).toEqual(["고정", "sort=number", []]);
  const other = { memberId: demoMemberId("content"), area: "notice" } as const;
  expect(await findListViews(db, other)).toEqual([]);
  const id = view?.id ?? 0;
  await expect(deleteListView(db, { memberId: other.memberId, id })).rejects.toThrow(
    "common.not_found",
  );
  await deleteListView(db, { memberId: by, id });
  expect(await findListViews(db, mine)).toEqual([]);
});

test("a person saves twelve views of a list and no more", async () => {
  const mine = { memberId: by, area: "event", search: "q=a" } as const;
  for (let count = 1; count <= 12; count += 1) {
    await saveListView(db, { ...mine, name: `보기 ${count}` });
  }
  await expect(saveListView(db, { ...mine, name: "하나 더" })).rejects.toThrow(
    "desk.too_many_views",
  );
  expect(await findListViews(db, mine)).toHaveLength(12);
});

test("a common action changes each row under its version, and refuses one that a colleague saved", async () => {
  const services = testServices(db);
  const input = NOTICE_FORM.schema.parse({
    category: "reservation",
    title_ko: "제목",
    body_ko: "내용",
  });
  const { id: number, version } = await createRecord({ db, now }, NOTICE, { by, input });
  const id = String(number);
  await bulkActionOf("notice.pin").run(services, { by, id, version });
  const pinned = (await NOTICE_LIST.find(request("q=제목"))).rows[0];
  expect([pinned?.pinned, pinned?.version]).toEqual([true, 2]);
  const stale = bulkActionOf("notice.delete").run(services, { by, id, version });
  await expect(stale).rejects.toThrow("record.conflict");
  await bulkActionOf("notice.delete").run(services, { by, id, version: 2 });
  expect((await NOTICE_LIST.find(request("q=제목"))).total).toBe(0);
  await expect(
    bulkActionOf("notice.delete").run(services, { by, id: "no-number", version: 1 }),
  ).rejects.toThrow("common.not_found");
  expect(() => bulkActionOf("constructor")).toThrow("common.not_found");
});

test("any change is found by its record, its person, its day and a word in it", async () => {
  const all = await AUDIT_LIST.find(request("kind=notice"));
  expect(all.rows.map(({ action }) => action)).toEqual([
    "notice.delete",
    "notice.save",
    "notice.create",
  ]);
  const record = all.rows[0]?.subject ?? "";
  expect((await AUDIT_LIST.find(request(`kind=notice&record=${record}`))).total).toBe(3);
  expect((await AUDIT_LIST.find(request(`by=${by}&q=제목`))).total).toBe(3);
  expect((await AUDIT_LIST.find(request("by=not-a-person&from=x&kind=%00"))).total).toBeGreaterThan(
    2,
  );
  expect((await AUDIT_LIST.find(request("kind=notice&to=2020-01-01"))).total).toBe(0);
});
