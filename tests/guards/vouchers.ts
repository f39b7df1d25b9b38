import type { Guard } from "./guard.ts";

const SAVING = "app/features/reservation/offline/save-vouchers.ts";
const SAVES = "app/features/reservation/offline/save-vouchers.test.ts";
const ANSWERS = "app/platform/offline/offline-answer.ts";
const ENDS = "app/platform/session/end-session.ts";
const LEAVES = "app/platform/session/end-session.test.ts";

/** Section 7: vouchers that are kept in a browser, and what takes them away. */
export const VOUCHER_GUARDS: readonly Guard[] = [
  {
    section: 7,
    guard: "a voucher is called kept only where it is found again",
    file: SAVING,
    find: "address === open && (await caches.match(address, { cacheName: name }))",
    put: "address === open",
    project: "postgres",
    test: SAVES,
    title: "what a change or a logout deletes while a tab puts it away is not brought back",
  },
  {
    section: 7,
    guard: "a page that was left is not put away",
    file: SAVING,
    find: "if (!signal.aborted) await cache.put",
    put: "await cache.put",
    project: "postgres",
    test: SAVES,
    title: "a page that is left while its files arrive is not put away",
  },
  {
    section: 7,
    guard: "copies of other lines or days than the list's are deleted, however fresh",
    file: SAVING,
    find: "await deleteCaches((each) => !each.endsWith(`:${vouchers}`));",
    put: "",
    project: "postgres",
    test: SAVES,
    title: "a fresh voucher that the list no longer has is deleted although",
  },
  {
    section: 7,
    guard: "what was kept before a change goes before the shop is asked",
    file: ANSWERS,
    find: "  await deleteAll();\n  try {",
    put: "  try {",
    project: "unit",
    test: "app/platform/offline/offline-answer.test.ts",
    title: "nothing that was saved before or during a change outlives it",
  },
  {
    section: 7,
    guard: "logging out deletes vouchers before it needs a network",
    file: ENDS,
    find: "// Whatever the network does, nothing stays for whoever has the device next.\n  await deleteCopies();",
    put: "",
    project: "unit",
    test: LEAVES,
    title:
      "who logs out leaves nothing saved in the browser, even where the shop cannot be reached",
  },
  {
    section: 7,
    guard: "what another tab keeps until the session has ended is deleted",
    file: ENDS,
    find: "// What another tab has saved until then.\n  await deleteCopies();",
    put: "",
    project: "unit",
    test: LEAVES,
    title: "what another tab saves until the session has ended is deleted, too",
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
