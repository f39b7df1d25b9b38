import { expect, test } from "vitest";
import { addDays, dateIn, type LocalDate, SHOP_ZONE } from "#app/domain/common/date/local-date.ts";
import { demoShop } from "#tests/process/support/demo-shop.ts";
import { inGroups } from "#tests/support/in-groups.ts";
import { STAFF, signedIn, visitorOf } from "#tests/support/server/visitor.ts";

const shop = await demoShop();
const visitor = visitorOf(shop.url);
const { owner, ops, content, support, demo } = await signedIn(shop.url, "demo", ...STAFF);
const others = { content, support, demo };
const COURSE = "th-siam-old";
const PAGE = `/admin/courses/${COURSE}/price`;
const HOTEL = "ht-amari-pattaya";
const ROOM = `${HOTEL}-room-1`;
const DAY = await openDay();

type Slot = { time: string; left: number; difference?: number };
type Plan = { days: Record<string, { price?: number }>; chosen?: { state: string; slots: Slot[] } };

async function plan(date = DAY): Promise<Plan> {
  const { text } = await visitor.get(`/api/course/${COURSE}/plan?date=${date}&players=1`);
  return JSON.parse(text) as Plan;
}

/** The first day from then on on which one can play and sleep: the demo closes some, and sells some out. */
async function openDay(): Promise<LocalDate> {
  for (let inDays = 50; inDays < 80; inDays += 1) {
    const day = addDays(dateIn(SHOP_ZONE, new Date()), inDays);
    const stay = `in=${day}&out=${addDays(day, 1)}&rooms=1&adults=2`;
    const { text } = await visitor.get(`/api/hotel/${HOTEL}/plan?${stay}`);
    const { quotes } = JSON.parse(text) as { quotes: Record<string, { ok: boolean }> };
    if (quotes[ROOM]?.ok && (await plan(day)).chosen?.state === "open") return day;
  }
  throw new Error("the demo has no such day");
}
const slotAt = async (time: string) =>
  (await plan()).chosen?.slots.find((slot) => slot.time === time);

const usual = { places: 4, stopped: false, fee: null };
const sheet = (time: string, next: object, seen: object = usual) => ({
  intent: "sheet",
  day: DAY,
  reason: "단체 행사",
  rows: JSON.stringify([{ time, seen, next: { ...usual, ...next } }]),
});

/** A tee time without a row. */
async function freeTime(from: string): Promise<string> {
  const free = (await plan()).chosen?.slots.find(({ time, left }) => time >= from && left === 4);
  if (!free) throw new Error(`nothing is free from ${from} on`);
  return free.time;
}

test("owner and ops find the price pages; content, support and members find nothing", async () => {
  const pages = [PAGE, `${PAGE}?tab=places&day=${DAY}`, "/admin/prices", "/admin/prices/stop-sell"];
  for (const page of pages) {
    for (const who of [owner, ops])
      expect([page, (await who.get(page)).status]).toEqual([page, 200]);
    for (const [key, who] of Object.entries(others)) {
      expect([page, key, (await who.get(page)).status]).toEqual([page, key, 404]);
    }
  }
  const time = await freeTime("07:00");
  for (const [key, who] of Object.entries({ ...others, visitor })) {
    const { status } = await who.post(PAGE, sheet(time, { places: 0 }));
    // Without a session a form goes to the login.
    expect([key, status]).toEqual([key, who === visitor ? 302 : 404]);
    const file = await who.get(`/admin/prices/course/${COURSE}/export`);
    expect([key, file.status === 200]).toEqual([key, false]);
  }
  expect((await slotAt(time))?.left).toBe(4);
});

test("a page without a script still shows the prices of a month", async () => {
  const { text } = await ops.get(`${PAGE}?month=${DAY.slice(0, 7)}`);
  expect(text).toContain(`data-day="${DAY}"`);
  expect(text).toMatch(/<span class="max-md:hidden">\d{2,3},\d{3}<\/span>/);
});

test("a tee time that staff lower, stop and price changes in the shop immediately", async () => {
  const time = await freeTime("07:30");
  expect((await ops.post(PAGE, sheet(time, { places: 2 }))).status).toBe(200);
  expect((await slotAt(time))?.left).toBe(2);

  // A colleague still has the old number on the screen: the row stays as it is.
  const stale = await owner.post(PAGE, sheet(time, { places: 3 }));
  expect([stale.status, stale.text.includes("changed")]).toEqual([200, true]);
  expect((await slotAt(time))?.left).toBe(2);

  const now = { ...usual, places: 2 };
  await ops.post(PAGE, sheet(time, { places: 2, fee: 111_000 }, now));
  expect((await slotAt(time))?.difference).toBeLessThan(0);

  expect((await plan()).chosen?.state).toBe("open");
  const days = { from: DAY, to: DAY, reason: "코스 정비" };
  expect((await ops.post(PAGE, { intent: "close", ...days })).status).toBe(200);
  expect((await plan()).chosen?.state).toBe("closed");
  expect((await ops.post(PAGE, { intent: "open", ...days, seen: DAY })).status).toBe(200);
  expect((await plan()).chosen?.state).toBe("open");
});

/** The price that the page shows for a day, as its save has to name it. */
async function seenOn(page: string, day: string): Promise<number> {
  const id = page === PAGE ? `course/${COURSE}` : `room/${ROOM}`;
  const { text } = await ops.get(`/admin/prices/${id}/export?month=${day.slice(0, 7)}`);
  const price = new RegExp(`${day},(\\d+)`).exec(text)?.[1];
  if (!price) throw new Error(`no price on ${day}`);
  return Number(price);
}

test("the next answer of a cached page shows a changed price, tee time, day or night", async () => {
  const etagOf = async (path: string) => (await visitor.get(path)).headers.get("etag");
  const rooms = `/admin/hotel/room/${ROOM}/price`;
  const courseList = `/course/city/pattaya?date=${DAY}&players=2`;
  const hotelList = `/hotel/city/pattaya?in=${DAY}&out=${addDays(DAY, 1)}`;
  const priced = async (page: string) => {
    const seen = await seenOn(page, DAY);
    const cells = JSON.stringify([{ day: DAY, seen, price: seen - 20_000 }]);
    return { intent: "prices", cells, reason: "행사" };
  };
  const days = { from: DAY, to: DAY, reason: "코스 정비" };
  const changes = [
    [courseList, PAGE, await priced(PAGE)],
    [courseList, PAGE, sheet(await freeTime("08:00"), { stopped: true })],
    [courseList, PAGE, { intent: "close", ...days }],
    [hotelList, rooms, await priced(rooms)],
    [hotelList, rooms, { intent: "close", ...days }],
  ] as const;
  for (const [list, page, form] of changes) {
    const before = await etagOf(list);
    expect(await etagOf(list)).toBe(before);
    expect([form, (await ops.post(page, form)).status]).toEqual([form, 200]);
    // The very next request shows it, which is sooner than any second.
    expect([form, (await etagOf(list)) === before]).toEqual([form, false]);
  }
});

test("an impossible change is refused with its sentence, and never by a server error", async () => {
  const cells = (value: unknown) => ({ intent: "prices", cells: JSON.stringify(value) });
  const wrong: [Record<string, string>, number][] = [
    [{ ...sheet("07:20", {}), rows: "x".repeat(60_000) }, 400],
    [{ ...sheet("07:20", { places: 2 }), day: "2026-02-30" }, 400],
    [sheet("07:20", { places: -1 }), 400],
    [sheet("07:21", { places: 2 }), 404],
    [{ ...sheet("07:20", { stopped: true }), reason: "" }, 422],
    [cells([]), 422],
    [cells([{ day: DAY, seen: 1, price: 0 }]), 422],
    [cells([{ day: DAY, seen: 1, price: 150_000 }]), 409],
    [cells([{ day: "2020-01-01", seen: 1, price: 150_000 }]), 422],
    [{ intent: "prices", cells: "{" }, 400],
    [{ intent: "undo", entry: "999999" }, 404],
    [{ intent: "rates", version: "1" }, 400],
    [{ intent: "cost", kind: "room", startsOn: DAY, baht: "100" }, 400],
    [{ intent: "close", from: DAY, to: addDays(DAY, -1), reason: "x" }, 400],
    [{ intent: "close", from: DAY, to: DAY, reason: "" }, 400],
    [{ intent: "min_stay", from: DAY, to: DAY, minNights: "2" }, 400],
    [{ intent: "csv", text: "x".repeat(100_001) }, 400],
    [{ intent: "nothing" }, 400],
    [{ intent: "__proto__" }, 400],
    [{}, 400],
  ];
  const statuses = await inGroups(wrong, async ([form]) => (await ops.post(PAGE, form)).status);
  expect(wrong.map(([form], index) => [form, statuses[index]])).toEqual(wrong);
  const unknown = "/admin/courses/no-such-course/price";
  expect((await ops.post(unknown, sheet("07:20", { places: 2 }))).status).toBe(404);
  for (const day of ["2026-02-30", "2099-01-01", "x".repeat(1_001)]) {
    expect((await ops.get(`${PAGE}?tab=places&day=${day}`)).status).toBe(200);
  }
});
