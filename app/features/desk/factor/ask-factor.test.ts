import { afterEach, expect, test, vi } from "vitest";
import { askForFactor, askThrough } from "./ask-factor.ts";

afterEach(() => vi.unstubAllGlobals());

/** Sends a form of a page through the browser's side of the guard; the server would ask for a code. */
async function send(pattern: string, intent: string) {
  vi.stubGlobal("fetch", async () => Response.json({ asks: true }));
  const asked = vi.fn(async () => false);
  const close = askThrough(asked);
  const body = new URLSearchParams({ intent });
  const request = new Request("http://localhost/", { method: "POST", body });
  const next = vi.fn(async () => ({}));
  const answer = await askForFactor({ request, pattern } as never, next as never);
  close();
  return { isAsked: asked.mock.calls.length > 0, isSent: next.mock.calls.length > 0, answer };
}

test.each([
  ["/admin/member/:id", "role"],
  ["/admin/member/:id", "factor"],
  ["/admin/staff", "invite"],
  ["/admin/event/:id", "save"],
  ["/admin/courses/:id", "save"],
])("the dialog stands before %s with %s, and closing it sends nothing", async (page, intent) => {
  const { isAsked, isSent, answer } = await send(page, intent);
  expect([isAsked, isSent]).toEqual([true, false]);
  expect(JSON.stringify(answer)).toContain("auth.factor_stale");
});

test.each([
  ["/admin/member/:id", "ban"],
  ["/admin/staff", "revoke"],
  ["/admin/notice/:notice_idx", "save"],
])("%s with %s is sent immediately", async (page, intent) => {
  expect(await send(page, intent)).toMatchObject({ isAsked: false, isSent: true });
});
