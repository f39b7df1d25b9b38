import { globSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import sharp from "sharp";
import { type ShopProcess, startShop } from "#tests/support/server/shop-process.ts";
import { signInCookie } from "#tests/support/server/sign-in.ts";
import { percentile } from "./load.ts";
import { decimals, table } from "./report.ts";

const SECONDS = 10;
const TURNS = 3;
const PICTURES = 8;
const BREATH_MS = 20;
const LIMIT = 2;

type Times = { readonly login: readonly number[]; readonly file: readonly number[] };
type Turn = { readonly peace: Times; readonly trouble: Times; readonly seconds: number };

/**
 * How eight of the largest pictures sent at once slow down others: p95 over that of the same idle shop, middle of three
 * turns.
 */
export async function uploadsBench(dataDir: string): Promise<string> {
  const picture = await worstPicture();
  const shop = await startShop({ DATA_DIR: dataDir });
  await others(shop, wait(2_000));
  const turns: Turn[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    const peace = await others(shop, wait(SECONDS * 1_000));
    const begun = performance.now();
    const trouble = await others(shop, sendAll(shop, picture));
    turns.push({ peace, trouble, seconds: (performance.now() - begun) / 1_000 });
  }
  await shop.stop();
  const seconds = turns.map((turn) => decimals(turn.seconds, 0)).join(", ");
  const told = table(
    ["", "p95 ms in peace", "p95 ms meanwhile", "ratio", "wanted"],
    [row("login", turns, "login"), row("a static file", turns, "file")],
  );
  return `${told}\n\nThe eight (9,999 × 6,400 pixels of 16 bits, ${decimals(picture.length / 1_000, 0)} kB each) took ${seconds} s, one at a time.`;
}

function row(name: string, turns: readonly Turn[], kind: keyof Times): readonly string[] {
  const pairs = turns.map(({ peace, trouble }) => {
    const [before, during] = [percentile(peace[kind], 95), percentile(trouble[kind], 95)];
    return { before, during, ratio: during / before };
  });
  const middle = pairs.toSorted((a, b) => a.ratio - b.ratio)[Math.floor(TURNS / 2)];
  if (!middle) throw new RangeError("three turns have a middle one");
  const { before, during, ratio } = middle;
  return [name, decimals(before, 1), decimals(during, 1), decimals(ratio, 2), `≤ ${LIMIT}`];
}

/** One who logs in again and again and one who fetches a file, until something is over. */
async function others(shop: ShopProcess, over: Promise<unknown>): Promise<Times> {
  let isOver = false;
  const ended = over.finally(() => {
    isOver = true;
  });
  const asset = globSync("assets/*.js", { cwd: "build/client" })[0];
  const again = async (ask: () => Promise<unknown>) => {
    const times: number[] = [];
    while (!isOver) {
      const begun = performance.now();
      await ask();
      times.push(performance.now() - begun);
      await wait(BREATH_MS);
    }
    return times;
  };
  const [login, file] = await Promise.all([
    again(() => signInCookie(shop.url, "guest")),
    again(async () => (await fetch(`${shop.url}/${asset}`)).arrayBuffer()),
    ended,
  ]);
  return { login, file };
}

async function sendAll(shop: ShopProcess, picture: Buffer): Promise<void> {
  const headers = { origin: shop.url, cookie: await signInCookie(shop.url, "content") };
  await Promise.all(
    Array.from({ length: PICTURES }, async () => {
      const body = new FormData();
      body.append("file", new Blob([Uint8Array.from(picture)]), "worst.png");
      const response = await fetch(`${shop.url}/api/uploads`, { method: "POST", headers, body });
      if (response.status !== 200) throw new Error(`an upload answered ${response.status}`);
      await response.json();
    }),
  );
}

/** The largest accepted picture, in the depth that takes longest, in few bytes. */
function worstPicture(): Promise<Buffer> {
  const background = { r: 60, g: 143, b: 124, alpha: 0.5 };
  return sharp({ create: { width: 9_999, height: 6_400, channels: 4, background } })
    .toColourspace("rgb16")
    .png({ compressionLevel: 9, progressive: true })
    .toBuffer();
}
