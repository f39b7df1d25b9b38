import type { Server } from "node:http";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** How long no request may have come before the shop counts as idle. */
const QUIET_MS = 30_000;

type Collect = (how: { type: "major"; execution: "sync"; flavor: "last-resort" }) => void;

/** Gives memory back once after every rush: Node by itself keeps what it once needed, at the start above all. */
export function collectGarbageWhenIdle(server: Server): void {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as Collect;
  const giveBack = () => collect({ type: "major", execution: "sync", flavor: "last-resort" });
  const timer = setTimeout(giveBack, QUIET_MS).unref();
  server.on("request", ({ url }) => {
    // Health checks must not count as activity.
    if (url !== "/ready" && url !== "/health") timer.refresh();
  });
}
