import type { MiddlewareHandler } from "hono";

/** No address of ours has a name and password in it, and no page can be asked for by one that has. */
export const refuseCredentials: MiddlewareHandler = async (c, next) => {
  const { username, password } = new URL(c.req.url);
  if (username || password) return c.json({ code: "common.bad_request" }, 400);
  return next();
};
