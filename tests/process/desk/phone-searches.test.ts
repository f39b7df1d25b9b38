import { expect, test } from "vitest";
import ko from "#app/locales/ko/common/faults.json" with { type: "json" };
import { demoShop } from "#tests/process/support/demo-shop.ts";
import { signInCookie } from "#tests/support/server/sign-in.ts";

const shop = await demoShop();
const cookie = await signInCookie(shop.url, "ops");
const ALLOWED = 120;
const numberOf = (index: number) => `010-9${String(index).padStart(3, "0")}-0001`;
const DETAIL = "_routes=routes%2Fadmin%2Freservations%2Fdetail";

async function ask(path: string, as = cookie): Promise<{ status: number; text: string }> {
  const answer = await fetch(shop.url + path, { headers: { cookie: as }, redirect: "manual" });
  return { status: answer.status, text: await answer.text() };
}

async function find(q: string): Promise<number> {
  const answer = await fetch(`${shop.url}/admin/reservations/new.data`, {
    method: "POST",
    headers: { cookie, origin: shop.url },
    body: new URLSearchParams({ intent: "find", q }),
  });
  await answer.text();
  return answer.status;
}

const finds = async () => {
  const owner = await signInCookie(shop.url, "owner");
  const audit = await ask("/admin/audit.data?kind=member", owner);
  return audit.text.split('"member.find"').length;
};

test("whoever asks a reservation for the next one of a phone number is recorded", async () => {
  const before = await finds();
  const found = await ask(`/admin/reservations/1.data?q=010-0000-0001&queue=coming&${DETAIL}`);
  expect(found.status).toBe(200);
  expect(await finds()).toBeGreaterThan(before);
});

test("every way to look somebody up by a phone number is counted, and shut once it is full", async () => {
  for (let index = 0; index < ALLOWED; index += 1) {
    const found = await ask(`/api/admin/find?q=${numberOf(index)}`);
    if (found.status === 429) break;
  }
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
  for (const way of ways) expect([way, (await ask(way)).status]).toEqual([way, 429]);
  expect(await find(q)).toBe(429);
  expect((await ask(ways[0] ?? "")).text).toContain(ko["auth.throttled"]);

  for (const other of ["/admin/member?q=0001", "/admin/reservations?q=demo", "/admin/member"]) {
    expect([other, (await ask(other)).status]).toEqual([other, 200]);
  }
  const owner = await signInCookie(shop.url, "owner");
  expect((await ask(ways[0] ?? "", owner)).status).toBe(200);
  const audit = await ask("/admin/audit.data?kind=member", owner);
  expect(audit.text.split('"member.find_limit"')).toHaveLength(2);
});
