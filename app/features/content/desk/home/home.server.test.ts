import { asc } from "drizzle-orm";
import { expect, test } from "vitest";
import { banners } from "#app/db/schema/content-tables.ts";
import { auditEntries } from "#app/db/schema/desk/desk-tables.ts";
import { BANNER_FORM } from "#app/domain/content/home/banner-form.ts";
import { HOME_BLOCKS } from "#app/domain/content/home/home-blocks.ts";
import {
  BANNER,
  lastPosition,
  listAllBanners,
  orderBanners,
} from "#app/features/content/desk/banners/banner-store.server.ts";
import { listBanners, listHomeBlocks } from "#app/features/content/home/home-queries.server.ts";
import { createRecord } from "#app/features/desk/record/save-record.server.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { oneTestDatabase } from "#tests/support/database/database.ts";
import { testServices } from "#tests/support/services.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";
import { homeAction } from "./home-action.server.ts";

const by = demoMemberId("content");
const now = () => TEST_NOW;

function sent(fields: Record<string, string>): Request {
  const body = new URLSearchParams(fields);
  return new Request("http://shop/admin/banners", { method: "POST", body });
}

const REVERSED = JSON.stringify(
  HOME_BLOCKS.toReversed().map((block) => ({ block, shown: block !== "planner" })),
);

test("the home page follows the blocks that were saved, and undo brings the old order back", async () => {
  const db = await oneTestDatabase("demo");
  const services = { ...testServices(db), now };
  expect(await listHomeBlocks(db)).toEqual(HOME_BLOCKS);

  const save = sent({ intent: "blocks", version: "1", blocks: REVERSED });
  const answer = await homeAction(services, { request: save, by });
  expect(answer).toMatchObject({ ok: true, saved: { version: 2 } });
  const shown = HOME_BLOCKS.toReversed().filter((block) => block !== "planner");
  expect(await listHomeBlocks(db)).toEqual(shown);

  const [entry] = await db.select().from(auditEntries);
  const undo = sent({ intent: "undo", version: "2", entry: String(entry?.id) });
  expect(await homeAction(services, { request: undo, by })).toMatchObject({ undone: true });
  expect(await listHomeBlocks(db)).toEqual(HOME_BLOCKS);
});

function blocks(sent: unknown) {
  return { intent: "blocks", version: "1", blocks: JSON.stringify(sent) } as const;
}

const BLOCK = { block: "banner", shown: true };

test.each([
  ["nothing shown", blocks(HOME_BLOCKS.map((block) => ({ block, shown: false }))), "no_blocks"],
  ["no block at all", blocks([]), "bad_request"],
  ["no JSON", { ...blocks([]), blocks: "x" }, "bad_request"],
  ["no list", blocks({ banner: true }), "bad_request"],
  ["nothing", blocks(null), "bad_request"],
  ["a block that nobody knows", blocks([BLOCK, { block: "casino", shown: true }]), "bad_request"],
  ["a block twice", blocks([BLOCK, BLOCK]), "bad_request"],
  ["a block that is neither shown nor hidden", blocks([{ block: "banner" }]), "bad_request"],
] as const)(
  "%s is refused with the name of the field, and the blocks stay",
  async (_what, form, code) => {
    const db = await oneTestDatabase("demo");
    const answer = await homeAction({ ...testServices(db), now }, { request: sent(form), by });
    const named = code === "no_blocks" ? "home.no_blocks" : "common.bad_request";
    expect(answer).toMatchObject({ data: { ok: false, fields: { blocks: named } } });
    expect(await listHomeBlocks(db)).toEqual(HOME_BLOCKS);
    expect(await db.$count(auditEntries)).toBe(0);
  },
);

test("blocks of an old version are refused, and nothing changes", async () => {
  const db = await oneTestDatabase("demo");
  const request = sent({ intent: "blocks", version: "7", blocks: REVERSED });
  const answer = await homeAction({ ...testServices(db), now }, { request, by });
  expect(answer).toMatchObject({ data: { ok: false, error: "record.conflict" } });
  expect(await db.$count(auditEntries)).toBe(0);
});

test("an order that lacks banners is refused with the name of its field, and nothing changes", async () => {
  const db = await oneTestDatabase("demo");
  const seen = (await listAllBanners(db, TEST_NOW)).map(({ id }) => id).join();
  const request = sent({ intent: "order", seen, ids: "1" });
  const answer = await homeAction({ ...testServices(db), now }, { request, by });
  expect(answer).toMatchObject({ data: { fields: { ids: "common.bad_request" } } });
  expect(await db.$count(auditEntries)).toBe(0);
});

test("banners are shown in the order of the desk; a second person's older page is refused", async () => {
  const db = await oneTestDatabase("demo");
  const before = (await listAllBanners(db, TEST_NOW)).map(({ id }) => id);
  const ids = before.toReversed();
  await orderBanners({ db, now }, { by, seen: before, ids });
  const shown = await listBanners(db, "ko", TEST_NOW);
  expect(shown.map(({ id }) => id)).toEqual(ids);
  const late = orderBanners({ db, now }, { by, seen: before, ids: before });
  await expect(late).rejects.toThrow("record.conflict");
});

test("a new banner comes last, and each language has the picture of its own or the first", async () => {
  const db = await oneTestDatabase("demo");
  const input = BANNER_FORM.schema.parse({
    target: "/event/1",
    eyebrow_ko: "a",
    title_ko: "b",
    text_ko: "c",
    action_ko: "d",
  });
  const given = { position: await lastPosition(db) };
  const { id } = await createRecord({ db, now }, BANNER, { by, input, given });
  expect((await listBanners(db, "ko", TEST_NOW)).at(-1)?.id).toBe(id);

  const [first] = await db.select().from(banners).orderBy(asc(banners.position));
  if (!first?.picture) throw new Error("the demo has no pictures");
  const english = { ...first.picture, src: "/uploads/en" };
  const pictureIn = async (locale: "ko" | "en") =>
    (await listBanners(db, locale, TEST_NOW))[0]?.picture?.src;
  expect([await pictureIn("ko"), await pictureIn("en")]).toEqual([
    first.picture.src,
    first.picture.src,
  ]);
  await db.update(banners).set({ gallery: [english] });
  expect([await pictureIn("ko"), await pictureIn("en")]).toEqual([
    first.picture.src,
    "/uploads/en",
  ]);
});
