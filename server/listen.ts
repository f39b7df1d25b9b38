import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from "node:http";
import { BadEnvironment } from "#app/platform/env/env.server.ts";
import { isDeclaredTooLarge } from "#server/requests/limit-bodies.ts";

/** Longer than the minute of most proxies: if we closed first, a request on its way would be lost. */
const KEEP_MS = 75_000;
const FINISH_MS = 10_000;
/** How soon a connection is closed whose answer was under way at shutdown. */
const IDLE_MS = 50;

/** Takes the port first: a port in use should be reported before anything is built or opened. */
export async function listen(host: string, port: number, handle: RequestListener): Promise<Server> {
  const server = createServer(
    {
      requestTimeout: 30_000,
      headersTimeout: 10_000,
      // Node looks for connections that are too slow every 30 seconds otherwise.
      connectionsCheckingInterval: 1_000,
      keepAliveTimeout: KEEP_MS,
    },
    handle,
  );
  // A client that sends `Expect: 100-continue` is told immediately when the body is too large; others need no such
  // answer.
  server.on("checkContinue", (request: IncomingMessage, response: ServerResponse) => {
    const [path = ""] = (request.url ?? "").split("?");
    const isRefused = isDeclaredTooLarge(path, request.headers["content-length"]);
    if (!isRefused) response.writeContinue();
    handle(request, response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", (cause: NodeJS.ErrnoException) => reject(portProblem(cause, host, port)));
    server.listen(port, host, resolve);
  });
  return server;
}

/** Refuses new connections and lets running requests finish within ten seconds. Connections are not reused: fast clients would block the shutdown. */
export function closeGracefully(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const deadline = setTimeout(() => server.closeAllConnections(), FINISH_MS);
    server.prependListener("request", (_, response) => response.setHeader("connection", "close"));
    const idle = setInterval(() => server.closeIdleConnections(), IDLE_MS);
    server.close(() => {
      clearTimeout(deadline);
      clearInterval(idle);
      resolve();
    });
  });
}

export function portOf(server: Server): number {
  const address = server.address();
  return typeof address === "object" && address ? address.port : 0;
}

function portProblem(cause: NodeJS.ErrnoException, host: string, port: number): Error {
  const reasons: Record<string, string> = {
    EADDRINUSE: `PORT: ${port} is taken by another program; stop it, or set PORT to a free one`,
    EACCES: `PORT: ${port} may not be used by this user; set PORT to one above 1023`,
    EADDRNOTAVAIL: `HOST: ${host} is no address of this machine`,
    ENOTFOUND: `HOST: ${host} is no address of this machine`,
  };
  const line = reasons[cause.code ?? ""];
  return line ? new BadEnvironment([line]) : cause;
}
