import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { WORKER_PATH } from "#app/domain/reservation/offline/cache-strategy.ts";
import { NO_VOUCHER, PAGE_OWNER, VOUCHERS } from "#app/domain/reservation/offline/copy-actions.ts";
import { deleteCopies } from "#app/platform/offline/offline-copies.ts";
import { memoryCaches } from "#tests/support/browser/memory-caches.ts";
import { saveVouchers } from "./save-vouchers.ts";

const [ROUND, STAY, LATER] = ["a", "b", "c"].map(
  (letter) => `${letter}08f582e-5e11-40b8-8150-98b5ca9e8e12`,
) as [string, string, string];
const voucherOf = (id: string) => `/reservation/${id}/voucher`;
const lost = () => Promise.reject(new TypeError("Failed to fetch"));
const down = async () => new Response(null, { status: 503 });

/** The shop, by address; a page without an owner is a file. */
const shop = new Map<string, () => Promise<Response>>();

function page(text: string, headers: Record<string, string> = {}) {
  return async () =>
    new Response(`<html>${text}`, { headers: { [PAGE_OWNER]: "kim", ...headers } });
}

/** The list, and of which lines it says that they are to be saved. */
function listing(...ids: string[]): void {
  const vouchers = ids.map((id) => `${id}/2027-01-12`).join(" ");
  shop.set("/reservation", page(`list of ${ids}`, { [VOUCHERS]: vouchers }));
}

const gone = page("gone", { [NO_VOUCHER]: "1" });

beforeEach(() => {
  const registration = { active: {}, unregister: async () => true };
  const serviceWorker = { register: async () => registration, getRegistrations: async () => [] };
  vi.stubGlobal("caches", memoryCaches());
  vi.stubGlobal("navigator", { serviceWorker });
  vi.stubGlobal("location", { origin: "https://palmtee.example" });
  vi.stubGlobal("document", { images: [] });
  vi.stubGlobal("fetch", (address: string) => (shop.get(address) ?? page("file"))());
  shop.clear();
  listing(ROUND, STAY);
  for (const id of [ROUND, STAY, LATER]) shop.set(voucherOf(id), page(`voucher ${id}`));
});

afterAll(() => vi.unstubAllGlobals());

type More = { readonly signal?: AbortSignal; readonly buildId?: string };

/** The member opens the voucher of a line. */
function opened(id: string, more: More = {}, onSaved = () => {}) {
  const { signal = new AbortController().signal, buildId = "b1" } = more;
  const input = { memberId: "kim", buildId, root: "/reservation", open: voucherOf(id), signal };
  return saveVouchers(input, onSaved);
}

async function saved(address: string): Promise<string> {
  return (await (await caches.match(address))?.text()) ?? "";
}

/** Holds the answer of one address until it is released. */
function heldUp(address: string) {
  const asked = Promise.withResolvers<void>();
  const free = Promise.withResolvers<void>();
  const answer = shop.get(address) ?? page("file");
  shop.set(address, async () => {
    asked.resolve();
    await free.promise;
    return answer();
  });
  return { asked: asked.promise, letGo: () => free.resolve() };
}

test("an open voucher is saved with its list and its trip, in one cache, and reported once it can be found", async () => {
  const onSaved = vi.fn();
  await opened(ROUND, {}, onSaved);
  for (const id of [ROUND, STAY]) expect(await saved(voucherOf(id))).toContain(`voucher ${id}`);
  expect(await saved("/reservation")).toContain(STAY);
  expect(await caches.keys()).toHaveLength(1);
  expect(onSaved).toHaveBeenCalledOnce();
});

test("a voucher of the trip that was saved just now is not fetched again", async () => {
  await opened(ROUND);
  shop.set(voucherOf(STAY), page("newer"));
  await opened(ROUND);
  expect(await saved(voucherOf(STAY))).not.toContain("newer");
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 10 * 60_000 });
  await opened(ROUND);
  vi.useRealTimers();
  expect(await saved(voucherOf(STAY))).toContain("newer");
});

test("a page deleted by a change or a logout while a tab saves it is not brought back", async () => {
  const icon = heldUp("/icon.svg");
  const onSaved = vi.fn();
  const run = opened(ROUND, {}, onSaved);
  await icon.asked;
  await deleteCopies();
  icon.letGo();
  await run;
  expect([await saved(voucherOf(ROUND)), await saved("/reservation")]).toEqual(["", ""]);
  expect(onSaved).not.toHaveBeenCalled();
});

test("a page that is left while its files arrive is not put away", async () => {
  const icon = heldUp("/icon.svg");
  const left = new AbortController();
  const run = opened(ROUND, { signal: left.signal });
  await icon.asked;
  left.abort();
  icon.letGo();
  await run;
  expect(await saved(voucherOf(ROUND))).toBe("");
});

test.each([
  ["the open page cannot be fetched", voucherOf(STAY)],
  ["the worker cannot be asked for", WORKER_PATH],
])("a fresh voucher that the list no longer has is deleted although %s", async (_, address) => {
  await opened(ROUND);
  listing(STAY);
  shop.set(voucherOf(ROUND), gone);
  shop.set(address, lost);
  await opened(STAY).catch(() => {});
  expect(await saved(voucherOf(ROUND))).toBe("");
});

test("a voucher that the list no longer has is deleted even if the page is left before the list arrives", async () => {
  await opened(ROUND);
  listing(STAY);
  const list = heldUp("/reservation");
  const left = new AbortController();
  const run = opened(STAY, { signal: left.signal });
  await list.asked;
  left.abort();
  list.letGo();
  await run;
  expect(await saved(voucherOf(ROUND))).toBe("");
});

test("a voucher of a later trip stays as long as it is good", async () => {
  await opened(LATER);
  listing(STAY);
  await opened(STAY);
  expect(await saved(voucherOf(LATER))).toContain(`voucher ${LATER}`);
  shop.set(voucherOf(LATER), gone);
  await opened(STAY);
  expect(await saved(voucherOf(LATER))).toBe("");
});

test("a shop that fails takes nothing away, and a page that fails keeps no other from being saved", async () => {
  await opened(ROUND);
  shop.set(voucherOf(ROUND), down);
  await opened(ROUND);
  expect(await saved(voucherOf(ROUND))).toContain(`voucher ${ROUND}`);
  listing(ROUND, STAY, LATER);
  shop.set(voucherOf(STAY), lost);
  await opened(ROUND);
  expect([await saved(voucherOf(STAY)), await saved(voucherOf(LATER))]).toEqual([
    "",
    expect.stringContaining(LATER),
  ]);
  shop.set("/reservation", down);
  await opened(ROUND);
  expect(await saved(voucherOf(LATER))).not.toBe("");
});

test("saves no incomplete voucher when the network fails during the save", async () => {
  shop.set("/icon.svg", lost);
  const onSaved = vi.fn();
  await opened(ROUND, {}, onSaved);
  expect([await saved(voucherOf(ROUND)), onSaved.mock.calls]).toEqual(["", []]);
  shop.delete("/icon.svg");
  await opened(ROUND, {}, onSaved);
  expect(await saved(voucherOf(ROUND))).toContain(`voucher ${ROUND}`);
});

test("a copy is dated by its request, however long its files took", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-15T00:00:00Z") });
  const icon = heldUp("/icon.svg");
  const run = opened(ROUND);
  await icon.asked;
  vi.setSystemTime(new Date("2026-11-15T00:09:00Z"));
  icon.letGo();
  await run;
  vi.useRealTimers();
  expect(await saved(voucherOf(ROUND))).toContain('data-kept-at="2026-11-15T00:00:00.000Z"');
});

test.each([
  ["somebody else's page", page("lee", { [PAGE_OWNER]: "lee" })],
  ["a login", async () => new Response(null, { status: 401 })],
])("%s in place of a member's list takes away all that was saved", async (_, answer) => {
  await opened(ROUND);
  shop.set("/reservation", answer);
  await opened(ROUND);
  expect(await caches.keys()).toEqual([]);
});

test("an older build's copies stay until all of them have been made again", async () => {
  const built = (name: string) => page(`<script src="/assets/root-${name}.js">`);
  const files = () => Promise.all(["old", "new"].map((each) => saved(`/assets/root-${each}.js`)));
  for (const id of [ROUND, STAY]) shop.set(voucherOf(id), built("old"));
  await opened(ROUND);
  shop.set(voucherOf(STAY), built("new"));
  shop.set(voucherOf(ROUND), down);
  await opened(STAY, { buildId: "b2" });
  expect(await saved(voucherOf(ROUND))).toContain("old");
  expect(await files()).not.toContain("");

  shop.set(voucherOf(ROUND), built("new"));
  await opened(STAY, { buildId: "b2" });
  for (const id of [ROUND, STAY]) expect(await saved(voucherOf(id))).toContain("new");
  expect(await files()).toEqual(["", "<html>file"]);
});

test("a browser with full or refused storage reports it, and shows nothing as saved", async () => {
  const onSaved = vi.fn();
  const cache = await caches.open("full");
  const full = async () => {
    throw new DOMException("no space left", "QuotaExceededError");
  };
  vi.spyOn(caches, "open").mockResolvedValue({ ...cache, put: full });
  await expect(opened(ROUND, {}, onSaved)).rejects.toThrow(DOMException);
  vi.stubGlobal("navigator", {});
  await expect(opened(ROUND, {}, onSaved)).rejects.toThrow(DOMException);
  expect(onSaved).not.toHaveBeenCalled();
});

test("removes its workers and all saved pages when the shop saves no vouchers any more", async () => {
  await opened(ROUND);
  const unregister = vi.fn();
  const getRegistrations = async () => [{ unregister }, { unregister }];
  vi.stubGlobal("navigator", { serviceWorker: { getRegistrations } });
  shop.set(WORKER_PATH, async () => new Response(null, { status: 404 }));
  await opened(ROUND);
  expect(unregister).toHaveBeenCalledTimes(2);
  expect(await caches.keys()).toEqual([]);
});
