import type { Context, MiddlewareHandler } from "hono";
import { RateLimiterMemory } from "rate-limiter-flexible";
import { MAX_WORKBOOK_BYTES } from "#app/domain/catalog/workbook/workbook-cells.ts";
import { MAX_IMAGE_BYTES } from "#app/domain/picture/upload.ts";
import { TOO_LARGE } from "#app/platform/http/too-large.ts";

/** So much has arrived with the head of its request, or soon will have. */
const SMALL_BYTES = 64 * 1024;
/** A refused body is read to its end within these: a browser reads no answer while it sends. */
const MOST_DISCARDED_BYTES = 100 * 1024 * 1024;
const MOST_DISCARDING_MS = 20_000;

type Source = ReadableStreamDefaultReader<Uint8Array>;

/**
 * Takes the body from a request that is too large, and lets the action itself answer in its form and language
 * (`isTooLarge`). What an action leaves unread is read to its end as well: closing the connection would reset it.
 */
export function limitBodies(): MiddlewareHandler {
  return async (c, next) => {
    const { body, headers } = c.req.raw;
    if (!body) return next();
    if (headers.has("transfer-encoding")) return takeChunks(c, next, body.getReader());
    const length = headers.get("content-length");
    if (isDeclaredTooLarge(c.req.path, length)) {
      // A client that expects 100-continue has sent nothing yet, and need not.
      const isAsking = headers.get("expect")?.toLowerCase() === "100-continue";
      return refuse(c, next, !isAsking && (await discard(body.getReader())));
    }
    if (Number(length) <= SMALL_BYTES) return next();
    const source = body.getReader();
    c.req.raw = withBody(c.req.raw, streamOf(source));
    await next();
    if (!(await discard(source))) c.header("connection", "close");
  };
}

type Next = Parameters<MiddlewareHandler>[1];

/** Without a length the size is unknown: it is counted before the action sees it. */
async function takeChunks(c: Context, next: Next, source: Source) {
  const limit = bodyLimitOf(c.req.path);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await source.read();
    if (done) break;
    size += value.length;
    if (size > limit) return refuse(c, next, await discard(source));
    chunks.push(value);
  }
  c.req.raw = withBody(c.req.raw, new Blob(chunks as BlobPart[]).stream());
  return next();
}

async function refuse(c: Context, next: Next, isDiscarded: boolean) {
  const { url, method, headers: sent, signal } = c.req.raw;
  const headers = new Headers(sent);
  headers.set(TOO_LARGE, "1");
  c.req.raw = new Request(url, { method, headers, signal });
  await next();
  if (!isDiscarded) c.header("connection", "close");
}

function withBody(request: Request, body: ReadableStream): Request {
  const init: RequestInit & { readonly duplex: "half" } = { body, duplex: "half" };
  return new Request(request, init);
}

function streamOf(source: Source): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await source.read();
      if (done) controller.close();
      else controller.enqueue(value);
    },
  });
}

/** Reads and forgets what is left; false where there is too much of it, or it comes too slowly. */
async function discard(source: Source): Promise<boolean> {
  const late = AbortSignal.timeout(MOST_DISCARDING_MS);
  let size = 0;
  try {
    while (size <= MOST_DISCARDED_BYTES && !late.aborted) {
      const { done, value } = await source.read();
      if (done) return true;
      size += value.length;
    }
    return false;
  } catch {
    // The sender is gone.
    return true;
  }
}

const USUAL_BYTES = 1024 * 1024;

/** Addresses that take files; the rest of such a form has the usual size. */
const OF_FILES: Readonly<Record<string, number>> = {
  "/api/uploads": MAX_IMAGE_BYTES + USUAL_BYTES,
  "/admin/courses/import": MAX_WORKBOOK_BYTES + USUAL_BYTES,
};

/** How much a request may send to this address, as a page or as data of it. */
function bodyLimitOf(path: string): number {
  return OF_FILES[path.replace(/\.data$/, "")] ?? USUAL_BYTES;
}

/** Whether the sender itself says that it is more; a body in chunks is counted as it comes. */
export function isDeclaredTooLarge(
  path: string,
  contentLength: string | null | undefined,
): boolean {
  return Number(contentLength ?? 0) > bodyLimitOf(path);
}

const SECONDS = 10;
/** Each costs a query, which members who are paying wait for. */
const MOST = 100;

/**
 * Runs before everything else, the request log included. In memory, because a flood must not reach the database.
 * The provider sends refused webhooks again.
 */
export function limitWebhooks(addressOf: (c: Context) => string): MiddlewareHandler {
  const flood = new RateLimiterMemory({ points: MOST, duration: SECONDS });
  return async (c, next) => {
    const isTooMuch = await flood.consume(addressOf(c)).then(
      () => false,
      () => true,
    );
    if (!isTooMuch) return next();
    const headers = { "cache-control": "no-store", "retry-after": String(SECONDS) };
    return c.json({ ok: false }, 429, headers);
  };
}
