import { expect, test } from "vitest";
import ko from "#app/locales/ko/common/faults.json" with { type: "json" };
import { sharedShop } from "#tests/process/support/demo-shop.ts";
import { inGroups } from "#tests/support/in-groups.ts";
import { signedIn } from "#tests/support/server/visitor.ts";

const { ops, owner } = await signedIn(sharedShop().url, "ops", "owner");
const ALLOWED = 120;
const numberOf = (index: number) => `010-9${String(index).padStart(3, "0")}-0001`;
const DETAIL = "_routes=routes%2Fadmin%2Freservations%2Fdetail";

const finds = async () => {
  const audit = await owner.get("/admin/audit.data?kind=member");
  return audit.text.split('"member.find"').length;
};

test("stepping through reservations by a phone number is recorded as a look-up", async () => {
  const before = await finds();
  const found = await ops.get(`/admin/reservations/1.data?q=010-0000-0001&queue=coming&${DETAIL}`);
  expect(found.status).toBe(200);
  expect(await finds()).toBeGreaterThan(before);
});

test("every way to search by a phone number is counted, and refused beyond its limit", async () => {
  const numbers = Array.from({ length: ALLOWED }, (_, index) => numberOf(index));
  await inGroups(numbers, (number) => ops.get(`/api/admin/find?q=${number}`));
  const q = numberOf(ALLOWED + 1);
  const ways = [
    `/admin/member?q=${q}`,
    `/admin/member.data?q=${q}`,
    `/admin/reservations?q=${q}`,
    `/admin/reservations/1?q=${q}`,
    `/admin/reservations/1.data?q=${q}&${DETAIL}`,
    `/admin/export/member?q=${q}`,
    `/admin/export/reservations?q=${q}&format=xlsx`,
    `/api/admin/find?q=${q}`,
    `/api/admin/list-rows?list=reservations&q=${q}`,
  ];
  for (const way of ways) expect([way, (await ops.get(way)).status]).toEqual([way, 429]);
  const found = await ops.post("/admin/reservations/new.data", { intent: "find", q });
  expect(found.status).toBe(429);
  expect((await ops.get(ways[0] ?? "")).text).toContain(ko["auth.throttled"]);

  for (const other of ["/admin/member?q=0001", "/admin/reservations?q=demo", "/admin/member"]) {
    expect([other, (await ops.get(other)).status]).toEqual([other, 200]);
  }
  expect((await owner.get(ways[0] ?? "")).status).toBe(200);
  const audit = await owner.get("/admin/audit.data?kind=member");
  expect(audit.text.split('"member.find_limit"')).toHaveLength(2);
});
