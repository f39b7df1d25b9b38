import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { recentItems, recentSearches, wishes } from "#app/db/schema/catalog/saved-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { myListsSchema } from "#app/domain/catalog/saved/my-lists.ts";
import { forgetSearches } from "#app/features/catalog/search/save-searches.server.ts";
import { addWish, removeWish } from "#app/features/catalog/wish/add-wish.server.ts";
import { mergeLists } from "#app/features/catalog/wish/merge-lists.server.ts";
import {
  findMyLists,
  listRecentItems,
} from "#app/features/member/my-page/my-lists-queries.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { testServices } from "#tests/support/services.ts";

const db = await testDatabase("demo");
const services = testServices(db);
const now = services.now().getTime();

async function newMember(): Promise<string> {
  const [member] = await db
    .insert(members)
    .values({ name: "새 회원" })
    .returning({ id: members.id });
  return member?.id ?? "";
}

type Words = readonly (readonly [word: string, minutesAgo: number])[];

function fromBrowser(lists: { wishes?: Words; recent?: Words; searches?: Words }) {
  const entries = (words: Words = []) =>
    words.map(([word, minutes]) => ({ word, at: now - minutes * 60_000 }));
  const { member: _, ...parsed } = myListsSchema.parse({
    member: "8b1f7a54-6a1e-4f0e-8d2c-3a1b2c3d4e5f",
    wishes: entries(lists.wishes),
    recent: entries(lists.recent),
    searches: entries(lists.searches),
  });
  return parsed;
}

test("a visitor's lists go into the account whole and in their order", async () => {
  const id = await newMember();
  await mergeLists(
    services,
    id,
    fromBrowser({
      wishes: [
        ["course:th-siam-old", 1],
        ["hotel:ht-hilton-pattaya", 2],
      ],
      recent: [
        ["caddy:cad-001", 1],
        ["course:th-siam-old", 5],
      ],
      searches: [
        ["파타야", 1],
        ["방콕", 2],
      ],
    }),
  );
  expect(await findMyLists(db, id)).toEqual({
    wishes: ["course:th-siam-old", "hotel:ht-hilton-pattaya"],
    savedPrices: {},
    searches: ["파타야", "방콕"],
    textSize: "normal",
  });
  expect((await listRecentItems(db, id)).map((item) => item.id)).toEqual([
    "cad-001",
    "th-siam-old",
  ]);
});

test("merging keeps the account's own entries, adds no duplicates, and counts the newer visit", async () => {
  const id = await newMember();
  const first = {
    wishes: [["course:th-siam-old", 90]],
    recent: [
      ["course:th-siam-old", 90],
      ["course:th-suwan", 50],
    ],
  } as const;
  await mergeLists(services, id, fromBrowser(first));
  await mergeLists(
    services,
    id,
    fromBrowser({
      wishes: [
        ["course:th-siam-old", 1],
        ["course:th-suwan", 2],
      ],
      recent: [
        ["course:th-siam-old", 10],
        ["course:th-suwan", 70],
      ],
    }),
  );
  expect((await findMyLists(db, id)).wishes).toEqual(["course:th-suwan", "course:th-siam-old"]);
  const items = await listRecentItems(db, id);
  expect(items.map((item) => item.id)).toEqual(["th-siam-old", "th-suwan"]);
  expect(items.map(({ seenAt }) => (now - seenAt.getTime()) / 60_000)).toEqual([10, 50]);
});

test("unknown and hidden products are left out", async () => {
  const id = await newMember();
  await db.update(courses).set({ status: "archived" }).where(eq(courses.id, "th-thanont"));
  const words = [
    ["course:nowhere", 1],
    ["course:th-thanont", 1],
    ["hotel:th-siam-old", 1],
  ] as const;
  await mergeLists(services, id, fromBrowser({ wishes: words, recent: words }));
  expect((await findMyLists(db, id)).wishes).toEqual([]);
  expect(await listRecentItems(db, id)).toEqual([]);
});

test("the newest fifty items and ten searches are saved", async () => {
  const id = await newMember();
  const rows = await db
    .select({ id: courses.id })
    .from(courses)
    .where(eq(courses.published, true))
    .limit(60);
  await mergeLists(
    services,
    id,
    fromBrowser({
      recent: rows.map((row, index) => [`course:${row.id}`, index]),
      searches: Array.from({ length: 15 }, (_, index) => [`검색 ${index}`, index]),
    }),
  );
  const items = await listRecentItems(db, id);
  expect(items).toHaveLength(50);
  expect(items[0]?.id).toBe(rows[0]?.id);
  expect((await findMyLists(db, id)).searches).toHaveLength(10);
});

test("one member's lists are not another's", async () => {
  const [first, second] = [await newMember(), await newMember()];
  await mergeLists(
    services,
    first,
    fromBrowser({ wishes: [["course:th-suwan", 1]], searches: [["파타야", 1]] }),
  );
  expect(await findMyLists(db, second)).toEqual({
    wishes: [],
    savedPrices: {},
    searches: [],
    textSize: "normal",
  });
});

test("a departed member can merge no list", async () => {
  const id = await newMember();
  await db.update(members).set({ withdrawnAt: services.now() }).where(eq(members.id, id));
  const lists = fromBrowser({ searches: [["파타야", 1]] });
  await expect(mergeLists(services, id, lists)).rejects.toMatchObject({
    code: "auth.login_required",
  });
  expect(await db.$count(recentSearches, eq(recentSearches.memberId, id))).toBe(0);
});

test("a heart is set once and taken away once, and only on what exists", async () => {
  const id = await newMember();
  const course = { kind: "course", id: "th-suwan" } as const;
  await addWish(services, id, course, undefined);
  await addWish(services, id, course, undefined);
  expect(await db.$count(wishes, eq(wishes.memberId, id))).toBe(1);
  const nowhere = { kind: "hotel", id: "nowhere" } as const;
  await expect(addWish(services, id, nowhere, undefined)).rejects.toMatchObject({
    code: "common.not_found",
  });
  await removeWish(services, id, course);
  await removeWish(services, id, course);
  expect(await db.$count(wishes, eq(wishes.memberId, id))).toBe(0);
  expect(await db.$count(recentItems, eq(recentItems.memberId, id))).toBe(0);
});

test("removing a heart leaves those of others, and the member's own on other products", async () => {
  const [mine, theirs] = [await newMember(), await newMember()];
  const course = { kind: "course", id: "th-suwan" } as const;
  const other = { kind: "course", id: "th-siam-old" } as const;
  for (const id of [mine, theirs]) {
    await addWish(services, id, course, undefined);
    await addWish(services, id, other, undefined);
  }
  await removeWish(services, mine, course);
  expect((await findMyLists(db, mine)).wishes).toEqual(["course:th-siam-old"]);
  expect((await findMyLists(db, theirs)).wishes).toHaveLength(2);
});

test("searches are deleted one by one", async () => {
  const id = await newMember();
  await mergeLists(
    services,
    id,
    fromBrowser({
      searches: [
        ["파타야", 1],
        ["방콕", 2],
      ],
    }),
  );
  await forgetSearches(db, id, ["파타야"]);
  expect((await findMyLists(db, id)).searches).toEqual(["방콕"]);
});
