import { expect, test } from "vitest";
import { cacheStrategy, savedPageAddress } from "./cache-strategy.ts";
import {
  copyActionFor,
  LOGIN_NEEDED,
  NO_VOUCHER,
  PAGE_OWNER,
  savingActionFor,
} from "./copy-actions.ts";

const ID = "f08f582e-5e11-40b8-8150-98b5ca9e8e12";

function strategyFor(address: string, { method = "GET", isDocument = true } = {}) {
  return cacheStrategy({ method, isDocument, url: new URL(address, "https://palmtee.example") });
}

test.each(["/reservation", `/reservation/${ID}`, `/en/reservation/${ID}/voucher`])(
  "%s is requested first, and found among the saved copies",
  (path) => {
    expect(strategyFor(path)).toEqual({ by: "page", address: path });
  },
);

test("the search part of an address does not matter for a line", () => {
  expect(strategyFor(`/reservation/${ID}?from=mail`)).toEqual({
    by: "page",
    address: `/reservation/${ID}`,
  });
  expect(savedPageAddress(new URL("https://palmtee.example/reservation?tab=past"))).toBeUndefined();
});

test.each(["/cancel", "/en/change.data", "/cancel-one", "?asked", "/en.data?asked&_routes=x"])(
  "sending to %s of a line removes its saved copies",
  (end) => {
    const [locale, rest] = end.startsWith("/en") ? ["/en", end.slice(3)] : ["", end];
    const address = `${locale}/reservation/${ID}${rest}`;
    expect(strategyFor(address, { method: "POST", isDocument: false })).toEqual({ by: "change" });
  },
);

test("a data request has the address of its page", () => {
  const data = { isDocument: false };
  expect(strategyFor(`/en/reservation/${ID}/voucher.data?_routes=root`, data)).toEqual({
    by: "data",
    address: `/en/reservation/${ID}/voucher`,
  });
  expect(strategyFor("/course/home.data", data)).toBeUndefined();
});

test.each(["/assets/root-CPaMtfmA.css", "/pictures/course/th-siam-old-240.avif", "/icon.svg"])(
  "%s is taken from the saved copies",
  (path) => {
    expect(strategyFor(path, { isDocument: false })).toEqual({ by: "file" });
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
])("%s is left to the browser", (path) => {
  expect(strategyFor(path)).toBeUndefined();
});

test("the page fetched for saving, a session request and the link for fellow travellers are left to the browser", () => {
  expect(strategyFor(`/reservation/${ID}/voucher`, { isDocument: false })).toBeUndefined();
  expect(strategyFor("/api/_auth/session", { isDocument: false })).toBeUndefined();
  expect(strategyFor(`/reservation/${ID}`, { method: "POST" })).toBeUndefined();
});

test.each([
  [200, false, "basic", "save"],
  [200, true, "basic", "delete"],
  [0, false, "opaqueredirect", "delete"],
  [302, false, "basic", "delete"],
  [401, false, "basic", "delete"],
  [404, false, "basic", "delete"],
  [429, false, "basic", "leave"],
  [503, false, "basic", "leave"],
] as const)("an answer %s (redirected: %s, %s) means: %s", (status, redirected, type, action) => {
  expect(copyActionFor({ status, redirected, type, headers: new Headers() })).toBe(action);
});

test("a page that asks a visitor to log in is never saved in place of a voucher", () => {
  const headers = new Headers({ [LOGIN_NEEDED]: "1" });
  expect(copyActionFor({ status: 200, redirected: false, type: "basic", headers })).toBe("delete");
});

test("the page of a line without a valid voucher takes the saved one away", () => {
  const headers = new Headers({ [NO_VOUCHER]: "1", [PAGE_OWNER]: "kim" });
  const answer = { status: 200, redirected: false, type: "basic", headers } as const;
  expect([copyActionFor(answer), savingActionFor(answer, "kim")]).toEqual(["delete", "delete"]);
});

test("a page is saved for its owner alone", () => {
  const answerOf = (owner: Record<string, string>, status = 200) =>
    ({ status, redirected: false, type: "basic", headers: new Headers(owner) }) as const;
  expect(savingActionFor(answerOf({ [PAGE_OWNER]: "kim" }), "kim")).toBe("save");
  expect(savingActionFor(answerOf({ [PAGE_OWNER]: "lee" }), "kim")).toBe("delete");
  expect(savingActionFor(answerOf({}), "kim")).toBe("delete");
  expect(savingActionFor(answerOf({}, 503), "kim")).toBe("leave");
});
