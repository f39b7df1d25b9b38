import { expect, test } from "vitest";
import { demoShop } from "#tests/process/support/demo-shop.ts";
import { shownOn } from "#tests/process/support/shown.ts";
import { inGroups } from "#tests/support/in-groups.ts";
import { STAFF, signedIn } from "#tests/support/server/visitor.ts";

const shop = await demoShop();
const { owner, ops, content, support, demo } = await signedIn(shop.url, "demo", ...STAFF);

/** The numbers of the lines that wait to be confirmed, as the queue shows them. */
async function waiting(): Promise<string[]> {
  const page = (await ops.get("/admin/reservations?queue=confirm&sort=day")).text;
  const found = page.matchAll(/\/admin\/reservations\/(\d+)\?queue=confirm/g);
  // A row has a second link, the button of its card on a phone.
  return [...new Set([...found].map(([, idx]) => idx ?? ""))];
}

test("support is led to the queue, reads it and a line without any button, and cannot change a status", async () => {
  const [idx = ""] = await waiting();
  const home = (await support.get("/admin")).text;
  expect(home).toContain('href="/admin/reservations?queue=confirm"');
  expect((await support.get("/admin/reservations")).status).toBe(200);
  const page = (await support.get(`/admin/reservations/${idx}`)).text;
  expect(page).toContain("변경 기록");
  expect(page).not.toContain('name="intent"');
  expect((await ops.get(`/admin/reservations/${idx}`)).text).toContain('name="intent"');
  for (const who of [support, content, demo]) {
    const forms: Record<string, string>[] = [
      { intent: "confirm", reference: "X-1" },
      { intent: "show_phone" },
      { intent: "asked", way: "copy", language: "en" },
    ];
    for (const form of forms) {
      expect((await who.post(`/admin/reservations/${idx}`, form)).status).toBe(404);
    }
  }
  expect((await content.get(`/admin/reservations/${idx}`)).status).toBe(404);
  expect(await waiting()).toContain(idx);
});

test("an impossible action is refused with its sentence, and never by a server error", async () => {
  const [idx = ""] = await waiting();
  const path = `/admin/reservations/${idx}?queue=confirm`;
  const wrong = [
    [{ intent: "confirm", reference: " " }, 400],
    [{ intent: "confirm", reference: "x".repeat(10_000) }, 400],
    [{ intent: "refuse" }, 400],
    [{ intent: "refuse_refund", reason: "no" }, 409],
    [{ intent: "approve" }, 409],
    [{ intent: "approve_own", amount: "1", reason: "x" }, 409],
    [{ intent: "retry" }, 409],
    [{ intent: "hand_paid", reference: " ", reason: "x" }, 400],
    [{ intent: "hand_paid", reference: "KB-1" }, 400],
    [{ intent: "hand_paid", reference: "KB-1", reason: "x" }, 409],
    [{ intent: "use" }, 409],
    [{ intent: "refuse", reason: "x" }, 400],
    [{ intent: "refuse", reason: "x", code: "flight" }, 400],
    [{ intent: "cancel", reason: "x", expectedRefund: "1", code: "flight" }, 409],
    [{ intent: "cancel", reason: "x", expectedRefund: "1" }, 400],
    [{ intent: "cancel", reason: "x", expectedRefund: "1e9", code: "flight" }, 400],
    [{ intent: "note", text: " " }, 400],
    [{ intent: "note", text: "x".repeat(1_001) }, 400],
    [{ intent: "assign", to: "somebody", seen: "" }, 400],
    [{ intent: "assign", to: crypto.randomUUID(), seen: "" }, 422],
    [{ intent: "approve_proposal", proposal: "1" }, 409],
    [{ intent: "unheard" }, 400],
    [{ intent: "confirm", reference: "X-1", heardFrom: "x".repeat(101) }, 400],
    [{ intent: "asked", way: "pigeon", language: "en" }, 400],
    [{ intent: "asked", way: "copy", language: "ko" }, 400],
  ] as const;
  const statuses = await inGroups(wrong, async ([form]) => (await ops.post(path, form)).status);
  expect(wrong.map(([form], index) => [form, statuses[index]])).toEqual(wrong);
  for (const search of [
    "queue=x&sort=y&kind=z&region=%01&day=2026-02-30",
    "page=1000000000",
    "whose=%01&reason=x",
    "whose=none&reason=weather",
    "q=%25_%5C",
  ]) {
    expect((await ops.get(`/admin/reservations?${search}`)).status).toBe(200);
  }
  for (const search of [
    "from=2026-12-31&to=2026-12-01",
    "from=2026-02-30&to=x&at=%01",
    "from=1990-01-01&to=1990-01-20&at=nowhere",
    "from=2026-01-01&to=2036-01-01",
  ]) {
    expect((await ops.get(`/admin/reservations/${idx}?${search}`)).status).toBe(200);
  }
  for (const times of ["2026-02-30 07:12", "nowhere 2027-01-01 07:12", "x".repeat(5_000)]) {
    const shown = shownOn((await ops.get(path)).text);
    const { status } = await ops.post(path, { ...shown, intent: "offer", times });
    expect([400, 422]).toContain(status);
  }
  expect((await ops.post("/admin/reservations/999999", { intent: "use" })).status).toBe(404);
  expect(await waiting()).toContain(idx);
});

test("after an action the reservation says what was done, and leads to the next one of the queue", async () => {
  const [first = "", second = ""] = await waiting();
  const step = async (idx: string) => {
    const path = `/admin/reservations/${idx}?queue=confirm&sort=day`;
    const shown = shownOn((await ops.get(path)).text);
    return ops.post(path, { ...shown, intent: "confirm", reference: `REF-${idx}` });
  };
  expect(await step(first)).toMatchObject({
    status: 302,
    to: `/admin/reservations/${first}?queue=confirm&sort=day&done=confirm`,
  });
  const done = `/admin/reservations/${first}?queue=confirm&sort=day&done=confirm`;
  const said = (await ops.get(done)).text;
  expect(said).toContain("예약을 확정하고 고객에게 알렸어요.");
  expect(said).toContain(`href="/admin/reservations/${second}?queue=confirm&amp;sort=day"`);
  expect((await step(first)).status).toBe(409);
  expect(await step(second)).toMatchObject({
    status: 302,
    to: `/admin/reservations/${second}?queue=confirm&sort=day&done=confirm`,
  });
  expect((await ops.get("/admin/reservations?queue=confirm")).text).toContain("다 끝났어요");
  expect(await waiting()).toEqual([]);
  const page = (await support.get(`/admin/reservations/${first}`)).text;
  expect(page).toContain(`REF-${first}`);
});

test("a search of trips by a phone number is recorded, without the number", async () => {
  const finds = async () =>
    (await owner.get("/admin/audit.data?kind=member")).text.split("member.find").length;
  const before = await finds();
  const page = (await ops.get("/admin/reservations?q=0001")).text;
  expect(page).toMatch(/\/admin\/reservations\/\d+\?[^"]*q=0001"/);
  expect(await finds()).toBeGreaterThan(before);
  const guessed = (await ops.get("/admin/reservations?q=0-0001")).text;
  expect(guessed).not.toMatch(/\/admin\/reservations\/\d+\?[^"]*q=0-0001"/);
  const audit = (await owner.get("/admin/audit.data?kind=member")).text;
  expect(audit).not.toContain("0001");
});
