import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import { isOddAddress } from "#app/platform/http/sent-text.ts";

/** A point on the cache's own clock. A page rendered before a table changed must not be stored after it. */
export type Ticket = number;

type Rendered = {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  readonly tables: readonly string[];
  readonly seconds: number;
  /** The page is the same with any query. */
  readonly anyQuery?: boolean;
};

type Render = () => Promise<CachedPage | undefined>;

export type PageCache = {
  readonly get: (key: string) => CachedPage | undefined;
  readonly begin: () => Ticket;
  readonly store: (key: string, ticket: Ticket, rendered: Rendered) => CachedPage;
  /** Drops every page that reads this table, also those being rendered now. */
  readonly invalidate: (table: string) => void;
  readonly clear: () => void;
  /** One render at a time for a page that is known to be cacheable; other requests wait for it. */
  readonly once: (key: string, render: Render) => Promise<CachedPage | undefined>;
};

const MAX_BYTES = 128 * 1024 * 1024;
/** Many small pages take memory in addition to their bodies. */
const MAX_PAGES = 5_000;
const MAX_KNOWN = 20_000;

type Limits = { readonly bytes?: number; readonly pages?: number };

export function pageCache(
  now: () => number = Date.now,
  { bytes = MAX_BYTES, pages: most = MAX_PAGES }: Limits = {},
): PageCache {
  const pages = new LRUCache<string, CachedPage>({
    max: most,
    maxSize: bytes,
    sizeCalculation: sizeOf,
  });
  const known = new LRUCache<string, { readonly anyQuery: boolean }>({ max: MAX_KNOWN });
  const { begin, changed, changedAll, isOutdated } = changeClock();
  // A page that is the same for any query is still not the answer to a query that is refused.
  const slotOf = (key: string) =>
    known.get(withoutQuery(key))?.anyQuery && !isOddAddress(key) ? withoutQuery(key) : key;
  const renders = sharedRenders();

  function get(key: string): CachedPage | undefined {
    const slot = slotOf(key);
    const page = pages.get(slot);
    if (!page) return undefined;
    if (page.freshUntil > now()) return page;
    pages.delete(slot);
    return undefined;
  }

  function store(key: string, ticket: Ticket, rendered: Rendered): CachedPage {
    const { anyQuery = false } = rendered;
    const page = cachedPage(rendered, now());
    if (!isOutdated(page.tables, ticket)) {
      const slot = anyQuery ? withoutQuery(key) : key;
      pages.set(slot, page);
      known.set(slot, { anyQuery });
    }
    return page;
  }

  function invalidate(table: string): void {
    changed(table);
    renders.forget();
    for (const [key, page] of pages.entries()) {
      if (page.tables.includes(table)) pages.delete(key);
    }
  }

  function clear(): void {
    changedAll();
    renders.forget();
    pages.clear();
  }

  const once = async (key: string, render: Render) =>
    renders.join(slotOf(key), render, known.has(slotOf(key)));
  return { get, begin, store, invalidate, clear, once };
}

/** Which tables changed when, so that a render that began earlier is not stored. */
function changeClock() {
  const changedAt = new Map<string, Ticket>();
  let allChangedAt: Ticket = 0;
  let clock: Ticket = 0;
  return {
    begin: () => clock,
    changed: (table: string) => void changedAt.set(table, ++clock),
    changedAll: () => {
      allChangedAt = ++clock;
    },
    isOutdated: (tables: readonly string[], ticket: Ticket) =>
      allChangedAt > ticket || tables.some((table) => (changedAt.get(table) ?? 0) > ticket),
  };
}

/** Renders in progress, shared by all requests for the same page. */
function sharedRenders() {
  const running = new Map<string, Promise<CachedPage | undefined>>();
  return {
    forget: () => running.clear(),
    async join(slot: string, render: Render, isCacheable: boolean) {
      const shared = running.get(slot);
      if (shared) return shared;
      if (!isCacheable) return render();
      const started = render().finally(() => {
        if (running.get(slot) === started) running.delete(slot);
      });
      running.set(slot, started);
      return started;
    },
  };
}

function cachedPage({ headers, body, tables, seconds }: Rendered, now: number): CachedPage {
  return {
    headers,
    etag: `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"`,
    bodies: new Map([["identity", body]]),
    tables,
    freshUntil: now + seconds * 1_000,
  };
}

/** A data request that names its routes asks for a part of the page, which is another response. */
function withoutQuery(key: string): string {
  const query = key.indexOf("?");
  return query === -1 || namesRoutes(key.slice(query)) ? key : key.slice(0, query);
}

/** As the router reads it, which decodes the names of a query: `%5Froutes` is the same name. */
function namesRoutes(query: string): boolean {
  return new URLSearchParams(query).has("_routes");
}

function sizeOf({ bodies }: CachedPage, key: string): number {
  // The compressed bodies are added later; together they take about a third of the plain one.
  return Math.ceil((bodies.get("identity")?.length ?? 0) * 1.35) + 2 * key.length + 1;
}

const ENCODINGS = ["br", "gzip", "identity"] as const;
type Encoding = (typeof ENCODINGS)[number];

/** A whole response, compressed at most once per encoding. */
export type CachedPage = {
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly bodies: Map<Encoding, Buffer>;
  readonly tables: readonly string[];
  readonly freshUntil: number;
};

const compressors = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (body: Buffer) => promisify(gzip)(body),
};

export async function bodyIn(page: CachedPage, encoding: Encoding): Promise<Buffer> {
  const ready = page.bodies.get(encoding);
  if (ready) return ready;
  const plain = page.bodies.get("identity") ?? Buffer.alloc(0);
  const body = encoding === "identity" ? plain : await compressors[encoding](plain);
  page.bodies.set(encoding, body);
  return body;
}

/** The best encoding the browser accepts; pictures are compressed already. */
export function encodingFor(page: Pick<CachedPage, "headers">, accepted?: string): Encoding {
  const isPicture = page.headers["content-type"]?.startsWith("image/") ?? false;
  if (!accepted || isPicture) return "identity";
  return ENCODINGS.find((encoding) => accepts(accepted, encoding)) ?? "identity";
}

function accepts(accepted: string, encoding: Encoding): boolean {
  return accepted.split(",").some((each) => {
    const [name = "", quality = ""] = each.trim().split(";");
    return name.trim() === encoding && !/^\s*q=0(\.0*)?\s*$/.test(quality);
  });
}

export function headersOf(page: CachedPage, encoding: Encoding): Record<string, string> {
  return {
    ...page.headers,
    etag: page.etag,
    ...(encoding === "identity" ? {} : { "content-encoding": encoding }),
  };
}

/** True where the browser's own copy is still valid, so that 304 is enough. */
export function isNotModified(page: CachedPage, ifNoneMatch: string | undefined): boolean {
  return ifNoneMatch?.split(",").some((tag) => tag.trim() === page.etag) ?? false;
}
