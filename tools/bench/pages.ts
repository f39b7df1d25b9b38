import { get, type IncomingMessage } from "node:http";
import { setTimeout as wait } from "node:timers/promises";

/** The pages that are measured, by what the report calls them. */
export const PAGES = {
  home: "/",
  "course list": "/course/city/pattaya",
  "course detail": "/course/th-siam-old",
  search: "/search?q=%EC%8B%9C%EC%95%94",
} as const;

/** The address of the data for a page that the browser renders itself. */
export function dataPath(path: string): string {
  const { pathname, search } = new URL(path, "http://shop");
  return `${pathname === "/" ? "/_" : pathname}.data${search}`;
}

type Body = { readonly bytes: Buffer; readonly headers: IncomingMessage["headers"] };

/** As it goes over the wire: `fetch` would unpack it. */
export async function bodyOf(url: string, encoding: "br" | "identity", tries = 10): Promise<Body> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  get(url, { headers: { "accept-encoding": encoding } }, resolve).on("error", reject);
  const response = await promise;
  const bytes = Buffer.concat(await response.toArray());
  if (response.statusCode === 200) return { bytes, headers: response.headers };
  // On a crowded machine the database is taken for away now and then (decision 0031).
  if (response.statusCode !== 503 || tries === 0) {
    throw new Error(`${url} answered ${response.statusCode}`);
  }
  await wait(1_000);
  return bodyOf(url, encoding, tries - 1);
}
