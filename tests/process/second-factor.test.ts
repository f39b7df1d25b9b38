import { Secret, TOTP } from "otpauth";
import { expect, test } from "vitest";
import { DEMO_PASSWORD } from "#app/db/seed/demo-accounts.ts";
import { demoShop } from "./demo-shop.ts";

const shop = await demoShop({ STAFF_SECOND_FACTOR: "required" });

async function post(path: string, cookie: string, fields: Record<string, string>) {
  const response = await fetch(shop.url + path, {
    method: "POST",
    redirect: "manual",
    headers: {
      origin: shop.url,
      cookie,
      "content-type": "application/x-www-form-urlencoded",
    },
    body: new URLSearchParams(fields),
  });
  const fresh = response.headers.getSetCookie().find((each) => each.startsWith("session="));
  return {
    status: response.status,
    location: response.headers.get("location"),
    cookie: fresh?.split(";")[0] ?? cookie,
    text: await response.text(),
  };
}

async function asks(path: string, cookie: string) {
  const response = await fetch(shop.url + path, { headers: { cookie }, redirect: "manual" });
  return { status: response.status, location: response.headers.get("location") };
}

test("where it is required, the desk opens only to staff who have set it up and given it", async () => {
  const login = { loginId: "ops", password: DEMO_PASSWORD };
  const first = await post("/login", "", login);
  expect(await asks("/admin", first.cookie)).toEqual({
    status: 302,
    location: "/mypage/security?setup=needed",
  });
  expect((await asks("/admin.data", first.cookie)).status).toBe(404);

  const offer = await post("/mypage/security.data", first.cookie, {
    intent: "offer",
    factorPassword: DEMO_PASSWORD,
  });
  const secret = /"([A-Z2-7]{32})"/.exec(offer.text)?.[1] ?? "";
  const sealed = /"sealed","([\w-]+)"/.exec(offer.text)?.[1] ?? "";
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const set = await post("/mypage/security.data", first.cookie, {
    intent: "confirm",
    sealed,
    code: totp.generate(),
  });
  const codes = set.text.match(/[2-9a-z]{5}-[2-9a-z]{5}/g) ?? [];
  expect(codes).toHaveLength(10);
  expect((await asks("/admin", set.cookie)).status).toBe(200);
  expect((await asks("/mypage", first.cookie)).status).toBe(302);

  const half = await post("/login", "", login);
  expect(half.location).toBe("/login/second-factor?next=%2Fmypage");
  for (const path of ["/admin", "/mypage"]) {
    expect(await asks(path, half.cookie)).toMatchObject({ status: 302 });
  }
  const session = await fetch(`${shop.url}/api/_auth/session`, {
    headers: { cookie: half.cookie },
  });
  expect(await session.json()).toEqual({});

  expect((await post("/login/second-factor", half.cookie, { code: "xxxxx" })).status).toBe(401);
  const whole = await post("/login/second-factor", half.cookie, { code: codes[0] ?? "" });
  expect([whole.status, whole.location]).toEqual([302, "/mypage"]);
  expect((await asks("/admin", whole.cookie)).status).toBe(200);
  expect((await asks("/login/second-factor", half.cookie)).location).toBe("/login");

  const again = await post("/login", "", login);
  expect((await post("/login/second-factor", again.cookie, { code: codes[0] ?? "" })).status).toBe(
    401,
  );
});
