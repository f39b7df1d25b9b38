import type { Guard } from "./guard.ts";

const AWAY = "app/db/connection/database-away.ts";
const CONNECTION = "app/db/connection/postgres-connection.server.ts";
const CLIENT = "app/db/client.server.ts";
const CLOCK = "app/db/connection/database-clock.ts";
const THROTTLE = "app/platform/http/throttle.server.ts";

const AWAYS = "tests/postgres/failover/away-codes.test.ts";
const LEFT = "tests/postgres/failover/left-primary.test.ts";
const STANDBY = "tests/postgres/failover/standby-away.test.ts";
const DIRECT = "tests/postgres/failover/direct.test.ts";
const TIME = "app/db/connection/database-clock.test.ts";
const TRIES = "tests/both-engines/throttle.test.ts";

/** Section 5: another server becomes the primary. */
export const FAILOVER_GUARDS: readonly Guard[] = [
  {
    section: 5,
    guard: "a server that only reads is refused at connecting",
    file: CONNECTION,
    find: "if (this.#hosts.mustBeWritable) await this.#refuseReader();",
    put: "",
    project: "postgres",
    test: LEFT,
    title: "a server that only reads is passed over at connecting",
  },
  {
    section: 5,
    guard: "a connection whose server may not be written to is not used again",
    file: "app/db/connection/postgres-pool.server.ts",
    find: " || isSpent()",
    put: "",
    project: "postgres",
    test: LEFT,
    title: "a primary that was made read-only is left for the server that can be written to",
  },
  {
    section: 5,
    guard: "where one has failed the next tries another server",
    file: CONNECTION,
    find: "this.#hosts.failed(this.#host);",
    put: "",
    project: "postgres",
    test: LEFT,
    title: "a server that only reads is passed over at connecting",
  },
  {
    section: 5,
    guard: "a commit whose waiting was cancelled is not called done",
    file: CONNECTION,
    find: 'if (routine === "SyncRepWaitForLSN") this',
    put: 'if (routine === "") this',
    project: "postgres",
    test: STANDBY,
    title: "a commit whose waiting somebody cancelled is not reported as done",
  },
  {
    section: 5,
    guard: "nobody begins anything while commits wait for a standby",
    file: CLIENT,
    find: "onHeldUp: (isHeldUp: boolean) => pool.refuse(isHeldUp)",
    put: "onHeldUp: (_: boolean) => {}",
    project: "postgres",
    test: STANDBY,
    title: "a commit that waits for a standby that is away is refused in time",
  },
  {
    section: 5,
    guard: "a server that is read-only is a database that is away (25006)",
    file: AWAY,
    find: "58030|25006)$/;\n/** After",
    put: "58030)$/;\n/** After",
    project: "postgres",
    test: AWAYS,
    title: "a server that can write nothing down is away",
  },
  {
    section: 5,
    guard: "a server whose disk is full is a database that is away (53100)",
    file: AWAY,
    find: "53[123]00",
    put: "53[23]00",
    project: "postgres",
    test: AWAYS,
    title: "a server that can write nothing down is away",
  },
  {
    section: 5,
    guard: "a connection that says 25006 is spent",
    file: AWAY,
    find: "const OVER = /^(57P0[1-5]|25006)$/;",
    put: "const OVER = /^(57P0[1-5])$/;",
    project: "postgres",
    test: AWAYS,
    title: "a connection is of no use after its server may not be written to",
  },
  {
    section: 5,
    guard: "the time is the database's",
    file: CLOCK,
    find: "ahead = Math.min(Math.max(ahead, time - answered), time - asked);",
    put: "",
    project: "postgres",
    test: TIME,
    title: "the time is the database's from its first answer on",
  },
  {
    section: 5,
    guard: "a slow answer moves no clock that it does not prove wrong",
    file: CLOCK,
    find: "Math.min(Math.max(ahead, time - answered), time - asked)",
    put: "time - asked",
    project: "postgres",
    test: TIME,
    title: "an answer that took long says little",
  },
  {
    section: 5,
    guard: "a shop lives by the database's clock",
    file: CLIENT,
    find: "now: clock.now,",
    put: "now: () => new Date(),",
    project: "postgres",
    test: "tests/postgres/workers/wrong-clocks.test.ts",
    title: "workers whose clocks are wrong send on time",
  },
  {
    section: 5,
    guard: "a counter of tries ends by the database's clock",
    file: THROTTLE,
    find: "sql`${throttles.expire} <= now()`",
    put: "lte(throttles.expire, new Date())",
    project: "postgres",
    test: TRIES,
    title: "a process whose clock is early opens nothing that is shut",
  },
  {
    section: 5,
    guard: "a counter of tries begins by the database's clock",
    file: THROTTLE,
    find: "sql`now() + make_interval(secs => ${duration})`",
    put: "sql`${new Date(Date.now() + duration * 1_000).toISOString()}::timestamptz`",
    project: "postgres",
    test: TRIES,
    title: "nor does one whose clock is late count for too short a time",
  },
  {
    section: 5,
    guard: "notifications are heard on the server's own address",
    file: CLIENT,
    find: "resilientListener(direct, channel, hearer)",
    put: "resilientListener(url, channel, hearer)",
    project: "postgres",
    test: DIRECT,
    title: "what needs a session goes to the server's own address",
  },
  {
    section: 5,
    guard: "migrations run on the server's own address",
    file: CLIENT,
    find: "preparePostgres(direct, prepare, clock)",
    put: "preparePostgres(url, prepare, clock)",
    project: "postgres",
    test: DIRECT,
    title: "what needs a session goes to the server's own address",
  },
];
