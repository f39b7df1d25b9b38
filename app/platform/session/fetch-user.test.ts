import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { memoryCaches } from "#tests/support/browser/memory-caches.ts";
import { endSession, fetchUser } from "./fetch-user.ts";

const answering = (status: number) => async () => new Response(null, { status });
const lost = () => Promise.reject(new TypeError("Failed to fetch"));

beforeEach(async () => {
  vi.stubGlobal("caches", memoryCaches());
  for (const store of ["own:kim:b1:", "own:lee:b1:", "build:b1"]) await caches.open(store);
});

afterEach(() => vi.unstubAllGlobals());

test("a session is ended where the shop says so", async () => {
  await expect(endSession(answering(204))).resolves.toBeUndefined();
});

test.each([403, 500, 503])("a shop that answers %i has not ended it", async (status) => {
  await expect(endSession(answering(status))).rejects.toThrow(String(status));
});

test("logging out deletes everything saved in the browser, even when the shop is unreachable", async () => {
  await expect(endSession(lost)).rejects.toThrow("Failed to fetch");
  expect(await caches.keys()).toEqual([]);
});

test("deletes what another tab saves before the session has ended", async () => {
  await endSession(async () => {
    await caches.open("own:kim:b1:");
    return new Response(null, { status: 204 });
  });
  expect(await caches.keys()).toEqual([]);
});

test.each([
  ["a member is here, what others have saved goes", { user: { id: "kim" } }, ["own:kim:b1:"]],
  ["nobody is here, everything goes", {}, []],
  ["vouchers are switched off, everything goes", { user: { id: "kim" }, savesNothing: true }, []],
])("where %s", async (_, answer, left) => {
  await fetchUser(async () => Response.json(answer));
  await expect.poll(() => caches.keys()).toEqual(left);
});

test("a request without an answer deletes nothing", async () => {
  expect([await fetchUser(lost), await fetchUser(answering(503))]).toEqual([null, null]);
  expect(await caches.keys()).toHaveLength(3);
});
