import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { setImmediate as nextTurn } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { setClock } from "#tests/support/server/set-clock.ts";

/** The settings of a long run for a shop that loads this: how far its clock is off, and when to measure its memory. */
export type Orders = { readonly offsetMs: number; readonly weighing: number };
/** The answer to a memory measurement: what is in use after a garbage collection. */
export type Weight = { readonly weighing: number; readonly used: number };

const LOOK_MS = 200;
const file = process.env.SOAK_ORDERS ?? "";
let orders: Orders = { offsetMs: 0, weighing: 0 };

setClock(() => orders.offsetMs);

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;

function look(): void {
  const before = orders.weighing;
  try {
    orders = JSON.parse(readFileSync(file, "utf8")) as Orders;
  } catch {
    return;
  }
  if (orders.weighing !== before) void weigh(orders.weighing);
}

/** A second collection frees what the first one only released. */
async function weigh(weighing: number): Promise<void> {
  collect();
  await nextTurn();
  collect();
  const { heapUsed, external } = process.memoryUsage();
  const weight: Weight = { weighing, used: heapUsed + external };
  writeFileSync(`${file}.part`, JSON.stringify(weight));
  renameSync(`${file}.part`, `${file}.weight`);
}

if (file) setInterval(look, LOOK_MS).unref();
