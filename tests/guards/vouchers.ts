import type { Guard } from "./guard.ts";

const PAGE = "app/features/reservation/offline/save-offline-page.ts";
const LOOK = "app/features/reservation/offline/save-offline-vouchers.ts";
const SAVES = "app/features/reservation/offline/save-offline-vouchers.test.ts";
const TABLE = "app/domain/reservation/offline/cache-strategy.ts";
const ANSWERS = "app/platform/offline/offline-answer.ts";
const SETTLE = "app/platform/offline/settle-address.ts";
const LEAVES = "app/platform/session/end-session.test.ts";

/** Section 7: vouchers that are kept in a browser, and what takes them away. */
export const VOUCHER_GUARDS: readonly Guard[] = [
  {
    section: 7,
    guard:
      "a voucher's store is opened before the shop is asked, so that a deletion meanwhile holds",
    file: PAGE,
    find: "const pages = await caches.open(store);",
    put: "const pages = { put: async (...page: Parameters<Cache['put']>) => (await caches.open(store)).put(...page) } as Cache;",
    project: "postgres",
    test: SAVES,
    title: "a voucher that is deleted while another tab puts it away is not brought back",
  },
  {
    section: 7,
    guard: "a voucher is called kept only where it is found again",
    file: PAGE,
    find: "return (await caches.match(address, { cacheName, ignoreVary: true })) !== undefined;",
    put: "return cacheName !== undefined;",
    project: "postgres",
    test: SAVES,
    title: "a voucher that is deleted while another tab puts it away is not brought back",
  },
  {
    section: 7,
    guard: "a page that was left is not put away",
    file: PAGE,
    find: "if (signal.aborted) return false;",
    put: "",
    project: "postgres",
    test: SAVES,
    title: "a page that is left while its files arrive is not put away",
  },
  {
    section: 7,
    guard: "a kept line that the list no longer has is asked for, however fresh",
    file: LOOK,
    find: "const listed = list && linesIn(list.text);",
    put: "const listed = list && undefined;",
    project: "postgres",
    test: SAVES,
    title: "a fresh voucher that the list no longer has is deleted from another line's page",
  },
  {
    section: 7,
    guard: "a whole page that comes back from a change is not answered with a copy of before",
    file: TABLE,
    find: 'outdatesCopies(url) ? "changed" : "page"',
    put: '"page" as const',
    project: "unit",
    test: "app/domain/reservation/offline/cache-strategy.test.ts",
    title: "who comes to a line from cancelling or changing it",
  },
  {
    section: 7,
    guard: "what was kept before a change goes before the shop is asked",
    file: ANSWERS,
    find: "  await copies.delete(address);\n  return fetch();",
    put: "  return fetch();",
    project: "unit",
    test: "app/platform/offline/offline-answer.test.ts",
    title: "since the saved copy is deleted first",
  },
  {
    section: 7,
    guard: "an address that speaks of a change takes nothing that was kept after it",
    file: SETTLE,
    find: 'if (location.href === href) history.replaceState(history.state, "", pathname + hash);',
    put: "void [href, hash];",
    project: "unit",
    test: "app/platform/offline/settle-address.test.ts",
    title: "and later keeps what was saved since",
  },
  {
    section: 7,
    guard: "logging out deletes vouchers before it needs a network",
    file: "app/platform/session/end-session.ts",
    find: "// Deleted even without a network, so that the device's next user finds nothing.\n  await deleteOthersCopies();",
    put: "",
    project: "unit",
    test: LEAVES,
    title: "logging out deletes everything saved in the browser, even when the shop is unreachable",
  },
  {
    section: 7,
    guard: "what another tab keeps until the session has ended is deleted",
    file: "app/platform/session/end-session.ts",
    find: "// What another tab has saved until then.\n  await deleteOthersCopies();",
    put: "",
    project: "unit",
    test: LEAVES,
    title: "deletes what another tab saves before the session has ended",
  },
  {
    section: 7,
    guard: "the switch empties a browser with whatever page it comes in by",
    file: "app/platform/session/fetch-user.ts",
    find: "savesNothing ? undefined : user?.id",
    put: "savesNothing ? user?.id : user?.id",
    project: "unit",
    test: LEAVES,
    title: "vouchers are switched off, everything goes",
  },
];
