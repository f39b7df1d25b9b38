import type { Guard } from "./guard.ts";

const WORKER = "app/db/connection/worker.ts";
const PRESENCE = "app/db/connection/worker-presence.server.ts";

const DEAD = "tests/postgres/workers/dead.test.ts";
const PRESENT = "tests/postgres/workers/presence.test.ts";

/** Section 4: workers that die, and workers that only stall. */
export const WORKER_GUARDS: readonly Guard[] = [
  {
    section: 4,
    guard: "who holds the lock of a worker lives, however long it stalls",
    file: WORKER,
    find: " or w.id in ${PRESENT}",
    put: "",
    project: "postgres",
    test: DEAD,
    title: "dead is who has neither a heartbeat nor a connection",
  },
  {
    section: 4,
    guard: "who has a heartbeat lives without the lock",
    file: WORKER,
    find: "w.seen_at between now() - ${GRACE} and now() + ${GRACE} or ",
    put: "",
    project: "postgres",
    test: DEAD,
    title: "dead is who has neither a heartbeat nor a connection",
  },
  {
    section: 4,
    guard: "whoever has just come judges nobody",
    file: WORKER,
    find: "me.present_since < now() - ${LOOK} and ",
    put: "",
    project: "postgres",
    test: DEAD,
    title: "whoever has just come judges nobody",
  },
  {
    section: 4,
    guard: "whoever has lost the own lock judges nobody",
    file: WORKER,
    find: " and me.id in ${PRESENT}",
    put: "",
    project: "postgres",
    test: DEAD,
    title: "whoever has lost their own lock judges nobody",
  },
  {
    section: 4,
    guard: "one heartbeat waits at a time",
    file: PRESENCE,
    find: "    if (waitingSince !== undefined && now - waitingSince < SLOW_BEAT_MS) return;\n",
    put: "",
    project: "postgres",
    test: PRESENT,
    title: "where commits are slow heartbeats do not take the connections",
  },
  {
    section: 4,
    guard: "a lock that the shop's server does not know is taken again",
    file: PRESENCE,
    find: "if (isPresent === false && held && held === lock.held()) cutOff(held);",
    put: "",
    project: "postgres",
    test: PRESENT,
    title: "after a failover a worker takes its lock where the shop works now",
  },
  {
    section: 4,
    guard: "whoever takes the lock again has just come",
    file: PRESENCE,
    find: ", ...(hasJustCome ? { presentSince: now } : {})",
    put: "",
    project: "postgres",
    test: PRESENT,
    title: "after a failover a worker takes its lock where the shop works now",
  },
  {
    section: 4,
    guard: "a heartbeat that lies ahead keeps nobody alive",
    file: WORKER,
    find: "between now() - ${GRACE} and now() + ${GRACE}",
    put: "> now() - ${GRACE}",
    project: "postgres",
    test: DEAD,
    title: "a heartbeat that lies ahead",
  },
];
