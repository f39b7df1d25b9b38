import fc from "fast-check";
import { expect, test } from "vitest";
import { searchProducts } from "#app/features/catalog/search/search-queries.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";

const db = await testDatabase("demo");

async function firstOf(q: string): Promise<string | undefined> {
  const { shown } = await searchProducts(db, q);
  return [...shown.course, ...shown.hotel, ...shown.caddy][0];
}

/** The search, and what must come first. */
const FIRST: readonly (readonly [why: string, q: string, id: string])[] = [
  ["a name", "시암 컨트리클럽 올드", "th-siam-old"],
  ["a name in English, whatever the case", "sIAM country club OLD", "th-siam-old"],
  ["without the space", "시암컨트리클럽올드", "th-siam-old"],
  ["with a space too many", "시 암 컨트리 클럽 올드", "th-siam-old"],
  ["without the words that every name has", "시암올드", "th-siam-old"],
  ["words in another order", "올드 시암", "th-siam-old"],
  ["first sounds", "ㅅㅇㅋㅌㄹㅋㄹㅇㄷ", "th-siam-old"],
  ["a name and first sounds", "시암 ㅇㄷ", "th-siam-old"],
  ["another spelling", "싸얌 올드", "th-siam-old"],
  ["both languages at once", "siam 올드", "th-siam-old"],
  ["grown together in both languages", "siam올드", "th-siam-old"],
  ["a particle", "람차방에서", "th-laem-chabang"],
  ["another particle", "블랙 마운틴의", "th-black-mountain"],
  ["a half-typed syllable", "람차ㅂ", "th-laem-chabang"],
  ["a syllable that already holds the next one's first sound", "람찹", "th-laem-chabang"],
  ["Korean on an English keyboard", "fkackqkd", "th-laem-chabang"],
  ["English on a Korean keyboard", "ㅣㅁ드 초뮤뭏", "th-laem-chabang"],
  ["a wrong letter in Korean", "람챠방", "th-laem-chabang"],
  ["a wrong vowel", "블렉 마운턴", "th-black-mountain"],
  ["a wrong letter in English", "Blakc Mountian", "th-black-mountain"],
  ["a missing letter", "Kirmaya", "th-kirimaya"],
  ["no accent", "le meridien chiang mai", "ht-lemeridien-cm"],
  ["a nickname", "블마", "th-black-mountain"],
  ["a former name", "반얀", "th-pineapple-valley"],
  ["the middle of a Korean word", "마운틴 블랙", "th-black-mountain"],
  ["a hotel in a city", "파타야 힐튼", "ht-hilton-pattaya"],
  ["a hotel and its city without a space", "후아힌힐튼", "ht-hilton-huahin"],
  ["a caddie's nickname", "pimchanok", "cad-004"],
  ["a caddie's number", "107", "cad-001"],
];

test.each(FIRST)("%s: %j finds it first", async (_, q, id) => {
  expect(await firstOf(q)).toBe(id);
});

test.each(["시암", "싸얌", "Siam", "ㅅㅇ", "tldka", "냐므", "시ㅇ", "시아ㅁ", "시얌"])(
  "%j finds the five courses of Siam",
  async (q) => {
    const { counts, shown } = await searchProducts(db, q, { tab: "golf", page: 1 });
    expect(shown.course.filter((id) => id.startsWith("th-siam-"))).toHaveLength(5);
    expect(counts.golf).toBeGreaterThanOrEqual(5);
  },
);

test.each(["파타야", "pattaya", "빠따야", "파타야에서", "vkxkdi", "파티야", "pataya", "ㅍㅌㅇ"])(
  "%j is the city, with its courses and hotels",
  async (q) => {
    const { counts, cities } = await searchProducts(db, q);
    expect(cities[0]).toBe("pattaya");
    expect(counts.golf).toBeGreaterThanOrEqual(16);
    expect(counts.hotel).toBeGreaterThanOrEqual(7);
  },
);

test.each([
  ["파타야 골프장", "golf"],
  ["파타야골프장", "golf"],
  ["파타야 호텔", "hotel"],
  ["파타야에서 캐디", "caddy"],
] as const)("%j asks for one kind in a city", async (q, tab) => {
  const { counts } = await searchProducts(db, q);
  const others = (["golf", "hotel", "caddy"] as const).filter((each) => each !== tab);
  expect(counts[tab]).toBeGreaterThan(3);
  expect(others.every((each) => counts[each] < counts[tab])).toBe(true);
});

test("suggests the word that was meant by a typo", async () => {
  expect((await searchProducts(db, "시얌")).meant).toBe("시암");
  expect((await searchProducts(db, "siem country")).meant).toBe("siam country");
  expect((await searchProducts(db, "시암")).meant).toBeUndefined();
});

test.each([
  "",
  "%",
  "_",
  "\\",
  "...",
  "에서",
  "'; drop table courses; --",
  "없는 골프장 이름",
  "qqqqqq",
  "🏌️",
  "ไทย",
])("%j finds nothing, and breaks nothing", async (q) => {
  expect((await searchProducts(db, q)).counts.all).toBe(0);
});

test("the database reads any typed text as words", async () => {
  const typed = fc.oneof(
    fc.string({ unit: "binary", maxLength: 60 }),
    fc.string({
      unit: fc.constantFrom(..."시암ㅅㅇaz09'\\:*&|!<>()~=. %_\u0000\ud800"),
      maxLength: 60,
    }),
    fc.constant("골".repeat(10_000)),
  );
  await fc.assert(
    fc.asyncProperty(typed, async (q) => {
      expect((await searchProducts(db, q)).counts.all).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 100 },
  );
});
