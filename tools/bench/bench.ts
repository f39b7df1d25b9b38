import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, rm, writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { dateIn, SHOP_ZONE } from "#app/domain/common/date/local-date.ts";
import { monthAfter, monthParam } from "#app/domain/common/date/month.ts";
import { freePort } from "#tests/support/server/free-port.ts";
import {
  type ShopProcess,
  startShop,
  temporaryDirectory,
} from "#tests/support/server/shop-process.ts";
import { signInCookie } from "#tests/support/server/sign-in.ts";
import { openBrowser } from "./browser.ts";
import { communityBench } from "./community-bench.ts";
import { crowdBench } from "./crowd-bench.ts";
import { dataBench } from "./data-bench.ts";
import { deskBench } from "./desk-bench.ts";
import { percentile } from "./load.ts";
import { orderBench } from "./order-bench.ts";
import { PAGES } from "./pages.ts";
import { pagesBench } from "./pages-bench.ts";
import { plannerBench } from "./planner/planner-bench.ts";
import { decimals, kilobytes, table, withSections } from "./report.ts";
import { searchBench, searchTable } from "./search-bench.ts";
import { troubleBench } from "./trouble-bench.ts";
import { uploadsBench } from "./uploads-bench.ts";

const OPENED = 40;
/** The coming months, whose calendars are open. */
const NEXT = monthAfter(monthParam(new URLSearchParams(), dateIn(SHOP_ZONE, new Date())));
const MONTHS = [NEXT, monthAfter(NEXT), monthAfter(monthAfter(NEXT))];

/** How long the desk waits for the price grid of a month, one request at a time. */
async function pricesBench(dataDir: string): Promise<string> {
  const shop = await startShop({ DATA_DIR: dataDir });
  const cookie = await signInCookie(shop.url, "ops");
  const open = (path: string) => timesOf(shop, cookie, path);
  const rows = [
    ["price grid of a month", ...(await open("/admin/courses/th-siam-old/price?month="))],
    [
      "price grid of a room",
      ...(await open("/admin/hotel/room/ht-amari-pattaya-room-1/price?month=")),
    ],
  ];
  await shop.stop();
  return table(["page", "median", "p95"], rows);
}

async function timesOf({ url }: ShopProcess, cookie: string, path: string): Promise<string[]> {
  const times: number[] = [];
  for (let turn = 0; turn < OPENED; turn += 1) {
    const began = performance.now();
    const answer = await fetch(`${url}${path}${MONTHS[turn % MONTHS.length]}`, {
      headers: { cookie },
    });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    times.push(performance.now() - began);
  }
  // The first ones warm the process up.
  const warm = times.slice(MONTHS.length);
  return [50, 95].map((share) => `${Math.round(percentile(warm, share))} ms`);
}

type Section = readonly [title: string, text: string];

/** `npm run bench pages` runs only that part; the figures of the others stay as they were. */
const PARTS: Record<string, (dataDir: string) => Promise<readonly Section[]>> = {
  start: async (dataDir) => [["Start", await startBench(dataDir)]],
  pages: async (dataDir) => [
    ["Pages from the cache", await pagesBench(dataDir, "on")],
    ["Pages rendered without the cache (`PAGE_CACHE=off`)", await pagesBench(dataDir, "off")],
  ],
  data: async (dataDir) => [
    ["What a page asks of the database and sends", await dataBench(dataDir)],
  ],
  phone: async (dataDir) => [
    ["What a phone fetches and what Lighthouse says (mobile)", await phoneBench(dataDir)],
  ],
  orders: async () => [
    [
      "Orders (PostgreSQL): held, confirmed with the provider's simulator, made into reservations",
      await orderBench(),
    ],
  ],
  crowd: async (dataDir) => [["A crowd on one tee time (PostgreSQL)", await crowdBench(dataDir)]],
  trouble: async (dataDir) => [["In trouble: what others notice", await troubleBench(dataDir)]],
  uploads: async (dataDir) => [
    ["While eight of the worst pictures are uploaded", await uploadsBench(dataDir)],
  ],
  prices: async (dataDir) => [["The desk's price grids", await pricesBench(dataDir)]],
  desk: async () => [["The desk's list of reservations (PostgreSQL)", await deskBench()]],
  community: async () => [
    ["Community and notices (PostgreSQL), by the number of posts", await communityBench()],
  ],
  planner: async () => [
    ["The trip planner: `GolfTravel-1000`", await plannerBench(Number(values.count))],
  ],
  search: async () => [
    ["Search in a growing catalogue (PostgreSQL)", searchTable(await searchBench())],
  ],
};

const RESULTS = "tools/bench/results.md";
const INTRODUCTION = `# Benchmark

Written by \`npm run bench\`; \`npm run bench pages\` rewrites only that part (${Object.keys(PARTS).join(", ")}).

Pages are measured by the processor time that the server's process spends for one answer, all its threads together, compared with a bare \`node:http\` server that sends the same bytes and headers in the same run: three turns each, the middle ones compared. A crowded machine changes that, too: run it on a quiet one, twice, and believe what agrees. The driver has a process of its own; requests per second are told only where it had something to do for at most half of the time, for otherwise they would be the driver's (decision 0040).
`;

const { values, positionals: wanted } = parseArgs({
  options: { count: { type: "string", default: "1000" } },
  allowPositionals: true,
});
const unknown = wanted.find((name) => !(name in PARTS));
if (unknown) throw new Error(`there is no part ${unknown}; there are ${Object.keys(PARTS)}`);

const dataDir = await temporaryDirectory();
for (const [name, run] of Object.entries(PARTS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const sections = await run(dataDir);
  for (const [title, text] of sections) console.log(`\n## ${title}\n\n${text}`);
  const before = await readFile(RESULTS, "utf8").catch(() => "");
  await writeFile(RESULTS, withSections(INTRODUCTION, before, sections));
}
await rm(dataDir, { recursive: true, force: true });

/** With an existing build: once with the database to make, once with it there. */
async function startBench(directory: string): Promise<string> {
  const first = await timeToFirstByte(directory);
  const second = await timeToFirstByte(directory);
  return `With an existing build: ${first} ms to the first byte (database created, demo seeded), ${second} ms the second time.`;
}

/** From the command to the first byte of the home page, as a person at a terminal waits for it. */
async function timeToFirstByte(directory: string): Promise<number> {
  const port = await freePort();
  const begun = performance.now();
  const child: ChildProcess = spawn(process.execPath, ["server/main.ts"], {
    env: { ...process.env, PORT: String(port), DATA_DIR: directory, LOG_LEVEL: "silent" },
    stdio: "ignore",
  });
  while (!(await answers(`http://localhost:${port}/`))) await new Promise((r) => setTimeout(r, 20));
  const waited = Math.round(performance.now() - begun);
  child.kill("SIGTERM");
  await once(child, "close");
  return waited;
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}

/** What a first visit with a phone fetches, and what Lighthouse says of it. */
async function phoneBench(dataDir: string): Promise<string> {
  const shop = await startShop({ DATA_DIR: dataDir });
  const browser = await openBrowser();
  const rows: string[][] = [];
  for (const [name, path] of Object.entries(PAGES)) {
    await fetch(shop.url + path, { headers: { "accept-encoding": "br" } });
    const weight = await browser.weigh(shop.url + path);
    const scores = await browser.judge(shop.url + path);
    rows.push([
      name,
      kilobytes(weight.script),
      kilobytes(weight.total),
      scores.performance === undefined ? "not scored here" : String(scores.performance),
      scores.spread?.join("–") ?? "",
      String(scores.accessibility),
      String(scores.bestPractices),
      String(scores.seo),
      decimals(scores.layoutShift, 3),
      scores.failed.join(", ") || "–",
    ]);
  }
  await browser.close();
  await shop.stop();
  return table(
    [
      "page",
      "JavaScript",
      "all",
      "performance (middle of 5)",
      "worst–best",
      "accessibility",
      "best practices",
      "SEO",
      "layout shift",
      "failed audits",
    ],
    rows,
  );
}
