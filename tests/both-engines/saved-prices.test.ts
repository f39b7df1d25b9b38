import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { members } from "#app/db/schema/member/member-tables.ts";
import { courseDays } from "#app/db/schema/pricing/price-calendar-tables.ts";
import { priceChange } from "#app/domain/catalog/saved/price-change.ts";
import { won } from "#app/domain/common/money.ts";
import { refText } from "#app/domain/common/product/product-ref.ts";
import {
  cardPrices,
  productCards,
} from "#app/features/catalog/product/product-card-queries.server.ts";
import {
  addWish,
  priceNow,
  removeWish,
  withPrices,
} from "#app/features/catalog/wish/add-wish.server.ts";
import { mergeLists } from "#app/features/catalog/wish/merge-lists.server.ts";
import { findMyLists, listWishes } from "#app/features/member/my-page/my-lists-queries.server.ts";
import { collectMyData } from "#app/features/privacy/export/export-queries.server.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { testServices } from "#tests/support/services.ts";

const db = await testDatabase("demo");
const services = testServices(db);
const at = services.now().getTime();
const COURSE = { kind: "course", id: "th-suwan" } as const;
const HOTEL = { kind: "hotel", id: "ht-hilton-pattaya" } as const;
const CADDIE = { kind: "caddy", id: "cad-001" } as const;

async function newMember(): Promise<string> {
  const [member] = await db
    .insert(members)
    .values({ name: "새 회원" })
    .returning({ id: members.id });
  return member?.id ?? "";
}

async function savedPrices(memberId: string) {
  return (await findMyLists(db, memberId)).savedPrices;
}

test("a saved price is compared with the price on the card, for every kind", async () => {
  const { courses, hotels, caddies } = await productCards(services, "en", [COURSE, HOTEL, CADDIE]);
  expect(courses[0]?.price?.perGolfer).toBeGreaterThan(0);
  expect(hotels[0]?.price).toBeGreaterThan(0);
  expect(caddies[0]?.price).toBeGreaterThan(0);
  expect(await priceNow(services, COURSE)).toBe(courses[0]?.price?.perGolfer);
  expect(await priceNow(services, HOTEL)).toBe(hotels[0]?.price);
  expect(await priceNow(services, CADDIE)).toBe(caddies[0]?.price);
});

test("a product that is not shown, or has no day left to sell, has no price", async () => {
  expect(await priceNow(services, { kind: "course", id: "nowhere" })).toBeUndefined();
  const soldOut = { kind: "course", id: "th-thanont" } as const;
  await db.update(courseDays).set({ closed: true }).where(eq(courseDays.courseId, soldOut.id));
  expect(await priceNow(services, soldOut)).toBeUndefined();
  const id = await newMember();
  await addWish(services, id, soldOut, await priceNow(services, soldOut));
  expect(await findMyLists(db, id)).toMatchObject({
    wishes: [refText(soldOut)],
    savedPrices: {},
  });
});

test("a heart set twice keeps its first price; removed and set again, it saves the current one", async () => {
  const id = await newMember();
  await addWish(services, id, COURSE, won(200_000));
  await addWish(services, id, COURSE, won(150_000));
  expect(await savedPrices(id)).toEqual({ "course:th-suwan": 200_000 });
  await removeWish(services, id, COURSE);
  await addWish(services, id, COURSE, won(150_000));
  expect(await savedPrices(id)).toEqual({ "course:th-suwan": 150_000 });
});

test("a merged wish has the price its browser remembers, or else that of the moment", async () => {
  const id = await newMember();
  const wishes = await withPrices(services, [
    { ...COURSE, at, savedPrice: won(1_234) },
    { ...HOTEL, at },
    { ...CADDIE, at, savedPrice: won(0) },
    { kind: "hotel", id: "nowhere", at },
  ]);
  await mergeLists(services, id, { wishes, recent: [], searches: [] });
  expect(await savedPrices(id)).toEqual({
    "course:th-suwan": 1_234,
    "hotel:ht-hilton-pattaya": await priceNow(services, HOTEL),
    "caddy:cad-001": 0,
  });
});

test("a second merge, or one from another browser, changes no existing price", async () => {
  const id = await newMember();
  await addWish(services, id, COURSE, won(200_000));
  const hand = (price: number) =>
    mergeLists(services, id, {
      wishes: [COURSE, HOTEL].map((product) => ({ ...product, at, savedPrice: won(price) })),
      recent: [],
      searches: [],
    });
  await hand(1_000);
  await hand(2_000);
  expect(await listWishes(db, id)).toHaveLength(2);
  expect(await savedPrices(id)).toEqual({
    "course:th-suwan": 200_000,
    "hotel:ht-hilton-pattaya": 1_000,
  });
});

test("the export of a member's data holds the saved price, also where it was unknown", async () => {
  const id = await newMember();
  await addWish(services, id, COURSE, won(200_000));
  await addWish(services, id, HOTEL, undefined);
  const { wishes } = await collectMyData(db, id);
  expect(wishes).toEqual(
    expect.arrayContaining([
      { ...COURSE, savedPrice: 200_000, since: services.now() },
      { ...HOTEL, savedPrice: null, since: services.now() },
    ]),
  );
});

test("of what the demo's member saved, some is cheaper now, some dearer, and of some nothing is said", async () => {
  const wishes = await listWishes(db, demoMemberId("demo"));
  const prices = cardPrices(await productCards(services, "ko", wishes));
  const ways = wishes.map(
    (wish) => [wish.id, priceChange(wish.savedPrice, prices[refText(wish)])?.way] as const,
  );
  expect(Object.fromEntries(ways)).toMatchObject({
    "th-black-mountain": "lower",
    "th-cm-highlands": undefined,
    "cad-001": "higher",
  });
});
