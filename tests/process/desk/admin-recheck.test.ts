import { expect, test } from "vitest";
import { seededUuid } from "#demo/seed/seeded.ts";
import { sharedShop } from "#tests/process/support/demo-shop.ts";
import { shownOn } from "#tests/process/support/shown.ts";
import { signedIn, visitorOf } from "#tests/support/server/visitor.ts";

const { url } = sharedShop();
const visitor = visitorOf(url);
const { ops, content, support, demo } = await signedIn(url, "ops", "content", "support", "demo");
/** The demo's rounds of tomorrow: support's and content's own. */
const OWN = `/reservation/${seededUuid("reservation:tomorrow-of-support:0")}`;

/** The lines that need a re-check, in the order of the queue. */
async function due(): Promise<string[]> {
  const page = (await ops.get("/admin/reservations?queue=recheck")).text;
  const found = page.matchAll(/\/admin\/reservations\/(\d+)\?queue=recheck/g);
  // A row has a second link, the button of its card on a phone.
  return [...new Set([...found].map(([, idx]) => idx ?? ""))];
}

const [first = "", second = ""] = await due();
const recheck = { intent: "recheck", with: "Khun Ploy" };
const asShown = async (path: string) => ({ ...shownOn((await ops.get(path)).text), ...recheck });

test("a colleague without the right to change reservations sees what needs a re-check, and cannot do it", async () => {
  expect(second).not.toBe("");
  const page = (await support.get(`/admin/reservations/${first}?queue=recheck`)).text;
  expect(page).toContain("공급처에 다시 확인");
  expect(page).not.toContain('name="with"');
  const path = `/admin/reservations/${first}?queue=recheck`;
  expect((await ops.get(path)).text).toContain('name="with"');
  for (const who of [support, content, demo]) {
    expect((await who.post(path, recheck)).status).toBe(404);
  }
  expect((await visitor.post(path, recheck)).status).toBe(302);
  expect(await due()).toEqual([first, second]);
});

test.each([
  [{ intent: "recheck" }, 400],
  [{ intent: "recheck", with: "  " }, 400],
  [{ intent: "recheck", with: "x".repeat(81) }, 400],
  [{ intent: "recheck", with: "x".repeat(10_000) }, 400],
] as const)("an illegible re-confirmation is refused: %o", async (form, status) => {
  expect((await ops.post(`/admin/reservations/${first}`, form)).status).toBe(status);
  expect(await due()).toEqual([first, second]);
});

test("a line that is not due is refused, and an unknown one is not found", async () => {
  const page = (await ops.get("/admin/reservations?queue=coming")).text;
  const later = [...page.matchAll(/\/admin\/reservations\/(\d+)\?queue=coming/g)]
    .map(([, idx]) => idx ?? "")
    .find((idx) => idx !== first && idx !== second);
  expect((await ops.post(`/admin/reservations/${later}`, recheck)).status).toBe(409);
  expect((await ops.post("/admin/reservations/999999", recheck)).status).toBe(404);
});

test("each re-confirmation is shown on its line, counts once, and is shown to its member", async () => {
  expect((await support.get(OWN)).text).not.toContain("현지에 재확인 완료");
  const path = (idx: string) => `/admin/reservations/${idx}?queue=recheck`;
  expect(await ops.post(path(first), await asShown(path(first)))).toMatchObject({
    status: 302,
    to: `/admin/reservations/${first}?queue=recheck&done=recheck`,
  });
  expect((await ops.post(path(first), await asShown(path(first)))).status).toBe(409);
  const own = (await support.get(OWN)).text;
  expect(own).toContain("현지에 재확인 완료");
  expect(own).not.toContain("하루 전 재확인");
  expect(own).not.toContain("Khun Ploy");
  expect((await support.get(`${OWN}/voucher`)).text).toContain("Re-confirmed");
  expect((await support.get("/mypage/alarms")).text).toContain("예약을 다시 한번 확인했어요");
  expect(await ops.post(path(second), await asShown(path(second)))).toMatchObject({
    status: 302,
    to: `/admin/reservations/${second}?queue=recheck&done=recheck`,
  });
  expect(await due()).toEqual([]);
});
