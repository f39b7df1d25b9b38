import { randomBytes } from "node:crypto";
import { PassThrough } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { contentSecurityPolicy } from "#app/platform/content-security-policy.ts";
import { isCrawler } from "#app/platform/crawler.ts";
import { chosenLocale } from "#app/platform/locale.ts";
import { addAllMessages } from "#app/platform/messages.server.ts";
import { RequestFactsProvider } from "#app/platform/request-facts.tsx";
import { servicesOf } from "#app/platform/services.server.ts";

addAllMessages();

/** Data that is not there by then arrives as an error of its own place, not of the page. */
export const streamTimeout = 5_000;

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  const crawler = isCrawler(request.headers.get("user-agent"));
  if (crawler && status >= 400) return Promise.resolve(plainStatus(request, status, headers));

  const deskLocale = chosenLocale(request.headers.get("cookie")) ?? "ko";
  const nonce = randomBytes(16).toString("base64url");
  headers.set("content-type", "text/html; charset=utf-8");
  // Vite's hot reload writes scripts of its own into the page.
  if (import.meta.env.PROD) headers.set("content-security-policy", contentSecurityPolicy(nonce));

  return new Promise((resolve, reject) => {
    let failed = status;
    const { pipe, abort } = renderToPipeableStream(
      <RequestFactsProvider value={{ nonce, deskLocale }}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </RequestFactsProvider>,
      {
        nonce,
        // Crawlers read the page once, so they get all of it at once.
        [crawler ? "onAllReady" : "onShellReady"]() {
          const body = new PassThrough();
          resolve(
            new Response(createReadableStreamFromReadable(body), { headers, status: failed }),
          );
          pipe(body);
        },
        onShellError: reject,
        onError() {
          failed = 500;
        },
      },
    );
    setTimeout(abort, streamTimeout + 1_000);
  });
}

/** Crawlers do not get the error page, only what happened (spec §2). */
function plainStatus(request: Request, status: number, headers: Headers): Response {
  const { pathname } = new URL(request.url);
  headers.set("content-type", "text/plain; charset=utf-8");
  const text = status === 404 ? `404 Page Not Found: ${pathname}` : `${status}`;
  return new Response(text, { status, headers });
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  const { log } = servicesOf(context as RouterContextProvider);
  log.error({ err: error, path: new URL(request.url).pathname }, "a page failed");
};
