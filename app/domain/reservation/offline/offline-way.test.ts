import { expect, test } from "vitest";
import { keptAddress, verdictOf, wayOf } from "./offline-way.ts";

const ID = "f08f582e-5e11-40b8-8150-98b5ca9e8e12";

function wayTo(address: string, { method = "GET", isDocument = true } = {}) {
  return wayOf({ method, isDocument, url: new URL(address, "https://palmtee.example") });
}

test.each(["/reservation", `/reservation/${ID}`, `/en/reservation/${ID}/voucher`])(
  "%s is asked for first and found among what is kept",
  (path) => {
    expect(wayTo(path)).toEqual({ by: "page", address: path });
  },
);

test("what an address says after its question mark changes nothing about a line", () => {
  expect(wayTo(`/reservation/${ID}?asked=done`)).toEqual({
    by: "page",
    address: `/reservation/${ID}`,
  });
  expect(keptAddress(new URL("https://palmtee.example/reservation?tab=past"))).toBeUndefined();
});

test("data of a page goes with the page it belongs to", () => {
  const data = { isDocument: false };
  expect(wayTo(`/en/reservation/${ID}/voucher.data?_routes=root`, data)).toEqual({
    by: "data",
    address: `/en/reservation/${ID}/voucher`,
  });
  expect(wayTo("/course/home.data", data)).toBeUndefined();
});

test.each(["/assets/root-CPaMtfmA.css", "/pictures/course/th-siam-old-240.avif", "/icon.svg"])(
  "%s is taken from what is kept",
  (path) => {
    expect(wayTo(path, { isDocument: false })).toEqual({ by: "file" });
  },
);

test.each([
  "/",
  "/mypage",
  "/login?next=/reservation",
  `/reservation/${ID}/cancel`,
  `/reservation/${ID}/calendar.ics`,
  "/reservation/1",
  "/admin/reservations",
])("%s is none of the worker's business", (path) => {
  expect(wayTo(path)).toBeUndefined();
});

test("a page that the keeping itself asks for, a session, a change: none of its business either", () => {
  expect(wayTo(`/reservation/${ID}/voucher`, { isDocument: false })).toBeUndefined();
  expect(wayTo("/api/_auth/session", { isDocument: false })).toBeUndefined();
  expect(wayTo(`/reservation/${ID}`, { method: "POST" })).toBeUndefined();
});

test.each([
  [200, false, "basic", "keep"],
  [200, true, "basic", "forget"],
  [0, false, "opaqueredirect", "forget"],
  [302, false, "basic", "forget"],
  [401, false, "basic", "forget"],
  [404, false, "basic", "forget"],
  [429, false, "basic", "stay"],
  [503, false, "basic", "stay"],
] as const)("an answer %s (redirected: %s, %s) means: %s", (status, redirected, type, verdict) => {
  expect(verdictOf({ status, redirected, type })).toBe(verdict);
});
