import { readdirSync, readFileSync, readlinkSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "#tests/support/server/free-port.ts";
import {
  type ShopProcess,
  startShop,
  temporaryDirectory,
} from "#tests/support/server/shop-process.ts";
import type { Orders, Weight } from "./moved-clock.ts";

const CLOCK = resolve("tools/soak/moved-clock.ts");

export type Measured = {
  readonly used: number;
  readonly resident: number;
  /** Handles that are no sockets: files, pipes, timers. */
  readonly files: number;
  readonly sockets: number;
};

/** What a shop wrote, by the clock of the reader: its own is set wrong at times. */
type Said = { readonly at: number; readonly text: string };

/** A shop that keeps its address through kills, and whose clock can be set. */
export async function soakShop(env: NodeJS.ProcessEnv) {
  const dataDir = await temporaryDirectory();
  const file = join(dataDir, "soak-orders.json");
  const port = String(await freePort());
  let orders: Orders = { offsetMs: 0, weighing: 0 };
  const tell = (more: Partial<Orders>) => {
    orders = { ...orders, ...more };
    writeFileSync(file, JSON.stringify(orders));
  };
  tell({});
  const said: Said[] = [];
  const start = async () => {
    const started = await startShop({
      ...env,
      LOG_LEVEL: "warn",
      DATA_DIR: dataDir,
      PORT: port,
      SOAK_ORDERS: file,
      NODE_OPTIONS: `--import=${CLOCK}`,
    });
    const listen = (chunk: Buffer) => said.push({ at: Date.now(), text: String(chunk) });
    started.process.stdout?.on("data", listen);
    started.process.stderr?.on("data", listen);
    return started;
  };
  let shop: ShopProcess = await start();

  async function weigh(): Promise<number> {
    tell({ weighing: orders.weighing + 1 });
    for (let turn = 0; turn < 300; turn += 1) {
      await wait(100);
      const weight = readWeight(`${file}.weight`);
      if (weight?.weighing === orders.weighing) return weight.used;
    }
    throw new Error("a shop did not weigh itself");
  }

  return {
    url: shop.url,
    setClock: (offsetMs: number) => tell({ offsetMs }),
    kill: () => shop.stop("SIGKILL"),
    startAgain: async () => {
      shop = await start();
    },
    measure: async (): Promise<Measured> => {
      const used = await weigh();
      const { pid } = shop.process;
      const pages = Number(readFileSync(`/proc/${pid}/statm`, "utf8").split(" ")[1]);
      return { used, resident: pages * 4096, ...handlesOf(`/proc/${pid}/fd`) };
    },
    /** Warnings and errors that it wrote from one moment to another. */
    said: (from: number, until: number) =>
      said.filter(({ at }) => at >= from && at <= until).map(({ text }) => text.trim()),
    stop: async () => {
      const code = await shop.stop();
      await rm(dataDir, { recursive: true, force: true });
      return code;
    },
  };
}

export type SoakShop = Awaited<ReturnType<typeof soakShop>>;

function handlesOf(folder: string): Pick<Measured, "files" | "sockets"> {
  const targets = readdirSync(folder).map((name) => readTarget(join(folder, name)));
  const sockets = targets.filter((target) => target.startsWith("socket:")).length;
  return { files: targets.length - sockets, sockets };
}

/** A socket that closed while the list was read leads nowhere. */
function readTarget(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    return "socket:closed";
  }
}

function readWeight(path: string): Weight | undefined {
  try {
    return JSON.parse(readFileSync(path, "utf8")) as Weight;
  } catch {
    return undefined;
  }
}
