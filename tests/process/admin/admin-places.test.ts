import { expect, test } from "vitest";
import { addDays, dateIn, SHOP_ZONE } from "#app/domain/date/local-date.ts";
import { demoShop } from "#tests/process/support/demo-shop.ts";
import { signInCookie } from "#tests/support/server/sign-in.ts";

const shop = await demoShop();
const cookies = Object.fromEntries(
  await Promise.all(
    ["owner", "ops", "content", "support", "demo"].map(
      async (key) => [key, await signInCookie(shop.url, key)] as const,
    ),
  ),
);
const DAY = addDays(dateIn(SHOP_ZONE, new Date()), 50);
const COURSE = "th-siam-old";
const PAGE = `/admin/courses/${COURSE}/price`;
const ROOM = "ht-amari-pattaya-room-1";

const get = async (path: string, key = "") => {
  const answer = await fetch(shop.url + path, {
    headers: { cookie: cookies[key] ?? "" },
    redirect: "manual",
  });
  return { status: answer.status, text: await answer.text() };
};

async function post(path: string, key: string, fields: Record<string, string>) {
  const answer = await fetch(`${shop.url}${path}`, {
    method: "POST",
    redirect: "manual",
    headers: {
      origin: shop.url,
      cookie: cookies[key] ?? "",
      "content-type": "application/x-www-form-urlencoded",
    },
    body: new URLSearchParams(fields),
  });
  return { status: answer.status, text: await answer.text() };
}

type Plan = { chosen?: { state: string; slots: { time: string; left: number }[] } };

async function plan(date = DAY) {
  const { text } = await get(`/api/course/${COURSE}/plan?date=${date}&players=1`);
  return (JSON.parse(text) as Plan).chosen;
}
const leftAt = async (time: string) =>
  (await plan())?.slots.find((slot) => slot.time === time)?.left;

/** What the admin page says of each tee time, as its forms send it back. */
async function seenAt(time: string): Promise<string> {
  const { text } = await get(`${PAGE}?day=${DAY}`, "ops");
  const seen = new RegExp(`value="(${time}=\\d+)"`).exec(text)?.[1];
  if (!seen) throw new Error(`the page has no ${time}`);
  return seen;
}

test("owner and ops find the forms; content, support and members find nothing", async () => {
  const found = async (key: string) => {
    const { status, text } = await get(`${PAGE}?day=${DAY}`, key);
    return [status, text.includes("places-title"), text.includes('name="seen"')];
  };
  expect(await found("owner")).toEqual([200, true, true]);
  expect(await found("ops")).toEqual([200, true, true]);
  expect(await found("content")).toEqual([404, false, false]);
  expect(await found("support")).toEqual([404, false, false]);
  expect(await found("demo")).toEqual([404, false, false]);

  const seen = await seenAt("07:04");
  const before = await leftAt("07:04");
  for (const key of ["content", "support", "demo", ""]) {
    const form = { intent: "places", day: DAY, places: "0", seen };
    const { status } = await post(PAGE, key, form);
    expect([key, status]).toEqual([key, 404]);
  }
  expect(await leftAt("07:04")).toBe(before);
});

test("what staff lower, stop and open is in the shop at once", async () => {
  const seen = await seenAt("07:12");
  const lower = { intent: "places", day: DAY, places: "0", seen };
  expect((await post(PAGE, "ops", lower)).status).toBe(200);
  expect(await leftAt("07:12")).toBe(0);

  // Somebody else has the old number still on the screen.
  const stale = await post(PAGE, "owner", { ...lower, places: "3" });
  expect(stale.status).toBe(409);
  expect(await leftAt("07:12")).toBe(0);
  expect((await post(PAGE, "owner", { ...lower, places: "3", seen: "07:12=0" })).status).toBe(200);

  expect((await plan())?.state).toBe("open");
  expect((await post(PAGE, "ops", { intent: "close", from: DAY, to: DAY })).status).toBe(200);
  expect((await plan())?.state).toBe("closed");
  expect((await post(PAGE, "ops", { intent: "open", from: DAY, to: DAY })).status).toBe(200);
  expect((await plan())?.state).toBe("open");
});

test("a cached page is rendered again when staff change a tee time, a day or a night", async () => {
  const etagOf = async (path: string) => {
    const answer = await fetch(shop.url + path);
    await answer.arrayBuffer();
    return answer.headers.get("etag");
  };
  const night = { from: DAY, to: DAY };
  const changes = [
    [
      `/course/city/pattaya?date=${DAY}&players=2`,
      PAGE,
      { intent: "stop", day: DAY, time: "07:28" },
    ],
    [`/course/city/pattaya?date=${DAY}&players=2`, PAGE, { intent: "close", ...night }],
    [
      `/hotel/city/pattaya?in=${DAY}&out=${addDays(DAY, 1)}`,
      `/admin/hotel/room/${ROOM}/price`,
      { intent: "close", ...night },
    ],
  ] as const;
  for (const [list, page, form] of changes) {
    const before = await etagOf(list);
    expect(await etagOf(list)).toBe(before);
    expect((await post(page, "ops", form)).status).toBe(200);
    expect(await etagOf(list)).not.toBe(before);
  }
});

test("what cannot be is refused with its sentence, and never by a fault of ours", async () => {
  const seen = await seenAt("07:20");
  const wrong: [Record<string, string>, number][] = [
    [{ intent: "places", day: DAY, places: "-1", seen }, 400],
    [{ intent: "places", day: DAY, places: "9".repeat(10_000), seen }, 400],
    [{ intent: "places", day: "2026-02-30", places: "2", seen }, 400],
    [{ intent: "places", day: DAY, places: "2", seen: "x".repeat(10_000) }, 400],
    [{ intent: "places", day: DAY, places: "2", seen: "07:21=4" }, 404],
    [{ intent: "places", day: "2099-01-01", places: "2", seen }, 404],
    [{ intent: "stop", day: DAY, time: "99:99" }, 404],
    [{ intent: "close", from: DAY, to: addDays(DAY, -1) }, 400],
    [{ intent: "nothing" }, 400],
    [{}, 400],
  ];
  for (const [form, status] of wrong) {
    expect([form, (await post(PAGE, "ops", form)).status]).toEqual([form, status]);
  }
  const unknown = "/admin/courses/no-such-course/price";
  const wish = { intent: "places", day: DAY, places: "2", seen };
  expect((await post(unknown, "ops", wish)).status).toBe(404);
  const night = `/admin/hotel/room/${ROOM}/price`;
  expect((await post(night, "ops", { intent: "stop", day: DAY, time: "07:20" })).status).toBe(400);
  for (const day of ["2026-02-30", "2099-01-01", "x".repeat(1_001)]) {
    expect((await get(`${PAGE}?day=${day}`, "ops")).status).toBe(200);
  }
});
