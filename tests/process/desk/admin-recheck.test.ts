import { expect, test } from "vitest";
import { seededUuid } from "#demo/seed/seeded.ts";
import { demoShop } from "#tests/process/support/demo-shop.ts";
import { shownOn } from "#tests/process/support/shown.ts";
import { signInCookie } from "#tests/support/server/sign-in.ts";

const shop = await demoShop();
const cookies = Object.fromEntries(
  await Promise.all(
    ["ops", "content", "support", "demo"].map(
      async (key) => [key, await signInCookie(shop.url, key)] as const,
    ),
  ),
);
/** The demo's rounds of tomorrow: support's and content's own. */
const OWN = `/reservation/${seededUuid("reservation:tomorrow-of-support:0")}`;

async function get(path: string, key: string): Promise<string> {
  const response = await fetch(shop.url + path, { headers: { cookie: cookies[key] ?? "" } });
  return response.text();
}

async function post(path: string, key: string, fields: Record<string, string>) {
  const response = await fetch(shop.url + path, {
    method: "POST",
    redirect: "manual",
    headers: { origin: shop.url, cookie: cookies[key] ?? "" },
    body: new URLSearchParams(fields),
  });
  return { status: response.status, to: response.headers.get("location") };
}

/** The lines that need a re-check, in the order of the queue. */
async function due(): Promise<string[]> {
  const page = await get("/admin/reservations?queue=recheck", "ops");
  const found = page.matchAll(/\/admin\/reservations\/(\d+)\?queue=recheck/g);
  // A row has a second link, the button of its card on a phone.
  return [...new Set([...found].map(([, idx]) => idx ?? ""))];
}

const [first = "", second = ""] = await due();
const recheck = { intent: "recheck", with: "Khun Ploy" };
const asShown = async (path: string) => ({ ...shownOn(await get(path, "ops")), ...recheck });

test("who may not change reservations sees what needs a re-check, and cannot do it", async () => {
  expect(second).not.toBe("");
  const page = await get(`/admin/reservations/${first}?queue=recheck`, "support");
  expect(page).toContain("공급처에 다시 확인");
  expect(page).not.toContain('name="with"');
  const path = `/admin/reservations/${first}?queue=recheck`;
  expect(await get(path, "ops")).toContain('name="with"');
  for (const key of ["support", "content", "demo", ""]) {
    expect((await post(path, key, recheck)).status).toBe(key ? 404 : 302);
  }
  expect(await due()).toEqual([first, second]);
});

test.each([
  [{ intent: "recheck" }, 400],
  [{ intent: "recheck", with: "  " }, 400],
  [{ intent: "recheck", with: "x".repeat(81) }, 400],
  [{ intent: "recheck", with: "x".repeat(10_000) }, 400],
] as const)("a re-confirmation that nobody can read later is refused: %o", async (form, status) => {
  expect((await post(`/admin/reservations/${first}`, "ops", form)).status).toBe(status);
  expect(await due()).toEqual([first, second]);
});

test("what is not due is refused, and what is not there is not found", async () => {
  const page = await get("/admin/reservations?queue=coming", "ops");
  const later = [...page.matchAll(/\/admin\/reservations\/(\d+)\?queue=coming/g)]
    .map(([, idx]) => idx ?? "")
    .find((idx) => idx !== first && idx !== second);
  expect((await post(`/admin/reservations/${later}`, "ops", recheck)).status).toBe(409);
  expect((await post("/admin/reservations/999999", "ops", recheck)).status).toBe(404);
});

test("each re-confirmation is said on its line, counts once, and is shown to its member", async () => {
  expect(await get(OWN, "support")).not.toContain("현지에 재확인 완료");
  const path = (idx: string) => `/admin/reservations/${idx}?queue=recheck`;
  expect(await post(path(first), "ops", await asShown(path(first)))).toEqual({
    status: 302,
    to: `/admin/reservations/${first}?queue=recheck&done=recheck`,
  });
  expect((await post(path(first), "ops", await asShown(path(first)))).status).toBe(409);
  const own = await get(OWN, "support");
  expect(own).toContain("현지에 재확인 완료");
  expect(own).not.toContain("하루 전 재확인");
  expect(own).not.toContain("Khun Ploy");
  expect(await get(`${OWN}/voucher`, "support")).toContain("Re-confirmed");
  expect(await get("/mypage/alarms", "support")).toContain("예약을 다시 한번 확인했어요");
  expect(await post(path(second), "ops", await asShown(path(second)))).toEqual({
    status: 302,
    to: `/admin/reservations/${second}?queue=recheck&done=recheck`,
  });
  expect(await due()).toEqual([]);
});
