import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { comparison } from "#app/domain/catalog/compare/compare.ts";
import { ROUND_READERS } from "#app/domain/catalog/course/course-visit.ts";
import { hotelFilter } from "#app/domain/catalog/hotel/hotel-filter.ts";
import { dateIn, SHOP_ZONE } from "#app/domain/common/date/local-date.ts";
import { readQuery } from "#app/domain/common/query-readers.ts";
import { findRoundCourse } from "#app/features/catalog/course/detail/course-queries.server.ts";
import { planRound } from "#app/features/catalog/course/round/round-plan.server.ts";
import { listHotels } from "#app/features/catalog/hotel/list/hotel-list-queries.server.ts";
import { addAllMessages } from "#app/platform/i18n/add-messages.server.ts";
import { i18nFor } from "#app/platform/i18n/i18n.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";
import { listComparedCourses } from "./compare-queries.server.ts";
import { courseGroups } from "./course-groups.ts";
import { listComparedHotels } from "./hotel-compare-queries.server.ts";

const db = await testDatabase("demo");
const now = TEST_NOW;
const today = dateIn(SHOP_ZONE, now);
const read = (query: string) => comparison(new URLSearchParams(query), today);
const IDS = ["th-phoenix-gold", "th-siam-old", "th-laem-chabang"];

test("courses are compared in the chosen order by the prices, fees and rides of their own pages", async () => {
  const chosen = read(`ids=${IDS.join(",")}&date=2027-01-12&players=3`);
  const compared = await listComparedCourses(db, "ko", { ...chosen, now });
  expect(compared.map(({ id }) => id)).toEqual(IDS);
  for (const { id, availability, fees, ride } of compared) {
    const course = await findRoundCourse(db, id);
    if (!course) throw new Error(`${id} has no page`);
    const { query } = readQuery(ROUND_READERS, new URLSearchParams("date=2027-01-12&players=3"));
    const { chosen: own } = await planRound(db, "ko", { course, query, now });
    if (availability.state !== "open" || !own?.price) continue;
    expect([id, availability.price.perGolfer]).toEqual([id, own.price.perGolfer]);
    expect([id, fees?.green, ride]).toEqual([
      id,
      own.greenFee,
      own.extras?.van?.prices.round_trip ?? null,
    ]);
  }
});

test("a course that takes other parties says so, and not that it is full", async () => {
  addAllMessages();
  await db.update(courses).set({ minPlayers: 3 }).where(eq(courses.id, "th-siam-old"));
  const chosen = read("ids=th-siam-old,th-phoenix-gold&date=2027-01-12&players=2");
  const compared = await listComparedCourses(db, "ko", { ...chosen, now });
  const areas: ["compare", "course", "list"] = ["compare", "course", "list"];
  const t = i18nFor("ko").getFixedT("ko", areas);
  const [money] = courseGroups(compared, t, "ko");
  const [allIn, includes] = money?.rows ?? [];
  expect(allIn?.cells[0]).toBe("인원 안 맞음");
  expect(includes?.cells[0]).toBe("3–4명이 칠 수 있는 골프장이에요");
  await db.update(courses).set({ minPlayers: 2 }).where(eq(courses.id, "th-siam-old"));
});

test("products that are not sold or unknown are left out of a comparison", async () => {
  const chosen = read("ids=th-siam-old,th-nowhere");
  const compared = await listComparedCourses(db, "en", { ...chosen, now });
  expect(compared.map(({ id }) => id)).toEqual(["th-siam-old"]);
  expect(await listComparedCourses(db, "en", { ...read(""), now })).toEqual([]);
  expect(await listComparedHotels(db, "en", { ...read(""), now, today })).toEqual([]);
});

test("hotels are compared by the price of the stay that their list shows", async () => {
  const chosen = read("ids=ht-hilton-pattaya,ht-amari-pattaya&date=2027-01-11&nights=3");
  const compared = await listComparedHotels(db, "ko", { ...chosen, now, today });
  expect(compared.map(({ id }) => id)).toEqual(["ht-hilton-pattaya", "ht-amari-pattaya"]);
  const filter = hotelFilter(new URLSearchParams("in=2027-01-11&nights=3"), today);
  const listed = await listHotels(db, "ko", {
    ...filter,
    of: { regionId: "pattaya" },
    today,
    now,
  });
  for (const { id, fromPrice, freeUntil } of compared) {
    const own = listed.find((hotel) => hotel.id === id);
    expect([id, fromPrice, freeUntil]).toEqual([id, own?.fromPrice, own?.freeUntil]);
  }
});
