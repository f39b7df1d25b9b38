import { afterAll, beforeEach, expect, test, vi } from "vitest";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { WORKER_PATH } from "#app/domain/reservation/offline/cache-strategy.ts";
import { NO_VOUCHER, PAGE_OWNER } from "#app/domain/reservation/offline/copy-headers.ts";
import type { OfflineCandidate } from "#app/domain/reservation/offline/offline-lines.ts";
import { deleteLines } from "#app/platform/offline/delete-lines.ts";
import { deleteOthersCopies } from "#app/platform/offline/offline-store.ts";
import { memoryCaches } from "#tests/support/browser/memory-caches.ts";
import { saveOfflineVouchers } from "./save-offline-vouchers.ts";

const TODAY: LocalDate = "2026-11-15";
const DAY: LocalDate = "2027-01-12";
const UNTIL: LocalDate = "2027-01-19";
const [ROUND, STAY, RIDE] = ["a", "b", "c"].map(
  (letter) => `${letter}08f582e-5e11-40b8-8150-98b5ca9e8e12`,
) as [string, string, string];
const lineAt = (id: string) => `/reservation/${id}`;
const voucherOf = (id: string) => `${lineAt(id)}/voucher`;
const lost = () => Promise.reject(new TypeError("Failed to fetch"));

/** The shop, by address; a page of nobody's is a file. */
const shop = new Map<string, () => Promise<Response>>();

function page(text: string, headers: Record<string, string> = {}) {
  return async () =>
    new Response(`<html>${text}`, { headers: { [PAGE_OWNER]: "kim", ...headers } });
}

const listOf = (...ids: string[]) => page(ids.map((id) => `<a href="${lineAt(id)}">`).join());
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
  shop.set("/reservation", listOf(ROUND, STAY));
  for (const id of [ROUND, STAY]) shop.set(voucherOf(id), page(`voucher ${id}`));
});

afterAll(() => vi.unstubAllGlobals());

/** The member opens the voucher of a line. */
function opened(id: string, more: { readonly signal?: AbortSignal } = {}, onSaved = () => {}) {
  const line: OfflineCandidate = { id, status: "COMPLETE", usedOn: DAY };
  const open = { id, until: UNTIL, address: voucherOf(id) };
  const { signal = new AbortController().signal } = more;
  const who = { memberId: "kim", buildId: "b1", root: "/reservation", today: TODAY, signal };
  return saveOfflineVouchers({ ...who, open, lines: [open], shown: [line] }, onSaved);
}

async function saved(address: string): Promise<string> {
  return (await (await caches.match(address))?.text()) ?? "";
}

/** What one address answers waits until it is let go. */
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

test("an open voucher is saved with its list, and reported once it can be found", async () => {
  const onSaved = vi.fn();
  await opened(ROUND, {}, onSaved);
  expect(await saved(voucherOf(ROUND))).toContain(`voucher ${ROUND}`);
  expect(await saved("/reservation")).toContain(lineAt(STAY));
  expect(onSaved).toHaveBeenCalledOnce();
});

test("what is no longer valid is deleted without a network, and nothing else", async () => {
  await opened(ROUND);
  await opened(STAY);
  vi.stubGlobal("fetch", lost);
  await deleteLines([ROUND]);
  expect(await saved(voucherOf(ROUND))).toBe("");
  expect(await saved(voucherOf(STAY))).not.toBe("");
  expect(await saved("/reservation")).not.toBe("");
});

test("a voucher that is deleted while another tab puts it away is not brought back", async () => {
  const icon = heldUp("/icon.svg");
  const onSaved = vi.fn();
  const run = opened(ROUND, {}, onSaved);
  await icon.asked;
  await deleteLines([ROUND]);
  icon.letGo();
  await run;
  expect(await saved("/reservation")).not.toBe("");
  expect(await saved(voucherOf(ROUND))).toBe("");
  expect(onSaved).not.toHaveBeenCalled();
});

test("what a logout deletes while a tab puts it away is not brought back", async () => {
  const icon = heldUp("/icon.svg");
  const run = opened(ROUND);
  await icon.asked;
  await deleteOthersCopies();
  shop.set("/reservation", async () => new Response(null, { status: 401 }));
  icon.letGo();
  await run;
  expect([await saved(voucherOf(ROUND)), await saved("/reservation")]).toEqual(["", ""]);
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
  ["another doubtful page cannot be fetched", voucherOf(RIDE)],
  ["the worker cannot be asked for", WORKER_PATH],
])(
  "a fresh voucher that the list no longer has is deleted from another line's page although %s",
  async (_, address) => {
    shop.set(voucherOf(RIDE), page("voucher"));
    await opened(RIDE);
    await opened(ROUND);
    shop.set("/reservation", listOf(STAY));
    shop.set(voucherOf(ROUND), gone);
    shop.set(address, lost);
    await opened(STAY).catch(() => {});
    expect(await saved(voucherOf(ROUND))).toBe("");
  },
);

test("a page that fails keeps no other from being saved", async () => {
  await opened(ROUND);
  shop.set("/reservation", listOf(STAY));
  shop.set(voucherOf(ROUND), lost);
  await opened(STAY);
  expect(await saved(voucherOf(STAY))).not.toBe("");
  shop.set("/reservation", listOf(STAY, RIDE));
  shop.set(voucherOf(RIDE), lost);
  await opened(RIDE);
  expect(await saved("/reservation")).toContain(lineAt(RIDE));
});

test("it is deleted also when the page is left before the list has come", async () => {
  await opened(ROUND);
  shop.set("/reservation", listOf(STAY));
  shop.set(voucherOf(ROUND), gone);
  const list = heldUp("/reservation");
  const left = new AbortController();
  const run = opened(STAY, { signal: left.signal });
  await list.asked;
  left.abort();
  list.letGo();
  await run;
  expect([await saved(voucherOf(ROUND)), await saved(voucherOf(STAY))]).toEqual(["", ""]);
});

test("a voucher that the list no longer has, and that is still good, stays", async () => {
  await opened(ROUND);
  shop.set("/reservation", listOf(STAY));
  await opened(STAY);
  expect(await saved(voucherOf(ROUND))).toContain(`voucher ${ROUND}`);
});

test("a voucher whose shop fails stays", async () => {
  await opened(ROUND);
  shop.set("/reservation", listOf(STAY));
  shop.set(voucherOf(ROUND), async () => new Response(null, { status: 503 }));
  await opened(STAY);
  expect(await saved(voucherOf(ROUND))).toContain(`voucher ${ROUND}`);
});

test("a copy is as old as its question, however long its files took", async () => {
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
