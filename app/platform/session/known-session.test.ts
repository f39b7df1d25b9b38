import { expect, test } from "vitest";
import { knownNow, NOBODY_YET, type SessionUser } from "./known-session.ts";

const member: SessionUser = { id: "m", name: "Kim", role: "member", locale: "ko" };
const here = knownNow(NOBODY_YET, member);

test("a known user is logged in", () => {
  expect(here).toEqual({ user: member, ready: true, hasLeft: false });
  expect(knownNow(here, { ...member })).toBe(here);
});

test("a failed request means logged out, the first and every later one", () => {
  const out = { user: undefined, ready: true, hasLeft: false };
  expect(knownNow(NOBODY_YET, null)).toEqual(out);
  expect(knownNow(here, null)).toEqual(out);
});

test("only an answer without a user proves that the session has ended", () => {
  expect(knownNow(here, undefined).hasLeft).toBe(true);
  expect(knownNow(knownNow(here, undefined), null).hasLeft).toBe(true);
  expect(knownNow(knownNow(here, null), undefined).hasLeft).toBe(false);
});

test("shows the member as logged in again after a failed request", () => {
  expect(knownNow(knownNow(here, null), member)).toEqual(here);
});
