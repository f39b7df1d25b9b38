import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";

export const ENCODINGS = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** A whole answer, compressed once for whoever asks for it. */
export type OfflinePage = {
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly bodies: Map<Encoding, Buffer>;
  readonly tables: readonly string[];
  readonly freshUntil: number;
};

/** When a page began to be made: what changed since then may be missing from it. */
export type Ticket = number;

type Made = {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  readonly tables: readonly string[];
  readonly seconds: number;
  /** It answers whatever else its address asks for. */
  readonly anyQuery?: boolean;
};

export type PageCache = {
  readonly get: (key: string) => OfflinePage | undefined;
  readonly begin: () => Ticket;
  readonly keep: (key: string, ticket: Ticket, made: Made) => OfflinePage;
  /** Drops every page that reads this table, also those that are being made. */
  readonly drop: (table: string) => void;
  readonly clear: () => void;
  /** One maker at a time for a page that is known to be kept; the others wait for it. */
  readonly once: (
    key: string,
    make: () => Promise<OfflinePage | undefined>,
  ) => Promise<OfflinePage | undefined>;
};

const MAX_BYTES = 128 * 1024 * 1024;
const MAX_KNOWN = 20_000;

export function pageCache(now: () => number = Date.now, maxBytes = MAX_BYTES): PageCache {
  const pages = new LRUCache<string, OfflinePage>({ maxSize: maxBytes, sizeCalculation: sizeOf });
  const known = new LRUCache<string, { readonly anyQuery: boolean }>({ max: MAX_KNOWN });
  const making = new Map<string, Promise<OfflinePage | undefined>>();
  const droppedAt = new Map<string, Ticket>();
  let clearedAt: Ticket = 0;
  let clock: Ticket = 0;

  /** Where a page lies: under its whole address, or under its path where the rest changes nothing. */
  function placeOf(key: string): string {
    const path = withoutQuery(key);
    return known.get(path)?.anyQuery ? path : key;
  }

  function get(key: string): OfflinePage | undefined {
    const place = placeOf(key);
    const page = pages.get(place);
    if (!page) return undefined;
    if (page.freshUntil > now()) return page;
    pages.delete(place);
    return undefined;
  }

  function keep(key: string, ticket: Ticket, made: Made): OfflinePage {
    const { headers, body, tables, seconds, anyQuery = false } = made;
    const page: OfflinePage = {
      headers,
      etag: `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"`,
      bodies: new Map([["identity", body]]),
      tables,
      freshUntil: now() + seconds * 1_000,
    };
    const isOutdated =
      clearedAt > ticket || tables.some((table) => (droppedAt.get(table) ?? 0) > ticket);
    if (!isOutdated) {
      const place = anyQuery ? withoutQuery(key) : key;
      pages.set(place, page);
      known.set(place, { anyQuery });
    }
    return page;
  }

  function drop(table: string): void {
    droppedAt.set(table, ++clock);
    making.clear();
    for (const [key, page] of pages.entries()) {
      if (page.tables.includes(table)) pages.delete(key);
    }
  }

  function clear(): void {
    clearedAt = ++clock;
    making.clear();
    pages.clear();
  }

  async function once(
    key: string,
    make: () => Promise<OfflinePage | undefined>,
  ): Promise<OfflinePage | undefined> {
    const place = placeOf(key);
    const running = making.get(place);
    if (running) return running;
    if (!known.has(place)) return make();
    const made = make().finally(() => {
      if (making.get(place) === made) making.delete(place);
    });
    making.set(place, made);
    return made;
  }

  return { get, begin: () => clock, keep, drop, clear, once };
}

/** A data request that names its routes asks for a part of the page: another answer. */
function withoutQuery(key: string): string {
  const query = key.indexOf("?");
  return query === -1 || key.includes("_routes=", query) ? key : key.slice(0, query);
}

const compressors = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (body: Buffer) => promisify(gzip)(body),
};

export async function bodyIn(page: OfflinePage, encoding: Encoding): Promise<Buffer> {
  const ready = page.bodies.get(encoding);
  if (ready) return ready;
  const plain = page.bodies.get("identity") ?? Buffer.alloc(0);
  const body = encoding === "identity" ? plain : await compressors[encoding](plain);
  page.bodies.set(encoding, body);
  return body;
}

/** The best of what a browser says it can read; pictures are packed already. */
export function encodingFor(page: Pick<OfflinePage, "headers">, accepted?: string): Encoding {
  const isPacked = page.headers["content-type"]?.startsWith("image/") ?? false;
  if (!accepted || isPacked) return "identity";
  return ENCODINGS.find((encoding) => accepts(accepted, encoding)) ?? "identity";
}

function accepts(accepted: string, encoding: Encoding): boolean {
  return accepted.split(",").some((each) => {
    const [name = "", quality = ""] = each.trim().split(";");
    return name.trim() === encoding && !/^\s*q=0(\.0*)?\s*$/.test(quality);
  });
}

export function headersOf(page: OfflinePage, encoding: Encoding): Record<string, string> {
  return {
    ...page.headers,
    etag: page.etag,
    ...(encoding === "identity" ? {} : { "content-encoding": encoding }),
  };
}

/** As a browser asks whether what it holds is still right. */
export function isHeldAlready(page: OfflinePage, ifNoneMatch: string | undefined): boolean {
  return ifNoneMatch?.split(",").some((tag) => tag.trim() === page.etag) ?? false;
}

function sizeOf({ bodies }: OfflinePage): number {
  // Its compressed forms follow and are about a third of it together.
  return Math.ceil((bodies.get("identity")?.length ?? 0) * 1.35) + 1;
}
