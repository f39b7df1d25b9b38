import { mkdir, rm, writeFile } from "node:fs/promises";
import { startShop, temporaryDirectory } from "#tests/support/shop-process.ts";
import { openBrowser } from "./browser.ts";
import { compare } from "./load.ts";
import { orderBench } from "./order-bench.ts";
import { decimals, kilobytes, percent, table } from "./report.ts";
import { searchBench, searchTable } from "./search-bench.ts";
import { timeToFirstByte } from "./start.ts";
import { troubleBench } from "./trouble-bench.ts";

const PAGES = {
  home: "/",
  "course list": "/course/city/pattaya",
  "course detail": "/course/th-siam-old",
  search: "/search?q=%EC%8B%9C%EC%95%94",
};
const SECONDS = 4;

const dataDir = await temporaryDirectory();
const scratch = `${dataDir}/bench`;
const first = await timeToFirstByte(dataDir);
const second = await timeToFirstByte(dataDir);
await mkdir(scratch, { recursive: true });

const kept = await throughput("on");
const made = await throughput("off");
const quality = await pageQuality();
const search = searchTable(await searchBench());
const booked = await orderBench();
const trouble = await troubleBench(dataDir);
await rm(dataDir, { recursive: true, force: true });

const report = [
  "# Benchmark",
  "",
  "Written by `npm run bench`. A speed is a ratio to a bare `node:http` server, in a process of its own, that sends the same compressed bytes and headers in the same run: three turns each, the middle ones compared.",
  "",
  `Start with an existing build: ${first} ms to the first byte (database created, demo laid), ${second} ms the second time.`,
  "",
  "## Pages from the cache",
  "",
  kept,
  "",
  "## Pages made anew (`PAGE_CACHE=off`)",
  "",
  made,
  "",
  "## What a phone fetches and what Lighthouse says (mobile)",
  "",
  quality,
  "",
  "## Orders (PostgreSQL): held, confirmed with the provider's stand-in, made into reservations",
  "",
  booked,
  "",
  "## In trouble: what others notice",
  "",
  trouble,
  "",
  "## Search in a growing catalogue (PostgreSQL)",
  "",
  search,
  "",
].join("\n");
console.log(report);
await writeFile("bench/results.md", report);

async function throughput(cache: "on" | "off"): Promise<string> {
  const shop = await startShop({ DATA_DIR: dataDir, PAGE_CACHE: cache });
  const rows: string[][] = [];
  for (const [name, path] of Object.entries(PAGES)) {
    const { ours, bare, bytes } = await compare(shop.url + path, scratch, SECONDS);
    rows.push([
      name,
      kilobytes(bytes),
      decimals(ours.rate, 0),
      decimals(ours.p95, 1),
      decimals(bare.rate, 0),
      percent(ours.rate / bare.rate),
      String(ours.failed),
    ]);
  }
  await shop.stop();
  return table(
    ["page", "bytes sent", "requests/s", "p95 ms", "bare requests/s", "ratio", "failed"],
    rows,
  );
}

async function pageQuality(): Promise<string> {
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
