import { cp } from "node:fs/promises";
import { keptDemo } from "#tests/support/server/kept-demo.ts";

/** The shop of the browser tests, on a copy of the demo. */
await cp(await keptDemo(), String(process.env.DATA_DIR), { recursive: true });
await import("../../server/main.ts");
