import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { socialSimulator } from "../simulators/social/social-simulator.ts";

const MAX_FORM_BYTES = 64 * 1024;

let mounted: Hono | undefined;

/** The demo's stand-ins for the outside. One for the process: development builds the application anew for each request. */
export function simulators(publicOrigin: string | undefined): Hono {
  mounted ??= new Hono()
    .use("/simulator/*", bodyLimit({ maxSize: MAX_FORM_BYTES }))
    .route("/simulator", socialSimulator({ shopOrigin: publicOrigin }).app);
  return mounted;
}

/** The way to them without a network: what the server itself asks never leaves the process. */
export function simulatorFetch(app: Hono): typeof fetch {
  return async (input, init) => app.fetch(new Request(input, init));
}
