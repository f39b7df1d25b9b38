import type { Guard } from "./guard.ts";

const CACHE = "server/page-cache.ts";
const CACHED = "server/answer-from-cache.ts";

const CACHES = "server/page-cache.test.ts";

/** Section 7: what the page cache keeps. */
export const PAGE_CACHE_GUARDS: readonly Guard[] = [
  {
    section: 7,
    guard: "what opens a trip is not in the log of cached pages either",
    file: CACHED,
    find: "loggedPath(pathOf(url))",
    put: "pathOf(url)",
    project: "unit",
    test: CACHES,
    title: "the log of a cached answer has no secret of its address",
  },
  {
    section: 7,
    guard: "a page is cached with the scheme and host that are in its links",
    file: CACHED,
    find: "`${publicOrigin ?? origin}${pathname}${search}`",
    put: "`${pathname}${search}`",
    project: "unit",
    test: CACHES,
    title: "a page is cached under its whole address",
  },
  {
    section: 7,
    guard: "an address that nobody of ours wrote is not stored",
    file: CACHED,
    find: "key.length > MAX_KEY || ",
    put: "",
    project: "unit",
    test: CACHES,
    title: "a page with an address longer than any of ours is never stored",
  },
  {
    section: 7,
    guard: "a part of a page's data is not stored as the whole, however its name is written",
    file: CACHE,
    find: 'new URLSearchParams(query).has("_routes")',
    put: 'query.includes("_routes=")',
    project: "unit",
    test: CACHES,
    title: "is neither stored nor answered as the whole",
  },
  {
    section: 7,
    guard: "the page cache has a limit of entries",
    file: CACHE,
    find: "    max: most,\n",
    put: "",
    project: "unit",
    test: CACHES,
    title: "no more pages are kept than the limit says",
  },
  {
    section: 7,
    guard: "the addresses of cached pages count towards its memory",
    file: CACHE,
    find: " + 2 * key.length",
    put: "",
    project: "unit",
    test: CACHES,
    title: "long addresses count towards the memory of the cache",
  },
];
