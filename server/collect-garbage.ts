import type { Server } from "node:http";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** How long no request may have come before the shop counts as idle. */
const IDLE_MS = 30_000;

type Collect = (how: { type: "major"; execution: "sync"; flavor: "last-resort" }) => void;

/** Runs a full collection once after every rush: Node keeps the memory it once needed, above all that of the start. */
export function collectGarbageWhenIdle(server: Server): void {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as Collect;
  const giveBack = () => collect({ type: "major", execution: "sync", flavor: "last-resort" });
  const timer = setTimeout(giveBack, IDLE_MS).unref();
  server.on("request", ({ url }) => {
    // Health checks must not count as activity.
    if (url !== "/ready" && url !== "/health") timer.refresh();
  });
}
