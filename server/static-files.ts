import { serveStatic } from "@hono/node-server/serve-static";
import { type Context, Hono } from "hono";

const YEAR = "public, max-age=31536000, immutable";
export const DAY = "public, max-age=86400";

/** Pages have no ending; only what has one can be a file. */
const FILES = "/:path{.+\\.(?:svg|jpg|avif|webp|png|ico|txt|xml|json|webmanifest)}";

/** Files of the build: those with a hash in their name never change, the others may within a day. */
export function staticFiles(root: string): Hono {
  const files = new Hono();
  // A browser must not guess that a file is something else.
  const sent = (caching: string) => (_: string, c: Context) => {
    c.header("cache-control", caching);
    c.header("x-content-type-options", "nosniff");
  };
  files.use("/assets/*", serveStatic({ root, precompressed: true, onFound: sent(YEAR) }));
  files.use(FILES, serveStatic({ root, precompressed: true, onFound: sent(DAY) }));
  return files;
}
