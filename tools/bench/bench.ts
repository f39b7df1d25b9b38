import { readFile, rm, writeFile } from "node:fs/promises";
import { temporaryDirectory } from "#tests/support/server/shop-process.ts";
import { communityBench } from "./community-bench.ts";
import { crowdBench } from "./crowd-bench.ts";
import { dataBench } from "./data-bench.ts";
import { deskBench } from "./desk-bench.ts";
import { orderBench } from "./order-bench.ts";
import { pagesBench } from "./pages-bench.ts";
import { phoneBench } from "./phone-bench.ts";
import { pricesBench } from "./prices-bench.ts";
import { withSections } from "./report.ts";
import { searchBench, searchTable } from "./search-bench.ts";
import { startBench } from "./start.ts";
import { troubleBench } from "./trouble-bench.ts";
import { uploadsBench } from "./uploads-bench.ts";

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
  search: async () => [
    ["Search in a growing catalogue (PostgreSQL)", searchTable(await searchBench())],
  ],
};

const RESULTS = "tools/bench/results.md";
const INTRODUCTION = `# Benchmark

Written by \`npm run bench\`; \`npm run bench pages\` rewrites only that part (${Object.keys(PARTS).join(", ")}).

Pages are measured by the processor time that the server's process spends for one answer, all its threads together, compared with a bare \`node:http\` server that sends the same bytes and headers in the same run: three turns each, the middle ones compared. A crowded machine changes that, too: run it on a quiet one, twice, and believe what agrees. The driver has a process of its own; requests per second are told only where it had something to do for at most half of the time, for otherwise they would be the driver's (decision 0040).
`;

const wanted = process.argv.slice(2);
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
