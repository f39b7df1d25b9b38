import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export const ENCODINGS = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof ENCODINGS)[number];

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
