import { afterEach, expect, test, vi } from "vitest";
import { memoryCaches } from "#tests/support/browser/memory-caches.ts";
import { settleAddress } from "./settle-address.ts";

const ID = "f08f582e-5e11-40b8-8150-98b5ca9e8e12";
const OTHER = "a08f582e-5e11-40b8-8150-98b5ca9e8e12";
const STORES = [`own:kim:${ID}`, `own:kim:${OTHER}`, "own:kim:list"];

afterEach(() => vi.unstubAllGlobals());

/** A browser that has saved two lines and the list, with a page open. */
async function openedAt(address: string) {
  vi.stubGlobal("caches", memoryCaches());
  for (const store of STORES) await caches.open(store);
  const open = new URL(address, "https://palmtee.example");
  vi.stubGlobal("location", open);
  const replaceState = (_: unknown, __: string, next: string) => {
    open.href = at(next);
  };
  vi.stubGlobal("history", { state: null, replaceState });
  return open;
}

const at = (address: string) => new URL(address, "https://palmtee.example").href;

test("deletes earlier copies after a change, and later keeps what was saved since", async () => {
  const open = await openedAt(`/en/reservation/${ID}?asked=changed#share`);
  await settleAddress();
  expect(await caches.keys()).toEqual(STORES.slice(1));
  expect(open.href).toBe(at(`/en/reservation/${ID}#share`));

  await caches.open(`own:kim:${ID}`);
  await settleAddress();
  expect(await caches.keys()).toContain(`own:kim:${ID}`);
});

test("an address that says nothing of a change stays, with all that is saved", async () => {
  const open = await openedAt(`/reservation/${ID}?from=mail`);
  await settleAddress();
  expect([await caches.keys(), open.search]).toEqual([STORES, "?from=mail"]);
});

test("keeps the next page's address if the reader has moved on", async () => {
  const open = await openedAt(`/reservation/${ID}?asked=changed`);
  const settled = settleAddress();
  open.href = at("/notice");
  await settled;
  expect([await caches.keys(), open.pathname]).toEqual([STORES.slice(1), "/notice"]);
});
